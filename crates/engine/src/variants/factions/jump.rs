//! Jumping home and to cylinders (ASY-10 to ASY-15).

use ark_content::{Act, Power};
use ark_ids::{Colour, Place, Seat, Set};

use super::has;
use crate::Action;
use crate::action::By;
use crate::game::Game;
use crate::steps::act::go;

/// Where a jump of a seat may end, whoever holds or occupies it (ASY-12): the own biodome,
/// and rooms where a cylinder of its own or of a generator that it controls lies on a
/// circle (ASY-13). No doorway is crossed, so that no seal is in the way (ASY-R7). From
/// any room (ASY-R6); what else may be jumped to can be added here (ASY-R22).
pub(super) fn landings(g: &Game, seat: Seat) -> Set<Place> {
    if !has(g, seat, Power::Jump) {
        return Set::EMPTY;
    }
    let lying = &g.state.derived.cylinders;
    let usable = g.state.phases.last().map_or(Set::EMPTY, |p| p.usable);
    let mut cells = lying[seat.index()];
    for colour in Colour::NEUTRAL_CYLINDERS {
        if usable.has(colour) {
            cells |= lying[colour.index()];
        }
    }
    Set::from_bits(cells.bits()).with(Place::biodome(seat))
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    let phase = g.phase();
    if phase.acts.has(Act::Move) && phase.totals.moves > 0 && has(g, seat, Power::Jump) {
        go::list_by(g, seat, By::Jump, out);
    }
}
