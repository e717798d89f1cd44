//! Short explanations for people at a table.

use crate::phrase::Phrase;

/// What can be explained.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    Goal,
    Turn,
    Sections,
    Control,
    Explore,
    Engineer,
    Combat,
    Notation,
}

impl Topic {
    pub const ALL: [Self; 8] = [
        Self::Goal,
        Self::Turn,
        Self::Sections,
        Self::Control,
        Self::Explore,
        Self::Engineer,
        Self::Combat,
        Self::Notation,
    ];

    /// The word to ask for it.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Turn => "turn",
            Self::Sections => "sections",
            Self::Control => "control",
            Self::Explore => "explore",
            Self::Engineer => "engineer",
            Self::Combat => "combat",
            Self::Notation => "notation",
        }
    }
}

impl Phrase {
    pub fn help(&self, topic: Topic) -> String {
        self.say(&format!("help-{}", topic.slug()), [])
    }
}
