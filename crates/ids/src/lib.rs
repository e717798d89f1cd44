//! The nouns of the game as small numbers, and sets of them.
//!
//! Everything the engine talks about is one of these ids; names, texts and
//! numbers belong to `content`. An id is an index into one table of one loaded
//! content; on disk and in records ids are written as slugs.
#![doc = "No dependencies, no I/O."]

mod piece;
mod place;
mod resource;
mod set;

pub use piece::{Colour, Piece, Seat, UNIT_KINDS};
pub use place::{CELLS, Cell, Place, Section, Spot, Where};
pub use resource::{Resource, Resources};
pub use set::{Set, SetIter};

/// The most seats a table can have: there are five colours (COMP-15).
pub const SEATS: usize = 5;

/// Declares an id: a `u8` that indexes one table.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u8);

        impl $name {
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<u8> for $name {
            fn from(value: u8) -> Self {
                Self(value)
            }
        }

        impl From<$name> for u8 {
            fn from(value: $name) -> Self {
                value.0
            }
        }
    };
}
pub(crate) use id;

id!(
    /// A room tile of the box: a factory, an outer generator, a special room or the gate.
    Tile
);
id!(
    /// One physical artifact card.
    Card
);
id!(
    /// A mission card.
    Mission
);
id!(
    /// A target: what activating a room gives. Both generators share one.
    Target
);
id!(
    /// A faction that a seat plays.
    Faction
);
id!(
    /// A group of four special rooms.
    Group
);
id!(
    /// An achievement.
    Achievement
);
id!(
    /// A conversion "left side = right side".
    Conversion
);
