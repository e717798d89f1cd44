//! Tests of the crate from outside, linked once.

mod embedded;
mod faults;
