//! Playing on from a game that was played: a rematch, or a fork.

use serde::{Deserialize, Serialize};

use super::Seq;
use crate::wire::{Seat, Slug};

/// Whether chance begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Deal {
    #[default]
    New,
    /// The same seed: everybody gets what they got before.
    Same,
}

/// The same players once more.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rematch {
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Deal>", optional))]
    pub deal: Deal,
}

/// Play on from an earlier position, against bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fork {
    /// The row after which the new game goes on.
    pub seq: Seq,
    /// The seat to play; none is one's own.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub seat: Option<Seat>,
    /// Which bot plays the others; none is `greedy`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub bot: Option<Slug>,
}

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum GameOrigin {
    /// Of the same players once more.
    Rematch { game: String, deal: Deal },
    /// From the position after row `seq` of another game; the first `inputs` inputs
    /// are taken from there.
    Fork { game: String, seq: Seq, inputs: u32 },
}
