//! One game of a series.

use ark_engine::{Ending, Event, Game, Log, Rules};

use ark_ids::SEATS;

use super::Tally;
use crate::{Bot, Kind, Played, SeededDice, table};

/// Plays the game of this index and counts what happens. Dice and bots depend on
/// the seed and the index alone.
pub fn play(rules: &'static Rules, bots: &[Kind], seed: u64, index: u64, tally: &mut Tally) {
    let mut dice = SeededDice::fork(seed, index);
    let mut seated: Vec<Box<dyn Bot>> = (0..SEATS)
        .map(|i| bots[i.min(bots.len() - 1)].seat(dice.seed()))
        .collect();
    let mut log = Counting::new(tally);
    let mut game = Game::start(rules, &mut log);
    let played = table::play(
        &mut game,
        &mut seated,
        &mut dice,
        &mut log,
        &mut |_, _, _| {},
    );
    log.finish(&game, &played);
}

/// Counts the events worth counting.
pub(crate) struct Counting<'a> {
    tally: &'a mut Tally,
    /// Turns that each seat has begun, and had begun when it drew its mission.
    turns: [u16; SEATS],
    drawn: [u16; SEATS],
}

impl<'a> Counting<'a> {
    pub(crate) fn new(tally: &'a mut Tally) -> Self {
        Self {
            tally,
            turns: [0; SEATS],
            drawn: [0; SEATS],
        }
    }

    /// Counts how the game ended.
    pub(crate) fn finish(&mut self, game: &Game, played: &Played) {
        let tally = &mut *self.tally;
        tally.games += 1;
        tally.rolls += played.rolls;
        tally.decisions += played.decisions;
        match played.ending {
            Ending::Mission(seat) => {
                tally.missions += 1;
                tally.wins[seat.index()] += 1;
                if let Some(mission) = game.state.seat(seat).mission.open() {
                    tally.fulfilled[mission.index()] += 1;
                }
                tally
                    .mission_turns
                    .count(u64::from(self.drawn[seat.index()]));
            }
            Ending::Team { won: true, .. } => tally.teams_won += 1,
            Ending::Team { won: false, .. } => tally.teams_lost += 1,
            Ending::Ranked { .. } => {
                tally.ranked += 1;
                for seat in game.rules.winners(played.ending) {
                    tally.wins[seat.index()] += 1;
                }
            }
            Ending::TurnLimit => tally.turn_limits += 1,
        }
        let seats = &game.state.seats[..game.rules.seats];
        let turns = seats.iter().map(|s| s.turns).max().unwrap_or(0);
        tally.turns.count(u64::from(turns));
    }
}

impl Log for Counting<'_> {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        let tally = &mut *self.tally;
        match event() {
            Event::Activated { target, .. } => tally.activated[target.index()] += 1,
            Event::Used { card, .. } => tally.used[card.index()] += 1,
            Event::Achieved { achievement, .. } => tally.achieved[achievement.index()] += 1,
            Event::TurnBegan(seat) => self.turns[seat.index()] += 1,
            Event::MissionDrawn { seat, mission } | Event::MissionDealt { seat, mission } => {
                tally.drawn[mission.index()] += 1;
                self.drawn[seat.index()] = self.turns[seat.index()];
            }
            Event::PhaseBegan {
                section,
                line,
                origin,
                ..
            } if origin != ark_engine::Origin::Card => {
                tally.phases[section.index()][line as usize] += 1;
            }
            Event::CombatBegan { .. } => tally.combats += 1,
            Event::RoomPlaced { tile, .. } => tally.placed[tile.index()] += 1,
            _ => {}
        }
    }
}
