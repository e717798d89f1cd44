//! The head of a record: what is needed before the first input.

use std::fmt::Write as _;

use ark_content::Content;
use ark_engine::{Level, Options, RULESET};
use ark_ids::{Faction, Group, SEATS, Seat, Set};

use crate::notation::{NotationError, Read, seat_letter};

/// The version of the text format.
pub const FORMAT: u16 = 1;

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
    pub content_version: u16,
    /// The first half of the content's hash: it says exactly what was played with.
    pub content: String,
    pub options: Options,
    pub players: Vec<Player>,
    /// The commitment to the seed, if dice were rolled by a server.
    pub seed_hash: Option<String>,
    /// The seed in hexadecimal, once the game is over.
    pub seed: Option<String>,
    /// How many inputs come from the game that this one was forked from.
    pub forked: u16,
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
            content_version: content.version,
            content: content_mark(content),
            options,
            players,
            seed_hash: None,
            seed: None,
            forked: 0,
        }
    }

    pub fn print(&self, content: &Content) -> String {
        let Options {
            ruleset,
            mode,
            players,
            variants,
            layout,
            groups,
            factions,
            levels,
            random_seats,
            first,
            turn_limit,
            dark_player,
            more,
            hard,
        } = &self.options;
        let mut text = String::new();
        let mut put = |key: &str, value: &str| {
            let _ = writeln!(text, "{key}: {value}");
        };
        put("ark-record", &self.format.to_string());
        put("ruleset", &ruleset.to_string());
        put(
            "content",
            &format!("{} {}", self.content_version, self.content),
        );
        put("mode", mode);
        put("players", &players.to_string());
        if !variants.is_empty() {
            put("variants", &variants.join(" "));
        }
        if let Some(levels) = print_levels(*levels, *players) {
            put("levels", &levels);
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
        if *more > 0 {
            put("more", &more.to_string());
        }
        if *hard {
            put("hard", "yes");
        }
        if let Some(hash) = &self.seed_hash {
            put("seed-hash", hash);
        }
        if let Some(seed) = &self.seed {
            put("seed", seed);
        }
        if self.forked > 0 {
            put("forked", &self.forked.to_string());
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
            "content" => {
                let (_, hash) = value.split_once(' ').unwrap_or((value, ""));
                self.content_version = read_edition(value)?.version;
                hash.clone_into(&mut self.content);
            }
            "seed-hash" => self.seed_hash = Some(value.to_owned()),
            "seed" => self.seed = Some(value.to_owned()),
            "forked" => self.forked = number("a number of inputs")?,
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

/// The levels of all players, if any is not experienced.
pub(crate) fn print_levels(levels: [Level; SEATS], players: u8) -> Option<String> {
    let all = levels.iter().take(usize::from(players));
    let words: Vec<&str> = all.map(|level| level.slug()).collect();
    let helped = levels.iter().any(|level| *level != Level::Experienced);
    helped.then(|| words.join(" "))
}

fn read_levels(value: &str) -> Read<[Level; SEATS]> {
    let mut levels = [Level::Experienced; SEATS];
    let words: Vec<&str> = value.split_whitespace().collect();
    if words.len() > SEATS {
        return Err(NotationError::new(value, format!("at most {SEATS} levels")));
    }
    for (level, word) in levels.iter_mut().zip(words) {
        let bad = || NotationError::new(word, "experienced, intermediate or beginner");
        *level = Level::from_slug(word).ok_or_else(bad)?;
    }
    Ok(levels)
}

/// The content that a line `content: 2 5d0c…` or `content: 2` names.
pub(crate) fn read_edition(value: &str) -> Read<&'static Content> {
    let version = value.split(' ').next().unwrap_or_default();
    let number: Option<u16> = version.parse().ok();
    number.and_then(Content::edition).ok_or_else(|| {
        let all = Content::editions();
        let all: Vec<String> = all.iter().map(u16::to_string).collect();
        let expected = format!(
            "an edition of the content that this program knows ({})",
            all.join(", ")
        );
        NotationError::new(version, expected)
    })
}

/// Reads one option that records and scenarios share.
pub(crate) fn read_option(
    options: &mut Options,
    content: &Content,
    key: &str,
    value: &str,
) -> Read<()> {
    match key {
        "ruleset" => {
            let known = |n: &u16| (1..=RULESET).contains(n);
            let bad = || NotationError::new(value, format!("a ruleset from 1 to {RULESET}"));
            options.ruleset = value.parse().ok().filter(known).ok_or_else(bad)?;
        }
        "mode" => value.clone_into(&mut options.mode),
        "players" => {
            let bad = || NotationError::new(value, "a number of players from 1 to 5");
            let n: u8 = value.parse().map_err(|_| bad())?;
            options.players = Some(n)
                .filter(|n| (1..=SEATS as u8).contains(n))
                .ok_or_else(bad)?;
        }
        "variants" => options.variants = value.split_whitespace().map(str::to_owned).collect(),
        "levels" => options.levels = read_levels(value)?,
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
        "hard" => options.hard = value == "yes",
        "more" => {
            let bad = || NotationError::new(value, "a small number");
            options.more = value.parse().map_err(|_| bad())?;
        }
        _ => return Err(NotationError::new(key, "a key of the header")),
    }
    Ok(())
}
