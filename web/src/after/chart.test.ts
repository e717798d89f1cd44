import { expect, test } from "vitest";
import type { Figures } from "../protocol";
import { curves, path, telling, top } from "./chart";

const seat = (cubes: number, titanium: number) => ({
  cubes, rooms: 1, arsenal: 0, targets: 0, achievements: 0, explored: 0, wins: 0, units: 2, hand: 0,
  resources: { dilitium: 1, osvite: 0, biotics: 0, titanium, metamorphite: 0 },
});
const figures = { points: [0, 1, 3].map((cubes, seq) => ({ seq, active: 0, turn: seq, seats: [seat(cubes, 2), seat(0, cubes)] })) } as unknown as Figures;

test("each seat has a curve, only what changes is shown", () => {
  expect(curves(figures, "cubes")).toEqual([{ seat: 0, values: [0, 1, 3] }, { seat: 1, values: [0, 0, 0] }]);
  expect(curves(figures, "resources")[1]?.values).toEqual([1, 2, 4]);
  expect(telling(figures)).toEqual(["cubes", "resources"]);
});

test("a chart fills its frame", () => {
  expect(top(3)).toBe(4);
  expect(top(17)).toBe(20);
  expect(path([0, 4], 100, 50, 4)).toBe("M0.0 50.0L100.0 0.0");
});
