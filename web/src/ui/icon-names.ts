/** Icons that the client uses by itself; those of the content come with it. */
export const OWN_ICONS = [
  "minerals", "brick-pile", "plant-seed", "metal-bar", "abstract-061",
  "person", "robot-golem", "spiked-bat", "cube", "battery-pack",
  "card-random", "crossed-swords", "flag-objective", "trophy", "scroll-unfurled",
  "return-arrow", "stopwatch", "habitat-dome", "help", "shield", "sleepy", "bandage-roll",
  "conversation", "magic-portal", "processor", "death-star", "walking-boot", "teleport",
  "power-lightning", "factory", "alarm-clock", "health-normal", "gears", "magnifying-glass", "card-play",
  "missile-launcher", "mining", "sun", "moon", "cog", "empty-hourglass", "battered-axe", "wheat", "star-medal", "cycle",
] as const;
