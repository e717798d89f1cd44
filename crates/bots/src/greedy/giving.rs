//! Gifts among Challengers in Glitch: before a phase ends, the others get what they need
//! more. Gifts are not tried out step by step, since to the giver they are a loss.

use ark_engine::modes::coop;
use ark_engine::{Action, Game, patch};
use ark_ids::Seat;

use super::rehearsal::fits;
use crate::Observer;
use crate::judge::gift::gift;

/// The most offers in a turn: somebody may refuse.
const OFFERS: u8 = 4;

pub(super) const ACCEPT: Action = Action::Patch(patch::Action::Coop(coop::Action::Accept));

/// What was offered in the running turn.
#[derive(Clone, Copy, Default)]
pub(super) struct Giving {
    turn: u16,
    offers: u8,
}

impl Giving {
    /// An offer to make first.
    pub(super) fn before(&mut self, g: &Game, seat: Seat) -> Option<Action> {
        if !fits(g) {
            return None;
        }
        let turn = g.state.seat(seat).turns;
        if self.turn != turn {
            *self = Self { turn, offers: 0 };
        }
        if self.offers == OFFERS {
            return None;
        }
        let (to, goods) = gift(g, seat)?;
        self.offers += 1;
        let offer = coop::Action::Offer { to, goods };
        Some(Action::Patch(patch::Action::Coop(offer)))
    }
}

/// Whether gifts are made at this table.
pub(super) fn usual(table: &Observer<'_>) -> bool {
    let rules = table.rules();
    rules.options.mode == "glitch" && rules.seats > 1
}

/// Takes offers out of what a search looks at.
pub(super) fn strike_out(g: &Game, actions: &mut Vec<Action>) {
    let offer = |a: &Action| {
        matches!(
            a,
            Action::Patch(patch::Action::Coop(coop::Action::Offer { .. }))
        )
    };
    if fits(g) {
        actions.retain(|action| !offer(action));
    }
}
