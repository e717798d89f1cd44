//! Tests of the crate from outside, linked once.

mod fair;
mod first_mission;
mod glitch;
mod it_learns;
mod levels;
mod sim;
