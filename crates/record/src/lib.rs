//! Games as text.
//!
//! A record is a header and its inputs, player and chance, one per line, each
//! with the hash of the state it leads to: it rebuilds the game without any
//! generator, and a divergence is found at its line. A scenario describes any
//! position, with inputs to try and facts to expect.

mod dice;
mod header;
mod journal;
mod notation;
mod patches;
pub mod scenario;

pub use dice::{Seed, SeededDice};
pub use header::{FORMAT, Header, Player};
pub use journal::{Entry, Hash, Journal, ReadError, state_hash};
pub use notation::{Notation, NotationError, seat_letter};
