import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { firstLoad, LIMIT, weight } from "./weight";

const asset = (fileName: string, source: string) => ({ type: "asset", fileName, source });
const bundle = (...files: ReturnType<typeof asset>[]) => Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Parameters<typeof weight>[0];

test("other languages and pictures are not part of the first load", () => {
  const all = bundle(asset("assets/index-1.js", "a"), asset("assets/de-1.js", "b"), asset("assets/en-1.js", "c"), asset("icon.svg", "d"));
  expect(firstLoad(all)).toEqual(["assets/index-1.js", "assets/en-1.js"]);
});

test("what does not compress is felt", () => {
  expect(weight(bundle(asset("index.js", "x".repeat(1_000_000))))).toBeLessThan(2);
  expect(weight(bundle(asset("index.js", randomBytes(300_000).toString("base64"))))).toBeGreaterThan(LIMIT);
});
