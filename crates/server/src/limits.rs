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
/// For how long somebody is taken to be here after a node said so.
pub(crate) const PRESENT: Duration = Duration::from_mins(2);
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
/// Wrong codes and recovery links from one address.
pub(crate) const GUESSES: Rate = Rate {
    burst: 30,
    per_second: 0.2,
};
/// New games from one address.
pub(crate) const GAMES: Rate = Rate {
    burst: 500,
    per_second: 1.0,
};
/// New guests from one address.
pub(crate) const GUESTS: Rate = Rate {
    burst: 100,
    per_second: 1.0,
};

/// Text of people: trimmed, without control characters, neither empty nor too long.
pub(crate) fn clean(text: &str, most: usize) -> Option<String> {
    let text: String = text.chars().filter(|c| !is_hidden(*c)).collect();
    let text = text.trim().to_owned();
    // What joins letters shows nothing by itself.
    let shows = text.chars().any(|c| !matches!(c, '\u{200c}' | '\u{200d}'));
    (shows && text.chars().count() <= most).then_some(text)
}

/// What is not seen, or turns around what is: others could be misled by it.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        )
        || matches!(letter, '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_show_what_they_are() {
        let clean = |text| clean(text, 5);
        assert_eq!(clean(" Ada\n").as_deref(), Some("Ada"));
        assert_eq!(clean("\u{202e}adA\u{2066}").as_deref(), Some("adA"));
        for nothing in [
            "",
            " ",
            "\u{200b}",
            "\u{200d}\u{200d}",
            "\u{feff} ",
            "Penelope",
        ] {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
    }
}
