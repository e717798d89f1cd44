//! Benefits with their ladders.

use ark_ids::Set;
use arrayvec::ArrayVec;
use toml::de::DeValue;

use super::Names;
use crate::source::Item;
use crate::source::value::{fit, level, list, types, word};
use crate::{Benefit, Driver, Kind, Level};

/// The benefits of a table with `gives`, `by` and `ladder`. Several kinds share
/// the one ladder (RMS-R2). `squares` and `circles` are those of its place.
pub(crate) fn benefits(
    item: &Item<'_>,
    names: &Names<'_>,
    squares: u8,
    circles: u8,
) -> Vec<Benefit> {
    let kinds = item.get("gives", "a kind of benefit, or a list of kinds", kinds);
    let by = item
        .get("by", "squares, circles or fixed", |value| {
            match word(value)? {
                "squares" => Some(Driver::Squares),
                "circles" => Some(Driver::Circles),
                "fixed" => Some(Driver::Fixed),
                _ => None,
            }
        })
        .unwrap_or(Driver::Fixed);
    let paid_in = item
        .maybe("paid-in", "types of resources, such as Ti/Bt", |value| {
            types(word(value)?)
        })
        .unwrap_or(Set::EMPTY);
    let kinds = kinds.unwrap_or_default();
    let ladder = item.get(
        "ladder",
        "a list of 1 to 8 levels, such as 4 or \"2:4\", or the slug of a conversion",
        |value| ladder(value, &kinds, names),
    );
    let Some(ladder) = ladder else {
        return Vec::new();
    };

    let steps = match by {
        Driver::Fixed => 0,
        Driver::Squares => squares,
        Driver::Circles => circles,
    };
    if ladder.len() != usize::from(steps) + 1 {
        item.wrong(
            "ladder",
            format!(
                "expected {} levels: one more than the placeholders that drive it",
                steps + 1
            ),
        );
    }
    if by == Driver::Circles && squares > 0 && circles == 0 {
        item.wrong(
            "by",
            "a room without circles has its ladder on squares (CTRL-24)",
        );
    }
    for kind in &kinds {
        check_ladder(item, *kind, &ladder);
        if kind.is_price() == paid_in.is_empty() {
            item.wrong(
                "paid-in",
                "expected exactly where a price (awake, heal) is given",
            );
        }
    }
    kinds
        .into_iter()
        .map(|kind| Benefit {
            kind,
            by,
            ladder: ladder.clone(),
            paid_in,
        })
        .collect()
}

fn kinds(value: &DeValue<'_>) -> Option<Vec<Kind>> {
    match value {
        DeValue::Array(_) => {
            list(value, |value| Kind::from_slug(word(value)?)).filter(|kinds| !kinds.is_empty())
        }
        _ => Some(vec![Kind::from_slug(word(value)?)?]),
    }
}

fn ladder(value: &DeValue<'_>, kinds: &[Kind], names: &Names<'_>) -> Option<ArrayVec<Level, 8>> {
    let levels = list(value, |value| {
        if kinds == [Kind::Convert] {
            let a = names.find("conversion", word(value)?)?;
            return Some(Level { a, b: 0 });
        }
        level(value)
    })?;
    fit(levels).filter(|levels| !levels.is_empty())
}

fn check_ladder(item: &Item<'_>, kind: Kind, ladder: &[Level]) {
    if kind == Kind::Convert {
        return;
    }
    // What cubes give in combat may be nothing at first (ASY-R3).
    let nothing = |level: &Level| kind == Kind::CubeCombat && *level == Level::default();
    if ladder
        .iter()
        .any(|level| (level.b > 0) != kind.is_pair() && !nothing(level))
    {
        let form = if kind.is_pair() {
            "pairs such as \"2:4\""
        } else {
            "plain numbers"
        };
        item.wrong("ladder", format!("expected {form} for {}", kind.slug()));
    }
    if kind.is_pair() && kind != Kind::CubeCombat && ladder.iter().any(|level| level.a > level.b) {
        item.wrong("ladder", "a pair a:b has a no greater than b");
    }
    let monotone = ladder.windows(2).all(|pair| match pair {
        [one, next] if kind.is_price() => next.a <= one.a,
        [one, next] => next.a >= one.a && next.b >= one.b,
        _ => true,
    });
    if !monotone {
        item.wrong(
            "ladder",
            "expected levels that get better from step to step",
        );
    } else if ladder.len() > 1 && ladder.first() == ladder.last() {
        item.wrong("ladder", "expected a last level better than the first");
    }
}
