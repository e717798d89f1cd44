//! Artifact cards.

use arrayvec::ArrayVec;

use super::{Kind, Level, SectionData, Text};

/// What the one-time use of an artifact does (ART-11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Use {
    /// Points to spend at once, as in a phase of that action.
    Grant(ArrayVec<(Kind, Level), 3>),
    /// Exchange the positions of two outer rooms.
    Architect,
    /// One line of any section.
    AnySection,
    /// Wound every unit in a room.
    Airlock,
    /// Shift the counter between peace and war; where there is none, these points
    /// instead.
    Shift(ArrayVec<(Kind, Level), 3>),
}

/// An artifact by name.
#[derive(Clone, Debug)]
pub struct CardKind {
    pub slug: String,
    pub name: Text,
    pub text: Text,
    pub power: u8,
    pub critical: bool,
    pub uses: Use,
    /// The section that it becomes when built onto a biodome (CX2-30): it takes no cubes
    /// (CX2-R16), and without a line it cannot hold the marker (CX2-R14).
    pub section: SectionData,
    pub copies: u8,
    pub icon: String,
}

/// A physical card of the deck.
#[derive(Clone, Copy, Debug)]
pub struct CardData {
    /// Index into the table of kinds.
    pub kind: u8,
    /// Which of the copies, from 0.
    pub copy: u8,
    pub power: u8,
    pub critical: bool,
}

/// An artifact card that is never in the deck (FAQ-20): the Alien's Pen in
/// every starting hand, and Beginner's Help under the board of a weaker player.
#[derive(Clone, Debug)]
pub struct ExtraCard {
    pub slug: String,
    pub name: Text,
    pub text: Text,
    /// None where no power is printed.
    pub power: Option<u8>,
    pub copies: u8,
    /// What it gives as a mini action at the start of a turn (UNF-06).
    pub mini: ArrayVec<(Kind, Level), 1>,
    pub icon: String,
}
