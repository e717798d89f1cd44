//! The game as data: rooms, boards, cards, missions, layouts and modes.
//!
//! The files in `content/` are the only place where a printed or designed
//! number stands, and every field says where it comes from. Loading is parse,
//! validate (all errors at once, with file and line), compile to dense tables
//! with small ids. The engine sees only [`Content`].

mod model;

pub use model::*;
