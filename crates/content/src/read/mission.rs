//! Missions, achievements and explore tokens.

use ark_ids::{Group, Section};
use toml::de::DeValue;

use super::Names;
use super::room::{icon, section};
use crate::source::Item;
use crate::source::value::{array, small, word};
use crate::{AchievementData, Condition, Text};

/// What a mission asks for, in the words of the files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// A special room by its id.
    Room(u8),
    Generator,
    Cubes(Section, u8),
}

pub(crate) struct MissionDraft {
    pub(crate) slug: String,
    pub(crate) title: Text,
    pub(crate) story: Text,
    pub(crate) groups: Option<[Group; 2]>,
    /// None if it could not be read.
    pub(crate) objectives: Option<[Asked; 3]>,
}

pub(crate) fn mission(item: &Item<'_>, names: &Names<'_>) -> MissionDraft {
    let groups = item.get("groups", "two different groups", |value| {
        array(value, |value| names.find("group", word(value)?).map(Group))
            .filter(|[one, other]| one != other)
    });
    let objectives = item.get(
        "rooms",
        "three different special rooms, or two and `generator`",
        |value| {
            array(value, |value| match word(value)? {
                "generator" => Some(Asked::Generator),
                room => names.find("room", room).map(Asked::Room),
            })
            .filter(distinct)
        },
    );
    MissionDraft {
        slug: item.own_slug(),
        title: item.text("title"),
        story: item.text("story"),
        groups: Some(groups.unwrap_or([Group(0), Group(0)])),
        objectives,
    }
}

pub(crate) fn first(item: &Item<'_>) -> MissionDraft {
    let objectives = item.get(
        "cubes",
        "three different sections, such as \"mobility 2\"",
        |value| {
            array(value, cubes).filter(|[one, two, three]| {
                let place = |asked: &Asked| match asked {
                    Asked::Cubes(section, _) => Some(*section),
                    _ => None,
                };
                place(one) != place(two) && place(two) != place(three) && place(one) != place(three)
            })
        },
    );
    MissionDraft {
        slug: item.own_slug(),
        title: item.text("title"),
        story: item.text("story"),
        groups: None,
        objectives,
    }
}

fn cubes(value: &DeValue<'_>) -> Option<Asked> {
    let (place, number) = word(value)?.split_once(' ')?;
    let number = number
        .parse()
        .ok()
        .filter(|number| (1..=6).contains(number))?;
    Some(Asked::Cubes(section(place)?, number))
}

fn distinct([one, two, three]: &[Asked; 3]) -> bool {
    one != two && two != three && one != three
}

/// Such as `cubes 12` or `all-units-awake`.
pub(super) fn condition(value: &DeValue<'_>) -> Option<Condition> {
    let (what, number) = match word(value)? {
        "all-units-awake" => return Some(Condition::AllUnitsAwake),
        "all-units-out" => return Some(Condition::AllUnitsOut),
        text => text.split_once(' ')?,
    };
    let number = number
        .parse()
        .ok()
        .filter(|number| (1..=60).contains(number))?;
    Some(match what {
        "cubes" => Condition::Cubes(number),
        "rooms" => Condition::Rooms(number),
        "cards" => Condition::Cards(number),
        "wins" => Condition::Wins(number),
        "arsenal" => Condition::Arsenal(number),
        "explored" => Condition::Explored(number),
        _ => return None,
    })
}

pub(crate) fn achievement(item: &Item<'_>) -> AchievementData {
    let condition = item.get(
        "condition",
        "such as \"cubes 12\" or \"all-units-awake\"",
        condition,
    );
    AchievementData {
        slug: item.own_slug(),
        name: item.text("name"),
        text: item.text("text"),
        condition: condition.unwrap_or(Condition::AllUnitsAwake),
        icon: icon(item),
    }
}

pub(crate) fn tokens(item: &Item<'_>) -> [u8; 3] {
    ["artifact", "metamorphite", "nothing"].map(|face| {
        item.get(face, "a number from 0 to 35", |value| small(value, 0..=35))
            .unwrap_or_default()
    })
}
