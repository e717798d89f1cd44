//! Players that are programs, and the simulation that lets them play.
//!
//! A [`Bot`] answers questions of the table. All it gets is an [`Observer`]: the
//! game as one seat knows it. The real state behind it is private, so a bot cannot
//! cheat, not even by accident. [`sim`] plays series of games and sums them up.

mod bot;
mod dice;
mod greedy;
mod observer;
mod random;
pub mod sim;

pub use bot::{Bot, Kind};
pub use dice::SeededDice;
pub use greedy::{Greedy, Taste, estimate};
pub use observer::Observer;
pub use random::Random;
