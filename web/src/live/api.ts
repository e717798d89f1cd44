// Requests to the server.
import type { CreateGame, GameDetail, GameSummary, Me } from "../protocol";

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

export const api = {
  me: () => ask<Me>("GET", "me"),
  rename: (name: string) => ask<Me>("PATCH", "me", { name }),
  games: (list: "mine" | "open" | "running") => ask<GameSummary[]>("GET", `games?list=${list}`),
  create: (wish: CreateGame) => ask<GameDetail>("POST", "games", wish).then((made) => made.game),
  join: (code: string) => ask<GameDetail>("POST", "games/join", { code }).then((made) => made.game),
  start: (id: string) => ask<GameDetail>("POST", `${game(id)}/start`),
  recordLink: (id: string) => `/api/${game(id)}/record`,
};
