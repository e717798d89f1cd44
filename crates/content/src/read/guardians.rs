//! The numbers of the mode Guardians.

use crate::Guardians;
use crate::source::Item;
use crate::source::value::{array, small, word};

pub(crate) fn guardians(item: &Item<'_>) -> Guardians {
    let number = |key| {
        item.get(key, "a number from 0 to 20", |value| small(value, 0..=20))
            .unwrap_or_default()
    };
    let by_players = |key| {
        item.get(
            key,
            "four numbers from 1 to 60, by number of Challengers",
            |value| array(value, |value| small(value, 1..=60)),
        )
        .unwrap_or_default()
    };
    Guardians {
        board: item
            .get("board", "\"g\" or \"i\"", |value| {
                let side = word(value)?;
                ["g", "i"].contains(&side).then(|| side.chars().next())?
            })
            .unwrap_or_default(),
        counter: by_players("counter"),
        units: by_players("units"),
        more: number("more"),
        combat: number("combat"),
        defence: number("defence"),
        dark_cards: by_players("dark-cards"),
    }
}
