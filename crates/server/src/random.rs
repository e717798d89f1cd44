//! Ids, codes and secrets from the randomness of the operating system.

use std::fmt::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

pub(crate) fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

/// An id that nobody guesses.
pub(crate) fn id() -> String {
    hex(&bytes::<16>())
}

/// A code to be read aloud: no letters that look or sound alike.
pub(crate) fn code() -> String {
    const LETTERS: &[u8; 16] = b"ACEFHJKLMPRTUWXY";
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 16)]);
    bytes::<8>().map(letter).iter().collect()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}
