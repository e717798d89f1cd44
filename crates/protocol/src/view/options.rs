//! What the viewer may do now, and what not.

use ark_engine::Game;
use serde::{Deserialize, Serialize};

use crate::wire::{Action, Refusal};

/// An action that is refused, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    pub action: Action,
    pub refusal: Refusal,
}

/// Options tell what a hand holds, so they are the viewer's own only.
pub(super) fn legal(game: &Game, viewer: Option<ark_ids::Seat>) -> Vec<Action> {
    let mut legal = Vec::new();
    if let Some(seat) = viewer {
        game.legal(seat, &mut legal);
    }
    legal
        .into_iter()
        .map(|action| Action::of(game, action))
        .collect()
}

/// What the viewer may do beside the question, whoever is asked.
pub(super) fn asides(game: &Game, viewer: Option<ark_ids::Seat>) -> Vec<Action> {
    let mut asides = Vec::new();
    if let Some(seat) = viewer {
        game.aside(seat, &mut asides);
    }
    asides
        .into_iter()
        .map(|action| Action::of(game, action))
        .collect()
}

pub(super) fn refused(game: &Game, viewer: Option<ark_ids::Seat>) -> Vec<Refused> {
    let refused = viewer.map_or_else(Vec::new, |seat| game.refused(seat));
    refused
        .into_iter()
        .map(|(action, illegal)| Refused {
            action: Action::of(game, action),
            refusal: illegal.into(),
        })
        .collect()
}
