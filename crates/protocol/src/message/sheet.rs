//! Boards with their sections, and the sheets of the factions.

use serde::{Deserialize, Serialize};

use super::Entry;
use crate::view::Price;
use crate::wire::Slug;

/// What moves a ladder on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Driver {
    Fixed,
    Squares,
    Circles,
}

/// A benefit with all its levels; the second number of each is 0 where there is none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ladder {
    pub kind: Slug,
    pub by: Driver,
    pub levels: Vec<[u8; 2]>,
}

/// A section as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SectionSheet {
    pub entry: Entry,
    pub squares: u8,
    pub circles: u8,
    pub price: Price,
    /// The actions of each line.
    pub lines: Vec<Vec<Slug>>,
    pub benefits: Vec<Ladder>,
    pub mini: Vec<Ladder>,
}

/// A power or the weakness of a faction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AbilitySheet {
    pub name: String,
    pub text: String,
    pub weakness: bool,
    /// The power behind it, where it is more than pieces and numbers.
    pub power: Option<Slug>,
    /// The rules that tell it in full.
    pub rules: Vec<String>,
}

/// One side of a player board, with the sheet of its faction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardSheet {
    pub slug: Slug,
    /// Whose B-side it is; the A-side is everybody's.
    pub faction: Option<Slug>,
    pub units: u8,
    pub cylinders: u8,
    pub bombs: u8,
    /// What differs at set-up; empty on the A-side.
    pub setup: String,
    /// How one might play it; empty on the A-side.
    pub advice: String,
    pub abilities: Vec<AbilitySheet>,
    pub sections: Vec<SectionSheet>,
}
