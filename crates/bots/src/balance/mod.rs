//! The balance lab: many games over modes, variants, factions and player counts,
//! and what they show about the content.

mod choice;
mod conduct;
mod figures;
mod norm;
mod plot;
mod report;
mod setting;
mod sheet;
mod usage;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use ark_content::Content;
use ark_engine::{Conflict, Rules};

use crate::arena::Entry;
use crate::sim::Tally;

pub use choice::{combinations, everything};
pub use conduct::Conduct;
pub use figures::{Figures, figures};
pub use norm::{Norm, Verdict, examined, norms};
pub use report::html;
pub use setting::{Row, Setting};
pub use sheet::{Column, Sheet};
pub use usage::{Usage, Used};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Lab {
    pub settings: Vec<Setting>,
    /// Seats take them in turn, and from game to game another one begins.
    pub entries: Vec<Entry>,
    pub seed: u64,
    pub threads: usize,
}

/// What was played.
#[derive(Clone, Debug)]
pub struct Played {
    pub entries: Vec<Entry>,
    pub seed: u64,
    /// By setting, in the order of the lab.
    pub batches: Vec<Batch>,
    pub conduct: Conduct,
}

/// All games of a setting.
#[derive(Clone, Debug)]
pub struct Batch {
    pub setting: Setting,
    pub usage: Usage,
    pub rows: Vec<Row>,
}

impl Played {
    /// The bots by name: `cadet, engineer`.
    pub fn bots(&self) -> String {
        let names = self.entries.iter().map(ToString::to_string);
        names.collect::<Vec<_>>().join(", ")
    }

    pub fn games(&self) -> u64 {
        self.batches.iter().map(|b| b.rows.len() as u64).sum()
    }

    /// How often everything was used, in all games together.
    pub fn usage(&self) -> Usage {
        let mut all = Usage::default();
        for batch in &self.batches {
            all.add(&batch.usage);
        }
        all
    }
}

impl Lab {
    /// Plays everything. Each game depends on the seed, its setting and its index alone.
    /// `progress` hears how many games are done.
    pub fn run(
        &self,
        content: &'static Content,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Played, Vec<Conflict>> {
        let rules: Vec<Vec<&'static Rules>> = self
            .settings
            .iter()
            .map(|setting| setting.rules(content))
            .collect::<Result<_, _>>()?;
        let jobs = self.settings.iter().enumerate();
        let jobs: Vec<(usize, u64)> = jobs
            .flat_map(|(setting, data)| (0..data.games).map(move |game| (setting, game)))
            .collect();
        let empty = |setting: &Setting| Batch {
            setting: setting.clone(),
            usage: Usage::default(),
            rows: Vec::new(),
        };
        let batches = self.settings.iter().map(empty).collect::<Vec<_>>();
        let found = Mutex::new((batches, Conduct::default()));
        let (next, done) = (AtomicUsize::new(0), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let job = next.fetch_add(1, Ordering::Relaxed);
                        let Some((setting, game)) = jobs.get(job).copied() else {
                            break;
                        };
                        let mut tally = Tally::default();
                        let seed = self.seed ^ (setting as u64) << 32;
                        let (row, conduct) = self.settings[setting].play(
                            &rules[setting],
                            &self.entries,
                            seed,
                            game,
                            &mut tally,
                        );
                        let mut found = found.lock().expect("no panic while held");
                        let (batches, total) = &mut *found;
                        total.add(conduct);
                        batches[setting].usage.note(content, &tally);
                        batches[setting].rows.push(row);
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                    }
                });
            }
        });
        let (mut batches, conduct) = found.into_inner().expect("all threads ended well");
        for batch in &mut batches {
            batch.rows.sort_by_key(|row| row.game);
        }
        Ok(Played {
            entries: self.entries.clone(),
            seed: self.seed,
            batches,
            conduct,
        })
    }
}
