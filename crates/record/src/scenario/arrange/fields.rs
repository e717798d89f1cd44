//! Words of a line, grouped under their keys.

use std::collections::BTreeMap;

use ark_engine::Row;
use ark_ids::Colour;

use super::Read;
use crate::notation::{Notation, NotationError};

/// What cannot be read, as a sentence.
#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` hands over"
)]
pub(super) fn text(error: NotationError) -> String {
    error.to_string()
}

/// `seat A … section x 1 section y 2 …` in pieces with at most one section each.
pub(super) fn split_sections(rest: &str) -> Vec<String> {
    let mut chunks = vec![String::new()];
    for word in rest.split_whitespace() {
        if word == "section" {
            chunks.push(String::new());
        }
        let last = chunks.last_mut().expect("never empty");
        last.push_str(word);
        last.push(' ');
    }
    chunks
}

/// Words grouped under the keys they follow.
pub(in crate::scenario) fn fields(
    rest: &str,
    keys: &[&str],
) -> Read<BTreeMap<String, Vec<String>>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut key: Option<String> = None;
    for word in rest.split_whitespace() {
        if keys.contains(&word) {
            if found.insert(word.to_owned(), Vec::new()).is_some() {
                return Err(format!("`{word}` stands twice"));
            }
            key = Some(word.to_owned());
        } else if let Some(key) = &key {
            found.entry(key.clone()).or_default().push(word.to_owned());
        } else {
            return Err(format!("`{word}`: expected one of {}", keys.join(", ")));
        }
    }
    Ok(found)
}

pub(super) fn single_number(key: &str, words: &[String]) -> Read<u8> {
    match words {
        [word] => word
            .parse()
            .map_err(|_| format!("`{key} {word}`: expected a small number")),
        _ => Err(format!("`{key}` needs one number")),
    }
}

pub(super) fn one_number(parts: &BTreeMap<String, Vec<String>>, key: &str) -> Read<Option<u8>> {
    parts
        .get(key)
        .map(|words| single_number(key, words))
        .transpose()
}

/// `A2`, `robot1`: a name and a number; without one it is 1.
pub(super) fn counted(word: &str) -> Read<(String, u8)> {
    let split = word
        .find(|c: char| c.is_ascii_digit())
        .unwrap_or(word.len());
    let (name, digits) = word.split_at(split);
    let n = if digits.is_empty() {
        Ok(1)
    } else {
        digits.parse()
    };
    Ok((
        name.to_owned(),
        n.map_err(|_| format!("`{word}`: the number is too large"))?,
    ))
}

/// Squares left empty (`-`) left of a cube count as filled by its owner (ENG-25).
pub(super) fn closed_up(mut cubes: Vec<String>) -> Read<Vec<String>> {
    if cubes.last().is_some_and(|last| last == "-") {
        return Err("`-`: a gap stands left of a cube".to_owned());
    }
    for i in (1..cubes.len()).rev() {
        if cubes[i - 1] == "-" {
            let (gap, owner) = cubes.split_at_mut(i);
            gap[i - 1].clone_from(&owner[0]);
        }
    }
    Ok(cubes)
}

/// Cylinders, with power tokens among them.
pub(super) fn circles(notation: Notation<'_>, words: &[String]) -> Read<Row> {
    if words.len() > 8 {
        return Err("at most 8 pieces fit in a row".to_owned());
    }
    let piece = |word: &String| match word.as_str() {
        "power-token" => Ok(Colour::POWER_TOKEN),
        _ => notation.read_colour(word).map_err(text),
    };
    words.iter().map(piece).collect()
}

pub(super) fn row(notation: Notation<'_>, words: &[String]) -> Read<Row> {
    if words.len() > 8 {
        return Err("at most 8 pieces fit in a row".to_owned());
    }
    words
        .iter()
        .map(|w| notation.read_colour(w))
        .collect::<Result<_, _>>()
        .map_err(text)
}
