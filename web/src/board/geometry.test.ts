import { expect, test } from "vitest";
import { cellAt, corner, dock, extent, side, wrap, zoom } from "./geometry";

test("a1 is top left", () => {
  expect(cellAt("a1")).toEqual({ x: 0, y: 0 });
  expect(cellAt("n12")).toEqual({ x: 13, y: 11 });
  expect(corner("b1").x).toBeGreaterThan(corner("a1").x);
});

test("a biodome lies on the side of its doors", () => {
  expect(side(["d6", "e6"], 8, 6)).toBe("bottom");
  expect(side(["d1", "e1"], 8, 6)).toBe("top");
  expect(side(["a3", "a4"], 8, 6)).toBe("left");
  expect(side(["h3", "h4"], 8, 6)).toBe("right");
  const bottom = dock(["d6", "e6"], 8, 6);
  const whole = extent(8, 6);
  expect(bottom.x).toBeCloseTo(whole.w / 2);
  expect(bottom.y).toBeLessThan(whole.h);
});

test("long names are cut, short ones are not", () => {
  expect(wrap("The Brig", 21, 2)).toEqual(["The Brig"]);
  expect(wrap("Waste, Recycling and Purifying Station", 21, 2)).toEqual(["Waste, Recycling and", "Purifying Station"]);
  const cut = wrap("Taktische Konsole und Schiffsverteidigung aller Decks", 21, 2);
  expect(cut).toHaveLength(2);
  expect(cut[1]).toMatch(/…$/);
});

test("zooming keeps the point under the finger", () => {
  const whole = extent(8, 6);
  const about = { x: 400, y: 300 };
  const near = zoom(whole, 0.5, about, whole);
  expect((about.x - near.x) / near.w).toBeCloseTo((about.x - whole.x) / whole.w);
  expect(zoom(whole, 100, about, whole).w).toBeCloseTo(whole.w * 1.3);
});
