//! Modes: all six, each with layouts that seat its players.

use super::counts::named;
use crate::read::Draft;
use crate::source::{Log, Site};
use crate::{Layout, MODES, MissionRule, ModeData, RoomDeck, Side};

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    named(log, "mode", &draft.modes, |mode| &mode.slug, &MODES);
    for (mode, site) in &draft.modes {
        layouts(log, draft, mode, *site);
        let b_side = mode.variants.iter().any(|variant| variant == "b-side");
        if b_side != (mode.side == Side::Both) {
            log.error(
                *site,
                format!(
                    "mode `{}`: expected the variant `b-side` exactly where both sides are allowed",
                    mode.slug
                ),
            );
        }
        decks(log, draft, mode, *site);
    }
}

fn layouts(log: &Log, draft: &Draft<'_>, mode: &ModeData, site: Site<'_>) {
    let (fewest, most) = mode.players;
    for players in fewest..=most {
        let Some(names) = mode.layouts.get(usize::from(players) - 1) else {
            continue;
        };
        if names.is_empty() {
            log.error(
                site,
                format!("mode `{}`: no layout for {players} players", mode.slug),
            );
        }
        for name in names {
            let Some((layout, place)) = draft
                .layouts
                .iter()
                .find(|(layout, _)| layout.slug == *name)
            else {
                continue;
            };
            if layout.doors.len() < usize::from(players) {
                log.error(
                    site,
                    format!(
                        "mode `{}`: layout `{name}` does not seat {players} players",
                        mode.slug
                    ),
                );
            }
            if !starts(layout, players, mode) {
                log.error(
                    *place,
                    format!(
                        "layout `{name}` for {players} players in `{}`: expected one generator and a gate, \
                         or both generators and no gate with 4 or 5 (SETUP-07, SETUP-09, FIRST-R5)",
                        mode.slug
                    ),
                );
            }
        }
    }
}

fn starts(layout: &Layout, players: u8, mode: &ModeData) -> bool {
    let few = players <= 3 || mode.slug == "first-mission";
    layout.generators.len() == if few { 1 } else { 2 } && layout.gate.is_some() == few
}

/// The room deck can be built and deals every door two rooms.
fn decks(log: &Log, draft: &Draft<'_>, mode: &ModeData, site: Site<'_>) {
    let Some(params) = &mode.params else {
        return;
    };
    for players in mode.players.0..=mode.players.1 {
        let at = usize::from(players) - 1;
        let (Some(&factories), Some(&groups)) = (params.factories.get(at), params.groups.get(at))
        else {
            continue;
        };
        if factories > 3 {
            log.error(
                site,
                format!("mode `{}`: one factory of each type starts on the board, so at most 3 are in the deck", mode.slug),
            );
        }
        let special = match params.room_deck {
            RoomDeck::Groups => usize::from(groups) * 4,
            RoomDeck::Listed(rooms) => rooms.len(),
        };
        let deck = special + usize::from(factories) * 4;
        if deck < 2 * usize::from(players) {
            log.error(
                site,
                format!(
                    "mode `{}`: a deck of {deck} rooms is too small for {players} players",
                    mode.slug
                ),
            );
        }
        if usize::from(groups) > draft.groups.len() {
            log.error(
                site,
                format!("mode `{}`: there are not {groups} groups", mode.slug),
            );
        }
    }
    if matches!(params.mission, MissionRule::Earned { .. }) && !params.achievements {
        log.error(
            site,
            format!(
                "mode `{}`: missions are earned by achievements, which it leaves out",
                mode.slug
            ),
        );
    }
}
