import { expect, test } from "vitest";
import type { Action } from "../protocol";
import { grouped, isAbout, touched } from "./places";

const go: Action = { type: "go", by: "move", from: "A.home", to: "d6", squad: { own: 1, robots: 0, mercenaries: 0 } };
const cube: Action = { type: "engineer", point: "plain", at: "A.power", replace: null, pay: [] };
const done: Action = { type: "done" };

test("an option is found by each of its places, and by both", () => {
  expect(isAbout(go, [])).toBe(true);
  expect(isAbout(go, ["d6"])).toBe(true);
  expect(isAbout(go, ["A.home", "d6"])).toBe(true);
  expect(isAbout(go, ["d6", "e6"])).toBe(false);
});

test("an option on an own section is found by pointing at the section", () => {
  expect(isAbout(cube, ["section:power"])).toBe(true);
  expect(isAbout(cube, ["section:military"])).toBe(false);
});

test("an option of a variant is found by what it names, however deep", () => {
  expect(touched({ type: "patch", patch: "complexity2", action: "seal", door: { a: "c4", b: "A.home" } })).toEqual(["c4", "A.home"]);
  expect(touched({ type: "patch", patch: "complexity2", action: "construct", card: "lens", out: null })).toEqual(["card:lens"]);
});

test("done is about nothing and stands apart", () => {
  expect(touched(done)).toEqual([]);
  expect(grouped([{ action: go }, { action: done }, { action: cube }, { action: go }]).map(([kind, all]) => [kind, all.length])).toEqual([["go", 2], ["engineer", 1]]);
});

test("an option of tomorrow points at the places it names", () => {
  expect(touched({ type: "rotate", cell: "c4", by: "left" } as unknown as Action)).toEqual(["c4"]);
  expect(grouped([{ action: { type: "rotate" } as unknown as Action }])).toHaveLength(1);
});
