// Virtual modules: `virtual:book/<lang>`, `virtual:sheets/<lang>`, `virtual:icons`, `virtual:icons/table`, `virtual:citations` and `virtual:messages/<lang>`.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { book, LANGUAGES, sheets, type Language } from "./content.ts";
import { TIP_RULES } from "../src/tips/rules.ts";
import { coarse } from "./coarse.ts";
import { LOBBY_ICONS, OWN_ICONS } from "../src/ui/icon-names.ts";

const home = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const require = createRequire(import.meta.url);

/** Only what the client itself says, and the names that it shares with the sentences. */
export const MESSAGES = ["client.ftl", "names.ftl", "tips.ftl", "bots.ftl"];

/** What the lobby draws, or what only a table does. */
function icons(where: "lobby" | "table"): Record<string, string> {
  const all = require("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
  const { factions, groups, ...rest } = book(join(home, "content"), "en");
  const of = (...shelves: object[]) => shelves.flatMap((shelf) => Object.values(shelf as Record<string, { icon: string }>).map((face) => face.icon)).filter(Boolean);
  const lobby = new Set<string>([...LOBBY_ICONS, ...of(factions, groups)]);
  // A section of a board of its own may have a symbol that the collection lacks: it is drawn without.
  const boards = Object.values(sheets(join(home, "content"), "en")).map((sheet) => sheet.sections);
  const table = new Set<string>([...OWN_ICONS, ...of(...Object.values(rest)), ...of(...boards).filter((name) => name in all.icons)]);
  const out: Record<string, string> = {};
  for (const name of where === "lobby" ? [...lobby].sort() : [...table].filter((each) => !lobby.has(each)).sort()) {
    const path = all.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
    if (!path) throw new Error(`no icon is called ${name}`);
    out[name] = coarse(path);
  }
  return out;
}

/** Where the rules that tips restate stand in the printed rulebook. */
export function citations(): Record<string, string> {
  const out: Record<string, string> = {};
  const cited = new Set(Object.values(TIP_RULES).flat());
  for (const file of readdirSync(join(home, "rulebook")).filter((name) => name.endsWith(".toml"))) {
    const rules = (parse(readFileSync(join(home, "rulebook", file), "utf8")) as { rule?: { id: string; source: string }[] }).rule;
    for (const rule of Array.isArray(rules) ? rules : []) if (cited.has(rule.id)) out[rule.id] = rule.source.replace(/;.*$/, "");
  }
  for (const id of cited) if (!out[id]) throw new Error(`no rule is called ${id}`);
  return out;
}

function load(id: string): unknown {
  const [, what, lang] = id.split(/[:/]/);
  const language = LANGUAGES.find((known) => known === lang) as Language;
  switch (what) {
    case "book":
      return book(join(home, "content"), language);
    case "sheets":
      return sheets(join(home, "content"), language);
    case "citations":
      return citations();
    case "icons":
      return icons(lang === "table" ? "table" : "lobby");
    case "messages":
      return MESSAGES.map((file) => readFileSync(join(home, "messages", language, file), "utf8")).join("\n");
    default:
      throw new Error(`no module is called ${id}`);
  }
}

export function ark(): Plugin {
  const known = /^virtual:(icons(\/table)?|citations|(book|messages|sheets)\/(en|de|fr))$/;
  return {
    name: "ark",
    resolveId: (id) => (known.test(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0virtual:") && known.test(id.slice(1)) ? `export default ${JSON.stringify(load(id.slice(1)))}` : undefined),
  };
}
