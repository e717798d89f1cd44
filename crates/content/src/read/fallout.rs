//! The numbers and the achievement cards of Fallout.

use arrayvec::ArrayVec;

use super::mission::condition;
use super::room::icon;
use crate::source::Item;
use crate::source::value::{array, fit, list, small, word};
use crate::{CardKind, Fallout, ObjectiveData, ObjectiveSide};

/// The numbers, and the kind of card that is worth points as a section.
pub(crate) struct FalloutDraft {
    pub(crate) numbers: Fallout,
    pub(crate) section: String,
}

pub(crate) fn fallout(item: &Item<'_>) -> FalloutDraft {
    let number = |key| {
        item.get(key, "a number from 1 to 24", |value| small(value, 1..=24))
            .unwrap_or_default()
    };
    let by_players = |key| {
        item.get(
            key,
            "five numbers from 0 to 24, by number of players",
            |value| array(value, |value| small(value, 0..=24)),
        )
        .unwrap_or_default()
    };
    FalloutDraft {
        numbers: Fallout {
            track: by_players("track"),
            difficult: number("difficult"),
            completions: item
                .get(
                    "completions",
                    "five numbers from 0 to 2, by number of players",
                    |value| array(value, |value| small(value, 0..=2)),
                )
                .unwrap_or_default(),
            reveal: by_players("reveal"),
            end: by_players("end"),
            factories: number("factories"),
            target_points: points(item, "target-points"),
            mission_points: number("mission-points"),
            section: None,
            section_points: number("section-points"),
        },
        section: item
            .get("section", "a kind of artifact card", |value| {
                word(value).map(str::to_owned)
            })
            .unwrap_or_default(),
    }
}

impl FalloutDraft {
    pub(crate) fn compile(self, kinds: &[CardKind]) -> Fallout {
        let section = kinds.iter().position(|kind| kind.slug == self.section);
        Fallout {
            section: section.map(|kind| kind as u8),
            ..self.numbers
        }
    }
}

fn points(item: &Item<'_>, key: &'static str) -> [u8; 2] {
    item.get(key, "points for the first and the second", |value| {
        array(value, |value| small(value, 1..=24))
    })
    .unwrap_or_default()
}

pub(crate) fn objective(item: &Item<'_>) -> ObjectiveData {
    let any = |key| {
        item.get(key, "one or two conditions such as \"cubes 12\"", |value| {
            fit(list(value, condition)?).filter(|any: &ArrayVec<_, 2>| !any.is_empty())
        })
        .unwrap_or_default()
    };
    ObjectiveData {
        slug: item.own_slug(),
        name: item.text("name"),
        easy: ObjectiveSide {
            text: item.text("easy-text"),
            any: any("easy"),
            points: points(item, "easy-points"),
        },
        difficult: ObjectiveSide {
            text: item.text("difficult-text"),
            any: any("difficult"),
            points: points(item, "difficult-points"),
        },
        icon: icon(item),
    }
}
