import { expect, test } from "vitest";
import { chairsFor } from "./chairs";

test("chairs follow the number of players and keep what was chosen", () => {
  expect(chairsFor(["me"], [2, 5])).toEqual(["me", "bot"]);
  expect(chairsFor(["me", "open", "easy"], [1, 2])).toEqual(["me", "open"]);
  expect(chairsFor(["me", "hot_seat"], [3, 3])).toEqual(["me", "hot_seat", "bot"]);
});
