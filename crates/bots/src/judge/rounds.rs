//! What the rounds of Glitch that are still to come ask for: strength, arsenal, and
//! glitch cubes in the supply.

use ark_content::ROUNDS;
use ark_engine::Game;
use ark_engine::modes::glitch;
use ark_ids::{Colour, Place, Seat};

use super::clash::cells;
use super::power::Power;
use super::taste::Taste;

/// Turns for each cube that the next disaster may find missing in the supply.
const SCARCE: f32 = 0.14;
/// A unit that the next hostile units will wound.
const DOOMED: f32 = 0.5;
/// What strength is worth in each round to come: MOVEs, points, units, income.
const MOVES: f32 = 3.0;
const POINTS: f32 = 3.0;
const UNITS: f32 = 2.94;
const INCOME: f32 = 4.0;
/// Arsenal that all hostile units to come will take and nobody has yet.
const ARMING: f32 = 0.5;
/// How much of a round the running one counts for strength.
const COMING: f32 = 0.3;
/// Cubes that factory cards may add to a disaster.
const SPREAD: u8 = 4;

/// Turns that the rounds to come will cost for want of strength.
pub(super) fn weakness(g: &Game, power: &Power, taste: &Taste, round: usize) -> f32 {
    let rounds = (ROUNDS - 1 - round) as f32 + COMING;
    let t = &power.totals;
    let income =
        power.yields.iter().sum::<f32>() + f32::from(t.harvest) + f32::from(t.harvest_per_unit);
    let income = income.max(f32::from(t.produce));
    let mut turns = MOVES / (1.0 + power.reach(taste));
    turns += POINTS / (1.0 + power.engineer());
    turns += UNITS / (1.0 + power.units);
    turns += INCOME / (2.0 + income);
    turns *= rounds;
    let gap = unarmed(g, (ROUNDS - 1 - round) as u8);
    turns + ARMING * gap / (g.rules.seats as f32 * f32::from(t.militarize.max(1)))
}

/// Arsenal that all Challengers lack against the hostile units that are there or will
/// come so many times.
pub(crate) fn unarmed(g: &Game, arrivals: u8) -> f32 {
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    let rooms = g.mission_rooms();
    let there: u8 = rooms.iter().map(|c| g.state.room(c).units.of(enemy)).sum();
    let foes = f32::from(there) + rooms.len() as f32 * f32::from(arrivals);
    let seats = g.rules.all_seats().iter();
    let have: u16 = seats.map(|s| u16::from(g.state.seat(s).arsenal)).sum();
    (f32::from(glitch::power(g)) * foes - f32::from(have)).max(0.0)
}

/// What the next disaster threatens to do: empty the supply, and wound those who stand
/// where hostile units come.
pub(super) fn prospects(g: &Game, own: glitch::State, seat: Seat) -> f32 {
    let numbers = &g.rules.content.glitch;
    let at = g.rules.seats - 1;
    let cards = 2 * numbers.double[at] + numbers.single[at];
    let next = cards + g.rules.options.more + SPREAD;
    let mut turns = SCARCE * f32::from(next.saturating_sub(glitch::supply(g)));
    if own.counter > 1 {
        return turns;
    }
    let usable = g.commanded(seat);
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    for cell in cells(g.occupied(seat, usable)) & g.mission_rooms() {
        let there = g.state.room(cell).units.of(enemy) + numbers.arrivals;
        if g.state.seat(seat).arsenal < glitch::power(g).saturating_mul(there) + 3 {
            let squad = g.squad_at(seat, usable, Place::cell(cell));
            turns += DOOMED * f32::from(squad.len());
        }
    }
    turns
}
