// Lines of a small chart.
import type { Figures, SeatFigures } from "../protocol";

export const MEASURES = ["cubes", "rooms", "units", "arsenal", "explored", "hand", "targets", "achievements", "wins", "resources"] as const;
export type Measure = (typeof MEASURES)[number];

export function value(figures: SeatFigures, measure: Measure): number {
  return measure === "resources" ? Object.values(figures.resources).reduce((sum, amount) => sum + amount, 0) : figures[measure];
}

export interface Curve { seat: number; values: number[] }

export function curves(figures: Figures, measure: Measure): Curve[] {
  const seats = figures.points[0]?.seats.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: figures.points.map((point) => (point.seats[seat] ? value(point.seats[seat], measure) : 0)),
  }));
}

/** Measures in which anything happened. */
export const telling = (figures: Figures): Measure[] =>
  MEASURES.filter((measure) => curves(figures, measure).some((curve) => curve.values.some((each) => each !== curve.values[0])));

/** A round number at or above the highest value. */
export function top(highest: number): number {
  const steps = [2, 4, 6, 10, 20, 30, 50, 100, 200, 500];
  return steps.find((step) => step >= highest) ?? Math.ceil(highest / 100) * 100;
}

export function path(values: number[], width: number, height: number, highest: number): string {
  const x = (i: number) => (values.length > 1 ? (i / (values.length - 1)) * width : 0);
  const y = (v: number) => height - (v / highest) * height;
  return values.map((v, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join("");
}
