// Which places and cards an option is about, so that it can be found by pointing.
import { book, t } from "../lang/lang.svelte";
import type { Action, View } from "../protocol";

/** The things an action touches: cells, `A.home`, `A.power`, sections, cards. */
export function touched(action: Action): string[] {
  switch (action.type) {
    case "choose":
      return [`section:${action.section}`];
    case "go":
    case "route":
      return [action.from, action.to];
    case "exploit":
    case "explore":
    case "build":
    case "gate":
    case "airlock":
      return [action.cell];
    case "engineer":
    case "fight":
      return [action.at];
    case "swap":
      return [action.a, action.b];
    case "return":
      return [action.from];
    case "keep":
    case "discard":
    case "use":
    case "commit":
      return [`card:${action.card}`];
    default:
      // Options of modes and variants, and those that this client does not know, point at what they name.
      return named(action);
  }
}

/** Places and cards that stand anywhere in a thing. */
function named(thing: object): string[] {
  return Object.entries(thing).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return named(value);
    if (typeof value !== "string") return [];
    if (/^([a-z]\d+|[A-E]\.[\w-]+)$/.test(value)) return [value];
    return key === "card" || key === "out" ? [`card:${value}`] : [];
  });
}

/** A place by which an own section is pointed at, as `section:power` and `A.power`. */
export function names(thing: string): string[] {
  const spot = thing.match(/^([A-E])\.([\w-]+)$/);
  return spot ? [thing, `section:${spot[2]}`] : [thing];
}

export function isAbout(action: Action, picked: string[]): boolean {
  const things = touched(action).flatMap(names);
  return picked.every((thing) => things.includes(thing));
}

/** What an action is called: those of a mode or variant by their own word. */
export function kindOf(action: Action): string {
  return action.type === "patch" ? (action as { action?: string }).action ?? action.type : action.type;
}

/** Options in the order of their kinds, `done` apart. */
export function grouped<T extends { action: Action }>(options: T[]): [kind: string, options: T[]][] {
  const groups = new Map<string, T[]>();
  for (const option of options) {
    if (option.action.type === "done") continue;
    const kind = kindOf(option.action);
    groups.set(kind, [...(groups.get(kind) ?? []), option]);
  }
  return [...groups];
}

const CELL = /^[a-z]\d+$/;
const SPOT = /^[A-E]\.[\w-]+$/;

/** Whether an option can be found by clicking on the board or in a biodome, and costs nothing. */
export const onBoard = (action: Action): boolean => !("pay" in action) && touched(action).some((thing) => CELL.test(thing) || SPOT.test(thing));

/** What a place is called: a room by its name and cell, a biodome by its owner. */
export function placeName(place: string, view: View, players: string[]): string {
  if (CELL.test(place)) return `${place} ${book().rooms[view.rooms.find((room) => room.cell === place)?.tile ?? ""]?.name ?? ""}`.trim();
  const owner = place.charCodeAt(0) - 65;
  return owner === view.viewer ? t("biodome") : t("biodome-of", { name: players[owner] ?? "" });
}
