//! What Complexity 2 shows.

use ark_engine::variants::complexity_2 as engine;
use ark_engine::{Game, Grid};
use serde::{Deserialize, Serialize};

use crate::wire::{Cell, Colour, Named, Place, Point, Seat, Slug, Spot, Squad, seat_of};

/// A doorway, by the two rooms that it joins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Door {
    pub a: Place,
    pub b: Place,
}

impl Door {
    fn of(grid: &Grid, door: engine::Door) -> Self {
        let sides = grid.sides(door).expect("a doorway of this grid");
        let [a, b] = sides.map(|side| Place::of(grid, side));
        Self { a, b }
    }

    fn on(self, grid: &Grid) -> Option<engine::Door> {
        grid.door(self.a.on(grid)?, self.b.on(grid)?)
    }
}

/// So many points of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Points {
    pub point: Point,
    pub count: u8,
}

/// What a player submits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum ComplexityAction {
    Seal {
        door: Door,
    },
    Unseal {
        door: Door,
    },
    Disintegrate {
        at: Cell,
        owner: Seat,
    },
    Dissolve {
        colour: Colour,
    },
    Construct {
        card: Slug,
        out: Option<Slug>,
    },
    Remove {
        card: Slug,
    },
    Hack {
        at: Spot,
        spend: Vec<Points>,
        push: Option<Colour>,
    },
}

fn points(spend: engine::Spend) -> Vec<Points> {
    let all = ark_engine::Point::ALL.into_iter();
    let kinds = all.map(|point| Points {
        point: point.into(),
        count: spend.of(point),
    });
    kinds.filter(|points| points.count > 0).collect()
}

fn spend(points: &[Points]) -> Option<engine::Spend> {
    let mut spend = engine::Spend::default();
    for Points { point, count } in points {
        let point = (*point).into();
        if *count > engine::Spend::MOST || spend.of(point) > 0 {
            return None;
        }
        spend = spend.with(point, *count);
    }
    Some(spend)
}

impl ComplexityAction {
    pub(super) fn of(game: &Game, action: engine::Action) -> Self {
        let grid = &game.rules.grid;
        let content = game.rules.content;
        match action {
            engine::Action::Seal(door) => Self::Seal {
                door: Door::of(grid, door),
            },
            engine::Action::Unseal(door) => Self::Unseal {
                door: Door::of(grid, door),
            },
            engine::Action::Disintegrate { at, owner } => Self::Disintegrate {
                at: Cell::of(grid, at),
                owner: owner.0,
            },
            engine::Action::Dissolve(colour) => Self::Dissolve {
                colour: colour.into(),
            },
            engine::Action::Construct { card, out } => Self::Construct {
                card: card.slug(content),
                out: out.map(|old| old.slug(content)),
            },
            engine::Action::Remove(card) => Self::Remove {
                card: card.slug(content),
            },
            engine::Action::Hack {
                at,
                spend: paid,
                push,
            } => Self::Hack {
                at: Spot::of(grid, at),
                spend: points(paid),
                push: push.map(Into::into),
            },
        }
    }

    pub(super) fn read(&self, game: &Game) -> Option<engine::Action> {
        let grid = &game.rules.grid;
        let card = |slug: &Slug| ark_ids::Card::find(game.rules.content, slug);
        Some(match self {
            Self::Seal { door } => engine::Action::Seal(door.on(grid)?),
            Self::Unseal { door } => engine::Action::Unseal(door.on(grid)?),
            Self::Disintegrate { at, owner } => engine::Action::Disintegrate {
                at: at.on(grid)?,
                owner: seat_of(*owner)?,
            },
            Self::Dissolve { colour } => engine::Action::Dissolve((*colour).into()),
            Self::Construct { card: slug, out } => engine::Action::Construct {
                card: card(slug)?,
                out: match out {
                    Some(old) => Some(card(old)?),
                    None => None,
                },
            },
            Self::Remove { card: slug } => engine::Action::Remove(card(slug)?),
            Self::Hack {
                at,
                spend: paid,
                push,
            } => engine::Action::Hack {
                at: at.on(grid)?,
                spend: spend(paid)?,
                push: push.map(Into::into),
            },
        })
    }
}

/// What this variant asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ComplexityQuestion {
    Gift,
    Preempt,
    Dissolve,
}

impl From<engine::Frame> for ComplexityQuestion {
    fn from(frame: engine::Frame) -> Self {
        match frame {
            engine::Frame::Gift(_) => Self::Gift,
            engine::Frame::Preempt => Self::Preempt,
            engine::Frame::Dissolve(_) => Self::Dissolve,
        }
    }
}

/// What happened: open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ComplexityEvent {
    Sealed { seat: Seat, door: Door },
    Unsealed { seat: Seat, owner: Seat, door: Door },
    Disintegrated { seat: Seat, owner: Seat, at: Cell },
    Constructed { seat: Seat, card: Slug },
    Removed { seat: Seat, card: Slug },
    Hacked { seat: Seat, at: Cell },
    Stopped { seat: Seat, by: Seat, at: Cell },
}

impl ComplexityEvent {
    pub(super) fn of(rules: &ark_engine::Rules, event: engine::Event) -> Self {
        let grid = &rules.grid;
        let content = rules.content;
        match event {
            engine::Event::Sealed { seat, door } => Self::Sealed {
                seat: seat.0,
                door: Door::of(grid, door),
            },
            engine::Event::Unsealed { seat, owner, door } => Self::Unsealed {
                seat: seat.0,
                owner: owner.0,
                door: Door::of(grid, door),
            },
            engine::Event::Disintegrated { seat, owner, at } => Self::Disintegrated {
                seat: seat.0,
                owner: owner.0,
                at: Cell::of(grid, at),
            },
            // A card under the biodome lies face up (CX2-30).
            engine::Event::Constructed { seat, card } => Self::Constructed {
                seat: seat.0,
                card: card.slug(content),
            },
            engine::Event::Removed { seat, card } => Self::Removed {
                seat: seat.0,
                card: card.slug(content),
            },
            engine::Event::Hacked { seat, at } => Self::Hacked {
                seat: seat.0,
                at: Cell::of(grid, at),
            },
            engine::Event::Stopped { seat, by, at } => Self::Stopped {
                seat: seat.0,
                by: by.0,
                at: Cell::of(grid, at),
            },
        }
    }
}

/// Why this variant refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum ComplexityWhy {
    Arsenal { need: u8, have: u8 },
    NoDoor,
    Sealed { seat: Seat },
    NotSealed,
    Guarded { seat: Seat },
    Sections { most: u8 },
    SectionFree,
    NotBuilt,
    NoTokens,
    Biodome,
    Spend { points: u8 },
}

impl From<engine::Why> for ComplexityWhy {
    fn from(why: engine::Why) -> Self {
        match why {
            engine::Why::Arsenal { need, have } => Self::Arsenal { need, have },
            engine::Why::NoDoor => Self::NoDoor,
            engine::Why::Sealed(seat) => Self::Sealed { seat: seat.0 },
            engine::Why::NotSealed => Self::NotSealed,
            engine::Why::Guarded(seat) => Self::Guarded { seat: seat.0 },
            engine::Why::Sections(most) => Self::Sections { most },
            engine::Why::SectionFree => Self::SectionFree,
            engine::Why::NotBuilt => Self::NotBuilt,
            engine::Why::NoTokens => Self::NoTokens,
            engine::Why::Biodome => Self::Biodome,
            engine::Why::Spend(points) => Self::Spend { points },
        }
    }
}

/// A sealed doorway and whose cube lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seal {
    pub door: Door,
    pub owner: Seat,
}

/// Units of the active seat that came into a guarded room and stay for this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Stopped {
    pub at: Cell,
    pub squad: Squad,
}

/// What this variant adds to the table; power tokens lie in the rooms, built cards with
/// their seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComplexityView {
    pub seals: Vec<Seal>,
    /// Power tokens in the common supply.
    pub power_tokens: u8,
    pub stopped: Vec<Stopped>,
}

impl ComplexityView {
    pub(super) fn of(game: &Game) -> Self {
        let grid = &game.rules.grid;
        let own = &game.state.variants.complexity_2;
        let seal = |(door, owner): (engine::Door, ark_ids::Seat)| Seal {
            door: Door::of(grid, door),
            owner: owner.0,
        };
        let stopped = game.state.derived.built.iter().filter_map(|cell| {
            let squad = game.state.room(cell).stopped;
            (!squad.is_empty()).then(|| Stopped {
                at: Cell::of(grid, cell),
                squad: squad.into(),
            })
        });
        Self {
            seals: own.seals().map(seal).collect(),
            power_tokens: own.tokens,
            stopped: stopped.collect(),
        }
    }
}
