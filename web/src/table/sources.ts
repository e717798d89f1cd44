// Where the points of a phase come from.
import { book } from "../lang/lang.svelte";
import type { Benefit, Level, View } from "../protocol";

export const levelText = (level: Level): string => (level.b > 0 ? `${level.a}:${level.b}` : level.a > 0 ? String(level.a) : "");

export function sourceName({ source }: Benefit, view: View): string {
  switch (source.type) {
    case "section":
      return book().sections[source.section]?.name ?? source.section;
    case "built":
      return book().cards[source.card]?.name ?? source.card;
    case "room": {
      const tile = view.rooms.find((room) => room.cell === source.cell)?.tile ?? "";
      return `${book().rooms[tile]?.name ?? ""} ${source.cell}`.trim();
    }
  }
}
