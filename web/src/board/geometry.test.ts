import { expect, test } from "vitest";
import { cellAt, corner, dock, doorway, extent, middle, side, wrap, zoom } from "./geometry";

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

test("a side without a biodome takes less room", () => {
  const two = extent(8, 6, ["top", "bottom"]);
  expect(two.h).toBe(extent(8, 6).h);
  expect(two.w).toBeLessThan(extent(8, 6).w);
  expect(two.x + two.w / 2).toBeCloseTo(extent(8, 6).w / 2);
});

test("a doorway lies between its rooms, or where a biodome touches one", () => {
  const view = { table: { columns: 8, rows: 6 }, seats: [{ doors: ["d6", "e6"] }] };
  expect(doorway("c3", "d3", view)).toEqual({ x: (middle("c3").x + middle("d3").x) / 2, y: middle("c3").y, upright: true });
  expect(doorway("A.home", "d6", view)).toMatchObject({ x: middle("d6").x, upright: false });
  expect(doorway("B.home", "d1", view)).toBeNull();
});
