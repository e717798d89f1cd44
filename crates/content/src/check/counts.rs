//! Counts of the component list.

use crate::read::{Draft, Placed};
use crate::source::{Log, Site};

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    exactly(log, "version", &draft.version, 1);
    exactly(log, "group", &draft.groups, 8);
    exactly(log, "special room", &draft.rooms, 32);
    exactly(log, "factory type", &draft.factories, 4);
    exactly(log, "generator", &draft.generators, 2);
    exactly(log, "gate", &draft.gates, 1);
    exactly(log, "table of tokens", &draft.tokens, 1);
    exactly(log, "faction", &draft.factions, 8);
    exactly(log, "achievement", &draft.achievements, 7);
    exactly(log, "mode", &draft.modes, 6);
}

fn exactly<T>(log: &Log, what: &str, placed: &Placed<'_, T>, expected: usize) {
    if placed.len() != expected {
        let site = last(placed);
        let found = placed.len();
        log.error(
            site,
            format!("expected {expected} of `{what}`, found {found}"),
        );
    }
}

pub(crate) fn last<'a, T>(placed: &Placed<'a, T>) -> Site<'a> {
    placed.last().map_or(Site::NOWHERE, |(_, site)| *site)
}
