import { expect, test } from "vitest";
import { line, sides, signed, spot } from "./chances";

const analysis = { points: [{ seq: 0, chances: [500, 500] }, { seq: 3, chances: [250, 750] }, { seq: 4, chances: [1000, 0] }] };

test("changes carry their sign", () => {
  expect([signed(124), signed(-47), signed(3)]).toEqual(["+12", "−5", "0"]);
});

test("a row between two points stands at the one before it", () => {
  expect(spot(analysis, 3, 0, 100, 100)).toEqual({ x: 50, y: 75 });
  expect(spot(analysis, 9, 1, 100, 100)).toEqual({ x: 100, y: 100 });
});

test("a line goes from the start to the end", () => {
  expect(line(analysis, 0, 100, 100)).toBe("M0.0 50.0L50.0 75.0L100.0 0.0");
});

test("those who stand together have one line", () => {
  expect(sides(analysis)).toEqual([0, 1]);
  expect(sides({ points: [{ seq: 0, chances: [400, 400, 600] }, { seq: 1, chances: [300, 300, 700] }] })).toEqual([0, 2]);
});
