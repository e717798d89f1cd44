import { expect, test } from "vitest";
import type { Player } from "../protocol";
import { chairsFor, sameChairs } from "./chairs";

test("chairs follow the number of players and keep what was chosen", () => {
  expect(chairsFor(["me"], [2, 5])).toEqual(["me", "bot"]);
  expect(chairsFor(["me", "open", "easy"], [1, 2])).toEqual(["me", "open"]);
  expect(chairsFor(["me", "hot_seat"], [3, 3])).toEqual(["me", "hot_seat", "bot"]);
});

test("a rematch seats the same people and bots", () => {
  const player = (name: string, kind: Player["kind"], you: boolean): Player => ({ name, kind, you, bot: kind === "bot" ? "random" : null, seat: 0, online: true });
  const table = [player("Bea", "human", false), player("Ada", "human", true), player("Cem", "human", true), player("Bot", "bot", false)];
  expect(sameChairs(table)).toEqual([{ kind: "open" }, { kind: "me" }, { kind: "hot_seat", name: "Cem" }, { kind: "bot", bot: "random" }]);
});
