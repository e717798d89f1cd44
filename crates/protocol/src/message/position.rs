//! A position as one client is told it, with its sentences.

use serde::{Deserialize, Serialize};

use super::{Player, Seq};
use crate::event::SeenEvent;
use crate::view::View;
use crate::wire::{Action, Seat, Why};

/// An option, and what it says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offer {
    pub action: Action,
    pub text: String,
}

/// What one might expect to do and may not, with the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RefusedOffer"))]
pub struct Refusal {
    pub action: Action,
    /// What it would have been.
    pub text: String,
    /// Why not, in a sentence.
    pub reason: String,
    pub rule: String,
    pub why: Why,
    pub citation: String,
}

/// What happened, and what it says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Line {
    /// The row of which it is a consequence.
    pub seq: Seq,
    pub text: String,
    pub event: SeenEvent,
}

/// What the viewer may take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UndoOffer {
    pub seat: Seat,
    /// Whether nobody learned anything since.
    pub free: bool,
    /// The names of those who must agree.
    pub consent: Vec<String>,
}

/// A position as one client is told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Position {
    pub seq: Seq,
    /// The seats of this client.
    pub seats: Vec<Seat>,
    /// From which of them it looks; from none it sees what an onlooker sees.
    pub looking: Option<Seat>,
    /// What it sees. The lists of options, asides and refusals inside are empty: they
    /// stand beside it, with their sentences.
    pub view: View,
    pub options: Vec<Offer>,
    pub asides: Vec<Offer>,
    pub refused: Vec<Refusal>,
    /// What the table waits for, in a sentence.
    pub prompt: String,
    pub players: Vec<Player>,
    pub undo: Option<UndoOffer>,
    /// Whether this client may ask for hints.
    pub hints: bool,
    /// The hash of the seed, which the seed must prove at the end.
    pub seed_hash: String,
    /// The seed in hexadecimal, once the game is over.
    pub seed: Option<String>,
}
