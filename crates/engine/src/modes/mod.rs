//! Modes other than the base: one folder each, and what the co-operative ones share.

// States are passed by reference, small as some are.
#![allow(clippy::trivially_copy_pass_by_ref)]

pub mod coop;
pub mod fallout;
pub mod glitch;
pub mod guardians;
pub mod it_learns;

use crate::digest::Sink;
use crate::patch::Patch;

/// What changes in a mode, as large as the largest.
#[derive(Clone, Copy)]
pub enum State {
    /// The base has all it needs.
    None,
    Fallout(fallout::State),
    Guardians(coop::State, guardians::State),
    Glitch(coop::State, glitch::State),
    ItLearns(coop::State, it_learns::State),
}

const _: () = assert!(size_of::<State>() <= 160);

impl State {
    /// As a game with these rules begins.
    pub fn new(rules: &crate::Rules) -> Self {
        let coop = coop::State::default();
        let mode = |patch: &&Patch| !matches!(patch, Patch::Coop);
        match rules.patches.iter().find(mode) {
            Some(Patch::Fallout) => Self::Fallout(fallout::State::new(rules)),
            Some(Patch::Guardians) => Self::Guardians(coop, guardians::State::default()),
            Some(Patch::Glitch) => Self::Glitch(coop, glitch::State::default()),
            Some(Patch::ItLearns) => Self::ItLearns(coop, it_learns::State::default()),
            _ => Self::None,
        }
    }

    /// What only Fallout has.
    pub fn fallout(&self) -> Option<&fallout::State> {
        match self {
            Self::Fallout(own) => Some(own),
            _ => None,
        }
    }

    pub fn fallout_mut(&mut self) -> Option<&mut fallout::State> {
        match self {
            Self::Fallout(own) => Some(own),
            _ => None,
        }
    }

    /// A base game digests as if there were no modes.
    pub(crate) fn digest(&self, out: &mut impl Sink) {
        match self {
            Self::None => {}
            Self::Fallout(own) => own.digest(out),
            Self::Guardians(coop, own) => {
                coop.digest(out);
                own.digest(out);
            }
            Self::Glitch(coop, own) => {
                coop.digest(out);
                own.digest(out);
            }
            Self::ItLearns(coop, own) => {
                coop.digest(out);
                own.digest(out);
            }
        }
    }

    /// What the co-operative modes share.
    pub fn coop(&self) -> Option<&coop::State> {
        match self {
            Self::None | Self::Fallout(_) => None,
            Self::Guardians(coop, _) | Self::Glitch(coop, _) | Self::ItLearns(coop, _) => {
                Some(coop)
            }
        }
    }

    pub fn coop_mut(&mut self) -> Option<&mut coop::State> {
        match self {
            Self::None | Self::Fallout(_) => None,
            Self::Guardians(coop, _) | Self::Glitch(coop, _) | Self::ItLearns(coop, _) => {
                Some(coop)
            }
        }
    }
}
