//! What Challengers have is for all of them: whoever does not need it now passes it on to
//! the next, who can use it sooner (COP-08, COP-09).

use ark_engine::modes::coop::{self, Goods};
use ark_engine::{Action, Game, Next, Question, modes, patch};
use ark_ids::{Resource, Resources, Seat};

/// The most of one kind in one offer.
const MOST: u16 = 20;

const fn deal(action: coop::Action) -> Action {
    Action::Patch(patch::Action::Coop(action))
}

/// Whether resources go round at this table.
pub(super) fn goes_round(g: &Game) -> bool {
    matches!(g.state.mode, modes::State::ItLearns(..)) && g.rules.seats > 1
}

/// Whether nothing is bought any more in this turn once this is done.
pub(super) fn closes(g: &Game, action: Action) -> bool {
    let acting = matches!(g.next(), Next::Ask(_, Question::Act));
    action == Action::Done && acting && g.state.phases.len() == 1
}

/// What the seat has now and will still have then.
pub(super) fn idle(now: &Game, then: &Game, seat: Seat) -> Resources {
    let mut have = now.state.seat(seat).resources;
    let left = then.state.seat(seat).resources;
    for (have, left) in have.0.iter_mut().zip(left.0) {
        *have = left.min(*have);
    }
    have
}

/// Offers of so much to whoever comes next.
pub(super) fn gifts(g: &Game, seat: Seat, spare: &Resources) -> Vec<Action> {
    let to = Seat(((seat.index() + 1) % g.rules.seats) as u8);
    let offer = |kind: Resource| {
        let amount = spare.of(kind).min(MOST) as u8;
        let goods = Goods { kind, amount };
        deal(coop::Action::Offer { to, goods })
    };
    let offers = Resource::ALL.into_iter().map(offer);
    offers.filter(|gift| g.check(seat, *gift).is_ok()).collect()
}

/// The answer to an offer: gifts are taken.
pub(super) fn answer(g: &Game, question: Question) -> Option<Action> {
    let asked = question == Question::Patch(patch::Frame::Coop(coop::Frame::Offer));
    (asked && goes_round(g)).then_some(deal(coop::Action::Accept))
}
