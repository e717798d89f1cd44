//! The Enemy board and the challenger-action cards of It Learns.

use ark_ids::Section;
use arrayvec::ArrayVec;
use toml::de::DeValue;

use super::Placed;
use crate::source::Item;
use crate::source::value::{array, fit, list, small, word};
use crate::{ChallengerAction, Organism, SECTIONS, UPGRADES, Upgrade};

pub(crate) fn organism(item: &Item<'_>) -> Organism {
    let number = |key| {
        item.get(key, "a number from 1 to 60", |value| small(value, 1..=60))
            .unwrap_or_default()
    };
    let by_players = |key| {
        item.get(
            key,
            "four numbers from 0 to 19, by number of Challengers",
            |value| array(value, |value| small(value, 0..=19)),
        )
        .unwrap_or_default()
    };
    Organism {
        infection_cubes: number("infection-cubes"),
        corruption_cylinders: number("corruption-cylinders"),
        infection_limit: item
            .get("infection-limit", "a number from 1 to 9", |value| {
                small(value, 1..=9)
            })
            .unwrap_or_default(),
        stops_from: number("stops-from"),
        artifact_from: number("artifact-from"),
        adaptations: by_players("adaptations"),
        upgrades_at_start: by_players("upgrades-at-start"),
        upgrades: ArrayVec::new(),
        cards: ArrayVec::new(),
    }
}

/// One of the seven sections that every biodome has.
fn section(value: &DeValue<'_>) -> Option<Section> {
    let slug = word(value)?;
    let at = SECTIONS.iter().position(|known| *known == slug)?;
    Some(Section(at as u8))
}

pub(crate) fn upgrade(item: &Item<'_>) -> Upgrade {
    Upgrade {
        slug: item.own_slug(),
        name: item.text("name"),
        levels: item
            .get("levels", "2 to 8 rising numbers", |value| {
                let levels = list(value, |value| small(value, 0..=24))?;
                let rising = levels.len() > 1 && levels.is_sorted_by(|a, b| a < b);
                fit(levels).filter(|_| rising)
            })
            .unwrap_or_default(),
        symbols: item
            .get("symbols", "sections", |value| list(value, section))
            .unwrap_or_default()
            .into_iter()
            .collect(),
    }
}

pub(crate) fn challenger_action(item: &Item<'_>) -> ChallengerAction {
    let side = |key| item.get(key, "a section", section).unwrap_or(Section(0));
    ChallengerAction {
        slug: item.own_slug(),
        left: side("left"),
        right: side("right"),
    }
}

/// Joins board and cards; call only on a draft without errors.
pub(crate) fn compile(
    organism: Placed<'_, Organism>,
    upgrades: Placed<'_, Upgrade>,
    cards: Placed<'_, ChallengerAction>,
) -> Organism {
    let (organism, _) = organism.into_iter().next().expect("a draft without errors");
    let mut upgrades: ArrayVec<Upgrade, 5> = upgrades.into_iter().map(|(one, _)| one).collect();
    upgrades.sort_by_key(|upgrade| UPGRADES.iter().position(|slug| *slug == upgrade.slug));
    Organism {
        upgrades,
        cards: cards.into_iter().map(|(card, _)| card).collect(),
        ..organism
    }
}
