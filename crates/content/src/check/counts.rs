//! Counts of the component list.

use ark_ids::{Colour, Resource};

use super::end;
use crate::read::{Draft, Placed};
use crate::source::Log;
use crate::{Condition, RoomKind};

const FACTIONS: [&str; 8] = [
    "hara", "diruni", "gimmlis", "pajak", "eilis", "togach", "raghna", "qfin",
];
const VARIANTS: [&str; 3] = ["b-side", "complexity-2", "unfair"];

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    exactly(log, "version", &draft.version, 1);
    exactly(log, "group", &draft.groups, 8);
    exactly(log, "special room", &draft.rooms, 32);
    exactly(log, "factory type", &draft.factories, 4);
    exactly(log, "outer generator", &draft.generators, 2);
    exactly(log, "gate", &draft.gates, 1);
    exactly(log, "table of explore tokens", &draft.tokens, 1);
    exactly(log, "table of Complexity 2", &draft.complexity, 1);
    exactly(log, "table of co-op", &draft.coop, 1);
    exactly(log, "enemy-action card", &draft.enemy_cards, 6);
    exactly(log, "table of Guardians", &draft.guardians, 1);
    exactly(log, "table of Glitch", &draft.glitch, 1);
    groups(log, draft);
    factories(log, draft);
    generators(log, draft);
    tokens(log, draft);
    gifts(log, draft);
    achievements(log, draft);
    exactly(log, "table of Fallout", &draft.fallout, 1);
    named(
        log,
        "faction",
        &draft.factions,
        |faction| &faction.slug,
        &FACTIONS,
    );
    named(
        log,
        "variant",
        &draft.variants,
        |variant| &variant.slug,
        &VARIANTS,
    );
}

/// Six cards are given away at set-up, enough for five players (CX2-01, CX2-R22).
fn gifts(log: &Log, draft: &Draft<'_>) {
    for (complexity, site) in &draft.complexity {
        let cards = draft.artifacts.iter().map(|(card, _)| card);
        let given = cards.filter(|card| complexity.gifts.contains(&card.slug));
        let found: u8 = given.map(|card| card.copies).sum();
        if found != 6 {
            log.error(
                *site,
                format!("`gifts`: expected kinds of 6 cards in all, found {found} (CX2-01)"),
            );
        }
    }
}

pub(crate) fn exactly<T>(log: &Log, what: &str, placed: &Placed<'_, T>, expected: usize) {
    let found = placed.len();
    if found != expected {
        log.error(
            end(placed),
            format!("expected {expected} of `{what}`, found {found}"),
        );
    }
}

/// Exactly these, in any order.
pub(crate) fn named<T>(
    log: &Log,
    what: &str,
    placed: &Placed<'_, T>,
    slug: impl Fn(&T) -> &str,
    expected: &[&str],
) {
    for (one, site) in placed {
        if !expected.contains(&slug(one)) {
            log.error(
                *site,
                format!(
                    "unknown {what} `{}`: expected one of {}",
                    slug(one),
                    expected.join(", ")
                ),
            );
        }
    }
    for name in expected {
        if !placed.iter().any(|(one, _)| slug(one) == *name) {
            log.error(end(placed), format!("the {what} `{name}` is missing"));
        }
    }
}

/// Eight groups of four, two of them violet (ROOM-16, SETUP-19).
fn groups(log: &Log, draft: &Draft<'_>) {
    for (id, (group, site)) in draft.groups.iter().enumerate() {
        let rooms = draft.rooms.iter();
        let rooms =
            rooms.filter(|(room, _)| room.tile.group.is_some_and(|group| group.index() == id));
        let found = rooms.count();
        if found != 4 {
            log.error(
                *site,
                format!(
                    "expected 4 rooms in group `{}`, found {found} (ROOM-16)",
                    group.slug
                ),
            );
        }
    }
    let violet = draft
        .groups
        .iter()
        .filter(|(group, _)| group.violet)
        .count();
    if violet != 2 {
        log.error(
            end(&draft.groups),
            format!("expected 2 groups with a violet ring, found {violet}"),
        );
    }
}

fn factories(log: &Log, draft: &Draft<'_>) {
    for resource in Resource::BASIC {
        let kind = RoomKind::Factory(resource);
        let found = draft
            .factories
            .iter()
            .filter(|(room, _)| room.tile.kind == kind)
            .count();
        if found != 1 {
            log.error(
                end(&draft.factories),
                format!(
                    "expected 1 factory type for {}, found {found} (ROOM-07)",
                    resource.slug()
                ),
            );
        }
        for (room, site) in &draft.factories {
            let slug = format!("factory-{}", resource.slug());
            if room.tile.kind == kind && room.tile.slug != slug {
                log.error(*site, format!("expected the slug `{slug}`"));
            }
        }
    }
}

/// One of each colour, alike in everything else (SETUP-08).
fn generators(log: &Log, draft: &Draft<'_>) {
    for colour in [Colour::VIOLET, Colour::TURQUOISE] {
        let mut homes = draft.generators.iter().map(|(room, _)| room.tile.home_of);
        if !homes.any(|home| home == Some(colour)) {
            let name = if colour == Colour::VIOLET {
                "violet"
            } else {
                "turquoise"
            };
            log.error(
                end(&draft.generators),
                format!("the {name} generator is missing"),
            );
        }
    }
    if let [(one, _), (other, site)] = draft.generators.as_slice() {
        let alike = one.chain == other.chain
            && one.tile.squares == other.tile.squares
            && one.tile.circles == other.tile.circles
            && one.tile.cost == other.tile.cost
            && one.tile.benefits == other.tile.benefits;
        if !alike {
            log.error(
                *site,
                "the two generators must differ in colour only (SETUP-08)",
            );
        }
    }
}

fn tokens(log: &Log, draft: &Draft<'_>) {
    for (tokens, site) in &draft.tokens {
        let sum: u16 = tokens.iter().map(|count| u16::from(*count)).sum();
        if sum != 35 {
            log.error(
                *site,
                format!("expected 35 explore tokens, found {sum} (COMP-11)"),
            );
        }
    }
}

/// The seven of the easy sides, in the order of ACH-R5.
fn achievements(log: &Log, draft: &Draft<'_>) {
    const EXPECTED: [Condition; 7] = [
        Condition::AllUnitsAwake,
        Condition::Cubes(12),
        Condition::Rooms(8),
        Condition::Cards(10),
        Condition::Wins(1),
        Condition::Arsenal(17),
        Condition::Explored(10),
    ];
    exactly(log, "achievement", &draft.achievements, EXPECTED.len());
    for ((found, site), expected) in draft.achievements.iter().zip(EXPECTED) {
        if found.condition != expected {
            log.error(
                *site,
                format!(
                    "achievement `{}`: expected the condition {expected:?} here (ACH-R5)",
                    found.slug
                ),
            );
        }
    }
}
