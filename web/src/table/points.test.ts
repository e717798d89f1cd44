import { expect, test } from "vitest";
import type { Totals } from "../protocol";
import { points } from "./points";

test("only what is left is listed, routes by colour", () => {
  const totals = { moves: 3, exploit: 0, routes: { own: 2, violet: 0, turquoise: 0, black: 1 } } as unknown as Totals;
  expect(points(totals)).toEqual([
    { name: "moves", kind: "move", amount: 3 },
    { name: "routes-own", kind: "route", amount: 2 },
    { name: "routes-black", kind: "route", amount: 1 },
  ]);
});
