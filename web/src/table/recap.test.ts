import { expect, test } from "vitest";
import type { Line, SeenEvent } from "../protocol";
import { recap } from "./recap";

const told = (...events: SeenEvent[]): Line[] => events.map((event, seq) => ({ seq, text: event.type, event }));

test("the recap tells the turns of others since the own last one, without small steps", () => {
  const lines = told(
    { type: "turn_began", seat: 0 }, { type: "awoke", seat: 0 }, { type: "turn_ended", seat: 0 },
    { type: "turn_began", seat: 1 }, { type: "paid", seat: 1, kind: "titanium", amount: 2 }, { type: "awoke", seat: 1 }, { type: "turn_ended", seat: 1 },
    { type: "turn_began", seat: 0 }, { type: "awoke", seat: 0 },
  );
  const chapters = recap(lines, 0);
  expect(chapters.map((chapter) => [chapter.seat, chapter.lines.map((line) => line.text)])).toEqual([[1, ["awoke"]]]);
});

test("before the first own turn there is nothing to tell", () => {
  expect(recap(told({ type: "turn_began", seat: 1 }, { type: "awoke", seat: 1 }), 0)).toEqual([]);
});
