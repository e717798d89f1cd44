// The language of the reader: messages by Fluent, and the printed texts of the game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Book, Sheet } from "../content";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<[{ default: string }, { default: Book }]>> = {
  en: () => Promise.all([import("virtual:messages/en"), import("virtual:book/en")]),
  de: () => Promise.all([import("virtual:messages/de"), import("virtual:book/de")]),
  fr: () => Promise.all([import("virtual:messages/fr"), import("virtual:book/fr")]),
};

/** The faction sheets are read only by those who play them. */
const SHEETS: Record<Language, () => Promise<{ default: Record<string, Sheet> }>> = {
  en: () => import("virtual:sheets/en"),
  de: () => import("virtual:sheets/de"),
  fr: () => import("virtual:sheets/fr"),
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

export const language = (): Language => spoken?.tag ?? preferred();

/** A message of the client; its own id where it is missing, so that it is noticed. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const pattern = spoken?.bundle.getMessage(id)?.value;
  return pattern ? (spoken as Spoken).bundle.formatPattern(pattern, values) : id;
}

/** An attribute of a message; nothing where there is none. */
export function attribute(id: string, name: string, values?: Record<string, FluentVariable>): string {
  const pattern = spoken?.bundle.getMessage(id)?.attributes[name];
  return pattern ? (spoken as Spoken).bundle.formatPattern(pattern, values) : "";
}

/** Whether the client has words for it: modes and options of tomorrow may have none yet. */
export const said = (id: string): boolean => spoken?.bundle.hasMessage(id) ?? false;

export function book(): Book {
  if (!spoken) throw new Error("no language is loaded");
  return spoken.book;
}

let fetched = $state.raw<{ tag: Language; sheets: Record<string, Sheet> } | null>(null);

/** The other sides of the boards by faction; none until they have been fetched. */
export function sheets(): Record<string, Sheet> | null {
  return fetched?.tag === language() ? fetched.sheets : null;
}

export async function fetchSheets(): Promise<void> {
  const tag = language();
  fetched = { tag, sheets: (await SHEETS[tag]()).default };
}

export const spoke = (): boolean => spoken !== null;
