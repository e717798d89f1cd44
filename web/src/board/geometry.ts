// Where things lie on the drawn board.
import type { Cell } from "../protocol";

export const CELL = 184;
export const TILE = 172;
/** The rim around the grid, in which the biodomes lie. */
export const RIM = 118;
/** What is left of the rim on a side without a biodome. */
const MARGIN = 40;

export interface Point { x: number; y: number }
export interface Box extends Point { w: number; h: number }
export type Side = "top" | "right" | "bottom" | "left";

/** Column and row from 0. */
export function cellAt(cell: Cell): Point {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}

export function corner(cell: Cell): Point {
  const { x, y } = cellAt(cell);
  return { x: RIM + x * CELL, y: RIM + y * CELL };
}

/** The ground that the grid and the biodomes on these sides take up. */
export function extent(columns: number, rows: number, sides: Side[] = ["top", "right", "bottom", "left"]): Box {
  const rim = (side: Side) => (sides.includes(side) ? RIM : MARGIN);
  return {
    x: RIM - rim("left"),
    y: RIM - rim("top"),
    w: rim("left") + rim("right") + columns * CELL,
    h: rim("top") + rim("bottom") + rows * CELL,
  };
}

/** A square plate of the ship with its corners cut off. */
export function plate(size: number, cut: number): string {
  return `M${cut} 0H${size - cut}L${size} ${cut}V${size - cut}L${size - cut} ${size}H${cut}L0 ${size - cut}V${cut}z`;
}

/** The middle of a cell. */
export function middle(cell: Cell): Point {
  const { x, y } = corner(cell);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** On which side of the grid a biodome lies, told by its two doors. */
export function side(doors: Cell[], columns: number, rows: number): Side {
  const at = doors.map(cellAt);
  if (at.every(({ y }) => y === rows - 1)) return "bottom";
  if (at.every(({ y }) => y === 0)) return "top";
  return at.every(({ x }) => x === columns - 1) ? "right" : "left";
}

/** The middle of the line in which a biodome touches the grid. */
export function dock(doors: Cell[], columns: number, rows: number): Point & { side: Side } {
  const at = doors.map(corner);
  const x = at.reduce((sum, p) => sum + p.x, 0) / at.length + CELL / 2;
  const y = at.reduce((sum, p) => sum + p.y, 0) / at.length + CELL / 2;
  const { w, h } = extent(columns, rows);
  const where = side(doors, columns, rows);
  switch (where) {
    case "top": return { x, y: RIM, side: where };
    case "bottom": return { x, y: h - RIM, side: where };
    case "left": return { x: RIM, y, side: where };
    case "right": return { x: w - RIM, y, side: where };
  }
}

/** Where a doorway is, between two rooms or between a room and a biodome, and whether it stands upright. */
export function doorway(a: string, b: string, view: { table: { columns: number; rows: number }; seats: { doors: Cell[] }[] }): (Point & { upright: boolean }) | null {
  const [cell, other] = /^[a-z]\d+$/.test(a) ? [a, b] : [b, a];
  if (!/^[a-z]\d+$/.test(cell)) return null;
  const here = middle(cell);
  if (/^[a-z]\d+$/.test(other)) {
    const there = middle(other);
    return { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2, upright: here.y === there.y };
  }
  const doors = view.seats[other.charCodeAt(0) - 65]?.doors;
  if (!doors || doors.length === 0) return null;
  const where = side(doors, view.table.columns, view.table.rows);
  const out = { top: [0, -CELL / 2], bottom: [0, CELL / 2], left: [-CELL / 2, 0], right: [CELL / 2, 0] }[where] as [number, number];
  return { x: here.x + out[0], y: here.y + out[1], upright: where === "left" || where === "right" };
}

/** Where a badge lies on a room, as a transform: at the bottom where there is room for it from afar, else beside the symbol. */
export function badge(cell: Cell, where: "left" | "right", far: boolean): string {
  const at = corner(cell);
  if (far) return `translate(${at.x + (where === "left" ? 28 : 76)} ${at.y + TILE - 25})`;
  return `translate(${at.x + (where === "left" ? 30 : TILE - 30)} ${at.y + TILE / 2 - 6})`;
}

/** Words on at most `lines` lines of about `width` letters; what does not fit ends in an ellipsis. */
export function wrap(text: string, width: number, lines: number): string[] {
  const out: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (longer.length <= width || !line) {
      line = longer;
    } else {
      out.push(line);
      line = word;
    }
  }
  out.push(line);
  if (out.length > lines) {
    out.length = lines;
    out[lines - 1] = `${out[lines - 1]}…`;
  }
  return out.map((part) => (part.length > width + 2 ? `${part.slice(0, width + 1)}…` : part));
}

/** Zoomed by a factor about a point, within bounds. */
export function zoom(box: Box, factor: number, about: Point, whole: Box): Box {
  const w = Math.min(Math.max(box.w * factor, CELL * 2), whole.w * 1.3);
  const real = w / box.w;
  return { x: about.x - (about.x - box.x) * real, y: about.y - (about.y - box.y) * real, w, h: box.h * real };
}
