// The names, texts and printed faces of the game, read from the same files that the
// program carries, so that nothing is written twice.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Book, Face, Ladder } from "../src/content";

type Toml = Record<string, any>;
export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return entry.name.endsWith(".toml") ? [path] : [];
  });

const list = (value: unknown): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);

function ladders(data: Toml): Ladder[] {
  return list(data.gives).map((kind) => ({ kind, by: data.by ?? "fixed", levels: list(data.ladder) }));
}

export function book(root: string, lang: Language): Book {
  const out: Book = {
    rooms: {}, sections: {}, factions: {}, groups: {}, cards: {}, missions: {}, achievements: {},
    modes: {}, layouts: {},
  };
  const say = (text?: Toml): string => text?.[lang] ?? "";
  const face = (data: Toml): Face => ({ name: say(data.name ?? data.title), text: say(data.text ?? data.story), icon: data.icon ?? "" });
  for (const path of files(root)) {
    const toml = parse(readFileSync(path, "utf8")) as Toml;
    const each = (key: string): Toml[] => {
      const found = toml[key];
      if (found === undefined) return [];
      return Array.isArray(found) ? found : [found];
    };
    const group: string | null = toml.group?.slug ?? null;
    for (const g of each("group")) out.groups[g.slug] = face(g);
    for (const key of ["room", "generator", "factory", "gate"] as const) {
      for (const room of each(key)) {
        const [from, to] = (room.chain ?? "").split(" > ");
        const entry = {
          ...face(room),
          kind: key,
          group: key === "room" ? group : null,
          resource: room.resource ?? null,
          ladders: ladders(room),
          chain: to ? ([from, to] as [string, string]) : null,
        };
        const slugs = key === "factory" ? [1, 2, 3, 4].map((n) => `${room.slug}-${n}`) : [room.slug];
        for (const slug of slugs) out.rooms[slug] = entry;
      }
    }
    for (const section of each("section")) {
      out.sections[section.slug] = {
        ...face(section),
        lines: list(section.lines),
        ladders: (section.benefit ?? []).flatMap(ladders),
      };
    }
    for (const faction of each("faction")) out.factions[faction.slug] = face(faction);
    for (const card of each("artifact")) {
      for (let copy = 1; copy <= card.copies; copy++) {
        const slug = card.copies === 1 ? card.slug : `${card.slug}.${copy}`;
        out.cards[slug] = { ...face(card), power: card.power, critical: card.critical };
      }
    }
    for (const card of each("extra-card")) out.cards[card.slug] = { ...face(card), power: card.power ?? null, critical: false };
    for (const key of ["mission", "first-mission"]) {
      for (const mission of each(key)) if (mission.slug) out.missions[mission.slug] = face(mission);
    }
    for (const achievement of each("achievement")) out.achievements[achievement.slug] = face(achievement);
    for (const layout of each("layout")) out.layouts[layout.slug] = face(layout);
    for (const mode of each("mode")) {
      if (!mode.params) continue;
      out.modes[mode.slug] = { ...face(mode), players: mode.players, layouts: mode.layouts, minutes: mode.minutes };
    }
  }
  return out;
}
