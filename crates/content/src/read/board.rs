//! Boards, sections and factions.

use arrayvec::ArrayVec;

use super::Names;
use super::benefit::benefits;
use super::room::{PRICE, icon};
use crate::source::Item;
use crate::source::value::{cost, fit, list, small, word};
use crate::{Act, Board, FactionData, Line, SectionData};

pub(crate) fn board(item: &Item<'_>) -> Board {
    let number = |key, most| {
        item.get(key, &format!("a number from 0 to {most}"), |value| {
            small(value, 0..=most)
        })
        .unwrap_or_default()
    };
    Board {
        slug: item.own_slug(),
        sections: ArrayVec::new(),
        units: number("units", 9),
        cylinders: number("cylinders", 15),
        awake: number("awake", 9),
        metamorphite: number("metamorphite", 24),
    }
}

pub(crate) fn section(item: &Item<'_>, names: &Names<'_>) -> SectionData {
    let squares = item
        .get("squares", "a number from 0 to 6", |value| {
            small(value, 0..=6)
        })
        .unwrap_or_default();
    let circles = item
        .get("circles", "a number from 0 to 6", |value| {
            small(value, 0..=6)
        })
        .unwrap_or_default();
    let benefits = item.parts("benefit", "benefit", |item| {
        benefits(item, names, squares, circles)
    });
    let benefits = fit(benefits.concat()).unwrap_or_else(|| {
        item.wrong("benefit", "expected at most 4 benefits");
        ArrayVec::new()
    });
    SectionData {
        slug: item.own_slug(),
        name: item.text("name"),
        text: item.text("text"),
        squares,
        circles,
        cost: item.get("cost", PRICE, cost).unwrap_or_default(),
        lines: item
            .get(
                "lines",
                "1 to 3 lines of actions, such as [\"move + teleport\"]",
                |value| {
                    fit(list(value, |value| line(word(value)?))?).filter(|lines| !lines.is_empty())
                },
            )
            .unwrap_or_default(),
        benefits,
        icon: icon(item),
    }
}

fn line(text: &str) -> Option<Line> {
    let acts = text
        .split(" + ")
        .map(Act::from_slug)
        .collect::<Option<_>>()?;
    Some(Line { acts })
}

pub(crate) fn faction(item: &Item<'_>) -> FactionData {
    FactionData {
        slug: item.own_slug(),
        name: item.text("name"),
        text: item.text("text"),
        colour: item
            .maybe("colour", "the name of a colour", word)
            .map(str::to_owned),
        icon: icon(item),
    }
}
