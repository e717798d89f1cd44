//! What went wrong.

use serde::{Deserialize, Serialize};

/// Which kind of problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ErrorCode {
    /// There is no such game, code, page or person, or it is not yours to see.
    NotFound,
    /// Nobody is known by this cookie.
    Nobody,
    /// You do not sit there.
    NotYourSeat,
    /// Only who created the game may do this.
    NotYourGame,
    /// The game went on meanwhile.
    Stale,
    /// The message cannot be read.
    Malformed,
    TooLarge,
    TooFast,
    /// No chair is free.
    Full,
    /// These choices cannot be played together.
    Conflict,
    /// The game has not begun, has begun already, or is over.
    WrongTime,
    /// This table does not allow it.
    NotAllowed,
    /// There is nothing to take back.
    NothingToUndo,
    /// Client and server speak different versions.
    Version,
    /// The server failed; nothing changed.
    Internal,
}

/// What went wrong, with a sentence for people who read logs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    pub code: ErrorCode,
    pub text: String,
}

impl Problem {
    pub fn new(code: ErrorCode, text: impl Into<String>) -> Self {
        Self {
            code,
            text: text.into(),
        }
    }
}
