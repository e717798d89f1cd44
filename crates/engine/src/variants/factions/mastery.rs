//! As many cubes in a room and phase as there are units (ASY-53 to ASY-55).

use ark_content::Power;
use ark_ids::{Cell, Place, Seat, Set};

use super::has;
use crate::event::Log;
use crate::game::Game;
use crate::play::Play;

/// Outer rooms that take no further cube: those with as many new ones as units, and at
/// least one, whether placed or put in the place of another's (ASY-R20). Sections take one
/// as ever.
pub(super) fn engineered(g: &Game, seat: Seat, cells: Set<Cell>) -> Set<Cell> {
    if cells.is_empty() || !has(g, seat, Power::EngineeringMastery) {
        return cells;
    }
    let own = &g.state.variants.factions;
    let usable = g.phase().usable;
    let full = |cell: &Cell| {
        let units = g.squad_at(seat, usable, Place::cell(*cell)).len();
        own.more_cubes(*cell) + 1 >= units
    };
    cells.iter().filter(full).collect()
}

/// Counts what is beyond the one cube that everybody may place.
pub(super) fn count<L: Log>(play: &mut Play<'_, L>, seat: Seat, at: Cell) {
    if play.state.engineered.has(at) && has(play, seat, Power::EngineeringMastery) {
        let own = &mut play.state.variants.factions;
        own.set_more_cubes(at, own.more_cubes(at) + 1);
    }
}
