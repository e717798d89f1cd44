//! Tests of the crate from outside, linked once.

mod combat;
mod document;
mod fallout;
mod mission;
mod no_leak;
mod open;
mod unfair;
