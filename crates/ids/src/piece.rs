//! Whose piece it is.

use crate::{SEATS, id};

id!(
    /// A place at the table, in clockwise order.
    Seat
);

impl Seat {
    /// The next seat clockwise at a table of `seats`.
    #[inline(always)]
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= seats { 0 } else { next })
    }
}

/// Seats, then robots and mercenaries.
pub const UNIT_KINDS: usize = SEATS + 2;

/// The colour of a unit, a cylinder or a cube: a seat's own, or a neutral one
/// that follows the control of its home room (CTRL-27).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(pub u8);

impl Colour {
    pub const ROBOT: Self = Self(5);
    pub const MERCENARY: Self = Self(6);
    pub const VIOLET: Self = Self(7);
    pub const TURQUOISE: Self = Self(8);
    pub const BLACK: Self = Self(9);
    pub const COUNT: usize = 10;
    /// What lies on circles like a cylinder but is of no colour: a power token. It is none
    /// of the `COUNT`.
    pub const POWER_TOKEN: Self = Self(14);

    /// The neutral colours of units.
    pub const NEUTRAL_UNITS: [Self; 2] = [Self::ROBOT, Self::MERCENARY];
    /// The neutral colours of cylinders.
    pub const NEUTRAL_CYLINDERS: [Self; 3] = [Self::VIOLET, Self::TURQUOISE, Self::BLACK];
    /// All neutral colours.
    pub const NEUTRAL: [Self; 5] = [
        Self::ROBOT,
        Self::MERCENARY,
        Self::VIOLET,
        Self::TURQUOISE,
        Self::BLACK,
    ];

    #[inline(always)]
    pub const fn seat(seat: Seat) -> Self {
        Self(seat.0)
    }

    #[inline(always)]
    pub const fn as_seat(self) -> Option<Seat> {
        if (self.0 as usize) < SEATS {
            Some(Seat(self.0))
        } else {
            None
        }
    }

    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Index among the neutral colours, from 0.
    #[inline(always)]
    pub const fn neutral(self) -> usize {
        self.0 as usize - SEATS
    }
}

impl From<u8> for Colour {
    fn from(value: u8) -> Self {
        Self(value)
    }
}

impl From<Colour> for u8 {
    fn from(value: Colour) -> Self {
        value.0
    }
}

/// What kind of piece, for events and refusals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    Unit,
    Cylinder,
    Cube,
}
