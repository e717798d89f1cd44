//! What only Glitch knows: its state and its frames, events and refusals.

use ark_content::DIAGNOSES;
use ark_ids::{Cell, Target};

use crate::digest::Sink;

/// What changes. Glitch cubes and hostile units lie in the rooms, as pieces of the Enemy.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct State {
    /// The running round, from 1; 0 before the first disaster (GLT-18).
    pub round: u8,
    /// Where the turn counter stands (GLT-42).
    pub counter: u8,
    /// The diagnose cards that lie open, in their order. Nobody has seen the others, so
    /// each is drawn when it is turned over (GLT-32).
    pub diagnosis: [Option<Target>; DIAGNOSES],
}

impl State {
    /// The diagnose cards that lie open.
    pub fn open(&self) -> impl Iterator<Item = Target> + '_ {
        self.diagnosis.iter().flatten().copied()
    }

    pub(crate) fn digest(&self, out: &mut impl Sink) {
        let Self {
            round,
            counter,
            diagnosis,
        } = self;
        out.bytes(&[*round, *counter]);
        for card in diagnosis {
            out.byte(card.map_or(u8::MAX, |target| target.0));
        }
    }
}

/// What this mode has left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// The card of the disaster with this number is drawn.
    Disaster(u8),
    /// The next diagnose card is turned over.
    Diagnose,
    /// Runs by itself: hostile units come (GLT-34).
    Arrive,
    /// Runs by itself after a turn: DIAGNOSE where units are, then the counter (GLT-R12).
    Trace,
}

/// Nothing is asked of players that the base does not know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {}

/// Chance draws enemy-target cards, which all co-operative modes know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins with its disaster.
    RoundBegan { round: u8 },
    /// The disaster strikes what this card shows.
    Struck { target: Target },
    /// So many glitch cubes came into a room.
    Damaged { at: Cell, cubes: u8 },
    /// A diagnose card lies open now; `left` are still closed.
    Diagnosed { target: Target, left: u8 },
    /// So many hostile units came into a room.
    Arrived { at: Cell, amount: u8 },
    /// The turn counter stands here.
    Counted { left: u8 },
    /// The round is survived.
    Survived { round: u8 },
}

/// The facts of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A glitch cube lies there, and it must be replaced first.
    Damaged,
}
