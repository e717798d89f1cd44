//! The Enemy board of It Learns: every symbol improves something, and every adaptation
//! finds a place.

use ark_ids::{Section, Set};

use super::counts::named;
use super::end;
use crate::read::Draft;
use crate::source::Log;
use crate::{SECTIONS, UPGRADES};

/// Challenger-action cards: 2 x 4 (ITL-01).
const CARDS: usize = 8;

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    let tracks = &draft.upgrades;
    named(log, "upgrade", tracks, |upgrade| &upgrade.slug, &UPGRADES);
    let Some((organism, site)) = draft.organism.first() else {
        log.error(end(&draft.organism), "expected one table `organism`");
        return;
    };
    if draft.organism.len() > 1 {
        log.error(end(&draft.organism), "expected one table `organism`");
    }
    // One symbol improves two upgrades, each other one (ITL-80, ITL-81).
    for (i, slug) in SECTIONS.iter().enumerate() {
        let symbol = Section(i as u8);
        let improved = tracks.iter().filter(|(u, _)| u.symbols.has(symbol)).count();
        if !(1..=2).contains(&improved) {
            let what = format!("the symbol `{slug}` improves {improved} upgrades, expected 1 or 2");
            log.error(end(tracks), what);
        }
    }
    let room: usize = tracks
        .iter()
        .map(|(u, _)| u.levels.len().saturating_sub(1))
        .sum();
    for (start, needed) in organism.upgrades_at_start.iter().zip(organism.adaptations) {
        if usize::from(start + needed) > room {
            let what = format!("{start} upgrades at the start and {needed} adaptations do not fit");
            log.error(*site, what);
        }
    }
    cards(log, draft);
}

/// Eight, each with two sections, and every section at least twice (ITL-R8).
fn cards(log: &Log, draft: &Draft<'_>) {
    let cards = &draft.challenger_actions;
    if cards.len() != CARDS {
        let what = format!(
            "expected {CARDS} challenger-action cards, found {}",
            cards.len()
        );
        log.error(end(cards), what);
    }
    let mut seen: Set<Section> = Set::EMPTY;
    let mut twice: Set<Section> = Set::EMPTY;
    for (card, site) in cards {
        if card.left == card.right {
            let what = format!("card `{}` shows the same section twice", card.slug);
            log.error(*site, what);
        }
        for side in [card.left, card.right] {
            twice.set(side, seen.has(side));
            seen.insert(side);
        }
    }
    for (i, slug) in SECTIONS.iter().enumerate() {
        if !twice.has(Section(i as u8)) {
            let what = format!("expected the section `{slug}` on at least two cards");
            log.error(end(cards), what);
        }
    }
}
