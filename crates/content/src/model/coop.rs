//! What the solo and co-operative modes share.

use ark_ids::{Set, Target};

use super::Text;

/// What co-operative modes count with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coop {
    /// Movements of a scout in one go of the construction (COP-29).
    pub scout_moves: u8,
    /// Artifact cards that a Dark Player begins with (COP-45).
    pub opening_hand: u8,
    /// Enemy-target cards with the reshuffle symbol (COP-R8).
    pub reshuffle: Set<Target>,
    /// The enemy-action cards (COP-44, COP-R10).
    pub cards: Vec<EnemyCard>,
}

/// A direction as a unit sees it that stands with its back to an edge (GRD-19).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    Straight,
    Right,
    Behind,
    Left,
}

impl Direction {
    /// Clockwise, from straight ahead.
    pub const ALL: [Self; 4] = [Self::Straight, Self::Right, Self::Behind, Self::Left];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Straight => "straight",
            Self::Right => "right",
            Self::Behind => "behind",
            Self::Left => "left",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.slug() == slug)
    }
}

/// What an enemy-action card makes an organism do (ITL-35).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EnemyAct {
    Infect,
    Corrupt,
    Bloom,
}

impl EnemyAct {
    pub const ALL: [Self; 3] = [Self::Infect, Self::Corrupt, Self::Bloom];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Infect => "infect",
            Self::Corrupt => "corrupt",
            Self::Bloom => "bloom",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|act| act.slug() == slug)
    }
}

/// An enemy-action card: its left part moves units, its right part names an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnemyCard {
    pub slug: String,
    pub name: Text,
    /// Steps; none is the no-move sign (GRD-43).
    pub steps: u8,
    /// Directions by priority; none on a card with the no-move sign.
    pub order: Vec<Direction>,
    pub act: EnemyAct,
}
