// What happened since the own last turn, without the small steps.
import type { Line, SeenEvent } from "../protocol";

const SMALL = new Set<SeenEvent["type"]>([
  "turn_began", "turn_ended", "phase_began", "phase_ended", "paid", "drew", "kept", "put_back", "discarded",
  "committed", "converted", "supplied", "returned", "room_drawn", "reshuffled", "cylinders_gained", "arsenal_paid",
]);

export interface Chapter {
  seat: number;
  seq: number;
  lines: Line[];
}

/** The turns of others since the own last turn ended, newest last. */
export function recap(lines: Line[], self: number): Chapter[] {
  const mine = lines.findLastIndex(({ event }) => event.type === "turn_ended" && event.seat === self);
  if (mine < 0) return [];
  const chapters: Chapter[] = [];
  for (const line of lines.slice(mine + 1)) {
    const { event } = line;
    if (event.type === "turn_began") {
      if (event.seat === self) break;
      chapters.push({ seat: event.seat, seq: line.seq, lines: [] });
    } else if (!SMALL.has(event.type)) {
      chapters.at(-1)?.lines.push(line);
    }
  }
  return chapters.filter((chapter) => chapter.lines.length > 0);
}
