// What travels between server and client; described in docs/formats/view.md.

export type Seat = number;
export type Cell = string;
/** A cell, or `A.home`. */
export type Place = string;
/** A cell, `A.power` for a section, or `stock`. */
export type Spot = string;
export type Colour = string;
export const RESOURCES = ["dilitium", "osvite", "biotics", "titanium", "metamorphite"] as const;
export type Resource = (typeof RESOURCES)[number];
export interface Goods { kind: Resource; amount: number }
export interface Squad { own: number; robots: number; mercenaries: number }

export type Action =
  | { type: "choose"; section: string; line: number }
  | { type: "done" | "produce" | "discover" }
  | { type: "militarize"; steps: number }
  | { type: "go"; by: string; from: Place; to: Place; squad: Squad }
  | { type: "route"; colour: Colour; from: Spot; to: Spot; push: Colour | null }
  | { type: "exploit" | "explore" | "build" | "gate" | "airlock"; cell: Cell }
  | { type: "harvest"; per_unit: boolean; kind: Resource }
  | { type: "awake"; pay: Goods[] }
  | { type: "heal"; colour: Colour; pay: Goods[] }
  | { type: "engineer"; point: string; at: Spot; replace: Seat | null; pay: Goods[] }
  | { type: "convert"; conversion: string; pay: Goods[] }
  | { type: "keep" | "discard" | "use" | "commit"; card: string }
  | { type: "swap"; a: Cell; b: Cell }
  | { type: "fight"; at: Cell; against: Seat }
  | { type: "return"; colour: Colour; from: Spot };

export interface Price { amount: number; kinds: Resource[] }
export interface Level { kind: string; a: number; b: number; conversion: string | null }

export interface Room {
  cell: Cell;
  tile: string;
  token: boolean;
  squares: number;
  circles: number;
  price: Price;
  cubes: Seat[];
  cylinders: Colour[];
  units: { colour: Colour; count: number }[];
  integrated: boolean;
  control: Seat[];
  benefits: Level[];
  home_of: { colour: Colour; live: boolean; resting: number; supply: number } | null;
}

export interface Section {
  section: string;
  cubes: number;
  squares: number;
  cylinders: Colour[];
  circles: number;
  price: Price;
  benefits: Level[];
}

export type Source = { type: "room"; cell: Cell } | { type: "section"; section: string } | { type: "card"; card: string };
export interface Benefit { source: Source; level: Level; act: string | null }

export type Objective = { type: "target"; target: string } | { type: "cubes"; section: string; count: number };
export interface Mission { mission: string; objectives: { objective: Objective; met: boolean }[] }

export interface SeatView {
  seat: Seat;
  player: number;
  faction: string | null;
  turns: number;
  resources: Record<Resource, number>;
  arsenal: number;
  marker: string | null;
  sections: Section[];
  built: string[];
  doors: Cell[];
  asleep: number;
  home: number;
  wounded: number;
  stock: number;
  supply: number;
  hand_size: number;
  targets: string[];
  achievements: string[];
  explored: number;
  wins: number;
  has_mission: boolean;
  mission: Mission | null;
  benefits: Benefit[];
  commands: Colour[];
}

export interface Totals {
  [point: string]: number | Record<string, number>;
  routes: { own: number; violet: number; turquoise: number; black: number };
}

export interface Phase {
  section: string;
  line: number;
  origin: string;
  acts: string[];
  totals: Totals;
}

export interface Combat {
  at: Cell;
  attacker: Seat;
  defender: Seat;
  attackers: Squad;
  defenders: Squad;
  defence: number;
  attacker_strength: number;
  defender_strength: number;
  attacker_committed: boolean;
  defender_committed: boolean;
}

export type Ending = { type: "mission"; seat: Seat } | { type: "turn_limit" };
export type Waiting =
  | { type: "ask"; seats: Seat[]; question: string; about: { tile: string | null; near: Cell | null; colour: Colour | null; left: number | null } }
  | { type: "roll"; chance: unknown }
  | { type: "over"; ending: Ending };

export interface View {
  viewer: Seat | null;
  table: {
    mode: string;
    layout: string;
    columns: number;
    rows: number;
    groups: string[];
    turn_limit: number;
    active: Seat;
    turn: number;
    order: Seat[];
    sites: Cell[];
    gates_placed: boolean;
  };
  waiting: Waiting;
  rooms: Room[];
  seats: SeatView[];
  decks: { rooms: string[]; artifacts: number; artifact_discard: number; missions: number; tokens: Record<string, number> };
  phases: Phase[];
  engineered: Spot[];
  combat: Combat | null;
  own: { hand: string[]; drawn: string[]; committed: string | null; lines: { section: string; line: number; totals: Totals; sources: Benefit[] }[] } | null;
}
