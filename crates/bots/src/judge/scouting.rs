//! Building the board before a co-operative game: to the next token, the shortest way.

use ark_engine::modes::coop::Stage;
use ark_engine::{Chance, Game, Next};
use ark_ids::{Cell, Seat, Set};

use super::clash::cells;
use super::paths::FAR;

/// How much a step nearer counts, against a room found.
const STEP: f32 = 0.05;

/// The worth of a board under construction; none of any other.
pub(super) fn value(g: &Game, seat: Seat) -> Option<f32> {
    let coop = g.state.mode.coop()?;
    if coop.stage != Stage::Construction {
        return None;
    }
    let found = matches!(g.next(), Next::Roll(Chance::Token(_)));
    let left = g.state.room_deck.len() as f32 - f32::from(u8::from(found));
    Some(-left - STEP * f32::from(way(g, seat)))
}

/// MOVEs of the scout to the nearest token.
fn way(g: &Game, seat: Seat) -> u8 {
    let grid = &g.rules.grid;
    let d = &g.state.derived;
    let mut reached: Set<Cell> = cells(d.units[seat.index()]);
    let doors = grid.doors[seat.index()] & d.built;
    // The other unit stays at home (COP-28).
    let mut home = reached.is_empty();
    for steps in 0..FAR {
        if reached.meets(g.state.tokens) {
            return steps;
        }
        let mut next = reached | (grid.around(reached) & d.built);
        if reached.meets(d.gates) {
            next |= d.gates;
        }
        if home {
            next |= doors;
        }
        home |= reached.meets(doors);
        if next == reached && home {
            break;
        }
        reached = next;
    }
    FAR
}
