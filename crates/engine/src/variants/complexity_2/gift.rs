//! One special artifact card more for everybody at set-up (CX2-01 to CX2-04, CX2-R22).

use ark_ids::{Card, Seat, Set};

use super::words::{Frame, Outcome};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::outcome;
use crate::patch;
use crate::play::Play;

/// The cards that nobody has got yet.
fn left(g: &Game) -> Set<Card> {
    g.rules.content.complexity.gifts & g.state.artifact_deck.open()
}

pub(super) fn ways(g: &Game) -> u32 {
    left(g).len() as u32
}

pub(super) fn outcome(g: &Game, n: u32) -> outcome::Outcome {
    let card = left(g).nth(n as usize).expect("below the number of ways");
    outcome::Outcome::Patch(patch::Outcome::Complexity2(Outcome::Gift(card)))
}

fn card(answer: outcome::Outcome) -> Option<Card> {
    match answer {
        outcome::Outcome::Patch(patch::Outcome::Complexity2(Outcome::Gift(card))) => Some(card),
        _ => None,
    }
}

pub(super) fn weight(g: &Game, answer: outcome::Outcome) -> u32 {
    card(answer).map_or(0, |card| u32::from(left(g).has(card)))
}

/// Face down into the hand; what is left stays in the deck.
pub(super) fn roll<L: Log>(play: &mut Play<'_, L>, seat: Seat, answer: outcome::Outcome) {
    let card = card(answer).expect("a gift");
    play.draw(card);
    play.state.seat_mut(seat).hand.open_mut().insert(card);
    play.note(|| Event::Drew { seat, card });
    let next = seat.index() + 1;
    if next < play.rules.seats {
        let frame = Frame::Gift(Seat(next as u8));
        play.swap_top(crate::Frame::Patch(patch::Frame::Complexity2(frame)));
    } else {
        play.pop();
    }
}
