//! Rooms of all kinds, their groups, and conversions.

use ark_ids::{Colour, Group, Resource, Section};

use super::Names;
use super::benefit::benefits;
use crate::source::Item;
use crate::source::value::{cost, fit, flag, list, small, types, word};
use crate::{ConversionData, Cost, Gain, GroupData, Kind, RoomKind, SECTIONS, TileData};

/// A room with the chain that its activation gives.
pub(crate) struct Room {
    pub(crate) tile: TileData,
    pub(crate) chain: Option<(Section, Section)>,
}

pub(crate) fn group(item: &Item<'_>) -> GroupData {
    GroupData {
        slug: item.own_slug(),
        name: item.text("name"),
        violet: item
            .get("violet", "true or false", flag)
            .unwrap_or_default(),
        tiles: arrayvec::ArrayVec::new(),
        icon: icon(item),
    }
}

/// The name of an icon; which ones exist is checked where they are drawn.
pub(crate) fn icon(item: &Item<'_>) -> String {
    item.get("icon", "the name of an icon", word)
        .unwrap_or_default()
        .to_owned()
}

pub(crate) fn special(item: &Item<'_>, names: &Names<'_>, group: Option<u8>) -> Room {
    if group.is_none() {
        item.wrong("slug", "expected the group of the room in the same file");
    }
    let mut room = read(item, names, RoomKind::Special, 3..=4);
    room.tile.group = group.map(Group);
    room.tile.also = item
        .maybe("also", "other names of the room", |value| {
            list(value, |value| word(value).map(str::to_owned))
        })
        .unwrap_or_default();
    room.tile.home_of = item.maybe("home-of", "robot, mercenary or black", |value| {
        Some(match word(value)? {
            "robot" => Colour::ROBOT,
            "mercenary" => Colour::MERCENARY,
            "black" => Colour::BLACK,
            _ => return None,
        })
    });
    check_home(item, &room.tile);
    room.chain = item.get("chain", CHAIN, |value| chain(word(value)?));
    room
}

/// Four tiles that are alike; the number follows the slug.
pub(crate) fn factory(item: &Item<'_>) -> Room {
    let resource = item.get("resource", "a basic resource", |value| {
        Resource::from_slug(word(value)?).filter(|resource| resource.is_basic())
    });
    let kind = RoomKind::Factory(resource.unwrap_or(Resource::Dilitium));
    read(item, &Names::default(), kind, 3..=4)
}

pub(crate) fn generator(item: &Item<'_>, names: &Names<'_>) -> Room {
    let mut room = read(item, names, RoomKind::Generator, 3..=4);
    room.tile.home_of = item.get("home-of", "violet or turquoise", |value| {
        Some(match word(value)? {
            "violet" => Colour::VIOLET,
            "turquoise" => Colour::TURQUOISE,
            _ => return None,
        })
    });
    check_home(item, &room.tile);
    room.chain = item.get("chain", CHAIN, |value| chain(word(value)?));
    room
}

/// A gate is used on the side without placeholders (ROOM-10).
pub(crate) fn gate(item: &Item<'_>) -> Room {
    Room {
        tile: TileData {
            slug: item.own_slug(),
            name: item.text("name"),
            text: item.text("text"),
            kind: RoomKind::Gate,
            also: Vec::new(),
            group: None,
            target: None,
            squares: 0,
            circles: 0,
            cost: Cost::FREE,
            benefits: arrayvec::ArrayVec::new(),
            home_of: None,
            icon: icon(item),
        },
        chain: None,
    }
}

fn read(
    item: &Item<'_>,
    names: &Names<'_>,
    kind: RoomKind,
    squares: std::ops::RangeInclusive<u8>,
) -> Room {
    let expected = format!("a number from {} to {}", squares.start(), squares.end());
    let squares = item
        .get("squares", &expected, |value| small(value, squares))
        .unwrap_or_default();
    let circles = item
        .get("circles", "a number from 0 to 6", |value| {
            small(value, 0..=6)
        })
        .unwrap_or_default();
    let benefits = fit(benefits(item, names, squares, circles)).unwrap_or_else(|| {
        item.wrong("gives", "expected at most 2 kinds");
        arrayvec::ArrayVec::new()
    });
    Room {
        tile: TileData {
            slug: item.own_slug(),
            name: item.text("name"),
            text: item.text("text"),
            kind,
            also: Vec::new(),
            group: None,
            target: None,
            squares,
            circles,
            cost: item.get("cost", PRICE, cost).unwrap_or_default(),
            benefits,
            home_of: None,
            icon: icon(item),
        },
        chain: None,
    }
}

/// Neutral pieces come from rooms that say how many, and from no others.
fn check_home(item: &Item<'_>, tile: &TileData) {
    let Some(benefit) = tile.benefits.first() else {
        return;
    };
    let needs = matches!(benefit.kind, Kind::Units | Kind::Route);
    if needs != tile.home_of.is_some() {
        item.wrong(
            "home-of",
            "expected for a room that gives units or route, and only there",
        );
        return;
    }
    let (most, last) = match tile.home_of {
        Some(Colour::ROBOT | Colour::MERCENARY) => (4, benefit.ladder.last().map(|level| level.a)),
        Some(Colour::BLACK) => (6, benefit.ladder.last().map(|level| level.b)),
        Some(_) => (10, benefit.ladder.last().map(|level| level.b)),
        None => return,
    };
    if last != Some(most) {
        item.wrong(
            "ladder",
            format!(
                "expected a ladder that ends with all {most} neutral pieces (COMP-04, COMP-05)"
            ),
        );
    }
}

pub(crate) const PRICE: &str = "a price such as \"3 Os\" or \"5 Ti/Bt\", or \"free\"";
const CHAIN: &str = "two different sections, such as \"mobility > engineering\"";

fn chain(text: &str) -> Option<(Section, Section)> {
    let (from, to) = text.split_once(" > ")?;
    let (from, to) = (section(from)?, section(to)?);
    (from != to).then_some((from, to))
}

pub(crate) fn section(slug: &str) -> Option<Section> {
    let id = SECTIONS.iter().position(|known| *known == slug)?;
    Some(Section(id as u8))
}

pub(crate) fn conversion(item: &Item<'_>) -> ConversionData {
    let gain = item.get("gain", "such as \"2 Mt\" or \"1 route\"", |value| {
        let (amount, what) = word(value)?.split_once(' ')?;
        let amount = amount
            .parse()
            .ok()
            .filter(|amount| (1..=9).contains(amount))?;
        match what {
            "Mt" => Some(Gain::Metamorphite(amount)),
            "route" => Some(Gain::Routes(amount)),
            _ => None,
        }
    });
    ConversionData {
        slug: item.own_slug(),
        amount: item
            .get("amount", "a number from 1 to 9", |value| {
                small(value, 1..=9)
            })
            .unwrap_or_default(),
        types: item
            .get("types", "types of resources, such as Ti/Bt", |value| {
                types(word(value)?)
            })
            .unwrap_or_default(),
        gain: gain.unwrap_or(Gain::Routes(0)),
    }
}
