// The benefits of a phase are counted when it begins (TURN-18). A view tells what is left of
// them; what they were, and where they came from, stood in the view before: it is kept here.
import type { Preview, View } from "../protocol";

const key = (view: View): string | null => {
  const phase = view.phases.at(-1);
  return phase ? [view.viewer, view.table.active, view.table.turn, view.phases.length, phase.section, phase.line, phase.origin].join(" ") : null;
};

/** What the running phase began with, as far as this device saw it. */
export function recall(game: string, before: View | null, now: View): Preview | null {
  const running = key(now);
  const phase = now.phases.at(-1);
  if (!running || !phase) return null;
  const place = `ark.frozen.${game}`;
  const kept = JSON.parse(sessionStorage.getItem(place) ?? "null") as { key: string; preview: Preview } | null;
  if (kept?.key === running) return kept.preview;
  const preview = (before ?? now).own?.lines.find((line) => line.section === phase.section && line.line === phase.line);
  if (!preview || now.viewer !== now.table.active) return null;
  sessionStorage.setItem(place, JSON.stringify({ key: running, preview }));
  return preview;
}
