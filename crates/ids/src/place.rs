//! Where things can be: cells of the grid, biodomes, sections, stock.

use crate::{Card, Seat, id};

/// The most cells a layout has (14 x 6).
pub const CELLS: usize = 84;

id!(
    /// A cell of the grid inside the frame, row by row from the top left.
    Cell
);

/// A room as movement sees it: a cell, or a whole biodome (ROOM-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub u8);

impl Place {
    const BIODOMES: u8 = CELLS as u8;

    #[inline(always)]
    pub const fn cell(cell: Cell) -> Self {
        Self(cell.0)
    }

    #[inline(always)]
    pub const fn biodome(seat: Seat) -> Self {
        Self(Self::BIODOMES + seat.0)
    }

    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline(always)]
    pub const fn as_cell(self) -> Option<Cell> {
        if self.0 < Self::BIODOMES {
            Some(Cell(self.0))
        } else {
            None
        }
    }

    #[inline(always)]
    pub const fn as_biodome(self) -> Option<Seat> {
        if self.0 >= Self::BIODOMES {
            Some(Seat(self.0 - Self::BIODOMES))
        } else {
            None
        }
    }
}

impl From<u8> for Place {
    fn from(value: u8) -> Self {
        Self(value)
    }
}

impl From<Place> for u8 {
    fn from(value: Place) -> Self {
        value.0
    }
}

id!(
    /// A section of a biodome: the printed ones first, then what is built on.
    Section
);

impl Section {
    /// Where the numbers of sections begin that are artifact cards built onto a biodome.
    const BUILT: u8 = 64;

    /// The section that this card is when it is built.
    #[inline(always)]
    pub const fn built(card: Card) -> Self {
        Self(Self::BUILT + card.0)
    }

    /// The card that is this section; none if it is printed on the board.
    #[inline(always)]
    pub const fn card(self) -> Option<Card> {
        if self.0 < Self::BUILT {
            None
        } else {
            Some(Card(self.0 - Self::BUILT))
        }
    }
}

/// Where a cube or a cylinder can lie: a cell, a section of a biodome, or the
/// stock of the cylinder's own source (CTRL-R6). One byte, so actions stay small.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

/// A [`Spot`], told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    Cell(Cell),
    Section(Seat, Section),
    Stock,
}

impl Spot {
    pub const STOCK: Self = Self(127);

    #[inline(always)]
    pub const fn cell(cell: Cell) -> Self {
        Self(cell.0)
    }

    #[inline(always)]
    pub const fn section(seat: Seat, section: Section) -> Self {
        Self(128 + seat.0 * 16 + section.0)
    }

    #[inline(always)]
    pub const fn at(self) -> Where {
        if self.0 < CELLS as u8 {
            Where::Cell(Cell(self.0))
        } else if self.0 >= 128 {
            Where::Section(Seat((self.0 - 128) / 16), Section((self.0 - 128) % 16))
        } else {
            Where::Stock
        }
    }
}
