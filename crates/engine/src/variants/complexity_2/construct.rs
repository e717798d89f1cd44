//! CONSTRUCT and REMOVE: artifact cards as sections of the biodome (CX2-30 to CX2-37).

use ark_content::Act;
use ark_ids::{Card, Seat, Section};
use ark_rulebook::Rule;

use super::words::{Action, Event, Why};
use super::{action, note, why};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::play::Play;
use crate::state::PEN;
use crate::steps::act::{on_line, points};

/// The cards built onto a biodome.
fn built(g: &Game, seat: Seat) -> impl Iterator<Item = Card> + use<> {
    g.state.seat(seat).built.into_iter().flatten()
}

/// Whether no further section fits (CX2-34).
fn full(g: &Game, seat: Seat) -> bool {
    built(g, seat).count() >= usize::from(g.rules.content.complexity.sections)
}

/// It takes one of the uses, whether its one-time use could do anything or not (CX2-37).
pub(super) fn check(g: &Game, seat: Seat, card: Card, out: Option<Card>) -> Result<(), Illegal> {
    on_line(g, Act::Use)?;
    points(g.phase().totals.uses, Rule::Cx237)?;
    let held = g.state.seat(seat).hand.open().has(card);
    require(held, Rule::Cx230, illegal::Why::NotInHand)?;
    require(card != PEN, Rule::Cx2R16, illegal::Why::Pen)?;
    match out {
        None => {
            let most = g.rules.content.complexity.sections;
            require(!full(g, seat), Rule::Cx235, why(Why::Sections(most)))
        }
        Some(_) if !full(g, seat) => refuse(Rule::Cx235, why(Why::SectionFree)),
        Some(old) => require(g.has_built(seat, old), Rule::Cx235, why(Why::NotBuilt)),
    }
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    let phase = g.phase();
    if phase.acts.has(Act::Use) && phase.totals.uses > 0 {
        let full = full(g, seat);
        for card in g.state.seat(seat).hand.open().without(PEN) {
            let mut offer = |out_of| {
                let out_of = Action::Construct { card, out: out_of };
                out.push(action(out_of));
            };
            if full {
                built(g, seat).for_each(|old| offer(Some(old)));
            } else {
                offer(None);
            }
        }
    }
    out.extend(built(g, seat).map(|card| action(Action::Remove(card))));
}

/// It counts from the next action phase on (CX2-33).
pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: Card, out: Option<Card>) {
    play.phase_mut().totals.uses -= 1;
    if let Some(old) = out {
        remove(play, seat, old);
    }
    let own = play.state.seat_mut(seat);
    own.hand.open_mut().remove(card);
    if let Some(slot) = own.built.iter().position(Option::is_none) {
        own.built[slot] = Some(card);
        own.fresh |= 1 << slot;
    }
    note(play, Event::Constructed { seat, card });
}

pub(super) fn check_remove(g: &Game, seat: Seat, card: Card) -> Result<(), Illegal> {
    let there = built(g, seat).any(|here| here == card);
    require(there, Rule::Cx236, why(Why::NotBuilt))
}

/// The card is discarded; what the running phase counted stays, and a marker on the
/// section lies beside the board (CX2-36, CX2-R15).
pub(super) fn remove<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: Card) {
    let own = play.state.seat_mut(seat);
    if let Some(slot) = own.built.iter().position(|here| *here == Some(card)) {
        own.built[slot] = None;
        own.fresh &= !(1 << slot);
    }
    if own.marker == Some(Section::built(card)) {
        own.marker = None;
    }
    play.state.artifact_discard.open_mut().insert(card);
    note(play, Event::Removed { seat, card });
}

/// Another action phase: whatever was built before it counts.
pub(super) fn settle_in<L: Log>(play: &mut Play<'_, L>) {
    for own in &mut play.state.seats {
        own.fresh = 0;
    }
}
