//! Modes and variants: what a table may choose, and the numbers it changes.

use super::Text;

/// How players come by their mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mission {
    /// Drawn secretly on completing so many achievements (ACH-01).
    Earned { achievements: u8 },
    /// Dealt at the start and open to all (FIRST-09, FIRST-R6).
    Open,
    /// Dealt at the start and secret.
    Dealt,
    /// One for all, open.
    Shared,
}

/// What the room deck is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoomDeck {
    /// The special rooms of the chosen groups (SETUP-18).
    Groups,
    /// These special rooms and no others (FIRST-05): a set of tiles.
    Listed(ark_ids::Set<ark_ids::Tile>),
}

/// The numbers and switches that a mode sets. What it does not name is as in
/// Awakening (GMV-04).
#[derive(Clone, Debug)]
pub struct Params {
    pub mission: Mission,
    pub room_deck: RoomDeck,
    /// Factories of each type in the deck, by number of players - 1 (SETUP-16).
    pub factories: [u8; 5],
    /// Groups chosen, by number of players - 1 (SETUP-17).
    pub groups: [u8; 5],
    /// Whether artifact cards are in the game (FIRST-08).
    pub artifacts: bool,
    /// Whether any piece gives control, beside others' (COP-05, COP-06).
    pub inclusive: bool,
    /// Whether rooms are activated (FIRST-14).
    pub activation: bool,
    /// Whether achievements are in the game (FIRST-R4).
    pub achievements: bool,
    /// Whether each combatant plays an artifact card (FIRST-16).
    pub combat_cards: bool,
    /// Where the arsenal marker starts (SETUP-47).
    pub arsenal: u8,
    /// Most artifact cards in hand (ART-05).
    pub hand_limit: u8,
    /// Highest position of the arsenal track (MIL-03).
    pub arsenal_limit: u8,
    /// Most that defensive strength counts (COMB-09).
    pub defence_limit: u8,
    /// Fewest rooms between two gates (GATE-01).
    pub gate_distance: u8,
}

/// Which sides of the boards a mode allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    OnlyA,
    Both,
}

/// The six modes (GMV-01), in the order in which they are offered.
pub const MODES: [&str; 6] = [
    "first-mission",
    "awakening",
    "fallout",
    "guardians",
    "glitch",
    "it-learns",
];

/// A mode as the table chooses it.
#[derive(Clone, Debug)]
pub struct ModeData {
    pub slug: String,
    pub name: Text,
    pub text: Text,
    /// Fewest and most players (Challengers in co-op).
    pub players: (u8, u8),
    pub side: Side,
    /// Slugs of the variants it lists (GMV-03).
    pub variants: Vec<String>,
    /// Whether one more human may play the Enemy.
    pub dark_player: bool,
    /// Whether results may enter a ranking (GMV-07).
    pub ranked: bool,
    /// Minutes: fixed part, and per player (GMV-24).
    pub minutes: (u16, u16),
    /// Slugs of the layouts by number of players - 1, the recommended first.
    pub layouts: [Vec<String>; 5],
    /// None while the rules of this mode are not in the engine.
    pub params: Option<Params>,
}

/// A variant as the table chooses it.
#[derive(Clone, Debug)]
pub struct VariantData {
    pub slug: String,
    pub name: Text,
    pub text: Text,
    /// Whether the engine has its rules.
    pub playable: bool,
}
