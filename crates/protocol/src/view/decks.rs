//! What lies face down, as far as everybody can count.

use ark_engine::Game;
use serde::{Deserialize, Serialize};

use crate::wire::{Name, Slug};

/// What lies face down: how many, and nothing more (ART-R10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Decks {
    /// Rooms still to come, in no order: which they are is known, since the groups
    /// are chosen openly.
    pub rooms: Vec<Slug>,
    /// Artifact cards left to draw.
    pub artifacts: u8,
    pub artifact_discard: u8,
    /// Artifact cards that the active seat is choosing from.
    pub artifacts_drawn: u8,
    /// Mission cards left to draw.
    pub missions: u8,
    /// Explore tokens not turned over yet, on the board or not.
    pub tokens: Tokens,
}

/// How many explore tokens show what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tokens {
    pub artifact: u8,
    pub metamorphite: u8,
    pub nothing: u8,
}

pub(super) fn decks(game: &Game) -> Decks {
    let [artifact, metamorphite, nothing] = game.state.token_pool;
    Decks {
        rooms: game.rules.content.names(game.state.room_deck),
        artifacts: game.artifact_deck_size(),
        artifact_discard: game.artifact_discard_size(),
        artifacts_drawn: game.drawn_size(),
        missions: game.mission_deck_size(),
        tokens: Tokens {
            artifact,
            metamorphite,
            nothing,
        },
    }
}
