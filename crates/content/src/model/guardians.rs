//! The numbers of the mode Guardians.

/// What Guardians counts with; lists go by the number of Challengers - 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guardians {
    /// Which side of the Enemy board is used (COP-37).
    pub board: char,
    /// Where the turn counter starts (GRD-02 to GRD-05).
    pub counter: [u8; 4],
    /// How many Guardians there are (GRD-07).
    pub units: [u8; 4],
    /// How many may be added for a harder game (GRD-09, GRD-R20).
    pub more: u8,
    /// Combat and defensive strength of a Guardian (GRD-06).
    pub combat: u8,
    pub defence: u8,
    /// Enemy-action cards of a Dark Player's turn (GRD-52, GRD-57).
    pub dark_cards: [u8; 4],
}
