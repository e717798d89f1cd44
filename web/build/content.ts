// The names, texts and printed faces of the game, read from the same files that the
// program carries, so that nothing is written twice.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Book, Face, Ladder, Sheet } from "../src/content";

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

const tables = (toml: Toml): Toml[] => Object.values(toml).filter((table) => typeof table === "object" && !Array.isArray(table));
/** By how much a mode may be made harder: it says so itself. */
const more = (toml: Toml): number => tables(toml).map((table) => table.more).find((most) => typeof most === "number") ?? 0;

function ladders(data: Toml): Ladder[] {
  return list(data.gives).map((kind) => ({ kind, by: data.by ?? "fixed", levels: list(data.ladder) }));
}

export function book(root: string, lang: Language): Book {
  const out: Book = {
    rooms: {}, sections: {}, factions: {}, groups: {}, cards: {}, missions: {}, achievements: {},
    modes: {}, variants: {}, layouts: {}, objectives: {}, enemyCards: {}, upgrades: {},
  };
  const listed: Record<string, string[]> = {};
  const say = (text?: Toml): string => text?.[lang] ?? "";
  const face = (data: Toml): Face => ({ name: say(data.name ?? data.title), text: say(data.text ?? data.story), icon: data.icon ?? "" });
  for (const path of files(root)) {
    const toml = parse(readFileSync(path, "utf8")) as Toml;
    const each = (key: string): Toml[] => {
      const found = toml[key];
      if (found === undefined) return [];
      return Array.isArray(found) ? found : [found];
    };
    // What we designed ourselves, among the values that a player sees.
    const ours = (key: string, data: Toml): string[] =>
      ["gives", "ladder", "cost", "chain", "power", "use", "section"].filter(
        (field) => field in data && /^(designed|hint)/.test(data.from?.[field] ?? toml.from?.[key]?.[field] ?? ""),
      );
    const group: string | null = toml.group?.slug ?? null;
    for (const g of each("group")) out.groups[g.slug] = { ...face(g), violet: g.violet === true };
    for (const key of ["room", "generator", "factory", "gate"] as const) {
      for (const room of each(key)) {
        const [from, to] = (room.chain ?? "").split(" > ");
        const entry = {
          ...face(room),
          ours: ours(key, room),
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
    // Other sides of the boards have sections of the same names.
    for (const section of (toml.board?.slug ?? "a") === "a" ? each("section") : []) {
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
        out.cards[slug] = { ...face(card), ours: ours("artifact", card), power: card.power, critical: card.critical };
      }
    }
    for (const card of each("extra-card")) out.cards[card.slug] = { ...face(card), ours: ours("extra-card", card), power: card.power ?? null, critical: false };
    for (const key of ["mission", "first-mission"]) {
      for (const mission of each(key)) if (mission.slug) out.missions[mission.slug] = face(mission);
    }
    for (const card of each("objective")) out.objectives[card.slug] = { ...face(card), text: say(card["easy-text"]), difficult: say(card["difficult-text"]) };
    for (const card of each("enemy-card")) if (card.slug) out.enemyCards[card.slug] = face(card);
    for (const upgrade of each("upgrade")) out.upgrades[upgrade.slug] = face(upgrade);
    for (const achievement of each("achievement")) out.achievements[achievement.slug] = face(achievement);
    for (const layout of each("layout")) {
      const { grid, factories, generators, doors, gate } = layout;
      out.layouts[layout.slug] = { ...face(layout), grid, factories, generators, doors, gates: gate ? [gate] : [] };
    }
    for (const mode of each("mode")) {
      if (!mode.params) continue;
      listed[mode.slug] = mode.variants;
      out.modes[mode.slug] = { ...face(mode), variants: [], dark: mode["dark-player"], together: mode.params.mission === "shared", harder: more(toml), hard: mode.slug === "glitch", players: mode.players, layouts: mode.layouts, minutes: mode.minutes, groups: mode.params.groups, limits: { arsenal: mode.params["arsenal-limit"], hand: mode.params["hand-limit"], defence: mode.params["defence-limit"] } };
    }
  }
  for (const path of files(root)) {
    const toml = parse(readFileSync(path, "utf8")) as Toml;
    for (const variant of Array.isArray(toml.variant) ? toml.variant : []) if (variant.playable) out.variants[variant.slug] = face(variant);
  }
  for (const [mode, variants] of Object.entries(listed)) (out.modes[mode] as Book["modes"][string]).variants = variants.filter((slug) => slug in out.variants);
  return out;
}

/** The other sides of the boards, by faction. */
export function sheets(root: string, lang: Language): Record<string, Sheet> {
  const out: Record<string, Sheet> = {};
  const names = book(root, lang).sections;
  for (const path of files(join(root, "board-b"))) {
    const { board, section } = parse(readFileSync(path, "utf8")) as Toml;
    const say = (text?: Toml): string => text?.[lang] ?? "";
    const abilities = (board.ability ?? []) as Toml[];
    out[board.faction] = {
      setup: say(board.setup),
      advice: say(board.advice),
      abilities: abilities.map((each) => ({ name: say(each.name), text: say(each.text), icon: each.icon ?? "", weakness: each.weakness === true, rules: list(each.rules) })),
      sections: Object.fromEntries((section as Toml[]).map((each) => [each.slug, {
        // Some boards have a section of their own.
        name: say(each.name) || (names[each.slug]?.name ?? each.slug),
        icon: each.icon ?? names[each.slug]?.icon ?? "gears",
        text: say(each.text),
        lines: list(each.lines),
        ladders: (each.benefit ?? []).flatMap(ladders),
      }])),
    };
  }
  return out;
}
