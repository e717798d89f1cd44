//! Player boards: sections, their lines of actions, and factions.

use ark_ids::{Faction, Set};
use ark_rulebook::Rule;
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
    RangeAttack,
    PlaceBombs,
    ExplodeBombs,
}

impl Act {
    pub const ALL: [Self; 14] = [
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
        Self::RangeAttack,
        Self::PlaceBombs,
        Self::ExplodeBombs,
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
            Self::RangeAttack => "range-attack",
            Self::PlaceBombs => "place-bombs",
            Self::ExplodeBombs => "explode-bombs",
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

/// An innate power of one faction: a rule of the game that it changes (ASY-R2). What is
/// a benefit with a number is none of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Power {
    /// With 1 MOVE home, or to any room with a cylinder of its own (ASY-10, ASY-11).
    Jump,
    /// Steps between adapted rooms cost nothing (ASY-32).
    FreeSteps,
    /// ENGINEER also next to occupied rooms (ASY-45).
    EngineerAdjacent,
    /// As many cubes in a room and phase as there are units (ASY-53).
    EngineeringMastery,
}

impl Power {
    pub const ALL: [Self; 4] = [
        Self::Jump,
        Self::FreeSteps,
        Self::EngineerAdjacent,
        Self::EngineeringMastery,
    ];

    /// The name in content files and on the wire.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Jump => "jump",
            Self::FreeSteps => "free-steps",
            Self::EngineerAdjacent => "engineer-adjacent",
            Self::EngineeringMastery => "engineering-mastery",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|power| power.slug() == slug)
    }
}

impl From<u8> for Power {
    fn from(value: u8) -> Self {
        Self::ALL[value as usize]
    }
}

impl From<Power> for u8 {
    fn from(value: Power) -> Self {
        value as u8
    }
}

/// What a faction's sheet says of it: a power, or its weakness (ASY-02).
#[derive(Clone, Debug)]
pub struct Ability {
    pub name: Text,
    pub text: Text,
    pub weakness: bool,
    /// The power behind it, where it is more than pieces and ladders.
    pub power: Option<Power>,
    /// The rules that tell it in full.
    pub rules: Vec<Rule>,
}

/// The sheet that comes with a B-side (ASY-07).
#[derive(Clone, Debug)]
pub struct Sheet {
    pub faction: Faction,
    pub abilities: Vec<Ability>,
    /// What differs when the player sets up.
    pub setup: Text,
    /// How one might play it.
    pub advice: Text,
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
    /// What its owner may do before the marker is placed (MIN-01).
    pub mini: ArrayVec<Benefit, 1>,
    pub icon: String,
}

impl SectionData {
    /// Takes over the name, text and icon that it does not have itself.
    pub(crate) fn inherit(&mut self, model: &Self) {
        for (own, given) in [(&mut self.name, &model.name), (&mut self.text, &model.text)] {
            if *own == Text::default() {
                own.clone_from(given);
            }
        }
        if self.icon.is_empty() {
            self.icon.clone_from(&model.icon);
        }
    }
}

/// One side of a player board. An eighth section is a faction's own (ASY-R4).
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
    /// Subspace bombs of the private supply (ASY-R23).
    pub bombs: u8,
    pub powers: Set<Power>,
    /// The sheet of the faction whose B-side it is; the A-side has none.
    pub sheet: Option<Sheet>,
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
