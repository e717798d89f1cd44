//! Hostile units: they come with every round, never move, and stay until they fall
//! (GLT-34 to GLT-41).

use ark_ids::{Colour, Place};

use super::words::Event;
use super::{enemy, note, numbers, round};
use crate::event::Log;
use crate::modes::coop;
use crate::play::{Flow, Play};

/// One into each room of the mission, beside those of earlier rounds, and there are always
/// enough of them (GLT-34, GLT-35, GLT-36). Whoever stands there fights before the turns
/// begin (GLT-38, GLT-R17).
pub(super) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let amount = numbers(play).arrivals;
    let colour = Colour::seat(enemy(play));
    for at in play.mission_rooms() {
        play.stand(colour, Place::cell(at), amount);
        note(play, Event::Arrived { at, amount });
    }
    play.recontrol();
    round::begin_turns(play);
    play.swap_top(coop::CLASH);
    Flow::Ran
}
