// Who sits on the chairs of a new game, while it is being put together.

import type { Chair, Player } from "../protocol";

export type ChairKind = "me" | "bot" | "easy" | "open" | "hot_seat";

/** As many chairs as the range allows, keeping what was chosen. New ones get a bot. */
export function chairsFor(chairs: ChairKind[], [least, most]: readonly [number, number]): ChairKind[] {
  const kept = chairs.slice(0, most);
  while (kept.length < least) kept.push("bot");
  return kept;
}

/** The same table once more: friends elsewhere get a free chair and join by code. */
export function sameChairs(players: Player[]): Chair[] {
  let seated = false;
  return players.map((player): Chair => {
    if (player.kind === "bot") return { kind: "bot", bot: player.bot ?? "greedy" };
    if (!player.you) return { kind: "open" };
    if (seated) return { kind: "hot_seat", name: player.name };
    seated = true;
    return { kind: "me" };
  });
}
