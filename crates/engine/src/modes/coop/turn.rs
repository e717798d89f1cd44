//! Tiles are turned before they are placed, if somebody likes (GRD-R2), and a turn of the
//! Enemy between those of Challengers.

use ark_ids::{Cell, Seat};
use ark_rulebook::Rule;

use super::words::{Action, Event, Frame, Why};
use super::{action, coop, coop_mut, frame, note, why};
use crate::event::Log;
use crate::game::{Game, Next, Question};
use crate::illegal::{Illegal, require};
use crate::play::{Flow, Play};

/// Whether this seat is about to place a tile.
fn places(g: &Game, seat: Seat) -> bool {
    let building = |question| matches!(question, Question::Build | Question::Gate | Question::Link);
    matches!(g.next(), Next::Ask(seats, question) if seats.has(seat) && building(question))
}

pub(super) fn check(g: &Game, seat: Seat, quarters: u8) -> Result<(), Illegal> {
    let now = coop(g).map_or(0, |coop| coop.quarters);
    let news = places(g, seat) && quarters < 4 && quarters != now;
    require(news, Rule::GrdR2, why(Why::NothingToTurn))
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    let turns = (0..4).filter(|quarters| check(g, seat, *quarters).is_ok());
    out.extend(turns.map(|quarters| action(Action::Turn(quarters))));
}

pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, quarters: u8) {
    coop_mut(play).quarters = quarters;
}

/// The tile lies as it was turned; the next one is upright again.
pub(super) fn placed<L: Log>(play: &mut Play<'_, L>, at: Cell) {
    let coop = coop_mut(play);
    let quarters = coop.quarters;
    coop.quarters = 0;
    coop.turn(at, quarters);
    if quarters > 0 {
        note(play, Event::Turned { at, quarters });
    }
}

/// Tiles keep their turn when they change places (GRD-R16).
pub(super) fn swapped<L: Log>(play: &mut Play<'_, L>, a: Cell, b: Cell) {
    let coop = coop_mut(play);
    let (on_a, on_b) = (coop.quarters(a), coop.quarters(b));
    coop.turn(a, on_b);
    coop.turn(b, on_a);
}

/// The Enemy's turn begins: until [`Frame::Yield`] runs it is the active side. The caller
/// pushes what happens in it.
pub(crate) fn begin<L: Log>(play: &mut Play<'_, L>) {
    let Some(enemy) = play.rules.enemy else {
        return;
    };
    let next = play.state.active;
    coop_mut(play).next = next;
    play.state.active = enemy;
    play.push(frame(Frame::Yield));
    note(play, Event::EnemyTurnBegan);
}

pub(super) fn run_yield<L: Log>(play: &mut Play<'_, L>) -> Flow {
    play.state.active = coop(play).map_or(Seat(0), |coop| coop.next);
    play.pop();
    note(play, Event::EnemyTurnEnded);
    Flow::Ran
}
