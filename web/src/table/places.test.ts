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

test("done is about nothing and stands apart", () => {
  expect(touched(done)).toEqual([]);
  expect(grouped([{ action: go }, { action: done }, { action: cube }, { action: go }]).map(([kind, all]) => [kind, all.length])).toEqual([["go", 2], ["engineer", 1]]);
});
