//! What chance is asked and what it submits. The engine never rolls: the caller
//! answers, and the answer goes on record.

use ark_ids::{Card, Cell, Faction, Group, Mission, Seat, Set, Tile};

use crate::patch;

/// What an explore token shows (COMP-11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Token {
    Artifact,
    Metamorphite,
    Nothing,
}

impl Token {
    pub const ALL: [Self; 3] = [Self::Artifact, Self::Metamorphite, Self::Nothing];
}

/// A question for chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Which player sits here?
    Player(Seat),
    /// Which groups of special rooms come into the game?
    Groups,
    /// Which faction does this seat get?
    Faction(Seat),
    /// Who takes the first turn?
    First,
    /// Which factory lies on this cell at the start?
    Factory(Cell),
    /// Which room is on top of the deck?
    Room,
    /// What does the explore token on this cell show?
    Token(Cell),
    /// Which artifact card does this seat draw?
    Artifact(Seat),
    /// Which mission card does this seat draw?
    Mission(Seat),
    /// What this frame of a mode or variant waits for.
    Patch(patch::Frame),
}

/// An answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The player of this index in the header.
    Player(u8),
    Groups(Set<Group>),
    Faction(Faction),
    First(Seat),
    Tile(Tile),
    Token(Token),
    Artifact(Card),
    Mission(Mission),
    Patch(patch::Outcome),
}

/// A line of the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    Player(Seat, crate::Action),
    Chance(Outcome),
}
