//! How large things may be.

/// Bytes of the body of a request.
pub(crate) const BODY: usize = 16 * 1024;
/// Bytes of a message on a live connection.
pub(crate) const MESSAGE: usize = 8 * 1024;
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
/// Messages that a client may send at once, and in each second after.
pub(crate) const BURST: u32 = 60;
pub(crate) const PER_SECOND: u32 = 30;

/// Text of people: trimmed, without control characters, neither empty nor too long.
pub(crate) fn clean(text: &str, most: usize) -> Option<String> {
    let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
    let letters = text.chars().count();
    (1..=most).contains(&letters).then_some(text)
}
