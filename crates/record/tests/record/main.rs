//! Tests of the crate from outside, linked once.

mod combinations;
mod complexity_2;
mod fixtures;
mod games;
mod guardians;
mod it_learns;
mod malformed;
mod unfair;
