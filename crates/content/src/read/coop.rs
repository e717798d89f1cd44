//! What the solo and co-operative modes share, and the enemy-action cards.

use ark_ids::{Set, Target};

use crate::source::Item;
use crate::source::value::{list, small, word};
use crate::{Coop, Direction, EnemyAct, EnemyCard, TargetData};

/// The numbers, and the targets whose cards bear the reshuffle symbol.
pub(crate) struct CoopDraft {
    scout_moves: u8,
    opening_hand: u8,
    pub(crate) reshuffle: Vec<String>,
}

pub(crate) fn coop(item: &Item<'_>) -> CoopDraft {
    let number = |key| {
        item.get(key, "a number from 1 to 9", |value| small(value, 1..=9))
            .unwrap_or_default()
    };
    CoopDraft {
        scout_moves: number("scout-moves"),
        opening_hand: number("opening-hand"),
        reshuffle: item
            .get("reshuffle", "targets that are in every game", |value| {
                list(value, |value| word(value).map(str::to_owned))
            })
            .unwrap_or_default(),
    }
}

pub(crate) fn card(item: &Item<'_>) -> EnemyCard {
    EnemyCard {
        slug: item.own_slug(),
        name: item.text("name"),
        steps: item
            .get("steps", "a number from 0 to 4", |value| small(value, 0..=4))
            .unwrap_or_default(),
        order: item
            .get("order", "left, straight, right and behind", |value| {
                list(value, |value| Direction::from_slug(word(value)?))
            })
            .unwrap_or_default(),
        act: item
            .get("act", "infect, corrupt or bloom", |value| {
                EnemyAct::from_slug(word(value)?)
            })
            .unwrap_or(EnemyAct::Infect),
    }
}

impl CoopDraft {
    pub(crate) fn compile(self, targets: &[TargetData], cards: Vec<EnemyCard>) -> Coop {
        let number = |slug: &String| targets.iter().position(|target| target.slug == *slug);
        let found = self.reshuffle.iter().filter_map(number);
        let reshuffle: Set<Target> = found.map(|i| Target(i as u8)).collect();
        Coop {
            scout_moves: self.scout_moves,
            opening_hand: self.opening_hand,
            reshuffle,
            cards,
        }
    }
}
