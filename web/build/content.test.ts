// The texts of the client: every message that is asked for exists in every language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KIND_ICON, MODE_ICON } from "../src/ui/look";
import { TIP_RULES } from "../src/tips/rules";
import { book, LANGUAGES, type Language } from "./content";
import { coarse } from "./coarse";
import { citations, MESSAGES } from "./plugin";

const root = join(import.meta.dirname, "..", "..");
const read = (lang: Language) => {
  const bundle = new FluentBundle(lang);
  const troubles = MESSAGES.flatMap((file) =>
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
  const groups = [...actions.matchAll(/"type": "(\w+)"/g)].map((found) => `group-${found[1]}`).filter((id) => !["group-done", "group-patch"].includes(id));
  expect(groups.length).toBeGreaterThan(20);
  expect([...kinds, ...groups].filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test.each(LANGUAGES)("everything printed has a name in %s", (lang) => {
  const printed = book(join(root, "content"), lang);
  for (const [shelf, faces] of Object.entries(printed)) {
    for (const [slug, face] of Object.entries(faces as Record<string, { name: string }>)) expect(face.name, `${shelf} ${slug}`).not.toBe("");
  }
  expect(Object.keys(MODE_ICON)).toEqual(expect.arrayContaining(Object.keys(printed.modes)));
  for (const mode of ["first-mission", "awakening"]) expect(printed.modes).toHaveProperty(mode);
  const harder = Object.entries(printed.modes).flatMap(([slug, mode]) => [...(mode.harder > 0 ? [`harder-${slug}`] : []), ...(mode.hard ? [`hard-${slug}`] : [])]);
  expect(harder.filter((id) => !read(lang).bundle.hasMessage(id))).toEqual([]);
});

test.each(LANGUAGES)("every tip has a text in %s, every benefit has a tip", (lang) => {
  const { bundle } = read(lang);
  expect(Object.keys(TIP_RULES).filter((topic) => !bundle.hasMessage(`tip-${topic}`))).toEqual([]);
  expect(Object.keys(KIND_ICON).filter((kind) => !(`kind-${kind}` in TIP_RULES))).toEqual([]);
  const asked = sources(join(root, "web", "src")).flatMap((text) => [...text.matchAll(/\btip\("([a-z-]+)"/g)].map((found) => found[1] as string));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((topic) => !(topic in TIP_RULES))).toEqual([]);
});

test("tips cite rules that exist", () => {
  expect(Object.values(citations()).every((source) => source !== "")).toBe(true);
});

test("the three languages have the same messages", () => {
  const ids = (lang: Language) => MESSAGES.flatMap((file) => [...readFileSync(join(root, "messages", lang, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])).sort();
  expect(ids("de")).toEqual(ids("en"));
  expect(ids("fr")).toEqual(ids("en"));
});

test("icons lose only what nobody sees", () => {
  expect(coarse("M65.485.31c-.04-.26 1.96.02z")).toBe("M65.5 .3c0-.3 2 0z");
  expect(coarse("M1 1a5.55 5 0 01.52.38")).toBe("M1 1a5.6 5 0 0 1 .5 .4");
});
