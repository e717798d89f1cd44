//! The artifact deck and the cards outside it.

use super::board::lines;
use super::counts::named;
use super::end;
use crate::Use;
use crate::read::Draft;
use crate::source::Log;

/// Power, cards of it, critical ones among them (FAQ-17, FAQ-R1).
const DECK: [(u8, u32, u32); 4] = [(4, 18, 6), (6, 16, 5), (8, 14, 5), (12, 12, 4)];

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    let copies = |wanted: &dyn Fn(&crate::CardKind) -> bool| -> u32 {
        let cards = draft.artifacts.iter().map(|(card, _)| card);
        cards
            .filter(|card| wanted(card))
            .map(|card| u32::from(card.copies))
            .sum()
    };
    for (power, cards, critical) in DECK {
        let found = copies(&|card| card.power == power);
        if found != cards {
            log.error(
                end(&draft.artifacts),
                format!("expected {cards} artifact cards of power {power}, found {found} (FAQ-17)"),
            );
        }
        let found = copies(&|card| card.power == power && card.critical);
        if found != critical {
            log.error(
                end(&draft.artifacts),
                format!(
                    "expected {critical} critical cards of power {power}, found {found} (FAQ-R1)"
                ),
            );
        }
    }
    for (name, wanted) in [
        ("airlock-override", Use::Airlock),
        ("architects-key", Use::Architect),
    ] {
        let found = copies(&|card| card.slug == name && card.uses == wanted);
        if found != 3 {
            log.error(
                end(&draft.artifacts),
                format!("expected 3 copies of `{name}`, found {found}"),
            );
        }
    }
    if copies(&|card| card.slug == "unknown-artifact" && matches!(card.uses, Use::Shift(_))) == 0 {
        log.error(
            end(&draft.artifacts),
            "the card `unknown-artifact` is missing",
        );
    }
    if copies(&|card| card.uses == Use::AnySection) == 0 {
        log.error(
            end(&draft.artifacts),
            "no card performs one line of any section (ART-19)",
        );
    }
    for (card, site) in &draft.artifacts {
        lines(log, &card.section, *site);
    }
    extras(log, draft);
}

/// The Alien's Pen and Beginner's Help (FAQ-20).
fn extras(log: &Log, draft: &Draft<'_>) {
    let expected = ["aliens-pen", "beginners-help"];
    named(
        log,
        "extra card",
        &draft.extra_cards,
        |card| &card.slug,
        &expected,
    );
    for (card, site) in &draft.extra_cards {
        let fits = match card.slug.as_str() {
            "aliens-pen" => card.copies == 6 && card.power == Some(0) && card.mini.is_empty(),
            "beginners-help" => card.copies == 4 && card.power.is_none() && !card.mini.is_empty(),
            _ => true,
        };
        if !fits {
            log.error(
                *site,
                "expected 6 Alien's Pens of power 0 and 4 Beginner's Helps without power, with a mini action (FAQ-20)",
            );
        }
    }
}
