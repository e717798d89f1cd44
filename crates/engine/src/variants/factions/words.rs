//! What only this variant knows: its state and its frames, actions, outcomes, events and
//! refusals.

use ark_ids::{Cell, SEATS, Seat, Section, Set};
use arrayvec::ArrayVec;

use crate::digest::Sink;

/// The most printed sections of a board.
const PRINTED: usize = 8;
/// More bombs than a board has, and more rooms than units can fill two by two.
const FEW: usize = 8;
/// What a mark says besides its number.
const FRESH: u8 = 8;

/// Numbers of a few rooms, in their order; 0 where nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Marks([[u8; 2]; FEW]);

impl Marks {
    const NONE: Self = Self([[0; 2]; FEW]);

    #[inline]
    fn get(&self, at: Cell) -> u8 {
        let mut all = self.0.iter();
        let here = all.find(|[cell, mark]| *mark > 0 && *cell == at.0);
        here.map_or(0, |[_, mark]| *mark)
    }

    /// Says it, if there is room for one more; nothing is said with 0.
    fn set(&mut self, at: Cell, mark: u8) {
        let mut all: ArrayVec<[u8; 2], { FEW + 1 }> = self
            .0
            .into_iter()
            .filter(|[cell, mark]| *mark > 0 && *cell != at.0)
            .collect();
        if mark > 0 && all.len() < FEW {
            all.push([at.0, mark]);
        }
        all.sort_unstable();
        self.0 = [[0; 2]; FEW];
        self.0[..all.len()].copy_from_slice(&all);
    }

    fn cells(&self) -> impl Iterator<Item = (Cell, u8)> {
        let said = self.0.into_iter().filter(|[_, mark]| *mark > 0);
        said.map(|[cell, mark]| (Cell(cell), mark))
    }

    /// Two rooms change places.
    fn swap(&mut self, a: Cell, b: Cell) {
        let (on_a, on_b) = (self.get(a), self.get(b));
        self.set(a, 0);
        self.set(b, 0);
        self.set(a, on_b);
        self.set(b, on_a);
    }
}

/// Units in each section, two to a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sections([u8; PRINTED / 2]);

impl Sections {
    #[inline]
    const fn get(self, at: usize) -> u8 {
        self.0[at / 2] >> (at % 2 * 4) & 15
    }

    const fn set(&mut self, at: usize, units: u8) {
        let shift = at % 2 * 4;
        self.0[at / 2] &= !(15 << shift);
        self.0[at / 2] |= units << shift;
    }
}

/// What changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Units of each seat that stand in a section of its biodome (ASY-24).
    assigned: [Sections; SEATS],
    /// Whose bomb lies in each room, and whether it was placed in this turn.
    bombs: Marks,
    /// Cubes placed in each room in the running phase beyond the first.
    cubes: Marks,
}

impl Default for State {
    fn default() -> Self {
        Self {
            assigned: [Sections([0; PRINTED / 2]); SEATS],
            bombs: Marks::NONE,
            cubes: Marks::NONE,
        }
    }
}

impl State {
    /// Units of a seat that stand in this printed section, the one where they live apart.
    #[inline]
    pub fn assigned(&self, seat: Seat, section: Section) -> u8 {
        if section.index() < PRINTED {
            self.assigned[seat.index()].get(section.index())
        } else {
            0
        }
    }

    pub fn assign(&mut self, seat: Seat, section: Section, units: u8) {
        if section.index() < PRINTED {
            self.assigned[seat.index()].set(section.index(), units);
        }
    }

    /// Units of a seat that stand in any section but the one where they live.
    pub fn all_assigned(&self, seat: Seat) -> u8 {
        let own = &self.assigned[seat.index()];
        (0..PRINTED).map(|section| own.get(section)).sum()
    }

    /// Whose bomb lies in a room.
    #[inline]
    pub fn bomb(&self, at: Cell) -> Option<Seat> {
        owner(self.bombs.get(at))
    }

    /// Whether the bomb of a room was placed in this turn.
    pub fn is_fresh(&self, at: Cell) -> bool {
        self.bombs.get(at) & FRESH > 0
    }

    /// Puts a bomb into a room, or takes it out.
    pub fn set_bomb(&mut self, at: Cell, owner: Option<Seat>, fresh: bool) {
        let fresh = if fresh { FRESH } else { 0 };
        self.bombs
            .set(at, owner.map_or(0, |seat| seat.0 + 1 + fresh));
    }

    /// The rooms where bombs of a seat lie.
    pub fn bombs(&self, seat: Seat) -> Set<Cell> {
        let own = self.bombs.cells();
        own.filter(|(_, mark)| owner(*mark) == Some(seat))
            .map(|(at, _)| at)
            .collect()
    }

    /// How many bombs lie out, and how many can.
    pub(super) fn bombs_out(&self) -> (usize, usize) {
        (self.bombs.cells().count(), FEW)
    }

    /// A new turn: no bomb is fresh.
    pub(super) fn settle_bombs(&mut self) {
        for [_, mark] in &mut self.bombs.0 {
            *mark &= !FRESH;
        }
    }

    /// Two rooms change places with what lies in them.
    pub(super) fn swap(&mut self, a: Cell, b: Cell) {
        self.bombs.swap(a, b);
        self.cubes.swap(a, b);
    }

    /// Cubes placed in a room in the running phase beyond the first, where they are
    /// counted.
    #[inline]
    pub fn more_cubes(&self, at: Cell) -> u8 {
        self.cubes.get(at)
    }

    pub fn set_more_cubes(&mut self, at: Cell, n: u8) {
        self.cubes.set(at, n);
    }

    /// A new phase: nothing is counted yet.
    pub(super) fn forget_cubes(&mut self) {
        self.cubes = Marks::NONE;
    }

    pub(crate) fn digest(&self, out: &mut impl Sink) {
        let Self {
            assigned,
            bombs,
            cubes,
        } = self;
        for own in assigned {
            out.bytes(&own.0);
        }
        for marks in [bombs, cubes] {
            marks.0.iter().for_each(|mark| out.bytes(mark));
        }
    }
}

/// Whose bomb a mark is.
fn owner(mark: u8) -> Option<Seat> {
    (mark & !FRESH).checked_sub(1).map(Seat)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {}

/// What a player submits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// MOVE a unit from one section of the own biodome to another.
    Assign { from: Section, to: Section },
    /// RANGE ATTACK an opponent in a room, with the units of another.
    Attack { from: Cell, at: Cell, against: Seat },
    /// PLACE BOMBS: one into this room.
    Place(Cell),
    /// EXPLODE BOMBS: the one in this room.
    Explode(Cell),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Assigned {
        seat: Seat,
        from: Section,
        to: Section,
    },
    /// A range attack begins; the combat follows.
    Aimed {
        seat: Seat,
        from: Cell,
        at: Cell,
        against: Seat,
    },
    /// A won combat fed the winner.
    Fed {
        seat: Seat,
        units: u8,
    },
    BombPlaced {
        seat: Seat,
        at: Cell,
    },
    BombExploded {
        seat: Seat,
        at: Cell,
    },
}

/// The facts of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The seat has no such power.
    NoPower,
    /// No unit stands in this section.
    NobodyThere,
    /// So far away, and so far one reaches.
    OutOfRange { distance: u8, range: u8 },
    /// All bombs lie out.
    NoBombs,
    /// A bomb lies there already.
    BombThere,
    /// No bomb of the seat lies there.
    NoBomb,
    /// The bomb was placed in this turn.
    Fresh,
    /// No unit of the seat is in the room or next to it.
    OutOfReach,
}
