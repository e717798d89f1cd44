//! Artifact cards.

use toml::de::DeValue;

use super::room::icon;
use crate::source::Item;
use crate::source::value::{fit, flag, grant, list, small, word};
use crate::{CardKind, ExtraCard, Kind, Level, Use};

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
    CardKind {
        slug: item.own_slug(),
        name: item.text("name"),
        text: item.text("text"),
        power: item
            .get("power", "4, 6, 8 or 12", |value| {
                small(value, 4..=12).filter(|power| [4, 6, 8, 12].contains(power))
            })
            .unwrap_or_default(),
        critical: item
            .get("critical", "true or false", flag)
            .unwrap_or_default(),
        uses,
        section: item
            .get("section", GRANTS, |value| grants(value).and_then(fit))
            .unwrap_or_default(),
        copies: item
            .get("copies", "a number from 1 to 4", |value| {
                small(value, 1..=4)
            })
            .unwrap_or_default(),
        icon: icon(item),
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
