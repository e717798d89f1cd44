//! Modes and variants.

use toml::de::DeValue;

use super::Names;
use crate::source::Item;
use crate::source::value::{array, flag, list, number, small, word};
use crate::{MissionRule, ModeData, Params, RoomDeck, Side, VariantData};

pub(crate) fn mode(item: &Item<'_>, names: &Names<'_>) -> ModeData {
    let slugs = |kind: &'static str| {
        move |value| {
            list(value, |value| {
                let slug = word(value)?;
                names.find(kind, slug).map(|_| slug.to_owned())
            })
        }
    };
    ModeData {
        slug: item.own_slug(),
        name: item.text("name"),
        text: item.text("text"),
        players: item
            .get("players", "fewest and most players, from 1 to 5", |value| {
                array(value, |value| small(value, 1..=5))
                    .filter(|[fewest, most]| fewest <= most)
                    .map(|[fewest, most]| (fewest, most))
            })
            .unwrap_or((1, 1)),
        side: item
            .get("side", "\"a\" or \"both\"", |value| match word(value)? {
                "a" => Some(Side::OnlyA),
                "both" => Some(Side::Both),
                _ => None,
            })
            .unwrap_or(Side::OnlyA),
        variants: item
            .get("variants", "known variants", slugs("variant"))
            .unwrap_or_default(),
        dark_player: item
            .get("dark-player", "true or false", flag)
            .unwrap_or_default(),
        ranked: item
            .get("ranked", "true or false", flag)
            .unwrap_or_default(),
        minutes: item
            .get("minutes", "minutes in all and per player", |value| {
                array(value, |value| number(value, 0..=999)).map(|[fixed, each]| (fixed, each))
            })
            .unwrap_or_default(),
        layouts: item
            .get(
                "layouts",
                "five lists of known layouts, by number of players",
                |value| array(value, slugs("layout")),
            )
            .unwrap_or_default(),
        params: item
            .parts("params", "params", |item| params(item, names))
            .into_iter()
            .next(),
    }
}

fn params(item: &Item<'_>, names: &Names<'_>) -> Params {
    let switch = |key| item.get(key, "true or false", flag).unwrap_or_default();
    let amount = |key| {
        item.get(key, "a number from 0 to 60", |value| small(value, 0..=60))
            .unwrap_or_default()
    };
    let by_players = |key| {
        item.get(
            key,
            "five numbers from 0 to 8, by number of players",
            |value| array(value, |value| small(value, 0..=8)),
        )
        .unwrap_or_default()
    };
    Params {
        mission: item
            .get(
                "mission",
                "open, dealt, shared or such as \"earned 2\"",
                mission,
            )
            .unwrap_or(MissionRule::Open),
        room_deck: item
            .get(
                "room-deck",
                "\"groups\" or a list of special rooms",
                |value| match value {
                    DeValue::Array(_) => Some(RoomDeck::Listed(names.rooms(&list(value, word)?)?)),
                    _ => (word(value)? == "groups").then_some(RoomDeck::Groups),
                },
            )
            .unwrap_or(RoomDeck::Groups),
        factories: by_players("factories"),
        groups: by_players("groups"),
        artifacts: switch("artifacts"),
        inclusive: switch("inclusive"),
        activation: switch("activation"),
        achievements: switch("achievements"),
        combat_cards: switch("combat-cards"),
        arsenal: amount("arsenal"),
        hand_limit: amount("hand-limit"),
        arsenal_limit: amount("arsenal-limit"),
        defence_limit: amount("defence-limit"),
        gate_distance: amount("gate-distance"),
    }
}

fn mission(value: &DeValue<'_>) -> Option<MissionRule> {
    let text = word(value)?;
    match text {
        "open" => Some(MissionRule::Open),
        "dealt" => Some(MissionRule::Dealt),
        "shared" => Some(MissionRule::Shared),
        _ => {
            let achievements = text.strip_prefix("earned ")?.parse().ok()?;
            (1..=7)
                .contains(&achievements)
                .then_some(MissionRule::Earned { achievements })
        }
    }
}

pub(crate) fn variant(item: &Item<'_>) -> VariantData {
    VariantData {
        slug: item.own_slug(),
        name: item.text("name"),
        text: item.text("text"),
        playable: item
            .get("playable", "true or false", flag)
            .unwrap_or_default(),
    }
}
