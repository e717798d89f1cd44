//! The numbers and the achievement cards of Fallout.

use arrayvec::ArrayVec;

use super::{Condition, Text};

/// What Fallout counts with. Lists are by number of players - 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fallout {
    /// The highest position of either colour of the track (FAL-09, FAL-10).
    pub track: [u8; 5],
    /// Achievement cards with the difficult side up (FAL-02).
    pub difficult: u8,
    /// How many players may complete an objective (FAL-51, FAL-52).
    pub completions: [u8; 5],
    /// Cubes on achievements that reveal the targets (FAL-55, FAL-56).
    pub reveal: [u8; 5],
    /// Cubes on targets that end the game (FAL-58, FAL-59).
    pub end: [u8; 5],
    /// Factories of a type for a factory objective (FAL-25).
    pub factories: u8,
    /// Points for the first and the second to complete a target (FAL-57).
    pub target_points: [u8; 2],
    /// Points for each room of the own mission (FAL-63).
    pub mission_points: u8,
    /// The kind of card that is worth points as a section, and how many (FAL-66).
    pub section: Option<u8>,
    pub section_points: u8,
}

/// An achievement card with its two sides (FAL-02, FAL-R1).
#[derive(Clone, Debug)]
pub struct ObjectiveData {
    pub slug: String,
    pub name: Text,
    pub easy: ObjectiveSide,
    pub difficult: ObjectiveSide,
    pub icon: String,
}

/// One side of an achievement card.
#[derive(Clone, Debug)]
pub struct ObjectiveSide {
    pub text: Text,
    /// Any of these completes it (FAL-R1).
    pub any: ArrayVec<Condition, 2>,
    /// Points for the first and the second (FAL-54).
    pub points: [u8; 2],
}
