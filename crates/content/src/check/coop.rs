//! The Enemy's cards: whole orders, and a reshuffle in every game.

use std::collections::BTreeSet;

use crate::read::Draft;
use crate::source::Log;
use crate::{Direction, EnemyAct};

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    for (card, site) in &draft.enemy_cards {
        let ways: BTreeSet<Direction> = card.order.iter().copied().collect();
        let whole = card.order.len() == 4 && ways.len() == 4;
        let none = card.order.is_empty();
        if !(if card.steps == 0 { none } else { whole }) {
            log.error(
                *site,
                format!(
                    "enemy-card `{}`: expected each of the four directions once, or neither steps nor directions",
                    card.slug
                ),
            );
        }
    }
    let end = super::end(&draft.enemy_cards);
    for act in EnemyAct::ALL {
        let count = draft.enemy_cards.iter().filter(|(card, _)| card.act == act);
        if count.count() != 2 {
            log.error(
                end,
                format!(
                    "expected two enemy-action cards with {} (COP-R10)",
                    act.slug()
                ),
            );
        }
    }
    let factories = draft
        .factories
        .iter()
        .map(|(room, _)| room.tile.slug.as_str());
    let always: BTreeSet<&str> = factories.chain(["generator"]).collect();
    for (coop, site) in &draft.coop {
        let known = coop
            .reshuffle
            .iter()
            .all(|slug| always.contains(slug.as_str()));
        if !known || coop.reshuffle.is_empty() {
            log.error(
                *site,
                "`reshuffle`: expected targets that are in every game: factories or the generator (COP-R8)",
            );
        }
    }
}
