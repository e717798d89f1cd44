//! Rounds: the turn counter, and whether the Challengers survive (GLT-18 to GLT-20,
//! GLT-42 to GLT-47, GLT-56 to GLT-64).

use ark_content::{DIAGNOSES, ROUNDS};
use ark_ids::{Cell, Place, Set};
use ark_rulebook::Rule;

use super::words::Event;
use super::{disaster, enemy, note, numbers, state, state_mut};
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::modes::coop::{self, deck};
use crate::play::Play;
use crate::state::Ending;

/// The turn stage begins: the counter is set anew (GLT-42 to GLT-45).
pub(super) fn begin_turns<L: Log>(play: &mut Play<'_, L>) {
    let turns = numbers(play).turns[play.rules.seats - 1];
    let own = state_mut(play);
    let left = turns[usize::from(own.round) - 1];
    own.counter = left;
    note(play, Event::Counted { left });
}

/// When every Challenger has had a turn, the counter drops; at 0 the round is judged
/// (GLT-46, GLT-47). It is never judged sooner (GLT-R13).
pub(super) fn count<L: Log>(play: &mut Play<'_, L>) {
    let first = coop::coop(play).map(|coop| coop.first);
    if first != Some(play.state.active) {
        return;
    }
    let own = state_mut(play);
    own.counter = own.counter.saturating_sub(1);
    let left = own.counter;
    note(play, Event::Counted { left });
    if left == 0 {
        resolve(play);
    }
}

/// The resolution stage: one condition unmet loses the game, and whoever passes the last
/// round has won (GLT-20, GLT-61, GLT-62).
fn resolve<L: Log>(play: &mut Play<'_, L>) {
    if let Some(rule) = unmet(play) {
        play.end(Ending::Team { won: false, rule });
        return;
    }
    let round = state(play).round;
    note(play, Event::Survived { round });
    if usize::from(round) == ROUNDS {
        let rule = Rule::Glt62;
        play.end(Ending::Team { won: true, rule });
        return;
    }
    // The cards of this round are gone for good; the others make a new deck (GLT-63,
    // GLT-64).
    state_mut(play).diagnosis = [None; DIAGNOSES];
    deck::shuffle_targets(play);
    disaster::begin(play);
}

/// The rule of the first condition that does not hold now.
pub fn unmet(g: &Game) -> Option<Rule> {
    let own = state(g);
    let damaged = damaged(g);
    if own.open().count() < DIAGNOSES {
        return Some(Rule::Glt56);
    }
    // Of a factory card every factory of the type (GLT-R9).
    if !(traced(g) & damaged).is_empty() {
        return Some(Rule::Glt57);
    }
    if usize::from(own.round) < ROUNDS {
        return None;
    }
    let mission = g.mission_rooms();
    if !(mission & damaged).is_empty() {
        return Some(Rule::Glt58);
    }
    if !(mission & hostile(g)).is_empty() {
        return Some(Rule::Glt59);
    }
    // Squares with glitch cubes are not integrated (GLT-R6), and there are none left.
    let integrated = g.state.derived.full;
    (g.rules.options.hard && !integrated.contains_all(mission)).then_some(Rule::Glt60)
}

/// Rooms that the open diagnose cards show.
pub fn traced(g: &Game) -> Set<Cell> {
    let rooms = state(g).open().map(|target| g.rooms_of(target));
    rooms.fold(Set::EMPTY, |all, rooms| all | rooms)
}

/// Rooms with a glitch cube (GLT-08).
pub fn damaged(g: &Game) -> Set<Cell> {
    g.state.derived.cubes[enemy(g).index()]
}

/// Rooms with a hostile unit.
fn hostile(g: &Game) -> Set<Cell> {
    let units: Set<Place> = g.state.derived.units[enemy(g).index()];
    cells(units)
}
