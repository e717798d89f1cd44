// Chances are thousandths of a whole one.
import type { Analysis } from "./review.svelte";

export const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** With its sign, as changes are read. */
export const signed = (thousandths: number): string => {
  const share = percent(thousandths);
  return share > 0 ? `+${share}` : share < 0 ? `−${-share}` : "0";
};

export interface Spot { x: number; y: number }

/** Where a row stands in a chart of this size, for a seat. */
export function spot(analysis: Pick<Analysis, "points">, seq: number, seat: number, width: number, height: number): Spot {
  const last = Math.max(analysis.points.length - 1, 1);
  const index = Math.max(analysis.points.findLastIndex((point) => point.seq <= seq), 0);
  return { x: (index / last) * width, y: height - ((analysis.points[index]?.chances[seat] ?? 0) / 1000) * height };
}

/** The chances of a seat as a line. */
export function line(analysis: Pick<Analysis, "points">, seat: number, width: number, height: number): string {
  return analysis.points.map((point, i) => {
    const { x, y } = spot({ points: analysis.points }, point.seq, seat, width, height);
    return `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("");
}

/** Who has chances of their own: those who stand together share one. */
export function sides(analysis: Pick<Analysis, "points">): number[] {
  const count = analysis.points[0]?.chances.length ?? 0;
  const same = (a: number, b: number) => analysis.points.every((point) => point.chances[a] === point.chances[b]);
  return Array.from({ length: count }, (_, seat) => seat).filter((seat) => ![...Array(seat).keys()].some((before) => same(before, seat)));
}
