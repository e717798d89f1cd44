//! Artifact cards come into the hand and leave it.

use ark_ids::{Card, Seat, Set};
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::play::{Flow, Play};
use crate::secret::Secret;
use crate::state::PEN;

impl Game {
    /// How many artifact cards a seat holds: open to all (RES-R7).
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.state.seat(seat).hand.open().len() as u8
    }
}

impl<L: Log> Play<'_, L> {
    /// Makes sure that a card can be drawn, reshuffling if need be (ART-07, ART-R2).
    pub(crate) fn prepare_draw(&mut self) -> bool {
        if !self.state.artifact_deck.open().is_empty() {
            return true;
        }
        let discard = self.state.artifact_discard.open();
        if discard.is_empty() {
            return false;
        }
        self.state.artifact_deck = Secret::new(discard);
        self.state.artifact_discard = Secret::new(Set::EMPTY);
        self.note(|| Event::Reshuffled);
        true
    }

    /// The card that chance gave leaves the deck.
    pub(crate) fn draw(&mut self, card: Card) {
        self.state.artifact_deck.open_mut().remove(card);
    }
}

pub(crate) fn run_draw<L: Log>(play: &mut Play<'_, L>, seat: Seat, left: u8) -> Flow {
    if left > 0 && play.prepare_draw() {
        return Flow::Waits;
    }
    if left > 0 {
        play.note(|| Event::NoCardLeft { seat });
    }
    play.swap_top(Frame::Discard(seat));
    Flow::Ran
}

pub(crate) fn drew<L: Log>(play: &mut Play<'_, L>, seat: Seat, left: u8, card: Card) {
    play.draw(card);
    play.state.seat_mut(seat).hand.open_mut().insert(card);
    play.note(|| Event::Drew { seat, card });
    play.swap_top(Frame::Draw {
        seat,
        left: left - 1,
    });
}

pub(crate) fn run_discover<L: Log>(play: &mut Play<'_, L>, keep: u8, left: u8) -> Flow {
    if left > 0 && play.prepare_draw() {
        return Flow::Waits;
    }
    play.swap_top(Frame::Keep { left: keep });
    Flow::Ran
}

pub(crate) fn discovered<L: Log>(play: &mut Play<'_, L>, keep: u8, left: u8, card: Card) {
    let seat = play.state.active;
    play.draw(card);
    play.state.drawn.open_mut().insert(card);
    play.note(|| Event::Drew { seat, card });
    play.swap_top(Frame::Discover {
        keep,
        left: left - 1,
    });
}

/// Exactly so many are kept, or all if fewer were drawn (ART-R1).
pub(crate) fn run_keep<L: Log>(play: &mut Play<'_, L>, left: u8) -> Flow {
    let seat = play.state.active;
    let drawn = play.state.drawn.open();
    if left > 0 && drawn.len() > usize::from(left) {
        return Flow::Waits;
    }
    for card in drawn {
        if left > 0 {
            play.state.seat_mut(seat).hand.open_mut().insert(card);
            play.note(|| Event::Kept { seat, card });
        } else {
            play.state.artifact_discard.open_mut().insert(card);
            play.note(|| Event::PutBack { seat, card });
        }
    }
    play.state.drawn = Secret::new(Set::EMPTY);
    play.swap_top(Frame::Discard(seat));
    Flow::Ran
}

pub(crate) fn check_keep(g: &Game, card: Card) -> Result<(), Illegal> {
    require(g.state.drawn.open().has(card), Rule::Art02, Why::NoSuch)
}

pub(crate) fn keep<L: Log>(play: &mut Play<'_, L>, left: u8, card: Card) {
    let seat = play.state.active;
    play.state.drawn.open_mut().remove(card);
    play.state.seat_mut(seat).hand.open_mut().insert(card);
    play.note(|| Event::Kept { seat, card });
    play.swap_top(Frame::Keep { left: left - 1 });
}

/// Above the limit the seat discards at once (ART-R3).
pub(crate) fn run_discard<L: Log>(play: &mut Play<'_, L>, seat: Seat) -> Flow {
    if play.hand_size(seat) > play.rules.params.hand_limit {
        return Flow::Waits;
    }
    play.pop();
    Flow::Ran
}

pub(crate) fn check_discard(g: &Game, seat: Seat, card: Card) -> Result<(), Illegal> {
    require(card != PEN, Rule::Art08, Why::Pen)?;
    require(
        g.state.seat(seat).hand.open().has(card),
        Rule::ArtR3,
        Why::NotInHand,
    )
}

pub(crate) fn list_discard(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.extend(
        g.state
            .seat(seat)
            .hand
            .open()
            .without(PEN)
            .iter()
            .map(Action::Discard),
    );
}

pub(crate) fn discard<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: Card) {
    play.state.seat_mut(seat).hand.open_mut().remove(card);
    play.state.artifact_discard.open_mut().insert(card);
    play.note(|| Event::Discarded { seat, card });
}
