//! The game as one seat knows it.

use ark_engine::{Action, Dice, Game, Question, Rules};
use ark_ids::{Seat, Set};

/// A game seen from a seat. The real state stays inside: what comes out is what
/// the seat may do, and worlds that it cannot tell from the real one.
#[derive(Clone, Copy)]
pub struct Observer<'a> {
    game: &'a Game,
    seat: Seat,
}

impl<'a> Observer<'a> {
    pub const fn new(game: &'a Game, seat: Seat) -> Self {
        Self { game, seat }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    pub const fn rules(&self) -> &'static Rules {
        self.game.rules
    }

    /// What the table asks whom, if it asks anybody.
    pub fn asked(&self) -> Option<(Set<Seat>, Question)> {
        match self.game.next() {
            ark_engine::Next::Ask(seats, question) => Some((seats, question)),
            ark_engine::Next::Roll(_) | ark_engine::Next::Over(_) => None,
        }
    }

    /// Every action that the seat may take now.
    pub fn legal(&self, out: &mut Vec<Action>) {
        self.game.legal(self.seat, out);
    }

    /// A world that the seat cannot tell from the real one. It depends on nothing
    /// that the seat does not know, so all of it may be looked at.
    pub fn imagine(&self, dice: &mut impl Dice) -> Game {
        self.game.imagine(Some(self.seat), dice)
    }
}
