// What one may know of a combat before the cards are shown: the strengths lie open, the other
// card is one of those that have not been seen. A hint, not a rule: the server decides.
import type { Book } from "../content";
import type { View } from "../protocol";

export interface Odds {
  /** By how much the own side leads without cards. */
  lead: number;
  /** How many cards the other one might play. */
  unseen: number;
  /** For each own card, against how many of them it wins. */
  cards: { card: string; wins: number; share: number }[];
}

/** None where three or more fight: too much is open. */
export function odds(view: View, book: Book): Odds | null {
  const { combat, own, viewer } = view;
  if (!combat || !own || combat.sides.length !== 2 || combat.attacker === null) return null;
  const mine = combat.sides.find((side) => side.seat === viewer);
  const theirs = combat.sides.find((side) => side.seat !== viewer);
  // How an Enemy without a seat arms itself is a matter of its mode.
  const other = theirs ? view.seats[theirs.seat] : undefined;
  if (!mine || !theirs || !other) return null;
  const attacks = viewer === combat.attacker;
  const lead = mine.strength - theirs.strength;
  const seen = new Set([...own.hand, ...(own.committed ? [own.committed] : []), ...view.seats.flatMap((seat) => seat.built)]);
  const deck = Object.entries(book.cards).filter(([card, face]) => face.power !== null && !seen.has(card));
  // COMB-R5: an empty hand counts nothing.
  const others = other.hand_size > 0 ? deck.map(([, face]) => face) : [{ power: 0, critical: false }];
  const cards = [...new Set(own.hand)].map((card) => {
    const face = book.cards[card] ?? book.cards[card.replace(/\.\d+$/, "")];
    const wins = others.filter((shown) => {
      if (face?.critical && shown.critical) return false;
      const ahead = lead + (face?.power ?? 0) - (shown.power ?? 0);
      return attacks ? ahead > 0 : ahead >= 0;
    }).length;
    return { card, wins, share: wins / others.length };
  });
  return { lead, unseen: others.length, cards: cards.sort((a, b) => b.share - a.share) };
}
