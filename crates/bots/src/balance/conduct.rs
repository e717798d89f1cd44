//! How bots behaved: whether every move was legal, every game ended, and how long they thought.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ark_engine::{Action, Game};
use ark_ids::{SEATS, Seat};
use serde::Serialize;

use crate::arena::Entry;
use crate::table::Umpire;

/// Decisions after which a game counts as one that does not end; the longest regular ones have
/// some thousand.
const MOST: u64 = 200_000;

/// How the bots of many games behaved.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub struct Conduct {
    pub games: u64,
    pub decisions: u64,
    /// Answers that the rules refuse.
    pub illegal_moves: u64,
    /// The first of them and of the games that somebody had to end.
    pub examples: Vec<String>,
    /// Games over their limit of turns.
    pub turn_limits: u64,
    /// Games that were called off for too many decisions.
    pub endless: u64,
    /// The longest decision of each bot, in milliseconds.
    pub longest_ms: BTreeMap<String, f64>,
}

impl Conduct {
    /// Games that somebody had to end.
    pub const fn stalls(&self) -> u64 {
        self.turn_limits + self.endless
    }

    pub const fn is_fine(&self) -> bool {
        self.illegal_moves == 0 && self.stalls() == 0
    }

    pub(super) fn add(&mut self, other: Self) {
        const EXAMPLES: usize = 8;
        self.games += other.games;
        self.decisions += other.decisions;
        self.illegal_moves += other.illegal_moves;
        self.examples.extend(other.examples);
        self.examples.truncate(EXAMPLES);
        self.turn_limits += other.turn_limits;
        self.endless += other.endless;
        for (bot, took) in other.longest_ms {
            let longest = self.longest_ms.entry(bot).or_default();
            *longest = longest.max(took);
        }
    }
}

/// The umpire of one game.
pub(super) struct Watch {
    asked: Instant,
    longest: [Duration; SEATS],
    illegal: Vec<(Seat, Action)>,
    endless: bool,
}

impl Watch {
    pub(super) fn new() -> Self {
        Self {
            asked: Instant::now(),
            longest: [Duration::ZERO; SEATS],
            illegal: Vec::new(),
            endless: false,
        }
    }

    pub(super) const fn is_endless(&self) -> bool {
        self.endless
    }

    /// What was seen of these bots, which are by seat.
    pub(super) fn conduct(&self, game: &str, bots: &[Entry], decisions: u64) -> Conduct {
        let example =
            |(seat, action): &(Seat, Action)| format!("{game}: {} {action:?}", bots[seat.index()]);
        let mut longest_ms = BTreeMap::new();
        for (bot, took) in bots.iter().zip(self.longest) {
            let longest: &mut f64 = longest_ms.entry(bot.to_string()).or_default();
            *longest = longest.max(took.as_secs_f64() * 1e3);
        }
        Conduct {
            games: 1,
            decisions,
            illegal_moves: self.illegal.len() as u64,
            examples: self.illegal.iter().map(example).collect(),
            turn_limits: 0,
            endless: u64::from(self.endless),
            longest_ms,
        }
    }
}

impl Umpire for Watch {
    fn asks(&mut self) {
        self.asked = Instant::now();
    }

    fn answered(&mut self, seat: Seat) {
        let longest = &mut self.longest[seat.index()];
        *longest = (*longest).max(self.asked.elapsed());
    }

    fn allows(&mut self, game: &Game, seat: Seat, action: Action) -> bool {
        let legal = game.check(seat, action).is_ok();
        if !legal {
            self.illegal.push((seat, action));
        }
        legal
    }

    fn stops(&mut self, decisions: u64) -> bool {
        self.endless = decisions >= MOST;
        self.endless
    }
}
