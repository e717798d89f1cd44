//! Players that are programs, and the simulation that lets them play.
//!
//! A [`Bot`] answers questions of the table. All it gets is an [`Observer`]: the
//! game as one seat knows it. The real state behind it is private, so a bot cannot
//! cheat, not even by accident. [`sim`] plays series of games and sums them up.

pub mod analyse;
pub mod arena;
pub mod balance;
mod bot;
mod budget;
mod commander;
mod dice;
mod greedy;
mod judge;
mod observer;
mod random;
mod reason;
pub mod sim;
mod table;

pub use bot::{Bot, Kind};
pub use budget::Budget;
pub use commander::{Commander, Figures};
pub use dice::SeededDice;
pub use greedy::{Greedy, estimate};
pub use judge::Taste;
pub use observer::Observer;
pub use random::Random;
pub use table::{CommonDice, Fate, Played, Umpire, play, play_before};
