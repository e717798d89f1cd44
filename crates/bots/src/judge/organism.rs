//! How much an organism that spreads over the ship stands in the way, in turns.

use ark_engine::{Game, modes};
use ark_ids::{Cell, Set};

/// A cylinder in a room that is wanted, or elsewhere.
const WANTED: f32 = 1.5;
const CORRUPTED: f32 = 0.15;
/// A cube in a room that is wanted, or elsewhere.
const NEAR: f32 = 0.5;
const INFECTED: f32 = 0.05;
/// What the last mission room but one is worth when the others are lost.
const LAST: f32 = 3.0;

/// What its pieces cost.
pub(super) fn threat(g: &Game, goals: Set<Cell>) -> f32 {
    let modes::State::ItLearns(_, own) = &g.state.mode else {
        return 0.0;
    };
    let infected = g.infected();
    let taken = goals & (own.corrupted | infected);
    let mut sum = 0.0;
    for at in own.corrupted {
        sum += if goals.has(at) { WANTED } else { CORRUPTED };
    }
    for at in infected {
        let each = if goals.has(at) { NEAR } else { INFECTED };
        sum += each * f32::from(g.infection(at));
    }
    if taken.len() + 1 >= goals.len() && !goals.is_empty() {
        sum += LAST;
    }
    sum
}
