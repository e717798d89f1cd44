//! The balance lab: many games over modes, variants, factions and player counts,
//! and what they show about the content.

mod figures;
mod norm;
mod report;
mod setting;
mod svg;
mod usage;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use ark_content::Content;
use ark_engine::{Conflict, Options, Rules};

use crate::arena::Entry;
use crate::sim::Tally;

pub use figures::{Figures, figures};
pub use norm::{Norm, Verdict, examined, norms};
pub use report::{games_csv, html, usage_csv};
pub use setting::{Row, Setting};
pub use usage::{Usage, Used};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Lab {
    pub settings: Vec<Setting>,
    pub entry: Entry,
    pub seed: u64,
    pub threads: usize,
}

/// What was played.
#[derive(Clone, Debug)]
pub struct Played {
    pub entry: Entry,
    pub seed: u64,
    /// By setting, in the order of the lab.
    pub batches: Vec<Batch>,
}

/// All games of a setting.
#[derive(Clone, Debug)]
pub struct Batch {
    pub setting: Setting,
    pub usage: Usage,
    pub rows: Vec<Row>,
}

impl Played {
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

/// Every mode that can be played, with each number of players, plain and with each of
/// its variants.
pub fn everything(content: &'static Content, games: u64) -> Vec<Setting> {
    let mut settings = Vec::new();
    for mode in content.modes.iter().filter(|mode| mode.params.is_some()) {
        for players in mode.players.0..=mode.players.1 {
            let playable = |slug: &&String| {
                let data = content.variants.iter().find(|v| v.slug == **slug);
                data.is_some_and(|v| v.playable)
            };
            let variants = mode.variants.iter().filter(playable);
            let choices = variants.map(|slug| vec![slug.clone()]);
            for variants in std::iter::once(Vec::new()).chain(choices) {
                let mut options = Options::new(&mode.slug, players);
                options.variants = variants;
                let dark = Options {
                    dark_player: true,
                    ..options.clone()
                };
                for options in [Some(options), mode.dark_player.then_some(dark)] {
                    let options = options.filter(|o| o.conflicts(content).is_empty());
                    settings.extend(options.map(|options| Setting::new(options, games)));
                }
            }
        }
    }
    settings
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
        let batches = Mutex::new(self.settings.iter().map(empty).collect::<Vec<_>>());
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
                        let row = self.settings[setting].play(
                            &rules[setting],
                            self.entry,
                            seed,
                            game,
                            &mut tally,
                        );
                        let mut batches = batches.lock().expect("no panic while held");
                        batches[setting].usage.note(content, &tally);
                        batches[setting].rows.push(row);
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                    }
                });
            }
        });
        let mut batches = batches.into_inner().expect("all threads ended well");
        for batch in &mut batches {
            batch.rows.sort_by_key(|row| row.game);
        }
        Ok(Played {
            entry: self.entry,
            seed: self.seed,
            batches,
        })
    }
}
