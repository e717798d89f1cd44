//! Bounds that a field must respect, and their check.

use std::fmt::Write as _;

use ark_rulebook::Rule;
use toml::de::DeValue;

use super::provenance::looks_like_rule;

/// One bound of a field.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Bound {
    /// `3..4`: every number in the field lies in this range.
    Range(u32, u32),
    /// `contains 5`: one of the numbers of the ladder.
    Contains(String),
    /// `starts 2`: the first number of the ladder.
    Starts(String),
    /// `ends 10`: the last number of the ladder.
    Ends(String),
    /// `is 3 Os`: the very value.
    Is(String),
    /// `as RMS-04`: a rule fixes what kind of thing it is.
    As,
    /// `own words`: a text of ours.
    OwnWords,
    /// `open`: the sources leave it open.
    Open,
}

impl Bound {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        if let Some((low, high)) = text.split_once("..") {
            let number = |text: &str| {
                text.trim()
                    .parse()
                    .map_err(|_| format!("\"{text}\" is no number"))
            };
            return Ok(Self::Range(number(low)?, number(high)?));
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim().to_owned();
        match (word, rest.as_str()) {
            ("open", "") => Ok(Self::Open),
            ("own", "words") => Ok(Self::OwnWords),
            ("as", rule)
                if looks_like_rule(rule) && Rule::ALL.iter().any(|known| known.id() == rule) =>
            {
                Ok(Self::As)
            }
            ("as", rule) => Err(format!("there is no rule \"{rule}\"")),
            ("contains", _) if !rest.is_empty() => Ok(Self::Contains(rest)),
            ("starts", _) if !rest.is_empty() => Ok(Self::Starts(rest)),
            ("ends", _) if !rest.is_empty() => Ok(Self::Ends(rest)),
            ("is", _) if !rest.is_empty() => Ok(Self::Is(rest)),
            _ => Err(format!(
                "\"{text}\" is no bound; expected a range such as 3..4, contains, starts, ends, is, as, own words or open"
            )),
        }
    }

    /// What the bound asks for, if the value does not give it.
    pub(crate) fn broken_by(&self, value: &DeValue<'_>) -> Option<String> {
        let words = words(value);
        match self {
            Self::Range(low, high) => {
                let out = numbers(&words).into_iter().find(|n| n < low || n > high)?;
                Some(format!("numbers from {low} to {high}, found {out}"))
            }
            Self::Contains(one) if !words.contains(one) => Some(format!("{one} among its numbers")),
            Self::Starts(one) if words.first() != Some(one) => {
                Some(format!("{one} as its first number"))
            }
            Self::Ends(one) if words.last() != Some(one) => {
                Some(format!("{one} as its last number"))
            }
            Self::Is(one) if words.join(", ") != *one => Some(format!("the value {one}")),
            _ => None,
        }
    }
}

/// The entries of a list, or the value alone, as written.
fn words(value: &DeValue<'_>) -> Vec<String> {
    match value {
        DeValue::Array(list) => list.iter().map(|entry| word(entry.get_ref())).collect(),
        one => vec![word(one)],
    }
}

fn word(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => number.as_str().to_owned(),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Array(list) => {
            let mut out = String::new();
            for entry in list {
                let _ = write!(out, "{} ", word(entry.get_ref()));
            }
            out
        }
        _ => String::new(),
    }
}

fn numbers(words: &[String]) -> Vec<u32> {
    words
        .iter()
        .flat_map(|word| word.split(|c: char| !c.is_ascii_digit()))
        .filter_map(|digits| digits.parse().ok())
        .collect()
}
