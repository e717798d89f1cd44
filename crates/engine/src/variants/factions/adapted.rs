//! Steps between adapted rooms cost nothing (ASY-31 to ASY-34). Only the price changes:
//! whatever stops units stops them here as well, neutral ones among them (ASY-R13).

use ark_content::{Act, Power};
use ark_ids::{Place, Seat};

use super::has;
use crate::Action;
use crate::action::By;
use crate::game::Game;
use crate::steps::act::go;

/// Whether a cube of the seat lies there: in the room, or in any section of its biodome
/// (ASY-31, ASY-R12).
fn adapted(g: &Game, seat: Seat, place: Place) -> bool {
    if let Some(cell) = place.as_cell() {
        return g.state.derived.cubes[seat.index()].has(cell);
    }
    let sections = &g.state.seat(seat).sections;
    place.as_biodome() == Some(seat) && sections.iter().any(|s| s.cubes > 0)
}

/// What a step costs: nothing between adapted rooms, else as usual (ASY-32, ASY-33).
pub(super) fn step(g: &Game, seat: Seat, by: By, from: Place, to: Place, points: u8) -> u8 {
    let free = by == By::Move
        && has(g, seat, Power::FreeSteps)
        && adapted(g, seat, from)
        && adapted(g, seat, to);
    if free { 0 } else { points }
}

/// Free steps when no point is left: a MOVE is still under way (ASY-R12).
pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    let phase = g.phase();
    if phase.acts.has(Act::Move) && phase.totals.moves == 0 && has(g, seat, Power::FreeSteps) {
        go::list_by(g, seat, By::Move, out);
    }
}
