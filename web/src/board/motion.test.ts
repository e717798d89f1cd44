import { expect, test } from "vitest";
import type { View } from "../protocol";
import { middle } from "./geometry";
import { flights, point } from "./motion";

const view = { table: { columns: 8, rows: 6 }, seats: [{ faction: "hara", doors: ["d6", "e6"] }, { faction: "pajak", doors: ["d1", "e1"] }] } as unknown as View;

test("a place is a cell, a biodome or a section of one", () => {
  expect(point("d3", 0, view)).toEqual(middle("d3"));
  expect(point("B.home", 0, view)).toEqual(point("home", 1, view));
  expect(point("stock", 1, view)).toEqual(point("B.power", 0, view));
  expect(point("C.home", 0, view)).toBeNull();
});

test("units fly in their colour, what moves nothing does not fly", () => {
  const squad = { own: 2, robots: 1, mercenaries: 0 };
  const flown = flights([{ type: "turn_began", seat: 0 }, { type: "went", seat: 0, by: "move", from: "A.home", to: "d6", squad }], view);
  expect(flown).toHaveLength(1);
  expect(flown[0]).toMatchObject({ kind: "unit", tint: "f-hara", count: 3, to: middle("d6") });
});

test("an event of a mode or variant is lit where it happened", () => {
  const [sealed] = flights([{ type: "patch", patch: "complexity2", event: "sealed", seat: 1, door: { a: "d3", b: "d4" } }], view);
  expect(sealed).toMatchObject({ kind: "ring", tint: "f-pajak", to: middle("d3") });
});
