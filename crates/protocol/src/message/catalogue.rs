//! What there is to choose from, and what it is called.

use serde::{Deserialize, Serialize};

use super::BoardSheet;
use crate::wire::Slug;

/// A mode, as the lobby offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mode {
    pub slug: Slug,
    pub name: String,
    pub text: String,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// How long it takes: a fixed part, and more for each player.
    pub minutes: [u16; 2],
    /// The variants it may be played with.
    pub variants: Vec<Slug>,
    /// Whether one of the players may be the Enemy.
    pub dark_player: bool,
    /// The layouts for each number of players from 1, the recommended first.
    pub layouts: [Vec<Slug>; 5],
    /// How many groups of special rooms for each number of players from 1.
    pub groups: Option<[u8; 5]>,
    /// Whether this server has its rules.
    pub playable: bool,
}

/// A thing of the game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entry {
    pub slug: Slug,
    pub name: String,
    /// Empty where there is none.
    pub text: String,
    /// The name of its icon; empty where there is none.
    pub icon: String,
}

/// All things of the game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Catalogue {
    /// The hash of the content.
    pub hash: String,
    pub rooms: Vec<Entry>,
    pub groups: Vec<Entry>,
    pub sections: Vec<Entry>,
    pub factions: Vec<Entry>,
    /// By kind: a copy is called `slug.2`.
    pub cards: Vec<Entry>,
    pub extra_cards: Vec<Entry>,
    pub missions: Vec<Entry>,
    pub achievements: Vec<Entry>,
    pub variants: Vec<Entry>,
    pub layouts: Vec<Entry>,
    /// The A-side first, then the B-side of each faction.
    pub boards: Vec<BoardSheet>,
}
