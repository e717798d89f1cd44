//! What every bot can do, and the bots by name.

use ark_engine::Action;

use crate::{Greedy, Observer, Random};

/// A player that is a program.
pub trait Bot: Send {
    /// One of the actions, which are all that the seat may take now and at least
    /// one. The same seed and the same questions give the same answers.
    fn choose(&mut self, table: &Observer<'_>, actions: &[Action]) -> Action;
}

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Random,
    Greedy,
}

impl Kind {
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The name on the command line and on the wire.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug)
    }

    /// A fresh bot of this kind.
    pub fn seat(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}
