//! Resources change hands at any moment, by agreement (COP-08 to COP-10). Artifact cards
//! never do (COP-07).

use ark_ids::{Resource, Seat, Set};
use ark_rulebook::Rule;

use super::words::{Action, Event, Frame, Goods, Offer, Why};
use super::{action, note, why};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::patch;
use crate::play::Play;

/// The most of one resource in one offer; more takes several.
const MOST: u8 = 20;

fn pending(g: &Game) -> Option<Offer> {
    g.state.mode.coop().and_then(|coop| coop.offer)
}

/// The Challengers that a seat may deal with: all others, while no offer waits.
fn partners(g: &Game, seat: Seat) -> Set<Seat> {
    if pending(g).is_some() || !g.rules.all_seats().has(seat) {
        return Set::EMPTY;
    }
    g.rules.all_seats().without(seat)
}

pub(super) fn check(g: &Game, seat: Seat, to: Seat, goods: Goods) -> Result<(), Illegal> {
    let partner = partners(g, seat).has(to);
    require(partner, Rule::Cop08, why(Why::NoPartner))?;
    let some = (1..=MOST).contains(&goods.amount);
    require(some, Rule::Cop08, why(Why::NothingOffered))?;
    let have = g.state.seat(seat).resources.of(goods.kind);
    let short = illegal::Why::Short {
        kind: goods.kind,
        need: goods.amount,
        have,
    };
    require(have >= u16::from(goods.amount), Rule::Cop08, short)
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    for to in partners(g, seat) {
        for kind in Resource::ALL {
            let have = g.state.seat(seat).resources.of(kind).min(MOST.into()) as u8;
            for amount in 1..=have {
                let goods = Goods { kind, amount };
                out.push(action(Action::Offer { to, goods }));
            }
        }
    }
}

pub(super) fn offer<L: Log>(play: &mut Play<'_, L>, offer: Offer) {
    if let Some(coop) = play.state.mode.coop_mut() {
        coop.offer = Some(offer);
    }
    note(play, Event::Offered(offer));
    play.push(crate::Frame::Patch(patch::Frame::Coop(Frame::Offer)));
}

pub(super) fn asked(g: &Game) -> Set<Seat> {
    pending(g).map_or(Set::EMPTY, |offer| Set::one(offer.to))
}

pub(super) fn check_answer(answer: crate::Action) -> Result<(), Illegal> {
    let known = [Action::Accept, Action::Decline].map(action);
    if known.contains(&answer) {
        return Ok(());
    }
    refuse(Rule::Cop10, illegal::Why::OtherQuestion)
}

pub(super) fn list_answers(out: &mut Vec<crate::Action>) {
    out.extend([Action::Accept, Action::Decline].map(action));
}

/// Nothing moves without the other's consent (COP-10).
pub(super) fn answer<L: Log>(play: &mut Play<'_, L>, answer: crate::Action) {
    let offer = pending(play).expect("an offer waits");
    if let Some(coop) = play.state.mode.coop_mut() {
        coop.offer = None;
    }
    play.pop();
    if answer == action(Action::Decline) {
        note(play, Event::Declined(offer));
        return;
    }
    let Offer { from, to, goods } = offer;
    let amount = u16::from(goods.amount);
    play.state.seat_mut(from).resources.take(goods.kind, amount);
    play.state.seat_mut(to).resources.add(goods.kind, amount);
    note(play, Event::Accepted(offer));
}
