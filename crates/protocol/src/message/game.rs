//! Games as they are created, listed and joined.

use serde::{Deserialize, Serialize};

use super::Seq;
use crate::event::Ending;
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
        /// Which bot: `greedy` or `random`.
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
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameSummary {
    pub id: String,
    /// With it others join; shown to those who sit in the game, and to all if it is public.
    pub code: Option<String>,
    pub mode: Slug,
    /// In the order of the header; `seat` says where they sit.
    pub players: Vec<Player>,
    pub status: Status,
    pub public: bool,
    /// Whether the one who asks created it.
    pub yours: bool,
    pub your_turn: bool,
    /// The names of those whom the table waits for.
    pub waiting_for: Vec<String>,
    /// The number of the running turn; 0 before the game.
    pub turn: u16,
    pub seq: Seq,
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
