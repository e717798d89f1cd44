import { expect, test } from "vitest";
import type { Book } from "../content";
import type { View } from "../protocol";
import { odds } from "./odds";

const card = (power: number, critical = false) => ({ name: "", text: "", icon: "", ours: [], power, critical });
const book = { cards: { low: card(2), high: card(9), star: card(12, true), nova: card(11, true), same: card(5) } } as unknown as Book;
const view = (viewer: number, hand: string[], otherHand = 1) =>
  ({
    viewer,
    combat: { attacker: 0, sides: [{ seat: 0, strength: 10 }, { seat: 1, strength: 7 }] },
    own: { hand, committed: null },
    seats: [{ built: [], hand_size: viewer === 0 ? hand.length : otherHand }, { built: [], hand_size: viewer === 1 ? hand.length : otherHand }],
  }) as unknown as View;

test("a tie is the defender's (COMB-25)", () => {
  // Attacker leads by 3: with `low` (2) a sum of 5 wins against nothing above 4.
  expect(odds(view(0, ["low"]), book)?.cards[0]).toMatchObject({ wins: 0 });
  expect(odds(view(1, ["same"]), book)?.cards[0]).toMatchObject({ wins: 1 });
});

test("two of critical mass defeat both (COMB-18), an empty hand counts nothing (COMB-R5)", () => {
  const hint = odds(view(0, ["star"]), book);
  expect(hint).toMatchObject({ lead: 3, unseen: 4 });
  expect(hint?.cards[0]?.wins).toBe(3);
  expect(odds(view(0, ["low"], 0), book)?.cards[0]).toMatchObject({ wins: 1, share: 1 });
});

test("where three fight there is no hint", () => {
  const three = view(0, ["low"]);
  expect(odds({ ...three, combat: { attacker: null, sides: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } } as unknown as View, book)).toBeNull();
});

test("who does not fight is told nothing", () => {
  expect(odds({ ...view(0, []), viewer: 2 } as View, book)).toBeNull();
});
