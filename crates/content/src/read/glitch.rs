//! The numbers of the mode Glitch.

use crate::Glitch;
use crate::source::Item;
use crate::source::value::{array, small};

pub(crate) fn glitch(item: &Item<'_>) -> Glitch {
    let number = |key| {
        item.get(key, "a number from 1 to 60", |value| small(value, 1..=60))
            .unwrap_or_default()
    };
    let by_challengers = |key| {
        item.get(
            key,
            "four numbers from 0 to 20, by number of Challengers",
            |value| array(value, |value| small(value, 0..=20)),
        )
        .unwrap_or_default()
    };
    Glitch {
        cubes: number("cubes"),
        strength: by_challengers("strength"),
        double: by_challengers("double"),
        single: by_challengers("single"),
        more: number("more"),
        turns: item
            .get(
                "turns",
                "four lists of three numbers from 1 to 24: the turns of each round, by number of Challengers",
                |value| array(value, |value| array(value, |value| small(value, 1..=24))),
            )
            .unwrap_or_default(),
        arrivals: number("arrivals"),
        factories: number("factories"),
    }
}
