//! Tests of the crate from outside, linked once.

mod messages;
mod play;
mod samples;
