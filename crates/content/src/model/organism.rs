//! The Enemy of It Learns: its board, and the cards that it learns from.

use ark_ids::Section;
use arrayvec::ArrayVec;

use super::Text;

/// An upgrade of the Enemy board: a track with a number for every cube on it, and the
/// symbols of sections that improve it (ITL-R1, ITL-R2).
#[derive(Clone, Debug)]
pub struct Upgrade {
    pub slug: String,
    pub name: Text,
    /// The number without a cube, with one, and so on.
    pub levels: ArrayVec<u8, 8>,
    pub symbols: ark_ids::Set<Section>,
}

/// What the upgrades are, in the order of their ids.
pub const UPGRADES: [&str; 5] = ["infect", "corrupt", "combat", "defence", "removal"];

/// A card with which a Challenger chooses an action: the sections on its sides.
#[derive(Clone, Debug)]
pub struct ChallengerAction {
    pub slug: String,
    pub left: Section,
    pub right: Section,
}

/// The numbers, the upgrades and the cards.
#[derive(Clone, Debug)]
pub struct Organism {
    /// Infection cubes in the box (ITL-R6).
    pub infection_cubes: u8,
    /// Corruption cylinders in the box (ITL-R6).
    pub corruption_cylinders: u8,
    /// Most infection cubes in a room (ITL-18).
    pub infection_limit: u8,
    /// So many infection cubes stop whoever comes in (ITL-16).
    pub stops_from: u8,
    /// From so many on the Enemy uses an artifact card (ITL-65).
    pub artifact_from: u8,
    /// Adaptations to be survived, by number of Challengers - 1 (ITL-93 to ITL-96).
    pub adaptations: [u8; 4],
    /// Upgrades at the start, by number of Challengers - 1 (ITL-03 to ITL-05).
    pub upgrades_at_start: [u8; 4],
    pub upgrades: ArrayVec<Upgrade, 5>,
    pub cards: ArrayVec<ChallengerAction, 8>,
}
