// Virtual modules: `virtual:book/<lang>`, `virtual:icons` and `virtual:messages/<lang>`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { book, LANGUAGES, type Language } from "./content.ts";
import { OWN_ICONS } from "../src/ui/icon-names.ts";

const home = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const require = createRequire(import.meta.url);

/** Only what the client itself says, and the names that it shares with the sentences. */
const MESSAGES = ["client.ftl", "names.ftl"];

function icons(): Record<string, string> {
  const all = require("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
  const used = new Set<string>(OWN_ICONS);
  for (const shelf of Object.values(book(join(home, "content"), "en")))
    for (const face of Object.values(shelf as Record<string, { icon: string }>)) if (face.icon) used.add(face.icon);
  const out: Record<string, string> = {};
  for (const name of [...used].sort()) {
    const path = all.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
    if (!path) throw new Error(`no icon is called ${name}`);
    out[name] = path;
  }
  return out;
}

function load(id: string): unknown {
  const [, what, lang] = id.split(/[:/]/);
  const language = LANGUAGES.find((known) => known === lang) as Language;
  switch (what) {
    case "book":
      return book(join(home, "content"), language);
    case "icons":
      return icons();
    case "messages":
      return MESSAGES.map((file) => readFileSync(join(home, "messages", language, file), "utf8")).join("\n");
    default:
      throw new Error(`no module is called ${id}`);
  }
}

export function ark(): Plugin {
  const known = /^virtual:(icons|(book|messages)\/(en|de|fr))$/;
  return {
    name: "ark",
    resolveId: (id) => (known.test(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0virtual:") && known.test(id.slice(1)) ? `export default ${JSON.stringify(load(id.slice(1)))}` : undefined),
  };
}
