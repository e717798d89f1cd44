//! Tests of the crate from outside, linked once.

mod boards;
mod broken;
mod builtin;
mod design;
mod editions;
mod fallout;
mod known;
mod mutations;
mod organism;
mod rooms;
