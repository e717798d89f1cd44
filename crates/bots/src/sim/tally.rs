//! What is counted while games are played. Sums only, so that the order in which
//! games end does not matter.

use std::collections::BTreeMap;

use ark_ids::Section;

use super::{Deeds, Histogram};

pub(super) const IDS: usize = 128;
/// Those printed, and behind them any card that is built onto a biodome.
const SECTIONS: usize = 256;

/// Running counts of a series; indexed by the ids of the content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub rolls: u64,
    pub missions: u64,
    pub teams_won: u64,
    pub teams_lost: u64,
    pub ranked: u64,
    pub turn_limits: u64,
    pub combats: u64,
    pub wins: [u64; ark_ids::SEATS],
    pub turns: Histogram,
    /// The turn in which winners drew their mission.
    pub mission_turns: Histogram,
    pub activated: [u64; IDS],
    pub used: [u64; IDS],
    pub achieved: [u64; IDS],
    pub drawn: [u64; IDS],
    pub fulfilled: [u64; IDS],
    pub placed: [u64; IDS],
    /// By section and line.
    pub phases: [[u64; 3]; SECTIONS],
    /// The same by the board of whoever took it.
    pub lines: BTreeMap<(u8, Section, u8), u64>,
    /// How often somebody played each board.
    pub boards: [u64; IDS],
    /// Cards that were built as sections.
    pub built: [u64; IDS],
    /// Mini actions by kind.
    pub minis: BTreeMap<&'static str, u64>,
    pub deeds: Deeds,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            games: 0,
            decisions: 0,
            rolls: 0,
            missions: 0,
            teams_won: 0,
            teams_lost: 0,
            ranked: 0,
            turn_limits: 0,
            combats: 0,
            wins: [0; ark_ids::SEATS],
            turns: Histogram::default(),
            mission_turns: Histogram::default(),
            activated: [0; IDS],
            used: [0; IDS],
            achieved: [0; IDS],
            drawn: [0; IDS],
            fulfilled: [0; IDS],
            placed: [0; IDS],
            phases: [[0; 3]; SECTIONS],
            lines: BTreeMap::new(),
            boards: [0; IDS],
            built: [0; IDS],
            minis: BTreeMap::new(),
            deeds: Deeds::default(),
        }
    }
}

impl Tally {
    /// How games ended, by name.
    pub fn endings(&self) -> BTreeMap<String, u64> {
        let always = [("mission", self.missions), ("turn-limit", self.turn_limits)];
        let sometimes = [
            ("team-won", self.teams_won),
            ("team-lost", self.teams_lost),
            ("ranked", self.ranked),
        ];
        let sometimes = sometimes.into_iter().filter(|(_, times)| *times > 0);
        let all = always.into_iter().chain(sometimes);
        all.map(|(name, times)| (name.to_owned(), times)).collect()
    }

    pub fn add(&mut self, other: &Self) {
        let Self {
            games,
            decisions,
            rolls,
            missions,
            teams_won,
            teams_lost,
            ranked,
            turn_limits,
            combats,
            wins,
            turns,
            mission_turns,
            activated,
            used,
            achieved,
            drawn,
            fulfilled,
            placed,
            phases,
            lines,
            boards,
            built,
            minis,
            deeds,
        } = self;
        *games += other.games;
        *decisions += other.decisions;
        *rolls += other.rolls;
        *missions += other.missions;
        *teams_won += other.teams_won;
        *teams_lost += other.teams_lost;
        *ranked += other.ranked;
        *turn_limits += other.turn_limits;
        *combats += other.combats;
        turns.add(&other.turns);
        mission_turns.add(&other.mission_turns);
        sum(wins, &other.wins);
        sum(activated, &other.activated);
        sum(used, &other.used);
        sum(achieved, &other.achieved);
        sum(drawn, &other.drawn);
        sum(fulfilled, &other.fulfilled);
        sum(placed, &other.placed);
        for (mine, theirs) in phases.iter_mut().zip(&other.phases) {
            sum(mine, theirs);
        }
        for (line, times) in &other.lines {
            *lines.entry(*line).or_default() += times;
        }
        sum(boards, &other.boards);
        sum(built, &other.built);
        for (kind, times) in &other.minis {
            *minis.entry(kind).or_default() += times;
        }
        deeds.add(&other.deeds);
    }
}

pub(super) fn sum(mine: &mut [u64], theirs: &[u64]) {
    for (a, b) in mine.iter_mut().zip(theirs) {
        *a += b;
    }
}
