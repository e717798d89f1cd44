//! What the frames of a patch do.

use ark_ids::{Seat, Set};
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{Illegal, Why};
use crate::outcome::Outcome;
use crate::play::{Flow, Play};

/// The frames of a patch: what happens by itself, whom each asks, and what an answer
/// does. A frame that asks nobody waits for chance.
#[allow(unused_variables)]
pub(crate) trait Steps {
    type Frame: Copy;

    /// Whether its answer opens an action phase, as the choice of a section does.
    fn opens_phase(frame: Self::Frame) -> bool {
        false
    }

    /// Runs what needs nobody's word.
    fn run<L: Log>(play: &mut Play<'_, L>, frame: Self::Frame) -> Flow {
        Flow::Waits
    }

    /// The seats asked; none if chance is.
    fn asks(g: &Game, frame: Self::Frame) -> Set<Seat> {
        Set::EMPTY
    }

    fn check(g: &Game, frame: Self::Frame, seat: Seat, action: Action) -> Result<(), Illegal> {
        Err(Illegal::new(Rule::Turn04, Why::OtherQuestion))
    }

    fn list(g: &Game, frame: Self::Frame, seat: Seat, out: &mut Vec<Action>) {}

    fn resolve<L: Log>(play: &mut Play<'_, L>, frame: Self::Frame, seat: Seat, action: Action) {
        unreachable!("{action:?} does not answer a frame that asks nobody")
    }

    /// How many equally likely ways chance has.
    fn ways(g: &Game, frame: Self::Frame) -> u32 {
        0
    }

    /// The answer of the `n`-th way.
    fn outcome(g: &Game, frame: Self::Frame, n: u32) -> Outcome {
        unreachable!("way {n} of a frame without chance")
    }

    /// How many of the ways lead to this answer.
    fn weight(g: &Game, frame: Self::Frame, outcome: Outcome) -> u32 {
        0
    }

    fn roll<L: Log>(play: &mut Play<'_, L>, frame: Self::Frame, outcome: Outcome) {
        unreachable!("{outcome:?} answers a frame without chance")
    }

    /// A number that stays the same for ever, and the contents.
    fn digest(frame: Self::Frame) -> [u8; 3];

    /// The seats that learn what chance answers: all, unless it is shown to one alone.
    fn learners(g: &Game, frame: Self::Frame) -> Set<Seat> {
        g.rules.players
    }

    /// Whether it can be dealt with in a position that somebody wrote down: on top of the
    /// agenda, or waiting below other frames.
    fn audit(g: &Game, frame: Self::Frame, top: bool) -> Result<(), &'static str> {
        Ok(())
    }
}
