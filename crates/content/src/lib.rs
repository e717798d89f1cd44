//! The game as data: rooms, boards, cards, missions, layouts and modes.
//!
//! The files in `content/` are the only place where a printed or designed
//! number stands, and every field says where it comes from. Loading is parse,
//! validate (all errors at once, with file and line), compile to dense tables
//! with small ids. The engine sees only [`Content`].
//!
//! `content/` is the newest edition. Older ones are kept in `editions/`, so that the games
//! played with them can be replayed for ever.

mod check;
pub mod edition;
mod error;
mod load;
mod marks;
mod model;
mod read;
mod source;

pub use error::ContentError;
pub use marks::{FieldMark, Mark, Marks, Tally};
pub use model::*;
