//! ENGINEER next to occupied rooms (ASY-45 to ASY-49).

use ark_content::Power;
use ark_ids::{Cell, Place, Seat, Set};

use super::has;
use crate::game::Game;

/// The rooms that share an edge with those, and those at the door of the biodome if a unit
/// is at home (ASY-48, ASY-R17). Where opponents stand nobody builds anyway (ASY-46).
pub(super) fn workshops(g: &Game, seat: Seat, occupied: Set<Cell>) -> Set<Cell> {
    if !has(g, seat, Power::EngineerAdjacent) {
        return occupied;
    }
    let mut near = occupied | g.rules.grid.around(occupied);
    if g.state.derived.units[seat.index()].has(Place::biodome(seat)) {
        near |= g.rules.grid.doors[seat.index()];
    }
    near & g.state.derived.built
}
