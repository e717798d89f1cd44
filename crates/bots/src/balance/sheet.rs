//! Tables for other programs.

use std::fmt::Write as _;

use super::{Played, Row, Usage, Used};

/// The values of a column, from top to bottom.
#[derive(Clone, PartialEq, Debug)]
pub enum Column {
    Text(Vec<String>),
    Whole(Vec<i64>),
    Real(Vec<f64>),
    Flag(Vec<bool>),
}

/// A table: columns of the same length, by name.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    pub name: &'static str,
    pub columns: Vec<(&'static str, Column)>,
}

impl Sheet {
    /// All games, one in a line.
    pub fn games(played: &Played) -> Self {
        let rows: Vec<&Row> = played.batches.iter().flat_map(|b| &b.rows).collect();
        let text = |of: fn(&Row) -> String| Column::Text(rows.iter().map(|r| of(r)).collect());
        let whole = |of: fn(&Row) -> i64| Column::Whole(rows.iter().map(|r| of(r)).collect());
        Self {
            name: "games",
            columns: vec![
                ("mode", text(|r| r.mode.clone())),
                ("players", whole(|r| r.players.into())),
                ("variants", text(|r| r.variants.clone())),
                (
                    "dark_player",
                    Column::Flag(rows.iter().map(|r| r.dark_player).collect()),
                ),
                ("game", whole(|r| r.game as i64)),
                ("ending", text(|r| r.ending.to_owned())),
                ("winners", text(|r| r.winners.clone())),
                ("first", text(|r| r.first.to_string())),
                ("turns", whole(|r| r.turns.into())),
                ("factions", text(|r| r.factions.clone())),
                ("bots", text(|r| r.bots.clone())),
                ("decisions", whole(|r| r.decisions as i64)),
            ],
        }
    }

    /// How often each thing was used, by kind of game.
    pub fn usage(played: &Played) -> Self {
        let mut rows: Vec<(String, Used)> = Vec::new();
        for batch in &played.batches {
            let name = batch.setting.name();
            let used = possible(&batch.usage).into_iter();
            rows.extend(used.map(|used| (name.clone(), used)));
        }
        let text = |of: fn(&Used) -> String| Column::Text(rows.iter().map(|r| of(&r.1)).collect());
        let whole =
            |of: fn(&Used) -> u64| Column::Whole(rows.iter().map(|r| of(&r.1) as i64).collect());
        let real = |of: fn(&Used) -> f64| Column::Real(rows.iter().map(|r| of(&r.1)).collect());
        Self {
            name: "usage",
            columns: vec![
                (
                    "game",
                    Column::Text(rows.iter().map(|r| r.0.clone()).collect()),
                ),
                ("kind", text(|u| u.kind.to_owned())),
                ("slug", text(|u| u.slug.clone())),
                ("deed", text(|u| u.deed.to_owned())),
                ("times", whole(|u| u.times)),
                ("games", whole(|u| u.games)),
                ("per_game", real(|u| u.per_game.value)),
                ("low", real(|u| u.per_game.low)),
                ("high", real(|u| u.per_game.high)),
            ],
        }
    }

    pub fn rows(&self) -> usize {
        self.columns.first().map_or(0, |(_, column)| column.len())
    }

    /// With a line of names; no value holds a comma, a quote or a line break.
    pub fn csv(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let mut text = names.join(",");
        text.push('\n');
        for row in 0..self.rows() {
            for (i, (_, column)) in self.columns.iter().enumerate() {
                if i > 0 {
                    text.push(',');
                }
                let _ = match column {
                    Column::Text(values) => write!(text, "{}", values[row]),
                    Column::Whole(values) => write!(text, "{}", values[row]),
                    Column::Real(values) => write!(text, "{:.4}", values[row]),
                    Column::Flag(values) => write!(text, "{}", values[row]),
                };
            }
            text.push('\n');
        }
        text
    }
}

impl Column {
    fn len(&self) -> usize {
        match self {
            Self::Text(values) => values.len(),
            Self::Whole(values) => values.len(),
            Self::Real(values) => values.len(),
            Self::Flag(values) => values.len(),
        }
    }
}

/// What could be in any of the games.
pub(super) fn possible(usage: &Usage) -> Vec<Used> {
    let mut used = usage.used();
    used.retain(|used| used.games > 0);
    used
}
