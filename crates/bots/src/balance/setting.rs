//! One kind of game that a lab plays: mode, variants, players, factions.

use std::collections::BTreeMap;

use ark_content::Content;
use ark_engine::{Conflict, Ending, Game, Options, Rules};
use ark_ids::{Faction, SEATS, Seat};
use serde::Serialize;

use crate::arena::Entry;
use crate::sim::{Counting, TURN_LIMIT, Tally};
use crate::{Bot, SeededDice, table};

/// A kind of game to be played.
#[derive(Clone, Debug)]
pub struct Setting {
    pub options: Options,
    pub games: u64,
}

/// One game, as a row of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    pub mode: String,
    pub players: u8,
    pub variants: String,
    pub game: u64,
    /// How it ended: `mission`, `team-won`, `team-lost`, `ranked`, `turn-limit`.
    pub ending: &'static str,
    /// Seats that won, as letters.
    pub winners: String,
    /// The seat that began.
    pub first: char,
    /// Turns of the seat that had most.
    pub turns: u16,
    /// Factions by seat.
    pub factions: String,
    pub decisions: u64,
}

impl Setting {
    /// What it is called: `awakening 2 complexity-2`.
    pub fn name(&self) -> String {
        let Options {
            mode,
            players,
            variants,
            ..
        } = &self.options;
        let mut name = format!("{mode} {players}");
        for variant in variants {
            name.push(' ');
            name.push_str(variant);
        }
        if self.options.dark_player {
            name.push_str(" dark-player");
        }
        name
    }

    pub fn rules(&self, content: &'static Content) -> Result<&'static Rules, Vec<Conflict>> {
        let mut options = self.options.clone();
        if options.turn_limit == 0 {
            options.turn_limit = TURN_LIMIT;
        }
        Rules::intern(content, &options)
    }

    /// Plays the game of this index. It depends on the seed and the index alone.
    pub fn play(
        &self,
        rules: &'static Rules,
        entry: Entry,
        seed: u64,
        index: u64,
        tally: &mut Tally,
    ) -> Row {
        let mut dice = SeededDice::fork(seed, index);
        let mut bots: Vec<Box<dyn Bot>> = (0..SEATS).map(|_| entry.seat(dice.seed())).collect();
        let mut log = Counting::new(tally);
        let mut game = Game::start(rules, &mut log);
        let mut first = None;
        let played = table::play(
            &mut game,
            &mut bots,
            &mut dice,
            &mut log,
            &mut |game, _, _| {
                first.get_or_insert(game.state.active);
            },
        );
        log.finish(&game, &played);
        let ending = match played.ending {
            Ending::Mission(_) => "mission",
            Ending::Team { won: true, .. } => "team-won",
            Ending::Team { won: false, .. } => "team-lost",
            Ending::Ranked { .. } => "ranked",
            Ending::TurnLimit => "turn-limit",
        };
        let winners = rules.winners(played.ending);
        let seats = &game.state.seats[..rules.seats];
        let slug = |faction: Faction| {
            let data = rules.content.factions.get(faction.index());
            data.map_or("", |data| data.slug.as_str())
        };
        Row {
            mode: rules.options.mode.clone(),
            players: rules.options.players,
            variants: rules.options.variants.join(" "),
            game: index,
            ending,
            winners: winners.iter().map(letter).collect(),
            first: letter(first.unwrap_or(Seat(0))),
            turns: seats.iter().map(|s| s.turns).max().unwrap_or(0),
            factions: seats
                .iter()
                .map(|s| slug(s.faction))
                .collect::<Vec<_>>()
                .join(" "),
            decisions: played.decisions,
        }
    }
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// How often each name won, out of how often it played.
pub(super) fn wins_by_faction(rows: &[&Row]) -> BTreeMap<String, (u64, u64)> {
    let mut found: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for row in rows {
        for (i, faction) in row.factions.split(' ').enumerate() {
            let count = found.entry(faction.to_owned()).or_default();
            count.1 += 1;
            count.0 += u64::from(row.winners.contains(char::from(b'A' + i as u8)));
        }
    }
    found
}
