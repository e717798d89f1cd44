// Where things lie on the drawn board.
import type { Cell } from "../protocol";

export const CELL = 184;
export const TILE = 172;
/** The rim around the grid, in which the biodomes lie. */
export const RIM = 128;

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

export function extent(columns: number, rows: number): Box {
  return { x: 0, y: 0, w: 2 * RIM + columns * CELL, h: 2 * RIM + rows * CELL };
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
