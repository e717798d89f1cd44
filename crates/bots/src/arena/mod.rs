//! Bots against each other: pairings with mirrored seats and common chance, until
//! a sequential test knows enough.

mod entry;
mod ladder;
mod score;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ark_content::Content;
use ark_engine::{Conflict, Game, Options, Rules};
use ark_ids::{SEATS, Seat};

use crate::sim::TURN_LIMIT;
use crate::table::{self, CommonDice};
use crate::{Bot, SeededDice};

pub use entry::Entry;
pub use ladder::{Rung, ladder};
pub use score::{Estimate, Score, Test, elo, expected};

/// A series between two entries.
#[derive(Clone, Debug)]
pub struct Arena {
    pub options: Options,
    pub seed: u64,
    /// The most games; each round takes two.
    pub games: u64,
    pub threads: usize,
    /// Ends the series early.
    pub test: Option<Test>,
}

/// What came of a series.
#[derive(Clone, Copy, Debug, Default)]
pub struct Result {
    pub score: Score,
    /// Games won by the first and the second entry, and by neither.
    pub first: u64,
    pub second: u64,
    pub neither: u64,
    pub decisions: u64,
    /// Whether each entry played games of its own, since all win or lose together, or one
    /// plays alone.
    pub apart: bool,
}

impl Arena {
    /// Plays two entries against each other. `progress` hears how many games are
    /// done. Rounds depend on the seed and their index alone; which of them are
    /// played before a test ends the series may depend on the threads.
    pub fn pair(
        &self,
        content: &'static Content,
        pair: [Entry; 2],
        progress: &(dyn Fn(u64) + Sync),
    ) -> std::result::Result<Result, Vec<Conflict>> {
        let mut options = self.options.clone();
        if options.turn_limit == 0 {
            options.turn_limit = TURN_LIMIT;
        }
        let rules = Rules::intern(content, &options)?;
        let rounds = self.games.div_ceil(2);
        let total = Mutex::new(Result::default());
        let (next, over) = (AtomicU64::new(0), AtomicBool::new(false));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    while !over.load(Ordering::Relaxed) {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= rounds {
                            break;
                        }
                        let round = round(rules, pair, self.seed, index);
                        let mut total = total.lock().expect("no panic while held");
                        total.add(&round);
                        progress(2 * total.score.rounds);
                        let decided = self.test.and_then(|test| test.verdict(&total.score));
                        if decided.is_some() {
                            over.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        Ok(total.into_inner().expect("all threads ended well"))
    }
}

impl Result {
    fn add(&mut self, other: &Self) {
        self.score.add(&other.score);
        self.first += other.first;
        self.second += other.second;
        self.neither += other.neither;
        self.decisions += other.decisions;
        self.apart |= other.apart;
    }

    /// The share of its own games that each entry won, where they play apart.
    pub fn own(&self) -> Option<[Estimate; 2]> {
        let games = self.score.rounds;
        let share = |won| Estimate::share(won, games);
        self.apart.then(|| [share(self.first), share(self.second)])
    }
}

/// Two games with the same luck: where the first entry sits in one, the second
/// sits in the other. Where all win or lose together, each entry plays one as the whole
/// team, against the other if there is a Dark Player. Who plays alone and wins both times
/// is compared by turns.
fn round(rules: &'static Rules, pair: [Entry; 2], seed: u64, index: u64) -> Result {
    let mut dice = SeededDice::fork(seed, index);
    let (fate, thoughts) = (dice.seed(), dice.seed());
    let mut result = Result {
        apart: rules.players.len() == 1 || rules.enemy.is_some_and(|e| !rules.players.has(e)),
        ..Result::default()
    };
    let mut points = [0.0; 2];
    let mut turns = [0; 2];
    for (mirrored, turns) in turns.iter_mut().enumerate() {
        let seats: Vec<usize> = (0..SEATS)
            .map(|seat| {
                if rules.enemy.is_some() {
                    // With a Dark Player, the other entry plays the Enemy.
                    let enemy = rules.enemy == Some(Seat(seat as u8));
                    mirrored ^ usize::from(enemy)
                } else {
                    (seat + mirrored) % 2
                }
            })
            .collect();
        let mut bots: Vec<Box<dyn Bot>> = seats
            .iter()
            .enumerate()
            .map(|(seat, entry)| pair[*entry].seat(thoughts ^ seat as u64))
            .collect();
        let mut game = Game::start(rules, &mut ());
        let mut fate = CommonDice::new(fate);
        let played = table::play(&mut game, &mut bots, &mut fate, &mut (), &mut |_, _, _| {});
        result.decisions += played.decisions;
        *turns = game.state.seats[0].turns;
        let winners = rules.winners(played.ending);
        if winners.is_empty() {
            result.neither += 1;
            if !result.apart {
                points[0] += 0.5;
                points[1] += 0.5;
            }
            continue;
        }
        let ours = winners.iter().filter(|seat| seats[seat.index()] == 0);
        let share = ours.count() as f64 / winners.len() as f64;
        points[0] += share;
        points[1] += 1.0 - share;
        match share.total_cmp(&0.5) {
            std::cmp::Ordering::Greater => result.first += 1,
            std::cmp::Ordering::Less => result.second += 1,
            std::cmp::Ordering::Equal => result.neither += 1,
        }
    }
    if rules.players.len() == 1 && result.first == 1 && result.second == 1 {
        points = match turns[0].cmp(&turns[1]) {
            std::cmp::Ordering::Less => [1.0, 0.0],
            std::cmp::Ordering::Greater => [0.0, 1.0],
            std::cmp::Ordering::Equal => points,
        };
    }
    let all = points[0] + points[1];
    let share = if all > 0.0 { points[0] / all } else { 0.5 };
    result.score.count(share);
    result
}
