// What is printed: names, texts, icons and ladders, in one language.

export interface Face {
  name: string;
  text: string;
  icon: string;
}

/** A face of which some values are not the publisher's but ours. */
export interface MarkedFace extends Face {
  /** Which ones: `ladder`, `cost`, `chain`, `power`, … */
  ours: string[];
}

/** The levels of a benefit, and what moves it on. */
export interface Ladder {
  kind: string;
  by: "squares" | "circles" | "fixed";
  levels: string[];
}

export interface RoomFace extends MarkedFace {
  kind: "room" | "generator" | "factory" | "gate";
  group: string | null;
  resource: string | null;
  ladders: Ladder[];
  chain: [from: string, to: string] | null;
}

export interface SectionFace extends Face {
  lines: string[];
  ladders: Ladder[];
}

export interface CardFace extends MarkedFace {
  power: number | null;
  critical: boolean;
}

export interface ModeFace extends Face {
  /** Slugs of the variants that it may be played with and that can be played. */
  variants: string[];
  /** Whether a person may play the Enemy. */
  dark: boolean;
  /** Whether the players stand together against an Enemy. */
  together: boolean;
  /** By how much it can be made harder, and whether it has a harder goal (GLT-60). */
  harder: number;
  hard: boolean;
  players: [least: number, most: number];
  /** Slugs of layouts by number of players, from one. */
  layouts: string[][];
  minutes: [fixed: number, each: number];
  /** How many groups of special rooms, by number of players from one. */
  groups: number[];
  limits: { arsenal: number; hand: number; defence: number };
}

/** A grid and what lies on it at the start; cells as [column, row] from the top left. */
export interface LayoutFace extends Face {
  grid: [columns: number, rows: number];
  factories: [number, number][];
  generators: [number, number][];
  gates: [number, number][];
  doors: [number, number][][];
}

export interface GroupFace extends Face {
  /** Whether it has the violet ring (SETUP-19). */
  violet: boolean;
}

export interface Book {
  rooms: Record<string, RoomFace>;
  sections: Record<string, SectionFace>;
  factions: Record<string, Face>;
  groups: Record<string, GroupFace>;
  cards: Record<string, CardFace>;
  missions: Record<string, Face>;
  achievements: Record<string, Face>;
  modes: Record<string, ModeFace>;
  variants: Record<string, Face>;
  /** Fallout's achievement cards: the easy side as the text, and the difficult one. */
  objectives: Record<string, Face & { difficult: string }>;
  enemyCards: Record<string, Face>;
  upgrades: Record<string, Face>;
  layouts: Record<string, LayoutFace>;
}

/** A power of a faction, or a weakness. */
export interface Ability extends Face {
  weakness: boolean;
  rules: string[];
}

/** The other side of a faction's board: fetched when somebody plays it. */
export interface Sheet {
  setup: string;
  advice: string;
  abilities: Ability[];
  sections: Record<string, SectionFace>;
}
