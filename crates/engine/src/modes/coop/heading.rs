//! Compass and directions: how a tile lies, and what is left or straight ahead of a piece
//! that stands at an edge (GRD-18 to GRD-20, GRD-R2).

use ark_content::Direction;
use ark_ids::Cell;

use crate::game::Game;
use crate::grid::Grid;

/// An edge of a room, by the compass of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Edge {
    North,
    East,
    South,
    West,
}

impl Edge {
    /// Clockwise, from the top.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// So many quarters further, clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as u8 + quarters) as usize % 4]
    }

    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// The edge that lies in a direction of a piece with its back to this one.
    #[must_use]
    pub const fn toward(self, way: Direction) -> Self {
        let quarters = match way {
            Direction::Straight => 0,
            Direction::Right => 1,
            Direction::Behind => 2,
            Direction::Left => 3,
        };
        self.opposite().turned(quarters)
    }

    pub const fn slug(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edge| edge.slug() == slug)
    }
}

impl Grid {
    /// The cell beyond an edge.
    pub fn beyond(&self, cell: Cell, edge: Edge) -> Option<Cell> {
        let (column, row) = (self.column(cell), self.row(cell));
        match edge {
            Edge::North => self.cell(column, row.checked_sub(1)?),
            Edge::East => self.cell(column + 1, row),
            Edge::South => self.cell(column, row + 1),
            Edge::West => self.cell(column.checked_sub(1)?, row),
        }
    }
}

impl Game {
    /// The edge of a room at which its name stands: the lower one of an upright tile.
    pub fn name_edge(&self, at: Cell) -> Edge {
        let quarters = self.state.mode.coop().map_or(0, |coop| coop.quarters(at));
        Edge::South.turned(quarters)
    }

    /// The room next to this one in a direction of a piece with its back to an edge.
    pub fn neighbour(&self, at: Cell, back: Edge, way: Direction) -> Option<Cell> {
        let cell = self.rules.grid.beyond(at, back.toward(way))?;
        self.state.derived.built.has(cell).then_some(cell)
    }
}
