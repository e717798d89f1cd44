//! The head of a record: what is needed before the first input.

use std::fmt::Write as _;

use ark_content::Content;
use ark_engine::Options;
use ark_ids::{Faction, Group, SEATS, Seat, Set};

use crate::notation::{NotationError, Read, seat_letter};

/// The version of the text format.
pub const FORMAT: u16 = 1;
/// The version of the rules: bumped when a change would make a recorded game differ.
pub const RULESET: u16 = 1;

/// A player of the header, in the order of the header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub name: String,
    /// `human`, or the name of a bot.
    pub kind: String,
}

/// Everything before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    pub format: u16,
    pub ruleset: u16,
    pub content_version: u16,
    /// The first half of the content's hash: it says exactly what was played with.
    pub content: String,
    pub options: Options,
    pub players: Vec<Player>,
    /// The commitment to the seed, if dice were rolled by a server.
    pub seed_hash: Option<String>,
}

pub(crate) fn content_mark(content: &Content) -> String {
    content.hash[..16]
        .iter()
        .fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

impl Header {
    /// A header for a game about to begin with this content.
    pub fn new(content: &Content, options: Options, players: Vec<Player>) -> Self {
        Self {
            format: FORMAT,
            ruleset: RULESET,
            content_version: content.version,
            content: content_mark(content),
            options,
            players,
            seed_hash: None,
        }
    }

    pub fn print(&self, content: &Content) -> String {
        let Options {
            mode,
            players,
            variants,
            layout,
            groups,
            factions,
            random_seats,
            first,
            turn_limit,
            dark_player,
        } = &self.options;
        let mut text = String::new();
        let mut put = |key: &str, value: &str| {
            let _ = writeln!(text, "{key}: {value}");
        };
        put("ark-record", &self.format.to_string());
        put("ruleset", &self.ruleset.to_string());
        put(
            "content",
            &format!("{} {}", self.content_version, self.content),
        );
        put("mode", mode);
        put("players", &players.to_string());
        if !variants.is_empty() {
            put("variants", &variants.join(" "));
        }
        if let Some(layout) = layout {
            put("layout", layout);
        }
        if let Some(groups) = groups {
            let slug = |g: Group| content.groups[g.index()].slug.clone();
            put(
                "groups",
                &groups.iter().map(slug).collect::<Vec<_>>().join(" "),
            );
        }
        if *random_seats {
            put("seats", "random");
        }
        if let Some(first) = first {
            put("first", &seat_letter(*first).to_string());
        }
        if *turn_limit > 0 {
            put("turn-limit", &turn_limit.to_string());
        }
        if *dark_player {
            put("dark-player", "yes");
        }
        if let Some(hash) = &self.seed_hash {
            put("seed-hash", hash);
        }
        for (player, faction) in self.players.iter().zip(factions) {
            let faction = faction.map_or("random", |f| content.factions[f.index()].slug.as_str());
            put(
                "player",
                &format!("{} {faction} {}", player.kind, player.name),
            );
        }
        text
    }

    /// Reads one `key: value` line into the header being built.
    pub(crate) fn read_line(&mut self, content: &Content, key: &str, value: &str) -> Read<()> {
        let number = |what: &str| -> Read<u16> {
            value.parse().map_err(|_| NotationError::new(value, what))
        };
        match key {
            "ark-record" => {
                self.format = number("a version of the format")?;
                if self.format != FORMAT {
                    let expected = format!("format {FORMAT}; this program cannot read others");
                    return Err(NotationError::new(value, expected));
                }
            }
            "ruleset" => {
                self.ruleset = number("a version of the rules")?;
                if self.ruleset == 0 || self.ruleset > RULESET {
                    let expected = format!("a ruleset from 1 to {RULESET}");
                    return Err(NotationError::new(value, expected));
                }
            }
            "content" => {
                let (version, hash) = value.split_once(' ').unwrap_or((value, ""));
                self.content_version = version
                    .parse()
                    .map_err(|_| NotationError::new(version, "a version of the content"))?;
                hash.clone_into(&mut self.content);
            }
            "seed-hash" => self.seed_hash = Some(value.to_owned()),
            "player" => self.read_player(content, value)?,
            _ => return read_option(&mut self.options, content, key, value),
        }
        Ok(())
    }

    fn read_player(&mut self, content: &Content, value: &str) -> Read<()> {
        let mut words = value.splitn(3, ' ');
        let expected = || NotationError::new(value, "a kind, a faction or random, and a name");
        let kind = words
            .next()
            .filter(|w| !w.is_empty())
            .ok_or_else(expected)?;
        let faction = words.next().ok_or_else(expected)?;
        let name = words.next().unwrap_or("");
        let index = self.players.len();
        if index >= SEATS {
            return Err(NotationError::new(
                value,
                format!("at most {SEATS} players"),
            ));
        }
        if faction != "random" {
            let found = content.factions.iter().position(|f| f.slug == faction);
            let found = found.ok_or_else(|| NotationError::new(faction, "a faction or random"))?;
            self.options.factions[index] = Some(Faction(found as u8));
        }
        self.players.push(Player {
            name: name.to_owned(),
            kind: kind.to_owned(),
        });
        Ok(())
    }
}

/// Reads one option that records and scenarios share.
pub(crate) fn read_option(
    options: &mut Options,
    content: &Content,
    key: &str,
    value: &str,
) -> Read<()> {
    match key {
        "mode" => value.clone_into(&mut options.mode),
        "players" => {
            let bad = || NotationError::new(value, "a number of players from 1 to 5");
            let n: u8 = value.parse().map_err(|_| bad())?;
            options.players = Some(n)
                .filter(|n| (1..=SEATS as u8).contains(n))
                .ok_or_else(bad)?;
        }
        "variants" => options.variants = value.split_whitespace().map(str::to_owned).collect(),
        "layout" => options.layout = Some(value.to_owned()),
        "groups" => {
            let mut groups = Set::EMPTY;
            for word in value.split_whitespace() {
                let found = content.groups.iter().position(|g| g.slug == word);
                let found = found.ok_or_else(|| NotationError::new(word, "a group of rooms"))?;
                groups.insert(Group(found as u8));
            }
            options.groups = Some(groups);
        }
        "seats" => {
            options.random_seats = match value {
                "random" => true,
                "fixed" => false,
                _ => return Err(NotationError::new(value, "random or fixed")),
            }
        }
        "first" => {
            let letter = value.bytes().next().filter(|_| value.len() == 1);
            let seat = letter
                .and_then(|b| b.checked_sub(b'A'))
                .filter(|i| *i < SEATS as u8);
            let bad = || NotationError::new(value, "a seat from A to E");
            options.first = Some(Seat(seat.ok_or_else(bad)?));
        }
        "turn-limit" => {
            options.turn_limit = value
                .parse()
                .map_err(|_| NotationError::new(value, "a number of turns"))?;
        }
        "dark-player" => options.dark_player = value == "yes",
        _ => return Err(NotationError::new(key, "a key of the header")),
    }
    Ok(())
}
