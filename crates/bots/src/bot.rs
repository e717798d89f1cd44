//! What every bot can do, and the bots by name.

use ark_engine::Action;
use ark_protocol::Reason;

use crate::{Budget, Commander, Greedy, Observer, Random};

/// A player that is a program.
pub trait Bot: Send {
    /// One of the actions, which are all that the table asks for now and at least
    /// one, or an offer to another Challenger, which is legal beside them (COP-08). The same seed and the same questions give the same answers.
    fn choose(&mut self, table: &Observer<'_>, actions: &[Action]) -> Action;

    /// Why it chose so the last time; the same for all steps of one plan.
    fn reason(&self) -> Option<&Reason> {
        None
    }
}

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Anything that is legal.
    Random,
    /// What Engineer is made of, by its old name.
    Greedy,
    Cadet,
    Engineer,
    Commander,
}

impl Kind {
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Greedy,
        Self::Cadet,
        Self::Engineer,
        Self::Commander,
    ];

    /// Those to play against, from the weakest to the strongest. Their names and
    /// characters are the messages `bot-<slug>` and `bot-<slug>-text`.
    pub const LEVELS: [Self; 3] = [Self::Cadet, Self::Engineer, Self::Commander];

    /// The name on the command line and on the wire.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Cadet => "cadet",
            Self::Engineer => "engineer",
            Self::Commander => "commander",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug)
    }

    /// A fresh bot of this kind.
    pub fn seat(self, seed: u64) -> Box<dyn Bot> {
        self.seat_with(seed, Budget::default())
    }

    /// A fresh bot that may think so long about each decision, if it thinks.
    pub fn seat_with(self, seed: u64, budget: Budget) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy | Self::Engineer => Box::new(Greedy::new(seed)),
            Self::Cadet => Box::new(Greedy::careless(seed)),
            Self::Commander => Box::new(Commander::new(seed, budget)),
        }
    }
}
