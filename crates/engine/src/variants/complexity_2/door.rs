//! Doorways: the edges between two rooms, and between a biodome and the rooms on its
//! doors (CX2-15, CX2-R5).

use ark_ids::{CELLS, Cell, Place, SEATS, Seat, Set};

use super::note;
use super::words::Event;
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::grid::Grid;
use crate::patch;
use crate::play::Play;

/// To the east and to the south of each cell, and two for each biodome.
pub(super) const DOORS: usize = CELLS * 2 + SEATS * 2;

const SOUTH: usize = CELLS;
const HOME: usize = CELLS * 2;

/// A doorway.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Door(u8);

impl Door {
    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn nth(index: usize) -> Self {
        Self(index as u8)
    }

    /// The one to the east of a cell.
    fn east(cell: Cell) -> Self {
        Self(cell.0)
    }

    /// The one to the south of a cell.
    fn south(cell: Cell) -> Self {
        Self((SOUTH + cell.index()) as u8)
    }

    /// Every doorway that the largest grid could have.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DOORS as u8).map(Self)
    }
}

impl Grid {
    /// The doorway between two neighbouring places, whether rooms lie there or not.
    #[inline]
    pub fn door(&self, a: Place, b: Place) -> Option<Door> {
        match (a.as_cell(), b.as_cell()) {
            (Some(a), Some(b)) => {
                let (first, second) = (a.min(b), a.max(b));
                if !self.neighbours(first).has(second) {
                    return None;
                }
                let east = second.0 - first.0 == 1;
                let from = if east { 0 } else { SOUTH };
                Some(Door((from + first.index()) as u8))
            }
            (Some(cell), None) => self.home_door(b.as_biodome()?, cell),
            (None, Some(cell)) => self.home_door(a.as_biodome()?, cell),
            (None, None) => None,
        }
    }

    /// The doorways between these rooms, or between them and biodomes, that touch one of
    /// the places, in their order.
    pub(super) fn doors_near(
        &self,
        rooms: Set<Cell>,
        places: Set<Place>,
    ) -> impl Iterator<Item = Door> {
        let near = cells(places);
        let east = rooms & self.west_of(rooms) & (near | self.west_of(near));
        let south = rooms & self.north_of(rooms) & (near | self.north_of(near));
        let home = (0..SEATS).flat_map(move |seat| {
            let biodome = places.has(Place::biodome(Seat(seat as u8)));
            let touches = move |cell: Cell| rooms.has(cell) && (biodome || near.has(cell));
            let doors = self.doors[seat].iter().enumerate();
            doors
                .filter(move |(_, cell)| touches(*cell))
                .map(move |(which, _)| Door((HOME + seat * 2 + which) as u8))
        });
        let inner = east
            .iter()
            .map(Door::east)
            .chain(south.iter().map(Door::south));
        inner.chain(home)
    }

    fn home_door(&self, seat: Seat, cell: Cell) -> Option<Door> {
        let doors = self.doors.get(seat.index())?;
        let which = doors.iter().position(|door| door == cell)?;
        Some(Door((HOME + seat.index() * 2 + which) as u8))
    }

    /// What a doorway joins, if the grid has it.
    pub fn sides(&self, door: Door) -> Option<[Place; 2]> {
        let (a, b) = match door.index() {
            i if i < SOUTH => (Place::cell(Cell(i as u8)), i + 1),
            i if i < HOME => (
                Place::cell(Cell((i - SOUTH) as u8)),
                i - SOUTH + self.width as usize,
            ),
            i => {
                let seat = Seat(((i - HOME) / 2) as u8);
                let doors = self.doors.get(seat.index())?;
                let cell = doors.nth((i - HOME) % 2)?;
                return Some([Place::biodome(seat), Place::cell(cell)]);
            }
        };
        let cell = a.as_cell().expect("a cell");
        let other = Cell(b as u8);
        let joined = self.cells.has(cell) && self.neighbours(cell).has(other);
        joined.then(|| [a, Place::cell(other)])
    }
}

impl<L: Log> Play<'_, L> {
    /// Takes the seals off all doorways of these rooms, for nothing (GRD-65, ITL-84).
    pub(crate) fn unseal_around(&mut self, seat: Seat, rooms: Set<Cell>) {
        if !self.rules.patches.contains(&patch::Patch::Complexity2) {
            return;
        }
        let grid = &self.rules.grid;
        let near = |place: &Place| place.as_cell().is_some_and(|cell| rooms.has(cell));
        let seals = self.state.variants.complexity_2;
        for (door, owner) in seals.seals() {
            if grid.sides(door).is_some_and(|sides| sides.iter().any(near)) {
                self.state.variants.complexity_2.set_seal(door, None);
                note(self, Event::Unsealed { seat, owner, door });
            }
        }
    }
}

impl Game {
    /// Cells whose doorways to the east and to the south another's cube seals against a
    /// seat.
    pub fn sealed_edges(&self, seat: Seat) -> [Set<Cell>; 2] {
        let mut edges = [Set::EMPTY; 2];
        for (door, owner) in self.state.variants.complexity_2.seals() {
            if self.rules.opponents[seat.index()].has(owner) && door.index() < HOME {
                let cell = Cell((door.index() % SOUTH) as u8);
                edges[door.index() / SOUTH].insert(cell);
            }
        }
        edges
    }

    /// Whether a seat's units cannot go through the doorway between two places: another's
    /// cube seals it (CX2-19, CX2-20, CX2-R8). Gates are linked by more than an edge.
    #[inline]
    pub fn sealed(&self, seat: Seat, from: Place, to: Place) -> Option<Seat> {
        if !self.state.variants.complexity_2.any_seal() {
            return None;
        }
        let gates = self.state.derived.gates;
        let gate = |place: Place| place.as_cell().is_some_and(|cell| gates.has(cell));
        let owner = self
            .state
            .variants
            .complexity_2
            .seal(self.rules.grid.door(from, to)?)?;
        let stops = self.rules.opponents[seat.index()].has(owner) && !(gate(from) && gate(to));
        stops.then_some(owner)
    }
}
