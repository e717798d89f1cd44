// What is printed: names, texts, icons and ladders, in one language.

export interface Face {
  name: string;
  text: string;
  icon: string;
}

/** The levels of a benefit, and what moves it on. */
export interface Ladder {
  kind: string;
  by: "squares" | "circles" | "fixed";
  levels: string[];
}

export interface RoomFace extends Face {
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

export interface CardFace extends Face {
  power: number | null;
  critical: boolean;
}

export interface ModeFace extends Face {
  players: [least: number, most: number];
  /** Slugs of layouts by number of players, from one. */
  layouts: string[][];
  minutes: [fixed: number, each: number];
}

export interface Book {
  rooms: Record<string, RoomFace>;
  sections: Record<string, SectionFace>;
  factions: Record<string, Face>;
  groups: Record<string, Face>;
  cards: Record<string, CardFace>;
  missions: Record<string, Face>;
  achievements: Record<string, Face>;
  modes: Record<string, ModeFace>;
  layouts: Record<string, Face>;
}
