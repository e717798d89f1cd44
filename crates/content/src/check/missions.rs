//! Missions: how many for which groups, and whether they can be fulfilled.

use ark_ids::Group;

use super::board::section_of_a;
use super::end;
use crate::read::{Asked, Draft, MissionDraft};
use crate::source::{Log, Site};

/// First Mission cards that a full table needs (FIRST-R1).
const FIRST: usize = 4;

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    pairs(log, draft);
    for (mission, site) in &draft.missions {
        match mission.groups {
            Some(groups) => rooms(log, draft, mission, groups, *site),
            None => cubes(log, draft, mission, *site),
        }
    }
    let first = draft
        .missions
        .iter()
        .filter(|(mission, _)| mission.groups.is_none())
        .count();
    if first < FIRST {
        log.error(
            end(&draft.missions),
            format!("expected at least {FIRST} First Missions, found {first} (FIRST-R1)"),
        );
    }
    for (id, (room, site)) in draft.rooms.iter().enumerate() {
        let wanted = draft.missions.iter().any(|(mission, _)| {
            mission
                .objectives
                .iter()
                .flatten()
                .any(|asked| *asked == Asked::Room(id as u8))
        });
        if !wanted {
            log.error(
                *site,
                format!("no mission asks for room `{}`", room.tile.slug),
            );
        }
    }
}

/// Two for each pair of ordinary groups, one for a mixed pair, none for the
/// violet pair (SETUP-R6): 42 of the 45 cards (COMP-07), and decks of the stated
/// sizes (SETUP-32, SETUP-R12).
fn pairs(log: &Log, draft: &Draft<'_>) {
    for (a, (one, _)) in draft.groups.iter().enumerate() {
        for (b, (other, _)) in draft.groups.iter().enumerate().skip(a + 1) {
            let expected = match (one.violet, other.violet) {
                (false, false) => 2,
                (true, true) => 0,
                _ => 1,
            };
            let both = [Group(a as u8), Group(b as u8)];
            let of_pair = draft.missions.iter().filter(|(mission, _)| {
                mission
                    .groups
                    .is_some_and(|groups| both.iter().all(|group| groups.contains(group)))
            });
            let found: Vec<_> = of_pair.map(|(_, site)| *site).collect();
            if found.len() != expected {
                log.error(
                    found.last().copied().unwrap_or(end(&draft.missions)),
                    format!(
                        "expected {expected} missions for `{}` and `{}`, found {} (SETUP-R6)",
                        one.slug,
                        other.slug,
                        found.len()
                    ),
                );
            }
        }
    }
}

/// Its rooms come from its two groups, at least one from each.
fn rooms(log: &Log, draft: &Draft<'_>, mission: &MissionDraft, groups: [Group; 2], site: Site<'_>) {
    let asked = mission.objectives.iter().flatten();
    let of: Vec<_> = asked
        .filter_map(|asked| match asked {
            Asked::Room(room) => draft.rooms.get(usize::from(*room)),
            _ => None,
        })
        .filter_map(|(room, _)| room.tile.group)
        .collect();
    let foreign = of.iter().any(|group| !groups.contains(group));
    let lacking = groups.iter().any(|group| !of.contains(group));
    if mission.objectives.is_some() && (foreign || lacking) {
        log.error(
            site,
            format!(
                "mission `{}`: expected rooms of both its groups and of no other (SETUP-29)",
                mission.slug
            ),
        );
    }
}

fn cubes(log: &Log, draft: &Draft<'_>, mission: &MissionDraft, site: Site<'_>) {
    for asked in mission.objectives.iter().flatten() {
        let Asked::Cubes(section, number) = asked else {
            continue;
        };
        let Some(section) = section_of_a(draft, *section) else {
            continue;
        };
        if *number > section.squares {
            log.error(
                site,
                format!(
                    "mission `{}` asks for {number} cubes on `{}`, which has {} squares",
                    mission.slug, section.slug, section.squares
                ),
            );
        }
    }
}
