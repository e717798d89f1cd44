// What happened, as things that fly over the board. The view is drawn at once and is the
// truth; motion only shows how it came about.
import type { Cell, Colour, SeenEvent, View } from "../protocol";
import { tint, unitIcon } from "../ui/look";
import { dock, middle, type Point } from "./geometry";

export interface Flight {
  kind: "unit" | "cylinder" | "cube" | "ring" | "clash";
  from: Point;
  to: Point;
  tint: string;
  icon: string;
  count: number;
}

type Ground = Pick<View, "seats" | "table">;

const isCell = (place: string): boolean => /^[a-z]\d+$/.test(place);

/** The middle of a cell or of the biodome that a place or spot belongs to. */
export function point(place: string, seat: number, view: Ground): Point | null {
  if (isCell(place)) return middle(place as Cell);
  const owner = /^[A-E]\./.test(place) ? place.charCodeAt(0) - 65 : seat;
  const doors = view.seats[owner]?.doors;
  if (!doors || doors.length === 0) return null;
  const at = dock(doors, view.table.columns, view.table.rows);
  const out = { bottom: [0, 50], top: [0, -50], left: [-50, 0], right: [50, 0] }[at.side] as [number, number];
  return { x: at.x + out[0], y: at.y + out[1] };
}

export function flight(event: SeenEvent, view: Ground): Flight | null {
  const fly = (kind: Flight["kind"], colour: Colour | number, from: Point | null, to: Point | null, count = 1): Flight | null =>
    from && to ? { kind, from, to, tint: tint(colour, view.seats), icon: typeof colour === "string" ? unitIcon(colour, view.seats, () => undefined) : "person", count } : null;
  switch (event.type) {
    case "went":
      return fly("unit", event.seat, point(event.from, event.seat, view), point(event.to, event.seat, view), event.squad.own + event.squad.robots + event.squad.mercenaries);
    case "routed":
      return fly("cylinder", event.colour, point(event.from, event.seat, view), point(event.to, event.seat, view));
    case "cube_placed":
    case "cube_replaced":
      return fly("cube", event.seat, point("home", event.seat, view), point(event.at, event.seat, view));
    case "awoke":
      return fly("ring", event.seat, point("home", event.seat, view), point("home", event.seat, view));
    case "explored":
      return fly("ring", event.seat, middle(event.cell), middle(event.cell));
    case "room_placed":
      return fly("ring", 0, middle(event.cell), middle(event.cell));
    case "gate_placed":
    case "airlock_opened":
      return fly("ring", event.seat, middle(event.cell), middle(event.cell));
    case "combat_began":
    case "combat_ended":
      return fly("clash", event.attacker, middle(event.at), middle(event.at));
    case "patch":
      return told(event, view, fly);
    case "melee_began":
      return fly("clash", event.seats[0] ?? 0, middle(event.at), middle(event.at));
    default:
      return null;
  }
}

type Fly = (kind: Flight["kind"], colour: Colour | number, from: Point | null, to: Point | null) => Flight | null;

/** Events of modes and variants: what names two places flies, what names one is lit. */
function told(event: object, view: Ground, fly: Fly): Flight | null {
  const { seat, owner, from, to, at, cell, door } = event as { seat?: number; owner?: number; from?: unknown; to?: unknown; at?: unknown; cell?: unknown; door?: { a: string; b: string } };
  const who = seat ?? owner ?? 0;
  const where = (place: unknown) => (typeof place === "string" ? point(place, who, view) : null);
  if (door) return fly("ring", who, where(door.a), where(door.a));
  if (from !== undefined && to !== undefined) return fly("unit", who, where(from), where(to));
  const there = where(at ?? cell ?? to ?? from);
  return fly("ring", who, there, there);
}

/** Flights of one message; those without way are rings. */
export const flights = (events: SeenEvent[], view: Ground): Flight[] =>
  events.map((event) => flight(event, view)).filter((each) => each !== null);
