// A linked table is asked for while the page that draws it is still on its way.
import { Live } from "./live.svelte";

let kept: Live | null = null;

export function warm(id: string): void {
  kept = new Live(id);
}

/** The connection of a game: the one that was begun already, or a new one. */
export function connect(id: string): Live {
  const begun = kept?.id === id ? kept : null;
  if (!begun) kept?.close();
  kept = null;
  return begun ?? new Live(id);
}
