//! Boards, sections and factions.

use ark_ids::Faction;
use ark_rulebook::Rule;
use arrayvec::ArrayVec;

use super::Names;
use super::benefit::benefits as benefits_of;
use super::room::{PRICE, icon};
use crate::source::Item;
use crate::source::value::{cost, fit, flag, list, small, word};
use crate::{Ability, Act, Board, FactionData, Line, Power, SECTIONS, SectionData, Sheet, Text};

pub(crate) fn board(item: &Item<'_>, names: &Names<'_>) -> Board {
    let number = |key, most| {
        item.get(key, &format!("a number from 0 to {most}"), |value| {
            small(value, 0..=most)
        })
        .unwrap_or_default()
    };
    let bombs = item.maybe("bombs", "a number from 0 to 8", |value| small(value, 0..=8));
    let sheet = item.has("faction").then(|| sheet(item, names));
    let abilities = sheet.iter().flat_map(|sheet| &sheet.abilities);
    Board {
        slug: item.own_slug(),
        sections: ArrayVec::new(),
        units: number("units", 9),
        cylinders: number("cylinders", 15),
        awake: number("awake", 9),
        metamorphite: number("metamorphite", 24),
        bombs: bombs.unwrap_or_default(),
        powers: abilities.filter_map(|ability| ability.power).collect(),
        sheet,
    }
}

/// The sheet of a faction, without which a B-side is nobody's.
fn sheet(item: &Item<'_>, names: &Names<'_>) -> Sheet {
    let faction = item.get("faction", "the slug of a faction", |value| {
        names.find("faction", word(value)?)
    });
    Sheet {
        faction: Faction(faction.unwrap_or_default()),
        abilities: item.parts("ability", "ability", ability),
        setup: item.text("setup"),
        advice: item.text("advice"),
    }
}

fn ability(item: &Item<'_>) -> Ability {
    Ability {
        name: item.text("name"),
        text: item.text("text"),
        weakness: item
            .maybe("weakness", "true or false", flag)
            .unwrap_or_default(),
        power: item.maybe("power", "the name of a power", |value| {
            Power::from_slug(word(value)?)
        }),
        rules: item
            .get("rules", "ids of rules, such as [\"ASY-16\"]", |value| {
                list(value, |value| {
                    let id = word(value)?;
                    Rule::ALL.into_iter().find(|rule| rule.id() == id)
                })
            })
            .unwrap_or_default(),
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
        benefits_of(item, names, squares, circles)
    });
    let benefits = fit(benefits.concat()).unwrap_or_else(|| {
        item.wrong("benefit", "expected at most 4 benefits");
        ArrayVec::new()
    });
    let mini = item.parts("mini", "benefit", |item| {
        benefits_of(item, names, squares, circles)
    });
    let mini = fit(mini.concat()).unwrap_or_else(|| {
        item.wrong("mini", "expected at most 1 mini action");
        ArrayVec::new()
    });
    // What a B-side does not say of a section is as on the A-side.
    let slug = item.own_slug();
    let inherits = |key| SECTIONS.contains(&slug.as_str()) && !item.has(key);
    let text = |key| {
        if inherits(key) {
            Text::default()
        } else {
            item.text(key)
        }
    };
    SectionData {
        name: text("name"),
        text: text("text"),
        icon: if inherits("icon") {
            String::new()
        } else {
            icon(item)
        },
        slug,
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
        mini,
    }
}

pub(super) fn line(text: &str) -> Option<Line> {
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
