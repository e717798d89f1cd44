//! Looking back at a game: how the chances went, where it turned, what would have
//! been better, and how much of it was luck.

mod chances;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use ark_engine::{Action, Game, Input, Next};
use ark_ids::{SEATS, Seat};
use ark_protocol::Reason;

use crate::{Bot, Budget, Commander, Observer};

pub use chances::Chances;

/// How a game is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Lens {
    /// How often each position is played on.
    pub trials: u32,
    pub seed: u64,
    pub threads: usize,
    /// How long a better alternative is searched for.
    pub budget: Budget,
    /// A change of chances that counts as a turning point.
    pub turning: f32,
    /// How long all of it may take; positions get fewer trials, but at least one, and
    /// alternatives are left out rather than that it takes longer. None is as long as
    /// it takes.
    pub limit: Option<Duration>,
}

/// The part of the limit that goes into chances; the rest goes into alternatives.
const MEASURED: f32 = 0.75;

impl Default for Lens {
    fn default() -> Self {
        Self {
            trials: 16,
            seed: 1,
            threads: 1,
            budget: Budget::Iterations(8000),
            turning: 0.1,
            limit: None,
        }
    }
}

/// A position of the game: the chances of each seat, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// After so many inputs.
    pub at: usize,
    pub chances: [f32; SEATS],
}

/// What somebody could have done instead.
#[derive(Clone, Debug)]
pub struct Better {
    pub action: Action,
    pub reason: Option<Reason>,
}

/// An input that changed much.
#[derive(Clone, Debug)]
pub struct Turning {
    /// Its index.
    pub input: usize,
    /// Whose decision it was; none is chance.
    pub by: Option<Seat>,
    /// The seat whose chances changed most, and by how much.
    pub seat: Seat,
    pub change: f32,
    /// For a decision that cost its seat chances.
    pub better: Option<Better>,
}

/// A game looked back at.
#[derive(Clone, Debug)]
pub struct Review {
    /// One more than there are inputs; before the players are asked for the first time
    /// the chances are those of that moment.
    pub points: Vec<Point>,
    pub turning_points: Vec<Turning>,
    /// By seat: what chance gave and took, in chances.
    pub luck: [f32; SEATS],
    /// By seat: what its own decisions gave and took.
    pub decisions: [f32; SEATS],
}

/// Looks back at a game, given its start and its inputs. `progress` hears how many
/// positions are done, and says whether to go on; if not, there is no review.
pub fn review(
    start: &Game,
    inputs: &[Input],
    lens: &Lens,
    progress: &(dyn Fn(usize) -> bool + Sync),
) -> Option<Review> {
    let began = Instant::now();
    let mut positions = vec![*start];
    let mut game = *start;
    for input in inputs {
        if game.apply(*input, &mut ()).is_err() {
            break;
        }
        positions.push(game);
    }
    let points = measure(&positions, inputs, lens, began, progress)?;
    let mut review = Review {
        points,
        turning_points: Vec::new(),
        luck: [0.0; SEATS],
        decisions: [0.0; SEATS],
    };
    for (i, input) in inputs.iter().enumerate().take(positions.len() - 1) {
        let (before, after) = (review.points[i].chances, review.points[i + 1].chances);
        let change: [f32; SEATS] = std::array::from_fn(|s| after[s] - before[s]);
        let by = match input {
            Input::Chance(_) => {
                for (luck, change) in review.luck.iter_mut().zip(change) {
                    *luck += change;
                }
                None
            }
            Input::Player(seat, _) => {
                review.decisions[seat.index()] += change[seat.index()];
                Some(*seat)
            }
        };
        let most = (0..SEATS).max_by(|a, b| change[*a].abs().total_cmp(&change[*b].abs()));
        let most = most.unwrap_or(0);
        if change[most].abs()
            >= lens
                .turning
                .max(noise(start, lens, before[most], after[most]))
        {
            let seat = by.unwrap_or(Seat(most as u8));
            review.turning_points.push(Turning {
                input: i,
                by,
                seat,
                change: change[seat.index()],
                better: None,
            });
        }
    }
    improve(&mut review.turning_points, &positions, inputs, lens, || {
        let late = lens.limit.is_some_and(|limit| began.elapsed() > limit);
        !late && progress(positions.len())
    });
    Some(review)
}

/// What a change must exceed to be more than the scatter of trials that are won or lost: two
/// standard errors. Leads over others scatter far less.
fn noise(game: &Game, lens: &Lens, before: f32, after: f32) -> f32 {
    if !chances::to_the_end(game) {
        return 0.0;
    }
    let n = lens.trials.max(1) as f32;
    let p = f32::midpoint(before, after).clamp(0.5 / n, 1.0 - 0.5 / n);
    2.0 * (2.0 * p * (1.0 - p) / n).sqrt()
}

/// Looks for something better than the decisions that cost their seats chances, the
/// worst first, as long as it may.
fn improve(
    turns: &mut [Turning],
    positions: &[Game],
    inputs: &[Input],
    lens: &Lens,
    go_on: impl Fn() -> bool,
) {
    let cost = |turn: &&mut Turning| turn.by.is_some() && turn.change < -lens.turning / 2.0;
    let mut costly: Vec<&mut Turning> = turns.iter_mut().filter(cost).collect();
    costly.sort_by(|a, b| a.change.total_cmp(&b.change));
    for turn in costly {
        if !go_on() {
            break;
        }
        let better = alternative(&positions[turn.input], turn.seat, lens);
        let done = inputs[turn.input];
        turn.better = better.filter(|better| done != Input::Player(turn.seat, better.action));
    }
}

/// What Commander would have done, knowing what the seat knew.
fn alternative(game: &Game, seat: Seat, lens: &Lens) -> Option<Better> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    if actions.len() < 2 {
        return None;
    }
    let mut bot = Commander::new(lens.seed, lens.budget);
    let action = bot.choose(&Observer::new(game, seat), &actions);
    Some(Better {
        action,
        reason: bot.reason().cloned(),
    })
}

/// The chances in every position. While chance is asked, they are those of the next
/// question; the luck is in what it answers.
fn measure(
    positions: &[Game],
    inputs: &[Input],
    lens: &Lens,
    began: Instant,
    progress: &(dyn Fn(usize) -> bool + Sync),
) -> Option<Vec<Point>> {
    // Each position has its share of the time.
    let until = |at: usize| {
        let share = MEASURED * (at + 1) as f32 / positions.len() as f32;
        lens.limit.map(|limit| began + limit.mul_f32(share))
    };
    let asks = |game: &Game| !matches!(game.next(), Next::Roll(_));
    let asked = positions.iter().position(asks).unwrap_or(0);
    let next = AtomicUsize::new(0);
    let stopped = AtomicBool::new(false);
    let points = Mutex::new(vec![None; positions.len()]);
    std::thread::scope(|scope| {
        for _ in 0..lens.threads.max(1) {
            scope.spawn(|| {
                let mut chances = Chances::default();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(game) = positions.get(at) else { break };
                    let found = if at < asked {
                        None
                    } else {
                        let rolled = |input: &&Input| matches!(input, Input::Chance(_));
                        let rolls = inputs[..at].iter().filter(rolled).count() as u64;
                        Some(chances.of(game, rolls, lens.trials, lens.seed, until(at)))
                    };
                    points.lock().expect("no panic while held")[at] = found;
                    if !progress(at + 1) {
                        stopped.store(true, Ordering::Relaxed);
                    }
                    if stopped.load(Ordering::Relaxed) {
                        break;
                    }
                }
            });
        }
    });
    if stopped.into_inner() {
        return None;
    }
    let points = points.into_inner().expect("all threads ended well");
    let first = points.iter().flatten().next().copied().unwrap_or_default();
    let points = points.into_iter().enumerate().map(|(at, chances)| Point {
        at,
        chances: chances.unwrap_or(first),
    });
    Some(points.collect())
}
