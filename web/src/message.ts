// What client and server say to each other.
import type { Action, Ending, Seat, View } from "./wire";

export const VERSION = 1;

export interface Player {
  name: string;
  kind: "human" | "bot" | "open";
  bot: string | null;
  seat: Seat | null;
  you: boolean;
  online: boolean;
}

export interface Game {
  id: string;
  code: string | null;
  mode: string;
  players: Player[];
  status: "lobby" | "running" | "over";
  public: boolean;
  yours: boolean;
  your_turn: boolean;
  waiting_for: string[];
  turn: number;
  seq: number;
  updated: number;
}

export interface GameDetail { game: Game; seed_hash: string; seed: string | null; ending: Ending | null }
export interface Me { id: string; name: string; recovery: string }

export type Chair =
  | { kind: "me"; faction?: string | null }
  | { kind: "hot_seat"; name: string; faction?: string | null }
  | { kind: "open"; faction?: string | null }
  | { kind: "bot"; bot: string; faction?: string | null };

export interface CreateGame {
  mode: string;
  players: Chair[];
  layout?: string | null;
  groups?: string[] | null;
  turn_limit?: number | null;
  seats?: "random" | "fixed";
  public?: boolean;
}

export interface Offer { action: Action; text: string }
export interface Refused extends Offer { reason: string; rule: string; citation: string }
export interface Line { seq: number; text: string; event: { type: string } & Record<string, unknown> }

export interface Position {
  seq: number;
  seats: Seat[];
  looking: Seat | null;
  view: View;
  options: Offer[];
  refused: Refused[];
  prompt: string;
  players: Player[];
  undo: { seat: Seat; free: boolean; consent: string[] } | null;
}

export type ServerMessage =
  | { type: "lobby"; game: Game }
  | ({ type: "state" } & Position)
  | ({ type: "moved"; by: Seat | null; lines: Line[] } & Position)
  | ({ type: "undone"; by: Seat } & Position)
  | { type: "ack"; id: string; seq: number }
  | { type: "refused"; id: string; rule: string; text: string; citation: string }
  | { type: "stale"; id: string | null; seq: number }
  | { type: "undo_asked"; request: number; by: Seat; name: string }
  | { type: "undo_dropped"; request: number }
  | { type: "chat"; from: string; text: string; at: number }
  | { type: "players"; players: Player[] }
  | { type: "error"; id: string | null; code: string; text: string };

export type ClientMessage =
  | { type: "hello"; version: number; lang: string; since?: number }
  | { type: "act"; id: string; seq: number; seat: Seat; action: Action }
  | { type: "undo"; seq: number; seat: Seat }
  | { type: "consent"; request: number; yes: boolean }
  | { type: "chat"; text: string }
  | { type: "lang"; lang: string }
  | { type: "look"; seat: Seat | null };
