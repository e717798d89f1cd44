//! Where each tile lies.

use ark_ids::{Cell, Tile};

/// More tiles than the box has.
const TILES: usize = 64;

/// The cell of each tile on the board; of gates, which are all alike, it knows none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whereabouts([u8; TILES]);

impl Whereabouts {
    const NOWHERE: u8 = u8::MAX;

    pub const fn new() -> Self {
        Self([Self::NOWHERE; TILES])
    }

    #[inline(always)]
    pub fn of(&self, tile: Tile) -> Option<Cell> {
        let at = self.0[tile.index() % TILES];
        (at != Self::NOWHERE).then_some(Cell(at))
    }

    pub(crate) fn set(&mut self, tile: Tile, at: Cell) {
        self.0[tile.index()] = at.0;
    }
}

impl Default for Whereabouts {
    fn default() -> Self {
        Self::new()
    }
}
