//! One game of a series.

use ark_engine::{Ending, Event, Game, Log, Next, Rules};

use ark_ids::SEATS;

use super::Tally;
use crate::{Bot, Kind, Observer, SeededDice};

/// Plays the game of this index and counts what happens. Dice and bots depend on
/// the seed and the index alone.
pub fn play(rules: &'static Rules, bots: &[Kind], seed: u64, index: u64, tally: &mut Tally) {
    let mut dice = SeededDice::fork(seed, index);
    let mut seated: Vec<Box<dyn Bot>> = (0..rules.seats)
        .map(|i| bots[i.min(bots.len() - 1)].seat(dice.seed()))
        .collect();
    let mut actions = Vec::new();
    let mut log = Counting::new(tally);
    let mut game = Game::start(rules, &mut log);
    loop {
        let rolls = dice.answer(&mut game, &mut log);
        log.tally.rolls += rolls;
        match game.next() {
            Next::Ask(seats, _) => {
                let seat = seats.min().expect("a question is asked of somebody");
                game.legal(seat, &mut actions);
                let action = match actions[..] {
                    [only] => only,
                    _ => seated[seat.index()].choose(&Observer::new(&game, seat), &actions),
                };
                debug_assert_eq!(game.check(seat, action), Ok(()));
                game.play_unchecked(seat, action, &mut log);
                log.tally.decisions += 1;
            }
            Next::Over(ending) => {
                finish(&game, ending, &mut log);
                return;
            }
            Next::Roll(_) => unreachable!("the dice answered"),
        }
    }
}

fn finish(game: &Game, ending: Ending, log: &mut Counting<'_>) {
    let tally = &mut *log.tally;
    tally.games += 1;
    match ending {
        Ending::Mission(seat) => {
            tally.missions += 1;
            tally.wins[seat.index()] += 1;
            if let Some(mission) = game.state.seat(seat).mission.open() {
                tally.fulfilled[mission.index()] += 1;
            }
            tally
                .mission_turns
                .count(u64::from(log.drawn[seat.index()]));
        }
        Ending::TurnLimit => tally.turn_limits += 1,
    }
    let seats = &game.state.seats[..game.rules.seats];
    let turns = seats.iter().map(|s| s.turns).max().unwrap_or(0);
    tally.turns.count(u64::from(turns));
}

/// Counts the events worth counting.
struct Counting<'a> {
    tally: &'a mut Tally,
    /// Turns that each seat has begun, and had begun when it drew its mission.
    turns: [u16; SEATS],
    drawn: [u16; SEATS],
}

impl<'a> Counting<'a> {
    fn new(tally: &'a mut Tally) -> Self {
        Self {
            tally,
            turns: [0; SEATS],
            drawn: [0; SEATS],
        }
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
