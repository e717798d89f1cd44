//! What a client says on the live connection of a game.

use serde::{Deserialize, Serialize};

use super::Seq;
use crate::wire::{Action, Seat};

/// What a client says. The first message is `hello`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClientMessage {
    Hello {
        version: u16,
        /// A language tag such as `de-AT`.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        lang: Option<String>,
        /// The last `seq` that this client saw: what happened since is told.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        since: Option<Seq>,
    },
    /// Do one of the options. The same `id` twice is done once.
    Act {
        id: String,
        /// The `seq` of the position in which the option was offered.
        seq: Seq,
        seat: Seat,
        action: Action,
    },
    /// What would a bot do for this seat? Answered with `hint`.
    Hint {
        /// Names the question in its answer.
        id: String,
        /// The `seq` of the position that is asked about.
        seq: Seq,
        seat: Seat,
    },
    /// Take back the last decision of this seat and all that followed.
    Undo {
        seq: Seq,
        seat: Seat,
    },
    /// Let a bot play for this seat, whose person is away. Put to the vote.
    StandIn {
        seat: Seat,
    },
    /// Answer to `undo_asked` or `stand_in_asked`.
    Consent {
        request: u32,
        yes: bool,
    },
    Chat {
        text: String,
    },
    /// Speak another language from now on.
    Lang {
        lang: String,
    },
    /// Look from this one of my seats, or from none.
    Look {
        #[serde(default)]
        seat: Option<Seat>,
    },
}
