//! Artifact cards.

use ark_ids::Set;
use arrayvec::ArrayVec;
use toml::de::DeValue;

use super::board::line;
use super::room::icon;
use crate::source::Item;
use crate::source::value::{fit, flag, grant, list, small, word};
use crate::{Benefit, CardKind, Cost, Driver, ExtraCard, Kind, Level, SectionData, Text, Use};

const GRANTS: &str = "kinds with levels, such as [\"move 4\", \"discover 2:4\"]";

pub(crate) fn artifact(item: &Item<'_>) -> CardKind {
    let special = item.get(
        "use",
        "1 to 3 of kinds with levels, or one of architect, any-section, airlock, fallout",
        uses,
    );
    let otherwise = item
        .maybe("otherwise", GRANTS, |value| grants(value).and_then(fit))
        .unwrap_or_default();
    let uses = match special {
        Some(Use::Shift(_)) => Use::Shift(otherwise.clone()),
        Some(other) => other,
        None => Use::Airlock,
    };
    if matches!(uses, Use::Shift(_)) == otherwise.is_empty() {
        item.wrong(
            "otherwise",
            "expected for the use `fallout`, and only there",
        );
    }
    let (slug, icon) = (item.own_slug(), icon(item));
    let (name, text) = (item.text("name"), item.text("text"));
    let section = SectionData {
        slug: slug.clone(),
        name: name.clone(),
        text: text.clone(),
        icon: icon.clone(),
        ..section(item)
    };
    CardKind {
        slug,
        name,
        text,
        power: item
            .get("power", "4, 6, 8 or 12", |value| {
                small(value, 4..=12).filter(|power| [4, 6, 8, 12].contains(power))
            })
            .unwrap_or_default(),
        critical: item
            .get("critical", "true or false", flag)
            .unwrap_or_default(),
        uses,
        section,
        copies: item
            .get("copies", "a number from 1 to 4", |value| {
                small(value, 1..=4)
            })
            .unwrap_or_default(),
        icon,
    }
}

/// The section that the card becomes when it is built onto a biodome; it bears the
/// card's name.
fn section(item: &Item<'_>) -> SectionData {
    let given = |key| -> Vec<Benefit> {
        let found = item.maybe(key, GRANTS, grants).unwrap_or_default();
        found.into_iter().map(fixed).collect()
    };
    let (benefits, mini) = (given("section"), given("section-mini"));
    if benefits.is_empty() && mini.is_empty() {
        item.wrong("section", "expected benefits in it or in `section-mini`");
    }
    let lines: ArrayVec<_, 3> = item
        .maybe("section-line", "a line of actions", |value| {
            line(word(value)?)
        })
        .into_iter()
        .collect();
    SectionData {
        slug: String::new(),
        name: Text::default(),
        text: Text::default(),
        squares: 0,
        circles: 0,
        cost: Cost::FREE,
        lines,
        benefits: fit(benefits).unwrap_or_default(),
        mini: fit(mini).unwrap_or_default(),
        icon: String::new(),
    }
}

/// A benefit that nothing drives.
fn fixed((kind, level): (Kind, Level)) -> Benefit {
    Benefit {
        kind,
        by: Driver::Fixed,
        ladder: [level].into_iter().collect(),
        paid_in: Set::EMPTY,
    }
}

pub(crate) fn extra(item: &Item<'_>) -> ExtraCard {
    ExtraCard {
        slug: item.own_slug(),
        name: item.text("name"),
        text: item.text("text"),
        power: item.maybe("power", "the power 0", |value| small(value, 0..=0)),
        copies: item
            .get("copies", "a number from 1 to 6", |value| {
                small(value, 1..=6)
            })
            .unwrap_or_default(),
        mini: item
            .maybe("mini", GRANTS, |value| grants(value).and_then(fit))
            .unwrap_or_default(),
        icon: icon(item),
    }
}

fn uses(value: &DeValue<'_>) -> Option<Use> {
    match word(value) {
        Some("architect") => Some(Use::Architect),
        Some("any-section") => Some(Use::AnySection),
        Some("airlock") => Some(Use::Airlock),
        Some("fallout") => Some(Use::Shift(arrayvec::ArrayVec::new())),
        Some(_) => None,
        None => Some(Use::Grant(fit(grants(value)?)?)),
    }
}

fn grants(value: &DeValue<'_>) -> Option<Vec<(Kind, Level)>> {
    list(value, grant).filter(|grants| !grants.is_empty())
}
