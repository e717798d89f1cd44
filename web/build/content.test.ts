// The texts of the client: every message that is asked for exists in every language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KIND_ICON } from "../src/ui/look";
import { book, LANGUAGES, type Language } from "./content";

const root = join(import.meta.dirname, "..", "..");
const read = (lang: Language) => {
  const bundle = new FluentBundle(lang);
  const troubles = ["client.ftl", "names.ftl"].flatMap((file) =>
    bundle.addResource(new FluentResource(readFileSync(join(root, "messages", lang, file), "utf8"))),
  );
  return { bundle, troubles };
};

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));

test.each(LANGUAGES)("no message of %s is written twice", (lang) => {
  expect(read(lang).troubles).toEqual([]);
});

test.each(LANGUAGES)("every message that the client asks for exists in %s", (lang) => {
  const { bundle } = read(lang);
  const asked = sources(join(root, "web", "src")).flatMap((text) => [...text.matchAll(/\bt\("([a-z-]+)"/g)].map((found) => found[1] as string));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  const kinds = Object.keys(KIND_ICON).map((kind) => `kind-${kind}`);
  const protocol = readFileSync(join(root, "web", "src", "protocol", "index.ts"), "utf8");
  const actions = protocol.match(/export type Action = [^;]*;/)?.[0] ?? "";
  const groups = [...actions.matchAll(/"type": "(\w+)"/g)].map((found) => `group-${found[1]}`).filter((id) => id !== "group-done");
  expect(groups.length).toBeGreaterThan(20);
  expect([...kinds, ...groups].filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test.each(LANGUAGES)("everything printed has a name in %s", (lang) => {
  const printed = book(join(root, "content"), lang);
  for (const [shelf, faces] of Object.entries(printed)) {
    expect(Object.keys(faces).length, shelf).toBeGreaterThan(0);
    for (const [slug, face] of Object.entries(faces as Record<string, { name: string }>)) expect(face.name, `${shelf} ${slug}`).not.toBe("");
  }
  expect(Object.keys(printed.modes).sort()).toEqual(["awakening", "first-mission"]);
});
