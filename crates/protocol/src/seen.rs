//! Who sees what of an event: one exhaustive match, so that a new event does not
//! compile until somebody has decided.

use ark_engine::{Event, Game};

use crate::event::SeenEvent;
use crate::patches::PatchEvent;
use crate::view::missions_are_open;
use crate::wire::{Cell, Name, Named, Place, Spot, section_slug};

/// What a viewer sees of an event; a viewer who sits nowhere is `None`. Nothing is
/// seen of what tells the viewer no more than the events before it did.
pub fn seen(game: &Game, event: Event, viewer: Option<ark_ids::Seat>) -> Option<SeenEvent> {
    let rules = game.rules;
    let content = rules.content;
    let cell = |cell| Cell::of(&rules.grid, cell);
    let place = |place| Place::of(&rules.grid, place);
    let spot = |spot| Spot::of(&rules.grid, spot);
    let own = |seat| viewer == Some(seat);
    // Cards go face down into hands and onto the discard pile (ART-03, ART-06).
    let face = |seat, card: ark_ids::Card| own(seat).then(|| card.slug(content));
    let secret = |seat, mission: ark_ids::Mission| {
        let open = own(seat) || missions_are_open(rules);
        open.then(|| mission.slug(content))
    };
    Some(match event {
        Event::PlayerSat { seat, player } => SeenEvent::PlayerSat {
            seat: seat.0,
            player,
        },
        Event::GroupsChosen(groups) => SeenEvent::GroupsChosen {
            groups: content.names(groups),
        },
        Event::FactionTaken { seat, faction } => SeenEvent::FactionTaken {
            seat: seat.0,
            faction: faction.slug(content),
        },
        Event::FirstChosen(seat) => SeenEvent::FirstChosen { seat: seat.0 },
        Event::MissionDealt { seat, mission } => SeenEvent::MissionDealt {
            seat: seat.0,
            mission: secret(seat, mission),
        },
        Event::RoomPlaced { tile, cell: at } => SeenEvent::RoomPlaced {
            tile: tile.slug(content),
            cell: cell(at),
        },
        Event::TurnBegan(seat) => SeenEvent::TurnBegan { seat: seat.0 },
        Event::MarkerPlaced { seat, section } => SeenEvent::MarkerPlaced {
            seat: seat.0,
            section: section_slug(game, seat, section),
        },
        Event::PhaseBegan {
            seat,
            section,
            line,
            origin,
        } => SeenEvent::PhaseBegan {
            seat: seat.0,
            section: section_slug(game, seat, section),
            line,
            origin: origin.into(),
        },
        Event::MiniTaken { seat, kind } => SeenEvent::MiniTaken {
            seat: seat.0,
            kind: kind.slug().to_owned(),
        },
        Event::PhaseEnded(seat) => SeenEvent::PhaseEnded { seat: seat.0 },
        Event::Militarized { seat, by, arsenal } => SeenEvent::Militarized {
            seat: seat.0,
            by,
            arsenal,
        },
        Event::Went {
            seat,
            by,
            from,
            to,
            squad,
        } => SeenEvent::Went {
            seat: seat.0,
            by: by.into(),
            from: place(from),
            to: place(to),
            squad: squad.into(),
        },
        Event::Routed {
            seat,
            colour,
            from,
            to,
        } => SeenEvent::Routed {
            seat: seat.0,
            colour: colour.into(),
            from: spot(from),
            to: spot(to),
        },
        Event::PushedOut { colour, from } => SeenEvent::PushedOut {
            colour: colour.into(),
            from: spot(from),
        },
        Event::Gained { seat, kind, amount } => SeenEvent::Gained {
            seat: seat.0,
            kind: kind.into(),
            amount,
        },
        Event::Paid { seat, kind, amount } => SeenEvent::Paid {
            seat: seat.0,
            kind: kind.into(),
            amount,
        },
        Event::Converted { seat, conversion } => SeenEvent::Converted {
            seat: seat.0,
            conversion: conversion.slug(content),
        },
        Event::Awoke { seat } => SeenEvent::Awoke { seat: seat.0 },
        Event::Healed { seat, colour } => SeenEvent::Healed {
            seat: seat.0,
            colour: colour.into(),
        },
        Event::CubePlaced { seat, at } => SeenEvent::CubePlaced {
            seat: seat.0,
            at: spot(at),
        },
        Event::CubeReplaced { seat, owner, at } => SeenEvent::CubeReplaced {
            seat: seat.0,
            owner: owner.0,
            at: spot(at),
        },
        Event::Integrated { seat, at } => SeenEvent::Integrated {
            seat: seat.0,
            at: spot(at),
        },
        Event::CylindersGained { seat, amount } => SeenEvent::CylindersGained {
            seat: seat.0,
            amount,
        },
        Event::Drew { seat, card } => SeenEvent::Drew {
            seat: seat.0,
            card: face(seat, card),
        },
        Event::Kept { seat, card } => SeenEvent::Kept {
            seat: seat.0,
            card: face(seat, card),
        },
        // How many go back follows from how many were drawn and kept.
        Event::PutBack { seat, card } => SeenEvent::PutBack {
            seat: seat.0,
            card: face(seat, card)?,
        },
        Event::Discarded { seat, card } => SeenEvent::Discarded {
            seat: seat.0,
            card: face(seat, card),
        },
        Event::NoCardLeft { seat } => SeenEvent::NoCardLeft { seat: seat.0 },
        Event::Reshuffled => SeenEvent::Reshuffled,
        Event::Used { seat, card } => SeenEvent::Used {
            seat: seat.0,
            card: card.slug(content),
        },
        Event::Swapped { a, b } => SeenEvent::Swapped {
            a: cell(a),
            b: cell(b),
        },
        Event::AirlockOpened { seat, cell: at } => SeenEvent::AirlockOpened {
            seat: seat.0,
            cell: cell(at),
        },
        Event::Explored {
            seat,
            cell: at,
            token,
        } => SeenEvent::Explored {
            seat: seat.0,
            cell: cell(at),
            token: token.into(),
        },
        Event::Supplied { colour, amount } => SeenEvent::Supplied {
            colour: colour.into(),
            amount,
        },
        Event::Returned { colour, amount } => SeenEvent::Returned {
            colour: colour.into(),
            amount,
        },
        Event::RoomDrawn { seat, tile } => SeenEvent::RoomDrawn {
            seat: seat.0,
            tile: tile.slug(content),
        },
        Event::RoomsLeftOut(tiles) => SeenEvent::RoomsLeftOut {
            tiles: content.names(tiles),
        },
        Event::GatePlaced { seat, cell: at } => SeenEvent::GatePlaced {
            seat: seat.0,
            cell: cell(at),
        },
        Event::GatesComplete => SeenEvent::GatesComplete,
        Event::Activated { seat, target } => SeenEvent::Activated {
            seat: seat.0,
            target: target.slug(content),
        },
        Event::Achieved { seat, achievement } => SeenEvent::Achieved {
            seat: seat.0,
            achievement: achievement.slug(content),
        },
        // Only the objectives of an open mission are marked.
        Event::ObjectiveMet { seat, index } => SeenEvent::ObjectiveMet {
            seat: seat.0,
            index,
        },
        Event::MissionDrawn { seat, mission } => SeenEvent::MissionDrawn {
            seat: seat.0,
            mission: secret(seat, mission),
        },
        Event::CombatBegan {
            at,
            attacker,
            defender,
            defence,
        } => SeenEvent::CombatBegan {
            at: cell(at),
            attacker: attacker.0,
            defender: defender.0,
            defence,
        },
        Event::Committed(seat) => SeenEvent::Committed { seat: seat.0 },
        Event::Revealed {
            seat,
            card,
            strength,
        } => SeenEvent::Revealed {
            seat: seat.0,
            card: card.slug(content),
            strength,
        },
        Event::CombatEnded {
            at,
            attacker,
            defender,
            verdict,
        } => SeenEvent::CombatEnded {
            at: cell(at),
            attacker: attacker.0,
            defender: defender.0,
            verdict: verdict.into(),
        },
        Event::MeleeBegan { at, seats } => SeenEvent::MeleeBegan {
            at: cell(at),
            seats: seats.iter().map(|seat| seat.0).collect(),
        },
        Event::MeleeEnded {
            at,
            winner,
            critical,
        } => SeenEvent::MeleeEnded {
            at: cell(at),
            winner: winner.map(|seat| seat.0),
            critical,
        },
        Event::ArsenalPaid { seat, by, arsenal } => SeenEvent::ArsenalPaid {
            seat: seat.0,
            by,
            arsenal,
        },
        Event::Wounded {
            colour,
            amount,
            from,
        } => SeenEvent::Wounded {
            colour: colour.into(),
            amount,
            from: place(from),
        },
        Event::TurnEnded(seat) => SeenEvent::TurnEnded { seat: seat.0 },
        Event::Patch(event) => SeenEvent::Patch(PatchEvent::seen(game, event, viewer)?),
        Event::Ended(ending) => SeenEvent::Ended {
            ending: ending.into(),
        },
    })
}
