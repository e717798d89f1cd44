//! A Dark Player: sends the Enemy to where Challengers build, and plays its best cards.

use ark_engine::{Action, Game};
use ark_ids::{Cell, Colour, Seat, Set};

use crate::judge::clash::{best, cells};

/// What a room is worth to the Enemy: cubes most of all, those of the mission before
/// others, and units.
fn worth(g: &Game, goals: Set<Cell>, at: Cell) -> f32 {
    let room = g.state.room(at);
    let seats = g.rules.all_seats();
    let units: u8 = seats.iter().map(|s| room.units.of(Colour::seat(s))).sum();
    let cubes = room.cubes.len() as f32;
    if goals.has(at) {
        0.5 + 3.0 * (2.0 * cubes + f32::from(units))
    } else {
        2.0 * cubes + f32::from(units)
    }
}

/// How well the Enemy's pieces stand: in rooms that are worth something, or near them.
fn standing(g: &Game, enemy: Seat) -> f32 {
    let goals = g.mission_rooms();
    let mut sum = 0.0;
    for at in cells(g.state.derived.units[enemy.index()]) {
        let mut reach = Set::one(at);
        let mut value = 0.0f32;
        for way in 0..4u8 {
            let most = reach.iter().map(|at| worth(g, goals, at));
            value = value.max(most.fold(0.0, f32::max) / f32::from(1 + 2 * way));
            reach |= g.rules.grid.around(reach) & g.state.derived.built;
        }
        sum += value;
    }
    let challengers = g.rules.all_seats().iter();
    let wounded = challengers.map(|s| f32::from(g.state.seat(s).wounded));
    sum + wounded.sum::<f32>()
}

pub(super) fn choose(g: &Game, seat: Seat, actions: &[Action]) -> Action {
    let power = |card: ark_ids::Card| {
        let data = g.rules.content.cards.get(card.index());
        data.map_or(0.0, |card| f32::from(card.power))
    };
    best(actions, |action| match action {
        Action::Commit(card) => power(*card),
        Action::Discard(card) => -power(*card),
        _ => {
            let mut world = *g;
            world.play_unchecked(seat, *action, &mut ());
            standing(&world, seat)
        }
    })
}
