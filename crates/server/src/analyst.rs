//! Looks back at games that are over, one after another, in the background.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ark_bots::analyse::{self, Lens, Turning};
use ark_engine::{Game, Input};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::MissedTickBehavior;

use crate::hub::Shared;
use crate::store::{Findings, Stored, Turn};
use crate::table::Review;

/// How often a node says how far it is.
const BEAT: Duration = Duration::from_secs(1);
/// How long an analysis keeps a place to think before it lets bots go first.
const KEEP: Duration = Duration::from_millis(50);

/// Looks back at games that are over.
#[derive(Clone)]
pub(crate) struct Analyst {
    shared: Shared,
    /// How long one game may take.
    limit: Duration,
    /// One game after another.
    one: Arc<Semaphore>,
    stopping: watch::Receiver<bool>,
}

impl Analyst {
    pub(crate) fn new(shared: Shared, limit: Duration, stopping: watch::Receiver<bool>) -> Self {
        Self {
            shared,
            limit,
            one: Arc::new(Semaphore::new(1)),
            stopping,
        }
    }

    /// Begins to look back at a game, unless that is done or somebody is at it.
    pub(crate) async fn begin(&self, game: &str, review: Box<Review>) -> Stored<()> {
        let journal = &review.course().journal;
        let total = journal.entries().len() as u32 + 1;
        if !self.shared.store.begin_analysis(game, total).await? {
            return Ok(());
        }
        self.shared.metrics.analyses.count();
        let (this, game) = (self.clone(), game.to_owned());
        tokio::spawn(async move {
            let findings = this.look(&game, review).await;
            let kept = this.shared.store.end_analysis(&game, findings.as_ref());
            if let Err(error) = kept.await {
                tracing::error!(%game, %error, "an analysis could not be kept");
            }
        });
        Ok(())
    }

    /// None if the server stops meanwhile.
    async fn look(&self, game: &str, review: Box<Review>) -> Option<Findings> {
        let done = Arc::new(AtomicU32::new(0));
        let stopping = self.stopping.clone();
        let (thinkers, limit) = (Arc::clone(&self.shared.thinkers), self.limit);
        let one = Arc::clone(&self.one);
        let told = Arc::clone(&done);
        let mut stop = self.stopping.clone();
        let work = async move {
            let _one = tokio::select! {
                one = one.acquire_owned() => one,
                _ = async { stop.wait_for(|stop| *stop).await.is_ok() } => return None,
            };
            let begun = Instant::now();
            let runtime = tokio::runtime::Handle::current();
            let work = tokio::task::spawn_blocking(move || {
                let place = Place::new(runtime, thinkers);
                let lens = Lens {
                    limit: Some(limit),
                    ..Lens::default()
                };
                find(&review, &lens, &|positions| {
                    told.store(positions as u32, Ordering::Relaxed);
                    place.let_others();
                    !*stopping.borrow()
                })
            });
            let found = work.await;
            if let Err(error) = &found {
                tracing::error!(%error, "an analysis fell over");
            }
            tracing::info!(seconds = begun.elapsed().as_secs_f32(), "analysed");
            found.ok().flatten()
        };
        tokio::pin!(work);
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                found = &mut work => return found,
                _ = beat.tick() => {
                    let done = done.load(Ordering::Relaxed);
                    let told = self.shared.store.go_on_with_analysis(game, done).await;
                    if let Err(error) = told {
                        tracing::warn!(%game, %error, "nobody hears how far an analysis is");
                    }
                }
            }
        }
    }
}

/// A place among those who think, given up now and then.
struct Place {
    runtime: tokio::runtime::Handle,
    thinkers: Arc<Semaphore>,
    held: Mutex<(Option<OwnedSemaphorePermit>, Instant)>,
}

impl Place {
    fn new(runtime: tokio::runtime::Handle, thinkers: Arc<Semaphore>) -> Self {
        let held = runtime.block_on(Arc::clone(&thinkers).acquire_owned()).ok();
        Self {
            runtime,
            thinkers,
            held: Mutex::new((held, Instant::now())),
        }
    }

    /// Bots who wait go first.
    fn let_others(&self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.1.elapsed() < KEEP {
            return;
        }
        held.0 = None;
        let again = Arc::clone(&self.thinkers).acquire_owned();
        *held = (self.runtime.block_on(again).ok(), Instant::now());
    }
}

fn find(
    review: &Review,
    lens: &Lens,
    progress: &(dyn Fn(usize) -> bool + Sync),
) -> Option<Findings> {
    let journal = &review.course().journal;
    let inputs: Vec<Input> = journal.entries().iter().map(|entry| entry.input).collect();
    let start = journal.position(0);
    let found = analyse::review(&start, &inputs, lens, progress)?;
    let seats = start.rules.seats;
    let whole = |chances: &[f32]| chances[..seats].iter().map(|c| thousandths(*c)).collect();
    let mut game = start;
    let mut played = 0;
    let mut turn = |turn: &Turning| {
        for input in &inputs[played..turn.input] {
            game.apply(*input, &mut ()).expect("the record was played");
        }
        played = turn.input;
        turn_of(&game, turn)
    };
    Some(Findings {
        points: found
            .points
            .iter()
            .map(|point| {
                point.chances[..seats]
                    .iter()
                    .map(|c| thousandths(*c).unsigned_abs())
                    .collect()
            })
            .collect(),
        turning_points: found.turning_points.iter().map(&mut turn).collect(),
        luck: whole(&found.luck),
        decisions: whole(&found.decisions),
    })
}

fn turn_of(before: &Game, turn: &Turning) -> Turn {
    let better = turn.better.as_ref();
    Turn {
        input: turn.input,
        by: turn.by.map(|seat| seat.0),
        seat: turn.seat.0,
        change: thousandths(turn.change),
        better: better.map(|better| {
            let action = ark_protocol::Action::of(before, better.action);
            (action, better.reason.clone())
        }),
    }
}

fn thousandths(chance: f32) -> i16 {
    (chance * 1000.0).round() as i16
}
