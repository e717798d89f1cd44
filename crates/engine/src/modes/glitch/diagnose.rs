//! DIAGNOSE: from room to room to the source of the glitches (GLT-32, GLT-33, GLT-49 to
//! GLT-55).

use ark_ids::{Cell, Colour, Place, Set, Target};

use super::words::{Event, Frame};
use super::{frame, note, numbers, round, state, state_mut};
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::modes::coop::deck;
use crate::play::{Flow, Play};

/// The diagnose card that leads on: the last one opened, while others are closed
/// (GLT-R10).
fn trail(g: &Game) -> Option<Target> {
    let own = state(g);
    let open = own.open().count();
    if open == own.diagnosis.len() {
        return None;
    }
    own.open().last()
}

/// Where upright units stand that are a Challenger's, or neutral ones that a Challenger
/// commands (GLT-51, GLT-55, GLT-R11).
fn manned(g: &Game) -> Set<Cell> {
    let units = &g.state.derived.units;
    let mut places: Set<Place> = Set::EMPTY;
    for seat in g.rules.all_seats() {
        places |= units[seat.index()];
    }
    for colour in Colour::NEUTRAL_UNITS {
        let mut all = g.rules.all_seats().iter();
        if all.any(|seat| g.commands(seat, colour)) {
            places |= units[colour.index()];
        }
    }
    cells(places)
}

/// Whether units stand where the trail leads: in the room, or in two factories of the type
/// if there are two (GLT-50, GLT-54, GLT-R8).
fn found(g: &Game, target: Target) -> bool {
    let rooms = g.rooms_of(target);
    let needed = rooms.len().min(usize::from(numbers(g).factories));
    (rooms & manned(g)).len() >= needed
}

/// After a turn and its combats; again and again, while units stand in the room just
/// opened (GLT-50, GLT-52, GLT-53). Then the lap is counted (GLT-R12).
pub(super) fn run_trace<L: Log>(play: &mut Play<'_, L>) -> Flow {
    if trail(play).is_some_and(|target| found(play, target)) {
        play.push(frame(Frame::Diagnose));
    } else {
        play.pop();
        round::count(play);
    }
    Flow::Ran
}

/// The next diagnose card lies open (GLT-33, GLT-49).
pub(super) fn roll<L: Log>(play: &mut Play<'_, L>, outcome: crate::Outcome) {
    let target = deck::draw_target(play, outcome).expect("an enemy-target card");
    play.pop();
    let own = state_mut(play);
    let mut left = 0;
    if let Some(slot) = own.diagnosis.iter().position(Option::is_none) {
        own.diagnosis[slot] = Some(target);
        left = (own.diagnosis.len() - slot - 1) as u8;
    }
    note(play, Event::Diagnosed { target, left });
}
