//! Editions of the content: what was played with, kept for ever.
//!
//! An edition is one file, `editions/<version>.content`: the files of `content/` one after
//! the other, each under a line with its path. Once games were played with an edition it
//! never changes; another number gets another edition.

use std::sync::Mutex;

use crate::Content;

/// The frozen editions as this crate was built with them.
const EDITIONS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/editions.rs"));
/// What the line above each file of an edition begins with.
const HEAD: &str = "=== ";

impl Content {
    /// The content of this version. The newest is that of [`Content::builtin`].
    pub fn edition(version: u16) -> Option<&'static Self> {
        static LOADED: Mutex<Vec<&'static Content>> = Mutex::new(Vec::new());
        let newest = Self::builtin();
        if version == newest.version {
            return Some(newest);
        }
        let text = frozen(version)?;
        let mut loaded = LOADED.lock().expect("no panic while held");
        if let Some(known) = loaded.iter().find(|content| content.version == version) {
            return Some(known);
        }
        let content = Self::load(&unpack(text)).unwrap_or_else(|errors| {
            let lines: Vec<_> = errors.iter().map(ToString::to_string).collect();
            panic!("edition {version} is invalid:\n{}", lines.join("\n"))
        });
        loaded.push(Box::leak(Box::new(content)));
        loaded.last().copied()
    }

    /// The versions that can be played with, oldest first.
    pub fn editions() -> Vec<u16> {
        let names = EDITIONS.iter().filter_map(|(name, _)| version_of(name));
        let mut all: Vec<u16> = names.chain([Self::builtin().version]).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// The text of a frozen edition.
pub fn frozen(version: u16) -> Option<&'static str> {
    let mut all = EDITIONS.iter();
    let found = all.find(|(name, _)| version_of(name) == Some(version));
    found.map(|(_, text)| *text)
}

fn version_of(name: &str) -> Option<u16> {
    name.strip_suffix(".content")?.parse().ok()
}

/// The files, given as path and text, as one text.
pub fn pack<P: AsRef<str>, T: AsRef<str>>(files: &[(P, T)]) -> String {
    let mut text = String::new();
    for (path, file) in files {
        text.push_str(HEAD);
        text.push_str(path.as_ref());
        text.push('\n');
        text.push_str(file.as_ref());
        if !text.ends_with('\n') {
            text.push('\n');
        }
    }
    text
}

/// The files of an edition: path and text.
pub fn unpack(text: &str) -> Vec<(&str, &str)> {
    let mut files: Vec<(&str, &str)> = Vec::new();
    let mut begin = 0;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let next = at + line.len();
        if let Some(path) = line.strip_prefix(HEAD) {
            begin = next;
            files.push((path.trim_end(), ""));
        } else if let Some((_, file)) = files.last_mut() {
            *file = &text[begin..next];
        }
        at = next;
    }
    files
}

/// The first file in which two editions differ in a way that a game can notice. Texts,
/// icons, marks and comments may change within an edition; all else may not.
pub fn difference<'a>(old: &[(&'a str, &str)], new: &[(&'a str, &str)]) -> Option<&'a str> {
    let mut old = old.to_vec();
    let mut new = new.to_vec();
    old.sort_unstable();
    new.sort_unstable();
    let longest = old.len().max(new.len());
    (0..longest).find_map(|i| match (old.get(i), new.get(i)) {
        (Some(a), Some(b)) if a.0 == b.0 && in_play(a.1) == in_play(b.1) => None,
        (Some(a), Some(b)) => Some(a.0.min(b.0)),
        (a, b) => a.or(b).map(|file| file.0),
    })
}

/// What a game can notice of a file; none if it cannot be read.
fn in_play(text: &str) -> Option<toml::Table> {
    let mut table: toml::Table = toml::from_str(text).ok()?;
    table.remove("version");
    strip(&mut table);
    Some(table)
}

fn strip(table: &mut toml::Table) {
    let shown = |key: &str, value: &toml::Value| {
        key == "from" || key == "icon" || value.as_table().is_some_and(is_text)
    };
    table.retain(|key, value| !shown(key, value));
    for (_, value) in table.iter_mut() {
        strip_value(value);
    }
}

fn strip_value(value: &mut toml::Value) {
    match value {
        toml::Value::Table(table) => strip(table),
        toml::Value::Array(list) => list.iter_mut().for_each(strip_value),
        _ => {}
    }
}

/// A text in several languages.
fn is_text(table: &toml::Table) -> bool {
    !table.is_empty()
        && table
            .keys()
            .all(|key| matches!(key.as_str(), "en" | "de" | "fr"))
}
