// Which symbol and pattern a thing is drawn with. Colours are tokens in theme.css.
import type { Colour, Resource, SeatView } from "../protocol";

export const RESOURCES = ["dilitium", "osvite", "biotics", "titanium", "metamorphite"] as const satisfies Resource[];

export const RESOURCE_ICON: Record<Resource, string> = {
  dilitium: "minerals",
  osvite: "brick-pile",
  biotics: "plant-seed",
  titanium: "metal-bar",
  metamorphite: "abstract-061",
};

/** What a benefit or action is about. */
export const KIND_ICON: Record<string, string> = {
  militarize: "missile-launcher",
  "militarize-per-unit": "missile-launcher",
  move: "walking-boot",
  teleport: "teleport",
  "teleport-any": "teleport",
  route: "power-lightning",
  "extra-route": "power-lightning",
  produce: "abstract-061",
  exploit: "mining",
  "exploit-bonus": "mining",
  yield: "factory",
  harvest: "wheat",
  "harvest-per-unit": "wheat",
  awake: "alarm-clock",
  "awake-free": "alarm-clock",
  heal: "health-normal",
  "heal-free": "health-normal",
  engineer: "gears",
  "engineer-remote": "gears",
  "engineer-free": "gears",
  "engineer-free-biodome": "gears",
  discover: "magnifying-glass",
  "discover-per-unit": "magnifying-glass",
  use: "card-play",
  defence: "shield",
  "defence-per-unit": "shield",
  "combat-per-unit": "crossed-swords",
  "cube-combat": "crossed-swords",
  units: "person",
  convert: "cycle",
};

/** Modes in the order in which one meets them, and variants, by their symbol. */
export const MODE_ICON: Record<string, string> = {
  "first-mission": "habitat-dome",
  awakening: "death-star",
  fallout: "radioactive",
  guardians: "static-guard",
  glitch: "hazard-sign",
  "it-learns": "brain-tentacle",
};
export const VARIANT_ICON: Record<string, string> = { "b-side": "dna2", "complexity-2": "padlock", unfair: "scales" };

const NEUTRALS: Record<string, string> = { robot: "robot-golem", mercenary: "spiked-bat" };

export const letter = (seat: number): string => String.fromCharCode(65 + seat);
export const seatOf = (colour: Colour): number | null => (/^[A-E]$/.test(colour) ? colour.charCodeAt(0) - 65 : null);

/** The class that gives a piece its colour: `f-hara` for a faction, `n-robot` for a neutral one. */
export function tint(colour: Colour | number, seats: SeatView[]): string {
  const seat = typeof colour === "number" ? colour : seatOf(colour);
  if (seat === null) return `n-${colour}`;
  // The Enemy's seat is the one after those with a biodome.
  return seat >= seats.length ? "n-enemy" : `f-${seats[seat]?.faction ?? "none"}`;
}

/** Units carry the sign of their faction; neutral ones have their own. */
export function unitIcon(colour: Colour, seats: SeatView[], factionIcon: (faction: string) => string | undefined): string {
  const seat = seatOf(colour);
  if (seat === null) return NEUTRALS[colour] ?? "person";
  if (seat >= seats.length) return "alien-skull";
  const faction = seats[seat]?.faction;
  return (faction ? factionIcon(faction) : undefined) ?? "person";
}
