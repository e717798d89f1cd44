//! The numbers of the variant Complexity 2.

use ark_ids::Set;

use crate::source::Item;
use crate::source::value::{list, small, word};
use crate::{CardData, CardKind, Complexity};

/// The numbers, and the kinds of cards that are given away.
pub(crate) struct ComplexityDraft {
    pub(crate) numbers: Complexity,
    pub(crate) gifts: Vec<String>,
}

pub(crate) fn complexity(item: &Item<'_>) -> ComplexityDraft {
    let number = |key| {
        item.get(key, "a number from 1 to 24", |value| small(value, 1..=24))
            .unwrap_or_default()
    };
    ComplexityDraft {
        numbers: Complexity {
            guard: number("guard"),
            critical_from: number("critical-from"),
            seal_from: number("seal-from"),
            seal: number("seal"),
            unseal: number("unseal"),
            disintegrate_from: number("disintegrate-from"),
            disintegrate: number("disintegrate"),
            sections: item
                .get("sections", "a number from 1 to 4", |value| {
                    small(value, 1..=4)
                })
                .unwrap_or_default(),
            hack: number("hack"),
            power_tokens: number("power-tokens"),
            gifts: Set::EMPTY,
        },
        gifts: item
            .get("gifts", "kinds of artifact cards", |value| {
                list(value, |value| word(value).map(str::to_owned))
            })
            .unwrap_or_default(),
    }
}

impl ComplexityDraft {
    pub(crate) fn compile(self, kinds: &[CardKind], cards: &[CardData]) -> Complexity {
        let given = |card: &CardData| self.gifts.contains(&kinds[usize::from(card.kind)].slug);
        let gifts = (0..cards.len() as u8).map(ark_ids::Card);
        Complexity {
            gifts: gifts.filter(|card| given(&cards[card.index()])).collect(),
            ..self.numbers
        }
    }
}
