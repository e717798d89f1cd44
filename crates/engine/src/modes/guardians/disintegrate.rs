//! DISINTEGRATE: cylinders go home, the leftmost cube to its owner (GRD-27 to GRD-32).

use ark_ids::{Cell, Colour, Set, Spot};

use super::words::{Event, Frame, Guardian, Post};
use super::{frame, note, roster};
use crate::event::Log;
use crate::game::Game;
use crate::play::{Flow, Play};

/// Cylinders on the circles of a room; stock in its own generator is none of them, nor are
/// power tokens (GRD-R8, GRD-68).
pub(super) fn cylinders(g: &Game, at: Cell) -> Set<Colour> {
    let row = g.state.room(at).cylinders.iter();
    row.filter(|colour| *colour != Colour::POWER_TOKEN)
        .collect()
}

/// Whether there is anything for a Guardian in a room (GRD-R9, GRD-69).
pub(super) fn has_work(g: &Game, at: Cell) -> bool {
    let room = g.state.room(at);
    !room.cubes.is_empty() || room.cylinders.len() > room.cylinders.tokens()
}

fn next(g: &Game) -> Option<(Guardian, Cell)> {
    let busy =
        |(_, post): &(Guardian, Post)| !post.lying && post.at.is_some_and(|at| has_work(g, at));
    let (guardian, post) = roster::first(g, busy)?;
    Some((guardian, post.at?))
}

/// One after another; what their rooms provide no more goes back first.
pub(super) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let Some((guardian, at)) = next(play) else {
        play.swap_top(frame(Frame::Teleport));
        return Flow::Ran;
    };
    play.use_up(guardian);
    let owner = play.state.room(at).cubes.get(0).and_then(Colour::as_seat);
    note(play, Event::Disintegrated { at, owner });
    for colour in cylinders(play, at) {
        while play.state.room(at).cylinders.has(colour) {
            play.push_out(colour, Spot::cell(at));
        }
    }
    // One cube, however many there are (GRD-30).
    if let Some(owner) = owner {
        play.take_cube(owner, at);
    } else {
        play.recontrol();
        play.resupply(at);
    }
    Flow::Ran
}
