//! Player boards: sections, their lines of actions, and factions.

use ark_ids::Set;
use arrayvec::ArrayVec;

use super::{Benefit, Cost, Text};

/// An action sign on a line of a section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Act {
    Militarize,
    Move,
    Teleport,
    Route,
    Produce,
    Exploit,
    Awake,
    Heal,
    Engineer,
    Discover,
    Use,
}

impl Act {
    pub const ALL: [Self; 11] = [
        Self::Militarize,
        Self::Move,
        Self::Teleport,
        Self::Route,
        Self::Produce,
        Self::Exploit,
        Self::Awake,
        Self::Heal,
        Self::Engineer,
        Self::Discover,
        Self::Use,
    ];

    /// The name in content files and on the wire.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Militarize => "militarize",
            Self::Move => "move",
            Self::Teleport => "teleport",
            Self::Route => "route",
            Self::Produce => "produce",
            Self::Exploit => "exploit",
            Self::Awake => "awake",
            Self::Heal => "heal",
            Self::Engineer => "engineer",
            Self::Discover => "discover",
            Self::Use => "use",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|act| act.slug() == slug)
    }
}

impl From<u8> for Act {
    fn from(value: u8) -> Self {
        Self::ALL[value as usize]
    }
}

impl From<Act> for u8 {
    fn from(value: Act) -> Self {
        value as u8
    }
}

/// The actions of one line.
pub type Acts = Set<Act>;

/// A horizontal line of actions; a phase uses one (TURN-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    pub acts: Acts,
}

/// The seven printed sections, in the order of their ids.
pub const SECTIONS: [&str; 7] = [
    "military",
    "mobility",
    "power",
    "production",
    "stasis",
    "engineering",
    "research",
];

/// A section of a biodome.
#[derive(Clone, Debug)]
pub struct SectionData {
    pub slug: String,
    pub name: Text,
    pub text: Text,
    pub squares: u8,
    pub circles: u8,
    pub cost: Cost,
    pub lines: ArrayVec<Line, 3>,
    pub benefits: ArrayVec<Benefit, 4>,
    pub icon: String,
}

/// One side of a player board.
#[derive(Clone, Debug)]
pub struct Board {
    pub slug: String,
    pub sections: ArrayVec<SectionData, 8>,
    /// Units and cylinders of the private supply (SETUP-42); what a colour has beyond
    /// them in the box stays there (COMP-02, COMP-03, SETUP-44).
    pub units: u8,
    pub cylinders: u8,
    /// Units awake at the start (SETUP-45).
    pub awake: u8,
    /// Metamorphite at the start (SETUP-48).
    pub metamorphite: u8,
}

/// A playable faction.
#[derive(Clone, Debug)]
pub struct FactionData {
    pub slug: String,
    pub name: Text,
    pub text: Text,
    /// The colour of its pieces in the box, if it has one of its own (SETUP-43).
    pub colour: Option<String>,
    pub icon: String,
}
