//! Series of games between bots, and what they show.

mod deeds;
mod game;
mod histogram;
mod summary;
mod tally;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use ark_content::Content;
use ark_engine::{Conflict, Options, Rules};

use crate::Kind;

pub use deeds::{ACTIONS, Deeds};
pub(crate) use game::Counting;
pub use game::play;
pub use histogram::Histogram;
pub use summary::{Summary, Turns};
pub use tally::Tally;

/// Turns per player after which a game of a series ends without a winner, unless
/// the table chose a limit of its own.
pub const TURN_LIMIT: u16 = 200;

/// A series of games to be played.
#[derive(Clone, Debug)]
pub struct Series {
    pub options: Options,
    /// The bot of each seat; the last one also sits on the seats beyond.
    pub bots: Vec<Kind>,
    pub seed: u64,
    pub games: u64,
    pub threads: usize,
}

impl Series {
    /// Games of this mode, all seats with the same bot, on one thread.
    pub fn new(mode: &str, players: u8, bot: Kind, games: u64) -> Self {
        Self {
            options: Options::new(mode, players),
            bots: vec![bot],
            seed: 1,
            games,
            threads: 1,
        }
    }

    /// Plays the series. Each game depends on the seed and its index alone, so the
    /// number of threads changes the time and nothing else. `progress` hears how
    /// many games are done.
    pub fn run(
        &self,
        content: &'static Content,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Summary, Vec<Conflict>> {
        let mut options = self.options.clone();
        if options.turn_limit == 0 {
            options.turn_limit = TURN_LIMIT;
        }
        let rules = Rules::intern(content, &options)?;
        let began = Instant::now();
        let total = Mutex::new(Tally::default());
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    let mut tally = Tally::default();
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= self.games {
                            break;
                        }
                        play(rules, &self.bots, self.seed, index, &mut tally);
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                    }
                    total.lock().expect("no panic while held").add(&tally);
                });
            }
        });
        let tally = total.into_inner().expect("all threads ended well");
        Ok(Summary::new(rules, &tally, began.elapsed()))
    }
}
