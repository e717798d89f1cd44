//! What the server says on the live connection of a game.

use serde::{Deserialize, Serialize};

use super::{Advice, ErrorCode, GameSummary, Line, Player, Position, Seq};
use crate::wire::{Seat, Why};

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The game has not begun.
    Lobby { game: Box<GameSummary> },
    /// Where the game stands: after `hello`, `look` and `lang`.
    State {
        #[serde(flatten)]
        position: Box<Position>,
    },
    /// What happened, and where the game stands now.
    Moved {
        /// Who decided; none if chance began it, or several did.
        by: Option<Seat>,
        lines: Vec<Line>,
        #[serde(flatten)]
        position: Box<Position>,
    },
    /// Something was taken back; the game stands here now.
    Undone {
        by: Seat,
        #[serde(flatten)]
        position: Box<Position>,
    },
    /// The act with this id is durable as row `seq`.
    Ack { id: String, seq: Seq },
    /// The act with this id was refused, and nothing changed.
    Refused {
        id: String,
        rule: String,
        why: Why,
        text: String,
        citation: String,
    },
    /// The act or the hint with this id, or the undo, belongs to another position; this
    /// is the number of the current one.
    Stale { id: Option<String>, seq: Seq },
    /// What a bot would do in the position with this `seq`, as far as the seat can know.
    Hint {
        id: String,
        seq: Seq,
        seat: Seat,
        #[serde(flatten)]
        advice: Box<Advice>,
    },
    /// Somebody wants to take something back and needs your consent.
    UndoAsked {
        request: u32,
        by: Seat,
        name: String,
    },
    /// The request was refused, or the game went on.
    UndoDropped { request: u32 },
    /// Somebody wants a bot to play for a seat whose person is away, and asks you. More
    /// than half of the others must agree, without those who are away for long; a no of that
    /// person ends it.
    StandInAsked {
        request: u32,
        seat: Seat,
        /// Who asks.
        name: String,
    },
    /// The vote was lost, or the game went on.
    StandInDropped { request: u32 },
    /// Who created the game called it off before it began: it is gone.
    CalledOff,
    /// Somebody began a rematch: the game with this id.
    Rematch { game: String },
    Chat {
        from: String,
        text: String,
        /// Milliseconds since 1970.
        #[cfg_attr(test, ts(type = "number"))]
        at: i64,
    },
    /// Somebody came or went, or a bot stands in for somebody, or no more.
    Players { players: Vec<Player> },
    /// The message, or the act or hint with this id, was not understood or not allowed, and
    /// nothing changed.
    Error {
        id: Option<String>,
        code: ErrorCode,
        text: String,
    },
}
