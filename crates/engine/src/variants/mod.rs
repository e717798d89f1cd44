//! Variants: one folder each. Several may be played together.

// States are passed by reference, small as some are.
#![allow(clippy::trivially_copy_pass_by_ref)]

pub mod complexity_2;
pub mod factions;
pub mod unfair;

use crate::digest::Sink;

/// What changes in variants; empty where they are not played.
#[derive(Clone, Copy, Default)]
pub struct State {
    pub factions: factions::State,
    pub complexity_2: complexity_2::State,
    pub unfair: unfair::State,
}

const _: () = assert!(size_of::<State>() <= 200);

impl State {
    /// A variant that is not played digests as if it did not exist.
    pub(crate) fn digest(&self, out: &mut impl Sink) {
        let Self {
            factions,
            complexity_2,
            unfair,
        } = self;
        if *factions != factions::State::default() {
            out.byte(1);
            factions.digest(out);
        }
        if *complexity_2 != complexity_2::State::default() {
            out.byte(2);
            complexity_2.digest(out);
        }
        if *unfair != unfair::State::default() {
            out.byte(3);
            unfair.digest(out);
        }
    }
}
