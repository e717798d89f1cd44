import { expect, test } from "vitest";
import { soft } from "./soft";

const shown = (word: string) => soft(word, "de").replaceAll("\u00ad", "|");

test("long German and French words may break between syllables, short ones and English ones do not", () => {
  expect(shown("Artefaktforschung")).toBe("Arte|fakt|for|schung");
  expect(shown("Mobilitätskontrolle")).toBe("Mobi|li|täts|kont|rolle");
  expect(shown("Krankenstation")).toBe("Kran|kens|ta|tion");
  expect(shown("Generator")).toBe("Generator");
  expect(soft("Développement", "fr").replaceAll("\u00ad", "|")).toBe("Déve|lop|pe|ment");
  expect(soft("Cinématique", "fr").replaceAll("\u00ad", "|")).toBe("Ciné|ma|tique");
  expect(soft("Exploitation", "en")).toBe("Exploitation");
});
