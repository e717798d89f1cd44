import { expect, test } from "vitest";
import type { Line, SeenEvent } from "../protocol";
import { clashes } from "./clash";

const told = (...events: SeenEvent[]): Line[] => events.map((event, seq) => ({ seq, text: event.type, event }));
const began: SeenEvent = { type: "combat_began", at: "c3", attacker: 0, defender: 1, defence: 4 };
const ended: SeenEvent = { type: "combat_ended", at: "c3", attacker: 0, defender: 1, verdict: "attacker" };

test("a combat that was decided is told with what both sides showed", () => {
  const lines = told(began, { type: "committed", seat: 0 }, { type: "revealed", seat: 0, card: "lens", strength: 9 }, { type: "revealed", seat: 1, card: "rope", strength: 7 }, ended, { type: "turn_ended", seat: 0 });
  expect(clashes(lines, -1)).toEqual([{ seq: 4, at: "c3", attacker: 0, seats: [0, 1], defence: 4, winner: 0, verdict: "won", shown: [{ seat: 0, card: "lens", power: 9 }, { seat: 1, card: "rope", power: 7 }] }]);
});

test("old combats are left out, and one that is going on has no result", () => {
  const lines = told(began, ended, began, { type: "combat_ended", at: "d4", attacker: 1, defender: 0, verdict: "too_weak" }, began);
  expect(clashes(lines, 1).map(({ at, shown }) => [at, shown.length])).toEqual([["d4", 0]]);
  expect(clashes([], -1)).toEqual([]);
});

test("where three fight nobody attacks, and perhaps nobody wins", () => {
  const lines = told({ type: "melee_began", at: "c3", seats: [0, 1, 2] }, { type: "revealed", seat: 2, card: "lens", strength: 9 }, { type: "melee_ended", at: "c3", winner: null, critical: false });
  expect(clashes(lines, -1)).toMatchObject([{ attacker: null, seats: [0, 1, 2], winner: null, verdict: "tie", shown: [{ seat: 2 }] }]);
});
