import { expect, test } from "vitest";
import type { Goods, Offer } from "../protocol";
import { bundles } from "./bundles";

const cube = (at: string, ...pay: Goods[]): Offer => ({ text: "", action: { type: "engineer", point: "plain", at, replace: null, pay } });
const go = (to: string, own: number): Offer => ({ text: "", action: { type: "go", by: "move", from: "A.home", to, squad: { own, robots: 0, mercenaries: 0 } } });

test("ways to pay for the same thing are put together", () => {
  const all = [cube("A.power", { kind: "osvite", amount: 2 }), cube("A.power", { kind: "metamorphite", amount: 2 }), cube("c4", { kind: "osvite", amount: 2 }), { text: "", action: { type: "done" } } as Offer];
  expect(bundles(all).map(({ offers }) => offers.length)).toEqual([2, 1, 1]);
});

test("squads that go the same way are put together", () => {
  expect(bundles([go("d6", 1), go("e6", 1), go("d6", 2)]).map(({ offers }) => offers.length)).toEqual([2, 1]);
});
