//! Small values as they are written in the files.

use std::ops::RangeInclusive;

use ark_ids::{Cell, Resource, Set};
use arrayvec::ArrayVec;
use toml::de::DeValue;

use crate::{Cost, Kind, Level};

pub(crate) fn word<'a>(value: &'a DeValue<'a>) -> Option<&'a str> {
    match value {
        DeValue::String(text) if !text.trim().is_empty() => Some(text),
        _ => None,
    }
}

pub(crate) fn flag(value: &DeValue<'_>) -> Option<bool> {
    match value {
        DeValue::Boolean(flag) => Some(*flag),
        _ => None,
    }
}

pub(crate) fn number(value: &DeValue<'_>, range: RangeInclusive<u16>) -> Option<u16> {
    match value {
        DeValue::Integer(number) => u16::from_str_radix(number.as_str(), number.radix())
            .ok()
            .filter(|number| range.contains(number)),
        _ => None,
    }
}

pub(crate) fn small(value: &DeValue<'_>, range: RangeInclusive<u8>) -> Option<u8> {
    number(value, (*range.start()).into()..=(*range.end()).into()).map(|number| number as u8)
}

/// A list with every entry read by `read`.
pub(crate) fn list<'a, T>(
    value: &'a DeValue<'a>,
    read: impl FnMut(&'a DeValue<'a>) -> Option<T>,
) -> Option<Vec<T>> {
    match value {
        DeValue::Array(list) => list.iter().map(toml::Spanned::get_ref).map(read).collect(),
        _ => None,
    }
}

/// A list of exactly `N` entries.
pub(crate) fn array<'a, T, const N: usize>(
    value: &'a DeValue<'a>,
    read: impl FnMut(&'a DeValue<'a>) -> Option<T>,
) -> Option<[T; N]> {
    list(value, read)?.try_into().ok()
}

/// A number, or a pair such as "2:4".
pub(crate) fn level(value: &DeValue<'_>) -> Option<Level> {
    match value {
        DeValue::Integer(_) => Some(Level {
            a: small(value, 0..=24)?,
            b: 0,
        }),
        DeValue::String(text) => parse_level(text),
        _ => None,
    }
}

fn parse_level(text: &str) -> Option<Level> {
    let number = |text: &str| text.parse().ok().filter(|number| *number <= 24);
    match text.split_once(':') {
        Some((a, b)) => Some(Level {
            a: number(a)?,
            b: number(b)?,
        }),
        None => Some(Level {
            a: number(text)?,
            b: 0,
        }),
    }
}

/// A kind with its level: "move 4", "discover 2:4".
pub(crate) fn grant(value: &DeValue<'_>) -> Option<(Kind, Level)> {
    let (kind, level) = word(value)?.split_once(' ')?;
    let (kind, level) = (Kind::from_slug(kind)?, parse_level(level)?);
    ((level.b > 0) == kind.is_pair()).then_some((kind, level))
}

/// Types of resources: "Ti" or "Ti/Bt".
pub(crate) fn types(text: &str) -> Option<Set<Resource>> {
    text.split('/').map(Resource::from_slug).collect()
}

/// A price: "3 Os", "5 Ti/Bt" or "free".
pub(crate) fn cost(value: &DeValue<'_>) -> Option<Cost> {
    let text = word(value)?;
    if text == "free" {
        return Some(Cost::FREE);
    }
    let (amount, names) = text.split_once(' ')?;
    let amount = amount
        .parse()
        .ok()
        .filter(|amount| (1..=9).contains(amount))?;
    Some(Cost {
        amount,
        types: types(names).filter(|types| !types.has(Resource::Metamorphite))?,
    })
}

/// Column and row, from 0 at the top left.
pub(crate) fn cell(value: &DeValue<'_>, width: u8, height: u8) -> Option<Cell> {
    let [column, row] = array(value, |value| small(value, 0..=u8::MAX))?;
    (column < width && row < height).then(|| Cell(row * width + column))
}

/// As many as fit, or none.
pub(crate) fn fit<T, const N: usize>(entries: Vec<T>) -> Option<ArrayVec<T, N>> {
    (entries.len() <= N).then(|| entries.into_iter().collect())
}
