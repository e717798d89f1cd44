// Which page is shown, told by the part of the address after `#`.

export type Route = { page: "lobby" } | { page: "game"; id: string; at: number | null; review: boolean } | { page: "join"; code: string } | { page: "recover"; secret: string };

export function parseRoute(hash: string, path = location.pathname): Route {
  const [, page, value, at] = hash.replace(/^#/, "").split("/");
  if (page === "game" && value) return { page, id: decodeURIComponent(value), at: at === undefined || at === "review" ? null : Number(at), review: at === "review" };
  if (page === "join" && value) return { page, code: decodeURIComponent(value) };
  // The server's own link: `/recover#secret`.
  if (path === "/recover" && hash.length > 1) return { page: "recover", secret: decodeURIComponent(hash.slice(1)) };
  if (page === "recover" && value) return { page, secret: decodeURIComponent(value) };
  return { page: "lobby" };
}

let current = $state.raw<Route>(parseRoute(location.hash));
addEventListener("hashchange", () => (current = parseRoute(location.hash)));

export const route = (): Route => current;
export const gameLink = (id: string): string => `#/game/${encodeURIComponent(id)}`;
export const reviewLink = (id: string): string => `${gameLink(id)}/review`;
export const go = (hash: string): void => void (location.hash = hash);
