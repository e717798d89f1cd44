// Which page is shown, told by the part of the address after `#`.

export type Route = { page: "lobby" } | { page: "game"; id: string } | { page: "join"; code: string };

export function parseRoute(hash: string): Route {
  const [, page, value] = hash.replace(/^#/, "").split("/");
  if (page === "game" && value) return { page, id: decodeURIComponent(value) };
  if (page === "join" && value) return { page, code: decodeURIComponent(value) };
  return { page: "lobby" };
}

let current = $state.raw<Route>(parseRoute(location.hash));
addEventListener("hashchange", () => (current = parseRoute(location.hash)));

export const route = (): Route => current;
export const gameLink = (id: string): string => `#/game/${encodeURIComponent(id)}`;
export const go = (hash: string): void => void (location.hash = hash);
