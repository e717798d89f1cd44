//! Who sits on a seat.

use std::str::FromStr;

use ark_bots::Kind;
use ark_record::Player;

/// A person at the keyboard, or a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// With a name, or nameless: then the faction speaks for the player.
    Human(String),
    Bot(Kind),
}

impl Sitter {
    /// As the header of a record names the player.
    pub(crate) fn player(&self) -> Player {
        match self {
            Self::Human(name) => Player {
                name: name.clone(),
                kind: "human".to_owned(),
            },
            Self::Bot(kind) => Player {
                name: String::new(),
                kind: kind.slug().to_owned(),
            },
        }
    }

    pub(crate) fn of(player: &Player) -> Result<Self, String> {
        if player.kind == "human" {
            return Ok(Self::Human(player.name.clone()));
        }
        Kind::from_slug(&player.kind)
            .map(Self::Bot)
            .ok_or_else(|| unknown(&player.kind))
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let (kind, name) = word.split_once(':').unwrap_or((word, ""));
        if kind == "human" {
            return Ok(Self::Human(name.trim().to_owned()));
        }
        Kind::from_slug(word)
            .map(Self::Bot)
            .ok_or_else(|| unknown(word))
    }
}

fn unknown(word: &str) -> String {
    let bots = Kind::ALL.map(Kind::slug).join(", ");
    format!("`{word}` cannot sit there: human, human:NAME, or one of the bots {bots}")
}
