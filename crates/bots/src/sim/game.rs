//! One game of a series.

use ark_content::TargetOf;
use ark_engine::modes::{coop, fallout};
use ark_engine::variants::complexity_2;
use ark_engine::{Ending, Event, Game, Log, Rules, patch};
use ark_ids::{Mission, SEATS, Seat, Section, Target};

use super::{Deeds, Tally};
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
    let mut deeds = Deeds::default();
    let played = table::play(
        &mut game,
        &mut seated,
        &mut dice,
        &mut log,
        &mut |game, _, action| deeds.note(game, action),
    );
    log.finish(&game, &played, &deeds);
}

/// Counts the events worth counting.
pub(crate) struct Counting<'a> {
    tally: &'a mut Tally,
    /// Turns that each seat has begun, and had begun when it drew its mission.
    turns: [u16; SEATS],
    drawn: [u16; SEATS],
    /// Phases in the order in which they began: what boards they are of is known at the end.
    begun: Vec<(Seat, Section, u8)>,
    /// Targets scored in Fallout.
    scored: Vec<Target>,
    /// The mission of all players together.
    shared: Option<Mission>,
}

impl<'a> Counting<'a> {
    pub(crate) fn new(tally: &'a mut Tally) -> Self {
        Self {
            tally,
            turns: [0; SEATS],
            drawn: [0; SEATS],
            begun: Vec::new(),
            scored: Vec::new(),
            shared: None,
        }
    }

    /// Counts how the game ended, and what was done in it.
    pub(crate) fn finish(&mut self, game: &Game, played: &Played, deeds: &Deeds) {
        let tally = &mut *self.tally;
        tally.deeds.add(deeds);
        let content = game.rules.content;
        let board = |seat: Seat| {
            let own = game.board(seat);
            let boards = content.boards.iter();
            boards.into_iter().position(|board| board.slug == own.slug)
        };
        let boards = [0, 1, 2, 3, 4].map(|seat| board(Seat(seat)).unwrap_or(0));
        for board in &boards[..game.rules.seats] {
            tally.boards[*board] += 1;
        }
        for (seat, section, line) in self.begun.drain(..) {
            let board = boards[seat.index()] as u8;
            *tally.lines.entry((board, section, line)).or_default() += 1;
        }
        for target in self.scored.drain(..) {
            // Rooms with a target card of their own were counted when it was gained.
            if matches!(content.targets[target.index()].of, TargetOf::Factory(_)) {
                tally.activated[target.index()] += 1;
            }
        }
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
            Ending::Team { won: true, .. } => {
                tally.teams_won += 1;
                if let Some(mission) = self.shared {
                    tally.fulfilled[mission.index()] += 1;
                }
            }
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

impl Counting<'_> {
    fn patched(&mut self, event: patch::Event) {
        match event {
            patch::Event::Complexity2(complexity_2::Event::Constructed { card, .. }) => {
                self.tally.built[card.index()] += 1;
            }
            patch::Event::Fallout(fallout::Event::Activated { target, .. }) => {
                self.scored.push(target);
            }
            patch::Event::Coop(coop::Event::MissionOpened(mission)) => {
                self.tally.drawn[mission.index()] += 1;
                self.shared = Some(mission);
            }
            _ => {}
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
                seat,
                section,
                line,
                origin,
            } if origin != ark_engine::Origin::Card => {
                tally.phases[section.index()][line as usize] += 1;
                self.begun.push((seat, section, line));
            }
            Event::MiniTaken { kind, .. } => *tally.minis.entry(kind.slug()).or_default() += 1,
            Event::Patch(event) => self.patched(event),
            Event::CombatBegan { .. } => tally.combats += 1,
            Event::RoomPlaced { tile, .. } => tally.placed[tile.index()] += 1,
            _ => {}
        }
    }
}
