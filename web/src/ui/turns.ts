// Long work in turns, so that a slow device stays answerable in between.

const waiting: (() => void)[] = [];
// Timers are slow where a page is out of sight; messages are not.
const bell = new MessageChannel();
bell.port1.onmessage = () => {
  waiting.shift()?.();
  if (waiting.length > 0) bell.port2.postMessage(null);
};

/** Does something in a task of its own, after all that asked before. Says how to think better of it. */
export function inTurn(deed: () => void): () => void {
  if (waiting.push(deed) === 1) bell.port2.postMessage(null);
  return () => {
    const at = waiting.indexOf(deed);
    // Whoever stands first has been called already: the place stays, the deed does not.
    if (at >= 0) waiting[at] = () => {};
  };
}
