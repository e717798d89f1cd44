//! How much an organism that spreads over the ship stands in the way, in turns.

use ark_engine::{Game, modes};
use ark_ids::{Cell, Seat, Set};

use super::clash::cells;

/// A cylinder in a room that is wanted, or elsewhere.
const WANTED: f32 = 2.15;
const CORRUPTED: f32 = 0.3;
/// A cube in a room that is wanted, or elsewhere.
const NEAR: f32 = 0.5;
const INFECTED: f32 = 0.05;
/// The rooms that are wanted, by how many of them are still clean: with the last the game
/// is lost.
const CLEAN: [f32; 3] = [12.0, 6.0, 0.7];
/// All cylinders placed, or all cubes; fewer count by the square of their share.
const CYLINDERS: f32 = 1.0;
const CUBES: f32 = 0.5;
/// A step of the seat's own to a room that is wanted and taken, and of anybody's to
/// another that is corrupted.
const OWN_STEP: f32 = 0.28;
const ANY_STEP: f32 = 0.015;
/// Steps beyond which a room is as good as out of reach.
const FAR: u8 = 10;

/// What its pieces cost.
pub(super) fn threat(g: &Game, seat: Seat, goals: Set<Cell>) -> f32 {
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
    let numbers = &g.rules.content.organism;
    let placed = 1.0 - share(g.corruption_supply(), numbers.corruption_cylinders);
    sum += CYLINDERS * placed * placed;
    let placed = 1.0 - share(g.infection_supply(), numbers.infection_cubes);
    sum += CUBES * placed * placed;
    if !goals.is_empty() {
        let clean = goals.len() - taken.len();
        sum += CLEAN.get(clean).copied().unwrap_or(0.0);
    }
    let mine = cells(g.occupied(seat, g.commanded(seat)));
    let seats = g.rules.all_seats().iter();
    let team = seats.fold(mine, |all, s| all | cells(g.state.derived.units[s.index()]));
    sum + OWN_STEP * steps(g, mine, taken) + ANY_STEP * steps(g, team, own.corrupted - taken)
}

fn share(part: u8, all: u8) -> f32 {
    f32::from(part) / f32::from(all.max(1))
}

/// Steps from the nearest of these places to each room, added up.
fn steps(g: &Game, from: Set<Cell>, rooms: Set<Cell>) -> f32 {
    let d = &g.state.derived;
    let (mut reached, mut left, mut sum) = (from, rooms - from, 0.0);
    for way in 1..FAR {
        if left.is_empty() {
            return sum;
        }
        let mut next = reached | (g.rules.grid.around(reached) & d.built);
        if reached.meets(d.gates) {
            next |= d.gates;
        }
        sum += f32::from(way) * (left & next).len() as f32;
        left = left - next;
        reached = next;
    }
    sum + f32::from(FAR) * left.len() as f32
}
