//! How large things may be, and how fast they may come.

use std::time::Duration;

use crate::pace::Rate;

/// Bytes of the body of a request.
pub(crate) const BODY: usize = 16 * 1024;
/// Bytes of a message on a live connection.
pub(crate) const MESSAGE: usize = 8 * 1024;
/// Bytes for which there is room at once when something is said: most positions fit.
pub(crate) const ROOM: usize = 16 * 1024;
/// Letters of a name.
pub(crate) const NAME: usize = 40;
/// Letters of a line of chat.
pub(crate) const CHAT: usize = 500;
/// Lines of chat told to whoever comes.
pub(crate) const CHAT_TOLD: i64 = 50;
/// Letters of the id of an act.
pub(crate) const ACT_ID: usize = 64;
/// Messages that may wait for a listener before it is cut off.
pub(crate) const UNHEARD: usize = 256;
/// How often a live connection is asked whether it is still there, and for how long it
/// may be silent.
pub(crate) const BEAT: Duration = Duration::from_secs(30);
pub(crate) const SILENCE: Duration = Duration::from_secs(75);
/// Live connections of one person on one node.
pub(crate) const CONNECTIONS: usize = 32;
/// Games of one person that have not begun.
pub(crate) const LOBBIES: i64 = 50;
/// Messages that a client may send at once, and in each second after.
pub(crate) const MESSAGES: Rate = Rate {
    burst: 60,
    per_second: 30.0,
};
/// Hints for one person at one table.
pub(crate) const HINTS: Rate = Rate {
    burst: 10,
    per_second: 0.5,
};
/// New guests from one address.
pub(crate) const GUESTS: Rate = Rate {
    burst: 100,
    per_second: 1.0,
};

/// Text of people: trimmed, without control characters, neither empty nor too long.
pub(crate) fn clean(text: &str, most: usize) -> Option<String> {
    let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
    let letters = text.chars().count();
    (1..=most).contains(&letters).then_some(text)
}
