/** Icons of the pages before the table. */
export const LOBBY_ICONS = ["habitat-dome", "death-star", "cog", "sun", "empty-hourglass", "help", "key", "person", "robot-golem", "radioactive", "static-guard", "hazard-sign", "brain-tentacle", "dna2", "padlock", "scales", "gears", "lantern", "ringing-bell", "speaker"] as const;

/** Icons that the table uses by itself; those of the content come with it. */
export const OWN_ICONS = [
  "minerals", "brick-pile", "plant-seed", "metal-bar", "abstract-061",
  "person", "robot-golem", "spiked-bat", "cube", "battery-pack",
  "card-random", "crossed-swords", "flag-objective", "trophy", "scroll-unfurled",
  "return-arrow", "stopwatch", "habitat-dome", "help", "shield", "sleepy", "bandage-roll",
  "conversation", "magic-portal", "processor", "death-star", "walking-boot", "teleport",
  "power-lightning", "factory", "alarm-clock", "health-normal", "gears", "magnifying-glass", "card-play",
  "missile-launcher", "mining", "sun", "moon", "cog", "empty-hourglass", "battered-axe", "wheat", "star-medal", "cycle", "share", "exit-door", "histogram", "save", "branch-arrow", "film-strip", "play-button", "key", "info", "dice-six-faces-five", "alien-skull", "virus", "goo-skull", "unlit-bomb", "peace-dove", "broken-wall", "click", "light-bulb", "clover",
] as const;
