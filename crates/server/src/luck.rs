//! Where the chance of games comes from: the operating system or, for tests and
//! demonstrations, a word from which all of it follows.

use std::sync::Arc;

use ark_bots::{Bot, Budget, Kind};
use ark_ids::Seat;
use ark_record::Seed;

use crate::random;
use crate::store::{Store, Stored};

/// How long a bot thinks that must decide the same in every run: by the clock it would not.
const COUNTED: Budget = Budget::Iterations(2000);

/// Where the chance of games comes from.
#[derive(Clone)]
pub(crate) enum Luck {
    System,
    Told(Arc<str>),
}

impl Luck {
    pub(crate) fn new(word: Option<&str>) -> Self {
        word.map_or(Self::System, |word| Self::Told(word.into()))
    }

    /// The seed of a new game. If it is told, it follows from how many games the creator
    /// has: what other people do meanwhile changes nothing.
    pub(crate) async fn deal(&self, store: &Store, creator: &str) -> Stored<Seed> {
        let Self::Told(word) = self else {
            return Ok(random::bytes());
        };
        let before = store.created_by(creator).await?;
        Ok(follow(&["ark luck", word, &before.to_string()]))
    }

    /// A bot for a seat that has decided so often. If its luck is told, it is made anew for
    /// each decision: what it remembers could depend on who was faster.
    pub(crate) fn bot(&self, kind: Kind, game: Seed, seat: Seat, decided: usize) -> Box<dyn Bot> {
        match self {
            Self::System => kind.seat(u64::from_le_bytes(random::bytes())),
            Self::Told(_) => {
                let (game, seat) = (random::hex(&game), seat.0.to_string());
                let seed = follow(&["ark bot", &game, &seat, &decided.to_string()]);
                let seed = u64::from_le_bytes(seed[..8].try_into().expect("eight bytes"));
                kind.seat_with(seed, COUNTED)
            }
        }
    }

    /// Whether a bot is kept for its next decision.
    pub(crate) const fn keeps_bots(&self) -> bool {
        matches!(self, Self::System)
    }
}

fn follow(words: &[&str]) -> Seed {
    *blake3::hash(words.join("\n").as_bytes()).as_bytes()
}
