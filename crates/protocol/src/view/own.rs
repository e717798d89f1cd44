//! What only the viewer knows. The one file of this crate that opens secrets.

use ark_engine::{Ending, Game};
use ark_ids::Seat;
use serde::{Deserialize, Serialize};

use super::mission::{Mission, mission, missions_are_open};
use super::phase::{Preview, previews};
use crate::wire::{Name, Named, Slug};

/// What only the viewer knows, and what the viewer could begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Own {
    /// Artifact cards in hand.
    pub hand: Vec<Slug>,
    /// The artifact cards to choose from in a running DISCOVER.
    pub drawn: Vec<Slug>,
    /// The card chosen for the combat under way.
    pub committed: Option<Slug>,
    /// What a phase on each line of each section would have to spend now.
    pub lines: Vec<Preview>,
}

pub(super) fn own(game: &Game, seat: Seat) -> Own {
    let content = game.rules.content;
    let state = &game.state;
    // Only the active seat discovers artifacts.
    let drawn = if seat == state.active {
        content.names(state.drawn.open())
    } else {
        Vec::new()
    };
    let combat = state.combat.as_ref();
    let committed = combat.and_then(|combat| combat.side(seat)?.card.open());
    Own {
        hand: content.names(state.seat(seat).hand.open()),
        drawn,
        committed: committed.map(|card| card.slug(content)),
        lines: previews(game, seat),
    }
}

/// The mission of a seat where it lies open to the viewer: one's own, in a mode with
/// open missions, or shown by winning with it or when all are scored (MISS-06, MISS-12,
/// MISS-13, FIRST-R6, FAL-63).
pub(super) fn shown_mission(game: &Game, seat: Seat, viewer: Option<Seat>) -> Option<Mission> {
    let told = match game.state.ending {
        Some(Ending::Mission(winner)) => winner == seat,
        Some(Ending::Ranked { .. }) => true,
        _ => false,
    };
    let shown = viewer == Some(seat) || missions_are_open(game.rules) || told;
    let held = game.state.seat(seat).mission.open().filter(|_| shown)?;
    Some(mission(game, seat, held))
}
