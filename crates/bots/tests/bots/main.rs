//! Tests of the crate from outside, linked once.

mod balance;
mod fair;
mod fallout;
mod first_mission;
mod glitch;
mod guardians;
mod it_learns;
mod levels;
mod seals;
mod sim;
mod stuck;
