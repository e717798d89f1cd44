//! The game as data: rooms, boards, cards, missions, layouts and modes.
//!
//! The files in `content/` are the only place where a printed or designed
//! number stands, and every field says where it comes from. Loading is parse,
//! validate (all errors at once, with file and line), compile to dense tables
//! with small ids. The engine sees only [`Content`].

mod check;
mod error;
mod load;
mod marks;
mod model;
mod read;
mod source;

pub use error::ContentError;
pub use marks::{FieldMark, Mark, Marks, Tally};
pub use model::*;
