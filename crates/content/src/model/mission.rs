//! Missions, targets and achievements.

use ark_ids::{Group, Resource, Section, Target};

use super::Text;

/// One of the three things a mission asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Have activated this room (MISS-05, ROOM-19).
    Target(Target),
    /// Have so many cubes on this section (FIRST-R2).
    Cubes(Section, u8),
}

/// A mission card.
#[derive(Clone, Debug)]
pub struct MissionData {
    pub slug: String,
    pub title: Text,
    pub story: Text,
    /// The two groups it needs; none on a First Mission card.
    pub groups: Option<[Group; 2]>,
    pub objectives: [Objective; 3],
}

/// Which rooms lead to a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetOf {
    Special,
    Generator,
    Factory(Resource),
}

/// A target card: what activating its room gives. Copies are not counted (ACT-08); a
/// room in play always has its own (SETUP-33, SETUP-34).
#[derive(Clone, Debug)]
pub struct TargetData {
    pub slug: String,
    pub of: TargetOf,
    /// From the section of the first phase to that of the second (ACT-10).
    pub chain: Option<(Section, Section)>,
}

/// When an achievement is completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// All faction units awake and none wounded.
    AllUnitsAwake,
    /// The same, and all of them in outer rooms.
    AllUnitsOut,
    /// Own cubes on squares.
    Cubes(u8),
    /// Outer rooms controlled at once.
    Rooms(u8),
    /// Artifact cards in hand.
    Cards(u8),
    /// Combats won.
    Wins(u8),
    /// Position of the arsenal marker.
    Arsenal(u8),
    /// Rooms explored.
    Explored(u8),
}

/// An achievement, easy side (COMP-06, SETUP-24).
#[derive(Clone, Debug)]
pub struct AchievementData {
    pub slug: String,
    pub name: Text,
    pub text: Text,
    pub condition: Condition,
    pub icon: String,
}
