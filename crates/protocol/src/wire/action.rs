//! What a player submits, with everything it costs spelled out.

use ark_engine::Game;
use serde::{Deserialize, Serialize};

use super::name::{find_section, section_slug};
use super::pay::{Point, payment, price};
use super::place::seat_of;
use super::squad::{By, Squad};
use super::{Cell, Colour, Goods, Named, Place, Resource, Seat, Slug, Spot};
use crate::patches::PatchAction;

/// What a player submits. A payment lists what is spent; an empty one is nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    Choose {
        section: Slug,
        line: u8,
    },
    Done,
    Mini {
        kind: Slug,
    },
    Militarize {
        steps: u8,
    },
    Go {
        by: By,
        from: Place,
        to: Place,
        squad: Squad,
    },
    Route {
        colour: Colour,
        from: Spot,
        to: Spot,
        push: Option<Colour>,
    },
    Produce,
    Exploit {
        cell: Cell,
    },
    Harvest {
        per_unit: bool,
        kind: Resource,
    },
    Awake {
        pay: Vec<Goods>,
    },
    Heal {
        colour: Colour,
        pay: Vec<Goods>,
    },
    Engineer {
        point: Point,
        at: Spot,
        replace: Option<Seat>,
        pay: Vec<Goods>,
    },
    Convert {
        conversion: Slug,
        pay: Vec<Goods>,
    },
    Discover,
    Keep {
        card: Slug,
    },
    Discard {
        card: Slug,
    },
    Use {
        card: Slug,
    },
    Explore {
        cell: Cell,
    },
    Build {
        cell: Cell,
    },
    Gate {
        cell: Cell,
    },
    Swap {
        a: Cell,
        b: Cell,
    },
    Airlock {
        cell: Cell,
    },
    /// Against one, or against all who are there.
    Fight {
        at: Cell,
        against: Option<Seat>,
    },
    Commit {
        card: Slug,
    },
    Return {
        colour: Colour,
        from: Spot,
    },
    Patch(PatchAction),
}

impl Action {
    /// An action of the engine, as it would cost in this game now.
    pub fn of(game: &Game, action: ark_engine::Action) -> Self {
        use ark_engine::Action as A;
        let grid = &game.rules.grid;
        let content = game.rules.content;
        let cell = |cell| Cell::of(grid, cell);
        match action {
            A::Choose { section, line } => Self::Choose {
                // Only the seat whose turn it is takes sections.
                section: section_slug(game, game.state.active, section),
                line,
            },
            A::Done => Self::Done,
            A::Mini(kind) => Self::Mini {
                kind: kind.slug().to_owned(),
            },
            A::Militarize(steps) => Self::Militarize { steps },
            A::Go {
                by,
                from,
                to,
                squad,
            } => Self::Go {
                by: by.into(),
                from: Place::of(grid, from),
                to: Place::of(grid, to),
                squad: squad.into(),
            },
            A::Route {
                colour,
                from,
                to,
                push,
            } => Self::Route {
                colour: colour.into(),
                from: Spot::of(grid, from),
                to: Spot::of(grid, to),
                push: push.map(Into::into),
            },
            A::Produce => Self::Produce,
            A::Exploit(at) => Self::Exploit { cell: cell(at) },
            A::Harvest { per_unit, kind } => Self::Harvest {
                per_unit,
                kind: kind.into(),
            },
            A::Awake(_) => Self::Awake {
                pay: price(game, action),
            },
            A::Heal { colour, .. } => Self::Heal {
                colour: colour.into(),
                pay: price(game, action),
            },
            A::Engineer {
                point, at, replace, ..
            } => Self::Engineer {
                point: point.into(),
                at: Spot::of(grid, at),
                replace: replace.map(|seat| seat.0),
                pay: price(game, action),
            },
            A::Convert { conversion, .. } => Self::Convert {
                conversion: conversion.slug(content),
                pay: price(game, action),
            },
            A::Discover => Self::Discover,
            A::Keep(card) => Self::Keep {
                card: card.slug(content),
            },
            A::Discard(card) => Self::Discard {
                card: card.slug(content),
            },
            A::Use(card) => Self::Use {
                card: card.slug(content),
            },
            A::Explore(at) => Self::Explore { cell: cell(at) },
            A::Build(at) => Self::Build { cell: cell(at) },
            A::Gate(at) => Self::Gate { cell: cell(at) },
            A::Swap(a, b) => Self::Swap {
                a: cell(a),
                b: cell(b),
            },
            A::Airlock(at) => Self::Airlock { cell: cell(at) },
            A::Fight { at, against } => Self::Fight {
                at: cell(at),
                against: against.map(|seat| seat.0),
            },
            A::Commit(card) => Self::Commit {
                card: card.slug(content),
            },
            A::Return { colour, from } => Self::Return {
                colour: colour.into(),
                from: Spot::of(grid, from),
            },
            A::Patch(action) => Self::Patch(PatchAction::of(game, action)),
        }
    }

    /// The action of the engine that says the same in this game; none if it names
    /// something unknown, or a price that is not asked.
    pub fn on(&self, game: &Game) -> Option<ark_engine::Action> {
        let action = self.read(game)?;
        (Self::of(game, action) == *self).then_some(action)
    }

    fn read(&self, game: &Game) -> Option<ark_engine::Action> {
        use ark_engine::Action as A;
        let grid = &game.rules.grid;
        let content = game.rules.content;
        let card = |slug: &Slug| ark_ids::Card::find(content, slug);
        Some(match self {
            Self::Choose { section, line } => A::Choose {
                section: find_section(content, section)?,
                line: *line,
            },
            Self::Done => A::Done,
            Self::Mini { kind } => A::Mini(ark_content::Kind::from_slug(kind)?),
            Self::Militarize { steps } => A::Militarize(*steps),
            Self::Go {
                by,
                from,
                to,
                squad,
            } => A::Go {
                by: (*by).into(),
                from: from.on(grid)?,
                to: to.on(grid)?,
                squad: squad.pack()?,
            },
            Self::Route {
                colour,
                from,
                to,
                push,
            } => A::Route {
                colour: (*colour).into(),
                from: from.on(grid)?,
                to: to.on(grid)?,
                push: push.map(Into::into),
            },
            Self::Produce => A::Produce,
            Self::Exploit { cell } => A::Exploit(cell.on(grid)?),
            Self::Harvest { per_unit, kind } => A::Harvest {
                per_unit: *per_unit,
                kind: (*kind).into(),
            },
            Self::Awake { pay } => A::Awake(payment(pay)),
            Self::Heal { colour, pay } => A::Heal {
                colour: (*colour).into(),
                pay: payment(pay),
            },
            Self::Engineer {
                point,
                at,
                replace,
                pay,
            } => A::Engineer {
                point: (*point).into(),
                at: at.on(grid)?,
                replace: match replace {
                    Some(seat) => Some(seat_of(*seat)?),
                    None => None,
                },
                pay: payment(pay),
            },
            Self::Convert { conversion, pay } => A::Convert {
                conversion: ark_ids::Conversion::find(content, conversion)?,
                pay: payment(pay),
            },
            Self::Discover => A::Discover,
            Self::Keep { card: slug } => A::Keep(card(slug)?),
            Self::Discard { card: slug } => A::Discard(card(slug)?),
            Self::Use { card: slug } => A::Use(card(slug)?),
            Self::Explore { cell } => A::Explore(cell.on(grid)?),
            Self::Build { cell } => A::Build(cell.on(grid)?),
            Self::Gate { cell } => A::Gate(cell.on(grid)?),
            Self::Swap { a, b } => A::Swap(a.on(grid)?, b.on(grid)?),
            Self::Airlock { cell } => A::Airlock(cell.on(grid)?),
            Self::Fight { at, against } => A::Fight {
                at: at.on(grid)?,
                against: match against {
                    Some(seat) => Some(seat_of(*seat)?),
                    None => None,
                },
            },
            Self::Commit { card: slug } => A::Commit(card(slug)?),
            Self::Return { colour, from } => A::Return {
                colour: (*colour).into(),
                from: from.on(grid)?,
            },
            Self::Patch(action) => A::Patch(action.read(game)?),
        })
    }
}
