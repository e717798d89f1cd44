// Who sits on the chairs of a new game, while it is being put together.

export type ChairKind = "me" | "bot" | "easy" | "open" | "hot_seat";

/** As many chairs as the range allows, keeping what was chosen. New ones get a bot. */
export function chairsFor(chairs: ChairKind[], [least, most]: readonly [number, number]): ChairKind[] {
  const kept = chairs.slice(0, most);
  while (kept.length < least) kept.push("bot");
  return kept;
}
