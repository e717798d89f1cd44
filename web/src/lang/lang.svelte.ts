// The language of the reader: messages by Fluent, and the printed texts of the game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Book } from "../content";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<[{ default: string }, { default: Book }]>> = {
  en: () => Promise.all([import("virtual:messages/en"), import("virtual:book/en")]),
  de: () => Promise.all([import("virtual:messages/de"), import("virtual:book/de")]),
  fr: () => Promise.all([import("virtual:messages/fr"), import("virtual:book/fr")]),
};

interface Spoken { tag: Language; bundle: FluentBundle; book: Book }

let spoken = $state.raw<Spoken | null>(null);

export function preferred(): Language {
  const wishes = [localStorage.getItem("ark.lang") ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const tag = wish.slice(0, 2);
    if (tag in LANGUAGES) return tag as Language;
  }
  return "en";
}

export async function speak(tag: Language): Promise<void> {
  const [messages, printed] = await LOADERS[tag]();
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(messages.default));
  spoken = { tag, bundle, book: printed.default };
  document.documentElement.lang = tag;
  localStorage.setItem("ark.lang", tag);
}

export const language = (): Language => spoken?.tag ?? "en";

/** A message of the client; its own id where it is missing, so that it is noticed. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const pattern = spoken?.bundle.getMessage(id)?.value;
  return pattern ? (spoken as Spoken).bundle.formatPattern(pattern, values) : id;
}

export function book(): Book {
  if (!spoken) throw new Error("no language is loaded");
  return spoken.book;
}

export const spoke = (): boolean => spoken !== null;
