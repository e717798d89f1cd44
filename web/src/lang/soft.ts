// Soft hyphens for narrow places: not every browser knows where German and French words may break.

const CONSONANT = "(?:sch|ch|ck|ph|th|qu|[bcdfghjklmnpqrstvwxzß])";
const VOWEL = "[aeiouyäöüéèêàâîôû]";
const BREAK = new RegExp(`(?<=[a-zäöüßéèêàâîôû]{3})(?<!s(?=ch))(?<!c(?=[hk]))(?=${CONSONANT}${VOWEL}[a-zäöüßéèêàâîôû]{2})`, "gi");

/** Long words with places at which they may be broken: before a consonant that begins a syllable. */
export function soft(text: string, language: string): string {
  if (language === "en") return text;
  return text.replace(/\p{L}{10,}/gu, (word) => word.replace(BREAK, "\u00ad"));
}
