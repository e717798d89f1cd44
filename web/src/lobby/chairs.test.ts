import { expect, test } from "vitest";
import { chairOf, chairsFor, wish } from "./chairs";

const kinds = (...all: Parameters<typeof chairOf>[0][]) => all.map(chairOf);

test("chairs follow the number of players and keep what was chosen", () => {
  expect(chairsFor(kinds("me"), [2, 5])).toEqual(kinds("me", "engineer"));
  expect(chairsFor(kinds("me", "open", "cadet"), [1, 2])).toEqual(kinds("me", "open"));
  expect(chairsFor(kinds("me", "hot_seat"), [3, 3])).toEqual(kinds("me", "hot_seat", "engineer"));
});

test("a wish names a bot by its slug and a neighbour by a name", () => {
  expect(wish({ ...chairOf("cadet"), faction: "hara" }, "")).toEqual({ kind: "bot", bot: "cadet", faction: "hara" });
  expect(wish(chairOf("hot_seat"), "Player 2")).toEqual({ kind: "hot_seat", name: "Player 2", faction: null });
});
