// Requests to the server.
import { language } from "../lang/lang.svelte";
import type { AnalysisState, CreateGame, Deal, Figures, GameDetail, GameSummary, History, Me, Recovery } from "../protocol";
import type { Position } from "./position";

export class Problem extends Error {
  constructor(readonly code: string, text: string) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as { code?: string; text?: string } | null;
    throw new Problem(problem?.code ?? "internal", problem?.text ?? response.statusText);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const game = (id: string): string => `games/${encodeURIComponent(id)}`;

/** Through whose eyes to look back, and in which language. */
const eyes = (seat: number | null): string => new URLSearchParams({ lang: language(), ...(seat === null ? {} : { seat: String(seat) }) }).toString();

export const api = {
  me: () => ask<Me>("GET", "me"),
  recovery: () => ask<Recovery>("POST", "me/recovery"),
  recover: (recovery: string) => ask<Me>("POST", "me/recover", { recovery }),
  rename: (name: string) => ask<Me>("PATCH", "me", { name }),
  games: (list: "mine" | "open" | "running") => ask<GameSummary[]>("GET", `games?list=${list}`),
  create: (wish: CreateGame) => ask<GameDetail>("POST", "games", wish).then((made) => made.game),
  join: (code: string) => ask<GameDetail>("POST", "games/join", { code }).then((made) => made.game),
  start: (id: string) => ask<GameDetail>("POST", `${game(id)}/start`),
  leave: (id: string) => ask<GameDetail>("POST", `${game(id)}/leave`),
  show: (id: string) => ask<GameDetail>("GET", game(id)),
  callOff: (id: string) => ask<undefined>("DELETE", game(id)),
  rematch: (id: string, deal: Deal) => ask<GameDetail>("POST", `${game(id)}/rematch`, { deal }).then((made) => made.game),
  fork: (id: string, seq: number, seat: number | null) => ask<GameDetail>("POST", `${game(id)}/fork`, { seq, seat }).then((made) => made.game),
  history: (id: string, seat: number | null) => ask<History>("GET", `${game(id)}/history?${eyes(seat)}`),
  at: (id: string, seq: number, seat: number | null) => ask<Position>("GET", `${game(id)}/at/${seq}?${eyes(seat)}`),
  figures: (id: string) => ask<Figures>("GET", `${game(id)}/figures`),
  analyse: (id: string) => ask<AnalysisState>("POST", `${game(id)}/analysis?${eyes(null)}`),
  analysis: (id: string) => ask<AnalysisState>("GET", `${game(id)}/analysis?${eyes(null)}`),
  recordLink: (id: string) => `/api/${game(id)}/record`,
};
