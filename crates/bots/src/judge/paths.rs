//! How far it is to a room, rooms not yet found and sealed doorways included.

use ark_engine::Game;
use ark_ids::{CELLS, Cell, Place, SEATS, Seat, Set};

/// More MOVEs than any way takes.
pub(crate) const FAR: u8 = 30;
/// MOVEs more through a doorway that somebody else sealed: the seal has to be broken first.
const SEALED: usize = 2;

/// MOVEs from every place to one cell, for the units of one seat.
#[derive(Clone, Copy)]
pub(crate) struct Paths([u8; CELLS + SEATS]);

impl Paths {
    pub(crate) fn to(g: &Game, seat: Seat, cell: Cell) -> Self {
        let grid = &g.rules.grid;
        let d = &g.state.derived;
        let doors = grid.doors[seat.index()];
        let home = Place::biodome(seat).index();
        let mut paths = Self([FAR; CELLS + SEATS]);
        // An empty cell costs one more: somebody has to find a room for it first.
        let empty = if g.state.room_deck.is_empty() {
            Set::EMPTY
        } else {
            grid.cells - d.built
        };
        let sealed = g.sealed_edges(seat);
        let mut reached = Set::one(cell);
        // What is reached in one step more, in two and so on.
        let mut late = [Set::EMPTY; SEALED];
        let mut fresh = reached;
        paths.0[cell.index()] = 0;
        for steps in 1..FAR {
            let around = grid.around_past(fresh, sealed) - reached;
            let mut next = (around & d.built) | (late[0] - reached);
            if fresh.meets(d.gates) {
                next |= d.gates - reached;
            }
            if fresh.meets(doors) && paths.0[home] == FAR {
                paths.0[home] = steps;
            } else if paths.0[home] + 1 == steps {
                next |= (doors & d.built) - reached;
            }
            late.rotate_left(1);
            late[SEALED - 1] = (grid.around(fresh) & d.built) - around - reached;
            late[0] |= (around & empty) - next;
            reached |= next;
            for cell in next {
                paths.0[cell.index()] = steps;
            }
            if next.is_empty() && late.iter().all(|set| set.is_empty()) {
                break;
            }
            fresh = next;
        }
        paths
    }

    #[inline]
    pub(crate) fn from(&self, place: Place) -> u8 {
        self.0[place.index()]
    }
}
