//! What the content is tuned to, and whether the games show it.

use ark_content::Content;
use serde::Serialize;

use super::figures::figures;
use super::{Played, Row, Setting, everything};
use crate::arena::Estimate;

/// Whether a figure is where it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Holds,
    Fails,
    /// The bounds lie within the interval: more games would tell.
    Open,
    /// No such game was played.
    Missing,
}

/// A figure and the bounds between which it should lie.
#[derive(Clone, Debug, Serialize)]
pub struct Norm {
    pub name: String,
    pub low: f64,
    pub high: f64,
    pub figure: Option<Estimate>,
    pub games: u64,
    pub verdict: Verdict,
    /// Whether the content is tuned to it, or it only tells more of another norm.
    pub binding: bool,
    /// What does not fit, by name.
    pub culprits: Vec<String>,
}

impl Norm {
    fn new(
        name: impl Into<String>,
        (low, high): (f64, f64),
        figure: Option<(Estimate, u64)>,
    ) -> Self {
        let verdict = match figure {
            None => Verdict::Missing,
            Some((e, _)) if e.value < low || e.value > high => {
                if e.high < low || e.low > high {
                    Verdict::Fails
                } else {
                    Verdict::Open
                }
            }
            Some((e, _)) if e.low < low || e.high > high => Verdict::Open,
            Some(_) => Verdict::Holds,
        };
        Self {
            name: name.into(),
            low,
            high,
            figure: figure.map(|(e, _)| e),
            games: figure.map_or(0, |(_, games)| games),
            verdict,
            binding: true,
            culprits: Vec::new(),
        }
    }
}

/// Modes in which all win or lose together, and the share that should be won.
const TOGETHER: [(&str, (f64, f64)); 3] = [
    ("glitch", (0.45, 0.75)),
    ("guardians", (0.3, 0.6)),
    ("it-learns", (0.2, 0.5)),
];

/// The settings that the norms look at: few enough to be played often.
pub fn examined(content: &'static Content, games: u64) -> Vec<Setting> {
    let mut settings = everything(content, games);
    settings.retain(|setting| {
        let options = &setting.options;
        let plain = options.variants.is_empty() && !options.dark_player;
        match options.mode.as_str() {
            "awakening" => options.players <= 4 && (plain || options.players == 2),
            mode => plain && (mode == "first-mission" || TOGETHER.iter().any(|t| t.0 == mode)),
        }
    });
    for setting in &mut settings {
        if setting.options.variants == [SIDES] {
            *setting = Setting::round_robin(content, setting.options.clone(), games);
        }
    }
    settings
}

const SIDES: &str = "b-side";

/// Every norm with what the games show. Where one game of a kind was played with
/// several variants, the plain ones count.
pub fn norms(played: &Played) -> Vec<Norm> {
    let rows = |mode: &str, players: u8, robin: bool| -> Vec<Row> {
        let variants: &[&str] = if robin { &[SIDES] } else { &[] };
        let batches = played.batches.iter().filter(|batch| {
            let setting = &batch.setting;
            setting.options.mode == mode
                && setting.options.players == players
                && setting.options.variants == variants
                && setting.meetings.is_empty() != robin
                && !setting.options.dark_player
        });
        batches.flat_map(|batch| batch.rows.clone()).collect()
    };
    let mut found = Vec::new();
    for players in 2..=4 {
        let rows = rows("awakening", players, false);
        let some = (!rows.is_empty()).then(|| figures(&rows));
        let median = some.as_ref().map(|f| (f.turns_median, f.games));
        found.push(Norm::new(
            format!("awakening {players}: median turns per player"),
            (20.0, 30.0),
            median,
        ));
        let missions = some.as_ref().map(|f| {
            let none = Estimate::share(0, f.games);
            let share = f.endings.get("mission").copied().unwrap_or(none);
            (share, f.games)
        });
        found.push(Norm::new(
            format!("awakening {players}: ends by a mission"),
            (0.95, 1.0),
            missions,
        ));
        let first = some
            .as_ref()
            .and_then(|f| Some((*f.wins_by_place.first()?, f.games)));
        let fair = 1.0 / f64::from(players);
        found.push(Norm::new(
            format!("awakening {players}: wins of whoever begins"),
            (fair - 0.05, fair + 0.05),
            first,
        ));
    }
    let sides = rows("awakening", 2, true);
    let factions = figures(&sides).wins_by_faction;
    if sides.is_empty() {
        found.push(Norm::new("b-side: wins of each faction", (0.4, 0.6), None));
    }
    for (faction, share) in factions {
        let games = sides
            .iter()
            .filter(|row| row.factions.split(' ').any(|f| f == faction));
        let games = games.count() as u64;
        found.push(Norm::new(
            format!("b-side 2: wins of {faction}"),
            (0.4, 0.6),
            Some((share, games)),
        ));
    }
    for (mode, bounds) in TOGETHER {
        let tables = (1..=4).map(|players| (players, rows(mode, players, false)));
        let tables: Vec<(u8, u64, u64)> = tables
            .filter(|(_, rows)| !rows.is_empty())
            .map(|(players, rows)| {
                let won = rows.iter().filter(|row| row.ending == "team-won").count();
                (players, won as u64, rows.len() as u64)
            })
            .collect();
        let kinds: Vec<(u64, u64)> = tables
            .iter()
            .map(|(_, won, games)| (*won, *games))
            .collect();
        let games = kinds.iter().map(|(_, games)| games).sum();
        let all = (games > 0).then(|| (Estimate::of_kinds(&kinds), games));
        found.push(Norm::new(format!("{mode}: won together"), bounds, all));
        for (players, won, games) in tables {
            let share = Some((Estimate::share(won, games), games));
            found.push(Norm {
                binding: false,
                ..Norm::new(format!("{mode} {players}: won together"), bounds, share)
            });
        }
    }
    found.extend(unused(played));
    found
}

/// No room, artifact or mission that is never used.
fn unused(played: &Played) -> Vec<Norm> {
    let (usage, games) = (played.usage(), played.games());
    ["room", "artifact", "mission"]
        .into_iter()
        .map(|kind| {
            let culprits = usage.never(kind);
            let n = culprits.len() as f64;
            let exact = Estimate {
                value: n,
                low: n,
                high: n,
            };
            let figure = (games > 0).then_some((exact, games));
            Norm {
                culprits,
                ..Norm::new(format!("{kind}s that are never used"), (0.0, 0.0), figure)
            }
        })
        .collect()
}
