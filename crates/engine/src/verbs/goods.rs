//! Resources and the arsenal.

use ark_content::Cost;
use ark_ids::{Resource, Seat};

use crate::action::Payment;
use crate::event::{Event, Log};
use crate::play::Play;

impl<L: Log> Play<'_, L> {
    /// From the common to the private supply; never reduced (RES-05, RES-06, COMP-14).
    pub(crate) fn gain(&mut self, seat: Seat, kind: Resource, amount: u8) {
        if amount > 0 {
            self.state
                .seat_mut(seat)
                .resources
                .add(kind, u16::from(amount));
            self.note(|| Event::Gained { seat, kind, amount });
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost, pay: Payment) {
        let basic = cost.amount - pay.metamorphite.min(cost.amount);
        if pay.kind.is_basic() && basic > 0 {
            self.spend(seat, pay.kind, basic);
        }
        if pay.metamorphite > 0 {
            self.spend(seat, Resource::Metamorphite, pay.metamorphite);
        }
    }

    fn spend(&mut self, seat: Seat, kind: Resource, amount: u8) {
        self.state
            .seat_mut(seat)
            .resources
            .take(kind, u16::from(amount));
        self.note(|| Event::Paid { seat, kind, amount });
    }

    /// Up, never down (MIL-01, MIL-R2); steps beyond the end of the track are lost (MIL-04).
    pub(crate) fn militarize(&mut self, seat: Seat, steps: u8) {
        let limit = self.rules.params.arsenal_limit;
        let state = self.state.seat_mut(seat);
        let before = state.arsenal;
        state.arsenal = before.saturating_add(steps).min(limit);
        let (by, arsenal) = (state.arsenal - before, state.arsenal);
        self.note(|| Event::Militarized { seat, by, arsenal });
    }

    /// What a victorious attacker pays (COMB-32, COMB-33).
    pub(crate) fn pay_arsenal(&mut self, seat: Seat, amount: u8) {
        let state = self.state.seat_mut(seat);
        let by = amount.min(state.arsenal);
        state.arsenal -= by;
        let arsenal = state.arsenal;
        self.note(|| Event::ArsenalPaid { seat, by, arsenal });
    }
}
