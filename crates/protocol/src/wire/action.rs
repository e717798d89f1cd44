//! What a player submits, with everything it costs spelled out.

use ark_content::Cost;
use ark_engine::{Game, Payment};
use ark_ids::Where;
use serde::{Deserialize, Serialize};

use super::place::seat_of;
use super::{Cell, Colour, Goods, Named, Place, Resource, Seat, Slug, Spot};

/// By which benefit units go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    Move,
    Teleport,
    TeleportAny,
}

/// With which kind of point a cube is placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Point {
    Plain,
    Remote,
    Free,
    FreeBiodome,
}

/// Units that go or fight together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Squad {
    pub own: u8,
    pub robots: u8,
    pub mercenaries: u8,
}

/// What a player submits. A payment lists what is spent; an empty one is nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    Choose {
        section: Slug,
        line: u8,
    },
    Done,
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
    Fight {
        at: Cell,
        against: Seat,
    },
    Commit {
        card: Slug,
    },
    Return {
        colour: Colour,
        from: Spot,
    },
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
                section: section.slug(content),
                line,
            },
            A::Done => Self::Done,
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
                against: against.0,
            },
            A::Commit(card) => Self::Commit {
                card: card.slug(content),
            },
            A::Return { colour, from } => Self::Return {
                colour: colour.into(),
                from: Spot::of(grid, from),
            },
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
                section: ark_ids::Section::find(content, section)?,
                line: *line,
            },
            Self::Done => A::Done,
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
                against: seat_of(*against)?,
            },
            Self::Commit { card: slug } => A::Commit(card(slug)?),
            Self::Return { colour, from } => A::Return {
                colour: (*colour).into(),
                from: from.on(grid)?,
            },
        })
    }
}

/// What a payment comes to at the price of this action.
fn price(game: &Game, action: ark_engine::Action) -> Vec<Goods> {
    use ark_engine::Action as A;
    let content = game.rules.content;
    let totals = game.state.phases.last().map(|phase| &phase.totals);
    let (amount, pay) = match action {
        A::Awake(pay) => (totals.map_or(0, |t| t.awake_price), pay),
        A::Heal { pay, .. } => (totals.map_or(0, |t| t.heal_price), pay),
        A::Engineer { at, pay, .. } => {
            let cost = match at.at() {
                Where::Cell(cell) if game.state.derived.built.has(cell) => {
                    game.rules.tile(game.state.tile(cell)).cost
                }
                Where::Section(seat, section) => {
                    let sections = &game.rules.board(seat).sections;
                    sections.get(section.index()).map_or(Cost::FREE, |s| s.cost)
                }
                Where::Cell(_) | Where::Stock => Cost::FREE,
            };
            (cost.amount, pay)
        }
        A::Convert { conversion, pay } => (content.conversions[conversion.index()].amount, pay),
        _ => (0, Payment::NONE),
    };
    let basic = amount.saturating_sub(pay.metamorphite);
    let mut goods = Vec::new();
    if pay.kind.is_basic() && basic > 0 {
        goods.push(Goods {
            kind: pay.kind.into(),
            amount: basic,
        });
    }
    if pay.metamorphite > 0 {
        goods.push(Goods {
            kind: Resource::Metamorphite,
            amount: pay.metamorphite,
        });
    }
    goods
}

fn payment(goods: &[Goods]) -> Payment {
    let basic = goods.iter().find(|g| g.kind != Resource::Metamorphite);
    let wild = goods.iter().find(|g| g.kind == Resource::Metamorphite);
    Payment {
        kind: basic.map_or(Resource::Metamorphite, |g| g.kind).into(),
        metamorphite: wild.map_or(0, |g| g.amount),
    }
}

impl Squad {
    /// None if there cannot be so many.
    fn pack(self) -> Option<ark_engine::Squad> {
        let Self {
            own,
            robots,
            mercenaries,
        } = self;
        let fits = own.max(robots).max(mercenaries) < 16;
        fits.then(|| ark_engine::Squad::new(own, robots, mercenaries))
    }
}

impl From<ark_engine::Squad> for Squad {
    fn from(squad: ark_engine::Squad) -> Self {
        Self {
            own: squad.own(),
            robots: squad.robots(),
            mercenaries: squad.mercenaries(),
        }
    }
}

impl From<ark_engine::By> for By {
    fn from(by: ark_engine::By) -> Self {
        match by {
            ark_engine::By::Move => Self::Move,
            ark_engine::By::Teleport => Self::Teleport,
            ark_engine::By::TeleportAny => Self::TeleportAny,
        }
    }
}

impl From<By> for ark_engine::By {
    fn from(by: By) -> Self {
        match by {
            By::Move => Self::Move,
            By::Teleport => Self::Teleport,
            By::TeleportAny => Self::TeleportAny,
        }
    }
}

impl From<ark_engine::Point> for Point {
    fn from(point: ark_engine::Point) -> Self {
        match point {
            ark_engine::Point::Plain => Self::Plain,
            ark_engine::Point::Remote => Self::Remote,
            ark_engine::Point::Free => Self::Free,
            ark_engine::Point::FreeBiodome => Self::FreeBiodome,
        }
    }
}

impl From<Point> for ark_engine::Point {
    fn from(point: Point) -> Self {
        match point {
            Point::Plain => Self::Plain,
            Point::Remote => Self::Remote,
            Point::Free => Self::Free,
            Point::FreeBiodome => Self::FreeBiodome,
        }
    }
}
