//! Grids, and what lies on them at the start.

use ark_ids::Cell;
use arrayvec::ArrayVec;

use super::Text;

/// A setup picture: the grid and the marked cells.
#[derive(Clone, Debug)]
pub struct Layout {
    pub slug: String,
    pub name: Text,
    pub width: u8,
    pub height: u8,
    /// Where the four starting factories lie.
    pub factories: [Cell; 4],
    /// Where outer generators lie: violet first, then turquoise.
    pub generators: ArrayVec<Cell, 2>,
    pub gate: Option<Cell>,
    /// The two door cells above each board, in clockwise order of the boards;
    /// the first board belongs to seat 0. As many as the layout seats.
    pub doors: ArrayVec<[Cell; 2], 5>,
}
