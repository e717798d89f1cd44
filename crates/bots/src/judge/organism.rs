//! How much an organism that spreads over the ship stands in the way, in turns.

use ark_engine::modes::it_learns::Upgrade;
use ark_engine::{Game, modes};
use ark_ids::{Cell, Place, Seat, Set};

use super::clash::cells;
use super::lesson::lesson;
use super::power::Power;

/// A cylinder in a room that is wanted, or elsewhere.
const WANTED: f32 = 2.4;
const CORRUPTED: f32 = 1.3;
/// A cube in a room that is wanted, or elsewhere.
const NEAR: f32 = 1.0;
const INFECTED: f32 = 0.15;
/// The rooms that are wanted, by how many of them are still clean: with the last the game
/// is lost.
const CLEAN: [f32; 3] = [12.0, 6.0, 0.7];
/// All cylinders placed, or all cubes; fewer count by the square of their share.
const CYLINDERS: f32 = 1.0;
const CUBES: f32 = 0.5;
/// A step of the seat's own to a room that is wanted and taken, and of anybody's to
/// another that is corrupted.
const OWN_STEP: f32 = 0.5;
const ANY_STEP: f32 = 0.06;
/// A clean room that is wanted, with somebody in it who wins against what comes there.
const GUARDED: f32 = 0.3;
/// A step on the arsenal track, as far as combats need it.
const ARSENAL: f32 = 0.03;
const ARMED: u8 = 12;
/// A resource that can still pay for cleaning, and how many of them count.
const PURSE: f32 = 0.1;
const FULL: u16 = 20;
/// Places for cubes that cleaning takes until the next adaptation, by all together.
const CLEANING: f32 = 5.0;
/// How much of a cylinder's harm is gone once no cube keeps others from it.
const OPENED: f32 = 0.5;
/// How much a room of the mission matters that another one builds.
pub(super) const OTHERS: f32 = 0.58;
/// Steps beyond which a room is as good as out of reach.
const FAR: u8 = 10;

/// What its pieces cost, and what is missing to be rid of them.
pub(super) fn threat(g: &Game, seat: Seat, goals: Set<Cell>, power: &Power) -> f32 {
    let modes::State::ItLearns(_, own) = &g.state.mode else {
        return 0.0;
    };
    let infected = g.infected();
    let taken = goals & (own.corrupted | infected);
    let mut sum = lesson(g, own);
    for at in own.corrupted {
        sum += cylinder(goals.has(at));
    }
    for at in infected {
        sum += cube(goals.has(at)) * f32::from(g.infection(at));
    }
    let numbers = &g.rules.content.organism;
    let placed = 1.0 - share(g.corruption_supply(), numbers.corruption_cylinders);
    sum += CYLINDERS * placed * placed;
    let placed = 1.0 - share(g.infection_supply(), numbers.infection_cubes);
    sum += CUBES * placed * placed;
    if !goals.is_empty() {
        sum += soiled(goals.len() - taken.len());
    }
    let state = g.state.seat(seat);
    sum -= GUARDED * guarded(g, goals - taken);
    sum -= ARSENAL * f32::from(state.arsenal.min(ARMED));
    let purse: u16 = state.resources.0.iter().sum();
    sum -= PURSE * f32::from(purse.min(FULL));
    let ahead = g.adaptations_needed().saturating_sub(own.adaptations);
    let cleaning = CLEANING * f32::from(ahead) / g.rules.seats as f32;
    sum += cleaning / power.engineer().max(1.0);
    let mine = cells(g.occupied(seat, g.commanded(seat)));
    let seats = g.rules.all_seats().iter();
    let team = seats.fold(mine, |all, s| all | cells(g.state.derived.units[s.index()]));
    sum + OWN_STEP * steps(g, mine, taken) + ANY_STEP * steps(g, team, own.corrupted - taken)
}

/// What it is worth to have its cubes out of a room.
pub(super) fn relief(g: &Game, goals: Set<Cell>, at: Cell) -> f32 {
    let modes::State::ItLearns(_, own) = &g.state.mode else {
        return 0.0;
    };
    let wanted = goals.has(at);
    let cubes = cube(wanted) * f32::from(g.infection(at));
    if own.corrupted.has(at) {
        return cubes + OPENED * cylinder(wanted);
    }
    if !wanted {
        return cubes;
    }
    let clean = (goals - own.corrupted - g.infected()).len();
    cubes + soiled(clean) - soiled(clean + 1)
}

const fn cylinder(wanted: bool) -> f32 {
    if wanted { WANTED } else { CORRUPTED }
}

const fn cube(wanted: bool) -> f32 {
    if wanted { NEAR } else { INFECTED }
}

/// What the rooms of the mission cost that are not clean, by how many are.
fn soiled(clean: usize) -> f32 {
    CLEAN.get(clean).copied().unwrap_or(0.0)
}

/// These rooms, as far as somebody is there who wins against the cubes of one turn.
fn guarded(g: &Game, rooms: Set<Cell>) -> f32 {
    let limit = g.rules.content.organism.infection_limit;
    // Some of them stay on the way.
    let cubes = g.upgrade(Upgrade::Infect).div_ceil(2).min(limit);
    let defence = g.upgrade(Upgrade::Defence) * cubes;
    let combat = g.upgrade(Upgrade::Combat) * cubes;
    let holds = |seat: Seat, at: Cell| {
        let arsenal = g.state.seat(seat).arsenal;
        let there = g.state.derived.units[seat.index()].has(Place::cell(at));
        there && arsenal >= defence && arsenal > combat
    };
    let held = |at: &Cell| g.rules.all_seats().iter().any(|seat| holds(seat, *at));
    rooms.iter().filter(held).count() as f32
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
