//! The files of `rulebook/`, embedded, in the order of the rulebook.

/// A file as it was embedded or read: its name for messages, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The name without folder and ending, such as `combat`.
    pub name: &'a str,
    pub text: &'a str,
}

impl Source<'_> {
    /// The path inside the repository.
    pub fn path(&self) -> String {
        format!("rulebook/{}.toml", self.name)
    }
}

macro_rules! sources {
    ($($name:literal)*) => {
        [$(Source {
            name: $name,
            text: include_str!(concat!("../../../rulebook/", $name, ".toml")),
        }),*]
    };
}

/// The chapters in reading order. The order of [`Rule`](crate::Rule) follows it.
pub const CHAPTERS: [Source<'static>; 33] = sources! {
    "components" "room_kinds" "control" "resources" "setup" "turn"
    "military" "movement" "power" "production" "units" "engineering" "artifacts"
    "explore" "gates" "activation" "achievements" "mission" "combat"
    "first_mission" "faq" "modes"
    "coop" "guardians" "glitch" "it_learns" "fallout"
    "combat_modifiers" "mini_actions" "unfair" "asymmetric" "complexity2" "rooms"
};

/// The chapters whose every rule must be proven. A mode joins the list when it is playable.
pub const COVERED: [&str; 33] = [
    "components",
    "room_kinds",
    "control",
    "resources",
    "setup",
    "turn",
    "military",
    "movement",
    "power",
    "production",
    "units",
    "engineering",
    "artifacts",
    "explore",
    "gates",
    "activation",
    "achievements",
    "mission",
    "combat",
    "first_mission",
    "faq",
    "modes",
    "it_learns",
    "combat_modifiers",
    "mini_actions",
    "asymmetric",
    "complexity2",
    "rooms",
    "glitch",
    "fallout",
    "unfair",
    "coop",
    "guardians",
];

/// The terms of the game in three languages.
pub const GLOSSARY: Source<'static> = sources!("glossary")[0];

pub(crate) const COVERAGE: Source<'static> = sources!("coverage")[0];
