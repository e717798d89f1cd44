import { expect, test } from "vitest";
import { join } from "node:path";
import { book } from "../../build/content";
import { targetFace } from "./targets";

test("every kind of target card has a face", () => {
  const printed = book(join(import.meta.dirname, "..", "..", "..", "content"), "en");
  expect(targetFace(printed, "holodeck")?.name).toContain("Holodeck");
  expect(targetFace(printed, "factory-titanium")).toMatchObject({ kind: "factory", resource: "titanium" });
  expect(targetFace(printed, "generator")?.kind).toBe("generator");
  expect(targetFace(printed, "nothing")).toBeUndefined();
});
