//! Games as they are created, listed and joined.

use serde::{Deserialize, Serialize};

use super::{GameOrigin, Seq};
use crate::event::Ending;
use crate::patches::Experience;
use crate::wire::{Seat, Slug};

/// Who is to sit on a chair of a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Chair {
    /// Whoever creates the game.
    Me {
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        faction: Option<Slug>,
    },
    /// Another person at the same screen.
    HotSeat {
        name: String,
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        faction: Option<Slug>,
    },
    /// Whoever joins.
    Open {
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        faction: Option<Slug>,
    },
    Bot {
        /// Which bot: `cadet`, `engineer`, `commander`, or `random`.
        bot: Slug,
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        faction: Option<Slug>,
    },
}

/// Whether chance seats the players, or they sit as they are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeatOrder {
    #[default]
    Random,
    Fixed,
}

/// A game to be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CreateGame {
    pub mode: Slug,
    pub players: Vec<Chair>,
    /// Variants to play with.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<Slug>>", optional))]
    pub variants: Vec<Slug>,
    /// Whether the last of the players is the Enemy; otherwise it acts by itself.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub dark_player: bool,
    /// With the variant `unfair`, how well each player knows the game; those who are not
    /// named are experienced.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<Experience>>", optional))]
    pub levels: Vec<Experience>,
    /// How much is added to make a mode harder, as it says itself.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    pub more: u8,
    /// Whether the harder of two goals is to be reached.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub hard: bool,
    /// None takes the recommended one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub layout: Option<Slug>,
    /// Groups of special rooms; none leaves them to chance.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub groups: Option<Vec<Slug>>,
    /// Turns of each seat after which nobody wins; none is never.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub turn_limit: Option<u16>,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<SeatOrder>", optional))]
    pub seats: SeatOrder,
    /// The seat that begins; none leaves it to chance. If the seats are `fixed`, it is
    /// the player with this index.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub first: Option<Seat>,
    /// Whether players may ask for hints; if it is not said, who plays against bots only
    /// may, and nobody else.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub hints: Option<bool>,
    /// Whether only those who sit there see it until it is over.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub closed: bool,
    /// Whether it is listed for everybody.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub public: bool,
}

/// Take a free chair of the game with this code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JoinGame {
    pub code: String,
}

/// Which games to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum GameList {
    /// Those in which I sit.
    Mine,
    /// Public ones with a free chair.
    Open,
    /// Public ones to watch.
    Running,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Status {
    Lobby,
    Running,
    Over,
}

/// What sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PlayerKind {
    Human,
    Bot,
    /// Nobody yet.
    Open,
}

/// A player of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Player {
    /// Empty for a free chair.
    pub name: String,
    pub kind: PlayerKind,
    /// Which bot.
    pub bot: Option<Slug>,
    /// Where the player sits, once the game has begun.
    pub seat: Option<Seat>,
    /// Whether it is the one who asks.
    pub you: bool,
    /// Whether somebody looks at the game for this player now.
    pub online: bool,
    /// The bot that plays for this person, who is away.
    pub stand_in: Option<Slug>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameSummary {
    pub id: String,
    /// With it others join; shown to those who sit in the game, and to all if it is public.
    pub code: Option<String>,
    pub mode: Slug,
    pub variants: Vec<Slug>,
    /// Whether one of the players is the Enemy.
    pub dark_player: bool,
    /// In the order of the header; `seat` says where they sit.
    pub players: Vec<Player>,
    pub status: Status,
    pub public: bool,
    /// Whether only those who sit there see it until it is over.
    pub closed: bool,
    /// Whether its players may ask for hints.
    pub hints: bool,
    /// Whether the one who asks created it.
    pub yours: bool,
    pub your_turn: bool,
    /// The names of those whom the table waits for.
    pub waiting_for: Vec<String>,
    /// The number of the running turn; 0 before the game.
    pub turn: u16,
    pub seq: Seq,
    /// The game that this one was forked from, or is a rematch of.
    pub origin: Option<GameOrigin>,
    /// The rematch of this game, if there is one.
    pub rematch: Option<String>,
    /// Milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated: i64,
}

/// A game with what proves its chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameDetail {
    pub game: GameSummary,
    /// Shown from the start, so that the seed can prove the game at its end.
    pub seed_hash: String,
    /// The seed in hexadecimal, once the game is over.
    pub seed: Option<String>,
    pub ending: Option<Ending>,
}
