//! The numbers of the mode Glitch.

/// The rounds of a game (GLT-18).
pub const ROUNDS: usize = 3;
/// Diagnose cards of a round (GLT-32).
pub const DIAGNOSES: usize = 3;

/// What Glitch counts with. Lists of four go by the number of Challengers - 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glitch {
    /// Cubes in the Enemy's supply (GLT-R1).
    pub cubes: u8,
    /// Combat and defensive strength of a hostile unit (GLT-01 to GLT-04).
    pub strength: [u8; 4],
    /// Cards of a disaster that bring two cubes each, drawn first (GLT-22 to GLT-24).
    pub double: [u8; 4],
    /// Cards that bring one cube each, drawn after them (GLT-21 to GLT-24).
    pub single: [u8; 4],
    /// The most cards that a table may add to a disaster, of one cube each (GLT-31).
    pub more: u8,
    /// Where the turn counter starts in each round (GLT-43 to GLT-45).
    pub turns: [[u8; ROUNDS]; 4],
    /// Hostile units that come into each room of the mission in a round (GLT-34).
    pub arrivals: u8,
    /// Factories that must be occupied for a diagnosis (GLT-54).
    pub factories: u8,
}
