//! What only this variant knows: its state and its frames, actions, outcomes, events and
//! refusals.

use crate::digest::Sink;

/// What changes: nothing. Who is helped stands in the options.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct State {}

impl State {
    pub(crate) fn digest(&self, _: &mut impl Sink) {
        let Self {} = self;
    }
}

/// What this variant has left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// Runs by itself at set-up: beginners draw their missions (UNF-07).
    Missions,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {}
