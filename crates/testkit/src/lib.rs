//! For tests only.
//!
//! [`walk`] plays a random game and shows every position; [`universe`] is every
//! action one could think of in a position, legal or not. [`combinations`] are all tables
//! at which the game can be played, [`wanted`] what recorded games must show of them.

mod combinations;
mod offered;
mod organism;
mod playout;
mod shown;
mod universe;
mod walk;

pub use combinations::{combinations, tables, variant_tables};
pub use offered::offered_is_accepted;
pub use playout::{Played, playout};
pub use shown::{can_show, of_table, shown, wanted};
pub use universe::universe;
pub use walk::{TestDice, Walk, walk};
