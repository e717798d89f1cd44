//! The grid inside the frame, which has no gaps (SETUP-02, SETUP-04): neighbours, 2x2
//! squares, distances, by shifting whole sets of cells.

use ark_content::Layout;
use ark_ids::{CELLS, Cell, SEATS, Seat, Set};

/// The grid of a layout, with everything that geometry asks precomputed.
#[derive(Clone, Debug)]
pub struct Grid {
    pub width: u8,
    pub height: u8,
    pub cells: Set<Cell>,
    not_first_column: u128,
    not_last_column: u128,
    neighbours: [Set<Cell>; CELLS],
    /// The two door cells of each seat's biodome (MOVE-09).
    pub doors: [Set<Cell>; SEATS],
}

impl Grid {
    /// Boards that nobody sits at have no door (SETUP-12).
    pub fn new(layout: &Layout, seats: usize) -> Self {
        let (width, height) = (layout.width, layout.height);
        let cells = Set::first(width as usize * height as usize);
        let column = |x: u8| -> u128 {
            (0..height)
                .map(|y| 1u128 << (u32::from(y) * u32::from(width) + u32::from(x)))
                .sum()
        };
        let mut grid = Self {
            width,
            height,
            cells,
            not_first_column: cells.bits() & !column(0),
            not_last_column: cells.bits() & !column(width - 1),
            neighbours: [Set::EMPTY; CELLS],
            doors: [Set::EMPTY; SEATS],
        };
        for cell in cells {
            grid.neighbours[cell.index()] = grid.around(Set::one(cell));
        }
        for (seat, pair) in layout.doors.iter().take(seats).enumerate() {
            grid.doors[seat] = pair.iter().copied().collect();
        }
        grid
    }

    pub fn cell(&self, column: u8, row: u8) -> Option<Cell> {
        (column < self.width && row < self.height).then(|| Cell(row * self.width + column))
    }

    pub fn column(&self, cell: Cell) -> u8 {
        cell.0 % self.width
    }

    pub fn row(&self, cell: Cell) -> u8 {
        cell.0 / self.width
    }

    /// Cells that share an edge with this one (MOVE-05, MOVE-06).
    #[inline(always)]
    pub fn neighbours(&self, cell: Cell) -> Set<Cell> {
        self.neighbours[cell.index()]
    }

    /// All cells that share an edge with a cell of the set.
    #[inline(always)]
    pub fn around(&self, set: Set<Cell>) -> Set<Cell> {
        let bits = set.bits();
        let w = u32::from(self.width);
        let east = (bits & self.not_last_column) << 1;
        let west = (bits & self.not_first_column) >> 1;
        Set::from_bits((east | west | bits << w | bits >> w) & self.cells.bits())
    }

    /// Cells whose neighbour to the east is in the set.
    #[inline(always)]
    pub(crate) fn west_of(&self, set: Set<Cell>) -> Set<Cell> {
        Set::from_bits(set.bits() >> 1 & self.not_last_column)
    }

    /// Cells whose neighbour to the south is in the set.
    #[inline(always)]
    pub(crate) fn north_of(&self, set: Set<Cell>) -> Set<Cell> {
        Set::from_bits(set.bits() >> self.width)
    }

    /// As `around`, but not through the eastern and southern edges of these cells.
    #[inline]
    pub fn around_past(&self, set: Set<Cell>, [east, south]: [Set<Cell>; 2]) -> Set<Cell> {
        let w = u32::from(self.width);
        let to_east = ((set - east).bits() & self.not_last_column) << 1;
        let to_south = (set - south).bits() << w;
        let to_west = self.west_of(set) - east;
        let to_north = self.north_of(set) - south;
        Set::from_bits((to_east | to_south) & self.cells.bits()) | to_west | to_north
    }

    /// Cells on which a room would complete a 2x2 square (EXPL-02).
    #[inline]
    pub fn squares(&self, built: Set<Cell>) -> Set<Cell> {
        let b = built.bits();
        let w = u32::from(self.width);
        // What lies one column to the east or west, seen from a cell.
        let east = |bits: u128| bits >> 1 & self.not_last_column;
        let west = |bits: u128| bits << 1 & self.not_first_column;
        let (south, north) = (b >> w, b << w & self.cells.bits());
        let completes = |side: u128, vertical: u128, diagonal: u128| side & vertical & diagonal;
        Set::from_bits(
            (completes(east(b), south, east(south))
                | completes(east(b), north, east(north))
                | completes(west(b), south, west(south))
                | completes(west(b), north, west(north)))
                & self.cells.bits(),
        )
    }

    /// The built cells at most `steps` edges away from the set, through built cells.
    pub fn within(&self, from: Set<Cell>, built: Set<Cell>, steps: u8) -> Set<Cell> {
        let mut reached = from;
        for _ in 0..steps {
            reached |= self.around(reached) & built;
        }
        reached
    }

    /// The seats whose biodome has its door here.
    #[inline(always)]
    pub fn door_of(&self, cell: Cell, seat: Seat) -> bool {
        self.doors[seat.index()].has(cell)
    }
}
