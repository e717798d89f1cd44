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

const NEUTRALS: Record<string, string> = { robot: "robot-golem", mercenary: "spiked-bat" };

export const letter = (seat: number): string => String.fromCharCode(65 + seat);
export const seatOf = (colour: Colour): number | null => (/^[A-E]$/.test(colour) ? colour.charCodeAt(0) - 65 : null);

/** The class that gives a piece its colour: `f-hara` for a faction, `n-robot` for a neutral one. */
export function tint(colour: Colour | number, seats: SeatView[]): string {
  const seat = typeof colour === "number" ? colour : seatOf(colour);
  return seat === null ? `n-${colour}` : `f-${seats[seat]?.faction ?? "none"}`;
}

export function unitIcon(colour: Colour): string {
  return NEUTRALS[colour] ?? "person";
}
