//! What the games of a setting show, each figure with its interval.

use std::collections::BTreeMap;

use serde::Serialize;

use super::setting::{Row, wins_by_name};
use crate::arena::Estimate;

/// The figures of a setting.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    pub games: u64,
    /// The median of the turns of whoever had most, with its interval.
    pub turns_median: Estimate,
    /// Turns at the 5th, 25th, 50th, 75th and 95th percentile.
    pub turns: [u16; 5],
    /// How games ended, as shares.
    pub endings: BTreeMap<String, Estimate>,
    /// Wins by seat, counted from whoever began.
    pub wins_by_place: Vec<Estimate>,
    pub wins_by_faction: BTreeMap<String, Estimate>,
    /// Of the seats that each bot took.
    pub wins_by_bot: BTreeMap<String, Estimate>,
    /// Wins of all players together, where they win together.
    pub team: Option<Estimate>,
}

/// The figures of these games.
pub fn figures(rows: &[Row]) -> Figures {
    let rows: Vec<&Row> = rows.iter().collect();
    let games = rows.len() as u64;
    let mut turns: Vec<u16> = rows.iter().map(|row| row.turns).collect();
    turns.sort_unstable();
    let at = |share: f64| {
        let rank = (share * turns.len() as f64).ceil().max(1.0) as usize;
        turns.get(rank - 1).copied().unwrap_or(0)
    };
    // Order statistics: the ranks between which the median lies with 95 %.
    let half = 0.98 / (games.max(1) as f64).sqrt();
    let turns_median = Estimate {
        value: f64::from(at(0.5)),
        low: f64::from(at((0.5 - half).max(0.0))),
        high: f64::from(at((0.5 + half).min(1.0))),
    };
    let mut endings: BTreeMap<String, u64> = BTreeMap::new();
    for row in &rows {
        *endings.entry(row.ending.to_owned()).or_default() += 1;
    }
    let together = rows.iter().any(|row| row.ending.starts_with("team"));
    let team = together.then(|| {
        let won = rows.iter().filter(|row| row.ending == "team-won").count();
        Estimate::share(won as u64, games)
    });
    let seats = rows
        .first()
        .map_or(0, |row| row.factions.split(' ').count());
    let place = |n: usize| {
        let won = |row: &&&Row| {
            let first = (row.first as u8 - b'A') as usize;
            row.winners
                .contains(char::from(b'A' + ((first + n) % seats.max(1)) as u8))
        };
        Estimate::share(rows.iter().filter(won).count() as u64, games)
    };
    let shares = |names: fn(&Row) -> &str| {
        let wins = wins_by_name(&rows, names).into_iter();
        wins.map(|(name, (won, of))| (name, Estimate::share(won, of)))
            .collect()
    };
    Figures {
        games,
        turns_median,
        turns: [0.05, 0.25, 0.5, 0.75, 0.95].map(at),
        endings: endings
            .into_iter()
            .map(|(name, times)| (name, Estimate::share(times, games)))
            .collect(),
        wins_by_place: (0..seats).map(place).collect(),
        wins_by_faction: shares(|row| &row.factions),
        wins_by_bot: shares(|row| &row.bots),
        team,
    }
}
