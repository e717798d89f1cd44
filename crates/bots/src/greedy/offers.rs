//! Who does not want gifts: whoever refused one is offered no more, since a person who
//! plays with bots must not be pressed.

use ark_engine::modes::coop;
use ark_engine::{Action, Game, patch};
use ark_ids::{Resource, Seat, Set};

/// Offers made, and what became of them.
#[derive(Clone, Copy, Default)]
pub(super) struct Offers {
    /// To whom the last one was, of what, and how much of it the seat had.
    last: Option<(Seat, Resource, u16)>,
    refused: Set<Seat>,
}

impl Offers {
    /// Whether the answer to an offer is still to be looked at.
    pub(super) const fn pending(&self) -> bool {
        self.last.is_some()
    }

    /// Sees whether the last offer was taken.
    pub(super) fn learn(&mut self, g: &Game, seat: Seat) {
        if let Some((to, kind, had)) = self.last.take()
            && g.state.seat(seat).resources.of(kind) >= had
        {
            self.refused.insert(to);
        }
    }

    /// Whether this offer may be made; it is noted if so.
    pub(super) fn make(&mut self, g: &Game, seat: Seat, offer: Action) -> bool {
        let Action::Patch(patch::Action::Coop(coop::Action::Offer { to, goods })) = offer else {
            return false;
        };
        if self.refused.has(to) || g.check(seat, offer).is_err() {
            return false;
        }
        let had = g.state.seat(seat).resources.of(goods.kind);
        self.last = Some((to, goods.kind, had));
        true
    }
}
