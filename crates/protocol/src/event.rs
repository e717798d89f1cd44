//! What happened, as one viewer sees it.

use ark_content::MissionRule;
use ark_engine::{Event, Rules};
use serde::{Deserialize, Serialize};

use crate::wire::{
    By, Cell, Colour, Name, Named, Origin, Place, Resource, Seat, Slug, Spot, Squad,
};

/// What an explore token showed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Artifact,
    Metamorphite,
    Nothing,
}

/// How a combat ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    TooWeak,
    CriticalMass,
    Attacker,
    Defender,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ending {
    Mission { seat: Seat },
    TurnLimit,
}

/// One thing that happened. What the viewer may not see is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenEvent {
    PlayerSat {
        seat: Seat,
        player: u8,
    },
    GroupsChosen {
        groups: Vec<Slug>,
    },
    FactionTaken {
        seat: Seat,
        faction: Slug,
    },
    FirstChosen {
        seat: Seat,
    },
    MissionDealt {
        seat: Seat,
        mission: Option<Slug>,
    },
    RoomPlaced {
        tile: Slug,
        cell: Cell,
    },
    TurnBegan {
        seat: Seat,
    },
    MarkerPlaced {
        seat: Seat,
        section: Slug,
    },
    PhaseBegan {
        seat: Seat,
        section: Slug,
        line: u8,
        origin: Origin,
    },
    PhaseEnded {
        seat: Seat,
    },
    Militarized {
        seat: Seat,
        by: u8,
        arsenal: u8,
    },
    Went {
        seat: Seat,
        by: By,
        from: Place,
        to: Place,
        squad: Squad,
    },
    Routed {
        seat: Seat,
        colour: Colour,
        from: Spot,
        to: Spot,
    },
    PushedOut {
        colour: Colour,
        from: Spot,
    },
    Gained {
        seat: Seat,
        kind: Resource,
        amount: u8,
    },
    Paid {
        seat: Seat,
        kind: Resource,
        amount: u8,
    },
    Converted {
        seat: Seat,
        conversion: Slug,
    },
    Awoke {
        seat: Seat,
    },
    Healed {
        seat: Seat,
        colour: Colour,
    },
    CubePlaced {
        seat: Seat,
        at: Spot,
    },
    CubeReplaced {
        seat: Seat,
        owner: Seat,
        at: Spot,
    },
    Integrated {
        seat: Seat,
        at: Spot,
    },
    CylindersGained {
        seat: Seat,
        amount: u8,
    },
    Drew {
        seat: Seat,
        card: Option<Slug>,
    },
    Kept {
        seat: Seat,
        card: Option<Slug>,
    },
    PutBack {
        seat: Seat,
        card: Slug,
    },
    Discarded {
        seat: Seat,
        card: Option<Slug>,
    },
    NoCardLeft {
        seat: Seat,
    },
    Reshuffled,
    Used {
        seat: Seat,
        card: Slug,
    },
    Swapped {
        a: Cell,
        b: Cell,
    },
    AirlockOpened {
        seat: Seat,
        cell: Cell,
    },
    Explored {
        seat: Seat,
        cell: Cell,
        token: Token,
    },
    Supplied {
        colour: Colour,
        amount: u8,
    },
    Returned {
        colour: Colour,
        amount: u8,
    },
    RoomDrawn {
        seat: Seat,
        tile: Slug,
    },
    RoomsLeftOut {
        tiles: Vec<Slug>,
    },
    GatePlaced {
        seat: Seat,
        cell: Cell,
    },
    GatesComplete,
    Activated {
        seat: Seat,
        target: Slug,
    },
    Achieved {
        seat: Seat,
        achievement: Slug,
    },
    ObjectiveMet {
        seat: Seat,
        index: u8,
    },
    MissionDrawn {
        seat: Seat,
        mission: Option<Slug>,
    },
    CombatBegan {
        at: Cell,
        attacker: Seat,
        defender: Seat,
        defence: u8,
    },
    Committed {
        seat: Seat,
    },
    Revealed {
        seat: Seat,
        card: Slug,
        strength: u8,
    },
    CombatEnded {
        at: Cell,
        attacker: Seat,
        defender: Seat,
        verdict: Verdict,
    },
    ArsenalPaid {
        seat: Seat,
        by: u8,
        arsenal: u8,
    },
    Wounded {
        colour: Colour,
        amount: u8,
        from: Place,
    },
    TurnEnded {
        seat: Seat,
    },
    Ended {
        ending: Ending,
    },
}

/// What a viewer sees of an event; a viewer who sits nowhere is `None`. Nothing is
/// seen of what tells the viewer no more than the events before it did.
pub fn seen(rules: &Rules, event: Event, viewer: Option<ark_ids::Seat>) -> Option<SeenEvent> {
    let content = rules.content;
    let cell = |cell| Cell::of(&rules.grid, cell);
    let place = |place| Place::of(&rules.grid, place);
    let spot = |spot| Spot::of(&rules.grid, spot);
    let own = |seat| viewer == Some(seat);
    // Cards go face down into hands and onto the discard pile.
    let face = |seat, card: ark_ids::Card| own(seat).then(|| card.slug(content));
    let secret = |seat, mission: ark_ids::Mission| {
        let open = own(seat) || rules.params.mission == MissionRule::Open;
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
            section: section.slug(content),
        },
        Event::PhaseBegan {
            seat,
            section,
            line,
            origin,
        } => SeenEvent::PhaseBegan {
            seat: seat.0,
            section: section.slug(content),
            line,
            origin: origin.into(),
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
        Event::Ended(ending) => SeenEvent::Ended {
            ending: ending.into(),
        },
    })
}

impl From<ark_engine::Token> for Token {
    fn from(token: ark_engine::Token) -> Self {
        match token {
            ark_engine::Token::Artifact => Self::Artifact,
            ark_engine::Token::Metamorphite => Self::Metamorphite,
            ark_engine::Token::Nothing => Self::Nothing,
        }
    }
}

impl From<ark_engine::Verdict> for Verdict {
    fn from(verdict: ark_engine::Verdict) -> Self {
        match verdict {
            ark_engine::Verdict::TooWeak => Self::TooWeak,
            ark_engine::Verdict::CriticalMass => Self::CriticalMass,
            ark_engine::Verdict::Attacker => Self::Attacker,
            ark_engine::Verdict::Defender => Self::Defender,
        }
    }
}

impl From<ark_engine::Ending> for Ending {
    fn from(ending: ark_engine::Ending) -> Self {
        match ending {
            ark_engine::Ending::Mission(seat) => Self::Mission { seat: seat.0 },
            ark_engine::Ending::TurnLimit => Self::TurnLimit,
        }
    }
}
