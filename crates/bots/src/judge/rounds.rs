//! What the rounds of Glitch that are still to come ask for: strength, arsenal, stock.

use ark_content::ROUNDS;
use ark_engine::Game;
use ark_engine::modes::glitch;
use ark_ids::{Colour, Place, Resource, Seat};

use super::clash::cells;
use super::likings::likings;
use super::power::Power;
use super::taste::Taste;

/// Turns that the rounds to come will cost for want of strength.
pub(super) fn weakness(g: &Game, seat: Seat, power: &Power, taste: &Taste, round: usize) -> f32 {
    let likes = likings(g);
    let rounds = (ROUNDS - 1 - round) as f32 + likes.coming;
    let t = &power.totals;
    let income = power.income();
    let mut turns = likes.moves / (1.0 + power.reach(taste));
    turns += likes.points / (1.0 + power.engineer());
    turns += likes.units / (1.0 + power.units);
    turns += likes.income / (2.0 + income);
    let stock = stock(g, seat, taste);
    turns += likes.stock * likes.enough / (likes.enough + stock);
    turns *= rounds;
    let gap = unarmed(g, (ROUNDS - 1 - round) as u8);
    turns + likes.arming * gap / (g.rules.seats as f32 * f32::from(t.militarize.max(1)))
}

/// What a seat has in hand, as Metamorphite.
pub(super) fn stock(g: &Game, seat: Seat, taste: &Taste) -> f32 {
    let have = &g.state.seat(seat).resources;
    let basic: u16 = Resource::BASIC.iter().map(|kind| have.of(*kind)).sum();
    f32::from(have.of(Resource::Metamorphite)) + taste.refined * f32::from(basic)
}

/// Arsenal that all Challengers lack against the hostile units that are there or will
/// come so many times.
pub(super) fn unarmed(g: &Game, arrivals: u8) -> f32 {
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    let rooms = g.mission_rooms();
    let there: u8 = rooms.iter().map(|c| g.state.room(c).units.of(enemy)).sum();
    let foes = f32::from(there) + rooms.len() as f32 * f32::from(arrivals);
    let seats = g.rules.all_seats().iter();
    let have: u16 = seats.map(|s| u16::from(g.state.seat(s).arsenal)).sum();
    (f32::from(glitch::power(g)) * foes - f32::from(have)).max(0.0)
}

/// What the next disaster threatens to do: wound those who stand where hostile units come.
pub(super) fn prospects(g: &Game, own: glitch::State, seat: Seat) -> f32 {
    let likes = likings(g);
    let numbers = &g.rules.content.glitch;
    let mut turns = 0.0;
    if own.counter > 1 {
        return turns;
    }
    let usable = g.commanded(seat);
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    for cell in cells(g.occupied(seat, usable)) & g.mission_rooms() {
        let there = g.state.room(cell).units.of(enemy) + numbers.arrivals;
        if g.state.seat(seat).arsenal < glitch::power(g).saturating_mul(there) + 3 {
            let squad = g.squad_at(seat, usable, Place::cell(cell));
            turns += likes.doomed * f32::from(squad.len());
        }
    }
    turns
}
