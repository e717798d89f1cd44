//! Tests of the crate from outside, linked once.

mod achievements;
mod artifacts;
mod components;
mod coop;
mod factions;
mod fallout;
mod faq;
mod first_mission;
mod gates;
mod glitch;
mod guardians;
mod it_learns;
mod mission;
mod modes;
mod properties;
mod resources;
mod room_kinds;
mod setup;
