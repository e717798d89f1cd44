//! Answers of chance as words.

use ark_engine::{Outcome, Token};
use ark_ids::Faction;

use super::{Notation, NotationError, Read, seat_letter};
use crate::patches;

const fn token_word(token: Token) -> &'static str {
    match token {
        Token::Artifact => "artifact",
        Token::Metamorphite => "metamorphite",
        Token::Nothing => "nothing",
    }
}

impl Notation<'_> {
    pub fn outcome(self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Player(player) => format!("player {}", player + 1),
            Outcome::Groups(groups) => format!("groups {}", self.groups(groups)),
            Outcome::Faction(faction) => {
                let data = self.game.rules.content.factions.get(faction.index());
                format!("faction {}", data.map_or("?", |f| f.slug.as_str()))
            }
            Outcome::First(seat) => format!("first {}", seat_letter(seat)),
            Outcome::Tile(tile) => format!("room {}", self.tile(tile)),
            Outcome::Token(token) => format!("token {}", token_word(token)),
            Outcome::Artifact(card) => format!("artifact {}", self.card(card)),
            Outcome::Mission(mission) => format!("mission {}", self.mission(mission)),
            Outcome::Patch(outcome) => patches::outcome(self, outcome),
        }
    }

    pub fn read_outcome(self, text: &str) -> Read<Outcome> {
        let (kind, value) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let value = value.trim();
        Ok(match kind {
            "player" => {
                let n: u8 = value
                    .parse()
                    .ok()
                    .filter(|n| *n >= 1)
                    .ok_or_else(|| NotationError::new(value, "a player's number from 1"))?;
                Outcome::Player(n - 1)
            }
            "groups" => Outcome::Groups(self.read_groups(value)?),
            "faction" => {
                let factions = &self.game.rules.content.factions;
                let index = factions.iter().position(|f| f.slug == value);
                let index = index.ok_or_else(|| NotationError::new(value, "a faction"))?;
                Outcome::Faction(Faction(index as u8))
            }
            "first" => Outcome::First(self.read_seat(value)?),
            "room" => Outcome::Tile(self.read_tile(value)?),
            "token" => Outcome::Token(
                Token::ALL
                    .into_iter()
                    .find(|t| token_word(*t) == value)
                    .ok_or_else(|| {
                        NotationError::new(value, "artifact, metamorphite or nothing")
                    })?,
            ),
            "artifact" => Outcome::Artifact(self.read_card(value)?),
            "mission" => Outcome::Mission(self.read_mission(value)?),
            _ => {
                if let Some(outcome) = patches::read_outcome(self, kind, value) {
                    return outcome.map(Outcome::Patch);
                }
                let kinds = "player, groups, faction, first, room, token, artifact or mission";
                return Err(NotationError::new(kind, kinds));
            }
        })
    }
}
