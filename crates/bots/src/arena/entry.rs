//! A bot with its budget, as it enters an arena.

use std::fmt;
use std::str::FromStr;

use crate::{Bot, Budget, Kind};

/// Which bot, and how long it may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    pub kind: Kind,
    pub budget: Budget,
}

impl Entry {
    pub fn seat(self, seed: u64) -> Box<dyn Bot> {
        self.kind.seat_with(seed, self.budget)
    }
}

impl From<Kind> for Entry {
    fn from(kind: Kind) -> Self {
        Self {
            kind,
            budget: Budget::default(),
        }
    }
}

impl FromStr for Entry {
    type Err = String;

    /// `engineer`, or with a budget `commander:200ms`.
    fn from_str(text: &str) -> Result<Self, String> {
        let (slug, budget) = match text.split_once(':') {
            Some((slug, budget)) => (slug, budget.parse()?),
            None => (text, Budget::default()),
        };
        let kind = Kind::from_slug(slug).ok_or_else(|| {
            let bots = Kind::ALL.map(Kind::slug).join(", ");
            format!("there is no bot `{slug}`: {bots}")
        })?;
        Ok(Self { kind, budget })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind.slug())?;
        if self.budget != Budget::default() {
            write!(f, ":{}", self.budget)?;
        }
        Ok(())
    }
}
