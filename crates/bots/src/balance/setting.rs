//! One kind of game that a lab plays: mode, variants, players, factions.

use std::collections::BTreeMap;

use ark_content::Content;
use ark_engine::{Conflict, Ending, Game, Options, Rules};
use ark_ids::{Faction, SEATS, Seat};
use serde::Serialize;

use super::conduct::{Conduct, Watch};
use crate::arena::Entry;
use crate::sim::{Counting, Deeds, TURN_LIMIT, Tally};
use crate::table::{self, CommonDice};
use crate::{Bot, SeededDice};

/// A kind of game to be played.
#[derive(Clone, Debug)]
pub struct Setting {
    pub options: Options,
    pub games: u64,
    /// Which factions meet, one pair after the other; none leaves it to chance. Where a
    /// pair is followed by its mirror image, both games have the same luck.
    pub meetings: Vec<[Faction; 2]>,
}

/// One game, as a row of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    pub mode: String,
    pub players: u8,
    pub variants: String,
    /// Whether a bot plays the Enemy.
    pub dark_player: bool,
    pub game: u64,
    /// How it ended: `mission`, `team-won`, `team-lost`, `ranked`, `turn-limit`, `endless`.
    pub ending: &'static str,
    /// Seats that won, as letters.
    pub winners: String,
    /// The seat that began.
    pub first: char,
    /// Turns of the seat that had most.
    pub turns: u16,
    /// Factions by seat.
    pub factions: String,
    /// Bots by seat.
    pub bots: String,
    pub decisions: u64,
}

impl Setting {
    pub const fn new(options: Options, games: u64) -> Self {
        Self {
            options,
            games,
            meetings: Vec::new(),
        }
    }

    /// Every faction against every other, on both seats with the same luck, so that each
    /// plays at least so many games.
    pub fn round_robin(content: &Content, mut options: Options, games: u64) -> Self {
        options.players = 2;
        let factions = (0..content.factions.len() as u8).map(Faction);
        let mut meetings = Vec::new();
        for a in factions.clone() {
            for b in factions.clone().filter(|b| a < *b) {
                meetings.extend([[a, b], [b, a]]);
            }
        }
        let each = 2 * (content.factions.len() as u64 - 1).max(1);
        Self {
            options,
            games: games.div_ceil(each) * meetings.len() as u64,
            meetings,
        }
    }

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
        if !self.meetings.is_empty() {
            name.push_str(" round-robin");
        }
        name
    }

    /// The rules of its games, one after the other and then from the beginning.
    pub fn rules(&self, content: &'static Content) -> Result<Vec<&'static Rules>, Vec<Conflict>> {
        let mut options = self.options.clone();
        if options.turn_limit == 0 {
            options.turn_limit = TURN_LIMIT;
        }
        if self.meetings.is_empty() {
            return Ok(vec![Rules::intern(content, &options)?]);
        }
        let meeting = |pair: &[Faction; 2]| {
            let mut options = options.clone();
            for (seat, faction) in options.factions.iter_mut().zip(pair) {
                *seat = Some(*faction);
            }
            Rules::intern(content, &options)
        };
        self.meetings.iter().map(meeting).collect()
    }

    /// Plays the game of this index. It depends on the seed and the index alone, but for the
    /// time that is measured.
    pub fn play(
        &self,
        rules: &[&'static Rules],
        entries: &[Entry],
        seed: u64,
        index: u64,
        tally: &mut Tally,
    ) -> (Row, Conduct) {
        let rules = rules[index as usize % rules.len()];
        let luck = if self.meetings.is_empty() {
            index
        } else {
            index / 2
        };
        let mut dice = SeededDice::fork(seed, luck);
        let mut fate = CommonDice::new(dice.seed());
        let last = rules.players.iter().map(|s| s.index() + 1).max();
        let seated: Vec<Entry> = (0..last.unwrap_or(SEATS))
            .map(|seat| entries[(seat + luck as usize) % entries.len()])
            .collect();
        let seat = |entry: &Entry| entry.seat(dice.seed());
        let mut bots: Vec<Box<dyn Bot>> = seated.iter().map(seat).collect();
        let mut log = Counting::new(tally);
        let mut game = Game::start(rules, &mut log);
        let (mut first, mut deeds) = (None, Deeds::default());
        let mut watch = Watch::new();
        let played = table::play_before(
            &mut watch,
            &mut game,
            &mut bots,
            &mut fate,
            &mut log,
            &mut |game, _, action| {
                first.get_or_insert(game.state.active);
                deeds.note(game, action);
            },
        );
        log.finish(&game, &played, &deeds);
        let ending = match played.ending {
            Ending::Mission(_) => "mission",
            Ending::Team { won: true, .. } => "team-won",
            Ending::Team { won: false, .. } => "team-lost",
            Ending::Ranked { .. } => "ranked",
            Ending::TurnLimit if watch.is_endless() => "endless",
            Ending::TurnLimit => "turn-limit",
        };
        let name = format!("{}, game {index}", self.name());
        let mut conduct = watch.conduct(&name, &seated, played.decisions);
        conduct.turn_limits = u64::from(ending == "turn-limit");
        if conduct.stalls() > 0 {
            conduct.examples.push(format!("{name}: {ending}"));
        }
        let winners = rules.winners(played.ending);
        let seats = &game.state.seats[..rules.seats];
        let slug = |faction: Faction| {
            let data = rules.content.factions.get(faction.index());
            data.map_or("", |data| data.slug.as_str())
        };
        let row = Row {
            mode: rules.options.mode.clone(),
            players: rules.options.players,
            variants: rules.options.variants.join(" "),
            dark_player: rules.options.dark_player,
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
            bots: seated
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" "),
            decisions: played.decisions,
        };
        (row, conduct)
    }
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// How often each name won, out of how often it played; names are by seat, with spaces.
pub(super) fn wins_by_name(
    rows: &[&Row],
    names: impl Fn(&Row) -> &str,
) -> BTreeMap<String, (u64, u64)> {
    let mut found: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for row in rows {
        for (i, name) in names(row).split(' ').enumerate() {
            let count = found.entry(name.to_owned()).or_default();
            count.1 += 1;
            count.0 += u64::from(row.winners.contains(char::from(b'A' + i as u8)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_faction_meets_every_other_on_both_seats() {
        let content = Content::builtin();
        let mut options = Options::new("awakening", 2);
        options.variants = vec!["b-side".to_owned()];
        let robin = Setting::round_robin(content, options, 15);
        assert_eq!((robin.meetings.len(), robin.games), (56, 112));
        for pair in robin.meetings.chunks(2) {
            assert!(pair[0][0] != pair[0][1]);
            assert_eq!(pair[0], [pair[1][1], pair[1][0]]);
        }
        let rules = robin.rules(content).expect("playable");
        for (rules, [a, b]) in rules.iter().zip(&robin.meetings) {
            assert_eq!(rules.options.factions[..2], [Some(*a), Some(*b)]);
        }
    }
}
