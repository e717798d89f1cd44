// Who sits on the chairs of a new game, while it is being put together.
import type { Chair } from "../protocol";

/** Bots from the easiest to the hardest; the one in the middle is a fair opponent. */
export const BOTS = ["random", "cadet", "engineer", "commander"] as const;
export type Bot = (typeof BOTS)[number];
export const FAIR: Bot = "engineer";

export type ChairKind = "me" | "open" | "hot_seat" | Bot;
export type Skill = "experienced" | "intermediate" | "beginner";

export interface ChairWish {
  kind: ChairKind;
  faction: string;
  name: string;
  skill: Skill;
}

export const chairOf = (kind: ChairKind): ChairWish => ({ kind, faction: "", name: "", skill: "experienced" });

/** As many chairs as the range allows, keeping what was chosen. New ones get a bot. */
export function chairsFor(chairs: ChairWish[], [least, most]: readonly [number, number]): ChairWish[] {
  const kept = chairs.slice(0, most);
  while (kept.length < least) kept.push(chairOf(FAIR));
  return kept;
}

/** What is asked of the server; who has no name at this screen gets the one given. */
export function wish({ kind, faction, name }: ChairWish, unnamed: string): Chair {
  const chosen = { faction: faction || null };
  switch (kind) {
    case "me":
    case "open":
      return { kind, ...chosen };
    case "hot_seat":
      return { kind, name: name.trim() || unnamed, ...chosen };
    default:
      return { kind: "bot", bot: kind, ...chosen };
  }
}
