//! The numbers of the variant Complexity 2.

use ark_ids::{Card, Set};

/// What Complexity 2 counts with. An action is open to whoever's arsenal marker stands at
/// its threshold or higher (CX2-R1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complexity {
    /// Units of one opponent that guard a room (CX2-05).
    pub guard: u8,
    /// The arsenal for a card with critical mass in combat (CX2-09).
    pub critical_from: u8,
    /// SEAL and UNSEAL: threshold and prices (CX2-10, CX2-16, CX2-23).
    pub seal_from: u8,
    pub seal: u8,
    pub unseal: u8,
    /// DISINTEGRATE: threshold and price (CX2-11, CX2-24).
    pub disintegrate_from: u8,
    pub disintegrate: u8,
    /// Most constructed sections of a biodome (CX2-34).
    pub sections: u8,
    /// ENGINEER points for a power token (CX2-40).
    pub hack: u8,
    /// Power tokens in the common supply (CX2-46).
    pub power_tokens: u8,
    /// The artifact cards of which everybody gets one more (CX2-01, CX2-02).
    pub gifts: Set<Card>,
}
