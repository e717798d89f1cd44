//! What a series shows, under the names of the content.

use std::collections::BTreeMap;
use std::time::Duration;

use ark_engine::Rules;
use ark_ids::{Card, Section};
use serde::{Deserialize, Serialize};

use super::{Histogram, Tally};

/// Turns per player: of the player who had most of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turns {
    pub mean: f64,
    pub p5: u64,
    pub p25: u64,
    pub p50: u64,
    pub p75: u64,
    pub p95: u64,
    pub max: u64,
}

/// A series summed up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    pub mode: String,
    pub players: u8,
    pub games: u64,
    pub decisions: u64,
    /// How often chance was asked.
    pub rolls: u64,
    pub combats: u64,
    pub turns_per_player_median: u64,
    pub turns: Turns,
    /// The turn in which the winner drew its mission.
    pub mission_turns: Turns,
    /// How games ended: `mission` and `turn-limit`; where they occur also `team-won`,
    /// `team-lost` and `ranked`.
    pub endings: BTreeMap<String, u64>,
    pub wins_by_seat: Vec<u64>,
    /// Rooms: how often activated, by target.
    pub activated: BTreeMap<String, u64>,
    /// Artifacts: how often used, by name.
    pub artifacts_used: BTreeMap<String, u64>,
    pub achievements: BTreeMap<String, u64>,
    pub missions_drawn: BTreeMap<String, u64>,
    pub missions_fulfilled: BTreeMap<String, u64>,
    /// Rooms: how often they came onto the board.
    pub rooms_placed: BTreeMap<String, u64>,
    /// Action phases by section and line, `research/2` being its second line, and by the
    /// cards that were built as sections.
    pub phases: BTreeMap<String, u64>,
    pub seconds: f64,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    /// Decisions and rolls.
    pub steps_per_s: f64,
}

impl Summary {
    pub fn new(rules: &Rules, tally: &Tally, took: Duration) -> Self {
        let content = rules.content;
        let seconds = took.as_secs_f64();
        let per_s = |n: u64| n as f64 / seconds.max(1e-9);
        let mut rooms_placed = BTreeMap::new();
        for (tile, times) in content.tiles.iter().zip(tally.placed) {
            *rooms_placed.entry(tile.slug.clone()).or_default() += times;
        }
        let mut artifacts_used: BTreeMap<String, u64> = BTreeMap::new();
        for (card, times) in content.cards.iter().zip(tally.used) {
            let slug = &content.card_kinds[card.kind as usize].slug;
            *artifacts_used.entry(slug.clone()).or_default() += times;
        }
        let mut phases = BTreeMap::new();
        for (section, lines) in content.boards[0].sections.iter().zip(tally.phases) {
            for (line, times) in lines.iter().enumerate().take(section.lines.len()) {
                phases.insert(format!("{}/{}", section.slug, line + 1), *times);
            }
        }
        // A card stands here only if somebody built it and took a line of it.
        for (card, data) in content.cards.iter().enumerate() {
            let built = Section::built(Card(card as u8));
            let times: u64 = tally.phases[built.index()].iter().sum();
            if times > 0 {
                let slug = content.card_kinds[data.kind as usize].slug.clone();
                *phases.entry(slug).or_default() += times;
            }
        }
        Self {
            mode: rules.options.mode.clone(),
            players: rules.options.players,
            games: tally.games,
            decisions: tally.decisions,
            rolls: tally.rolls,
            combats: tally.combats,
            turns_per_player_median: tally.turns.percentile(50.0),
            turns: Turns::of(&tally.turns),
            mission_turns: Turns::of(&tally.mission_turns),
            endings: tally.endings(),
            wins_by_seat: tally.wins[..rules.seats].to_vec(),
            activated: named(content.targets.iter().map(|t| &t.slug), &tally.activated),
            artifacts_used,
            achievements: named(
                content.achievements.iter().map(|a| &a.slug),
                &tally.achieved,
            ),
            missions_drawn: named(content.missions.iter().map(|m| &m.slug), &tally.drawn),
            missions_fulfilled: named(content.missions.iter().map(|m| &m.slug), &tally.fulfilled),
            rooms_placed,
            phases,
            seconds,
            games_per_s: per_s(tally.games),
            decisions_per_s: per_s(tally.decisions),
            steps_per_s: per_s(tally.decisions + tally.rolls),
        }
    }
}

impl Turns {
    fn of(turns: &Histogram) -> Self {
        Self {
            mean: turns.mean(),
            p5: turns.percentile(5.0),
            p25: turns.percentile(25.0),
            p50: turns.percentile(50.0),
            p75: turns.percentile(75.0),
            p95: turns.percentile(95.0),
            max: turns.percentile(100.0),
        }
    }
}

pub(crate) fn named<'a>(
    slugs: impl Iterator<Item = &'a String>,
    times: &[u64],
) -> BTreeMap<String, u64> {
    slugs.cloned().zip(times.iter().copied()).collect()
}
