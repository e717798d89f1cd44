//! The disaster stage: glitch cubes (GLT-21 to GLT-31).

use ark_content::TargetOf;
use ark_ids::Cell;
use ark_rulebook::Rule;

use super::words::{Event, Frame};
use super::{enemy, frame, note, numbers, state_mut};
use crate::event::Log;
use crate::game::Game;
use crate::modes::coop::{deck, turn};
use crate::play::{Flow, Play};
use crate::state::Ending;

/// A round begins with what the Enemy does (GLT-18, GLT-19, GLT-R16).
pub(super) fn begin<L: Log>(play: &mut Play<'_, L>) {
    turn::begin(play);
    let own = state_mut(play);
    own.round += 1;
    let round = own.round;
    note(play, Event::RoundBegan { round });
    play.push(frame(Frame::Disaster(0)));
}

/// Cards that bring two cubes, and all cards of a disaster; a table may add some to the
/// latter (GLT-31).
fn cards(g: &Game) -> (u8, u8) {
    let numbers = numbers(g);
    let at = g.rules.seats - 1;
    let all = numbers.double[at] + numbers.single[at] + g.rules.options.more;
    (numbers.double[at], all)
}

/// Draws until the last card. Then all cards are shuffled together, the first diagnose
/// card is turned over, and units come (GLT-32, GLT-33).
pub(super) fn run<L: Log>(play: &mut Play<'_, L>, drawn: u8) -> Flow {
    let (_, all) = cards(play);
    if drawn < all && !deck::targets(play).is_empty() {
        return Flow::Waits;
    }
    deck::shuffle_targets(play);
    play.swap_top(frame(Frame::Arrive));
    play.push(frame(Frame::Diagnose));
    Flow::Ran
}

/// Glitch cubes left in the supply (GLT-R1).
pub fn supply(g: &Game) -> u8 {
    let placed = g.state.derived.cube_count[enemy(g).index()];
    numbers(g).cubes.saturating_sub(placed)
}

/// One card: cubes into its room, or one into each factory of its type, whichever card it
/// is (GLT-21 to GLT-24, GLT-27).
pub(super) fn roll<L: Log>(play: &mut Play<'_, L>, drawn: u8, outcome: crate::Outcome) {
    let target = deck::draw_target(play, outcome).expect("an enemy-target card");
    note(play, Event::Struck { target });
    let (double, _) = cards(play);
    let of = play.rules.content.targets[target.index()].of;
    let factory = matches!(of, TargetOf::Factory(_));
    let cubes = if drawn < double && !factory { 2 } else { 1 };
    for at in play.rooms_of(target) {
        if !damage(play, at, cubes) {
            // At the moment a cube is to be placed, and no sooner (GLT-28, GLT-R2).
            let rule = Rule::Glt28;
            play.end(Ending::Team { won: false, rule });
            return;
        }
    }
    // With its symbol it makes the next draw one from all cards again (GLT-29, GLT-30).
    deck::discard_target(play, target);
    play.swap_top(frame(Frame::Disaster(drawn + 1)));
}

/// Cubes onto free squares; what finds none is left out, whosever cubes are there
/// (GLT-25, GLT-26, GLT-R7). False if the supply does not suffice.
fn damage<L: Log>(play: &mut Play<'_, L>, at: Cell, cubes: u8) -> bool {
    let squares = play.rules.tile(play.state.tile(at)).squares;
    let free = squares.saturating_sub(play.state.room(at).cubes.len() as u8);
    let wanted = cubes.min(free);
    let placed = wanted.min(supply(play));
    if placed > 0 {
        note(play, Event::Damaged { at, cubes: placed });
        let enemy = enemy(play);
        for _ in 0..placed {
            play.put_cube(enemy, at);
        }
    }
    placed == wanted
}
