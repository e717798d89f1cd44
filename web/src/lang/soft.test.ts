import { expect, test } from "vitest";
import { soft } from "./soft";

const shown = (word: string) => soft(word, "de").replaceAll("\u00ad", "|");

test("long German words may break between syllables, short ones and other languages do not", () => {
  expect(shown("Artefaktforschung")).toBe("Arte|fakt|for|schung");
  expect(shown("Mobilitätskontrolle")).toBe("Mobi|li|täts|kont|rolle");
  expect(shown("Krankenstation")).toBe("Kran|kens|ta|tion");
  expect(shown("Generator")).toBe("Generator");
  expect(soft("Exploitation", "en")).toBe("Exploitation");
});
