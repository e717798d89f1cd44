//! What Guardians shows.

use ark_engine::modes::{self, coop, guardians as engine};
use ark_engine::{Game, Rules};
use serde::{Deserialize, Serialize};

use crate::wire::{Cell, Seat};

/// A direction as a piece sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Straight,
    Right,
    Behind,
    Left,
}

impl From<ark_content::Direction> for Direction {
    fn from(way: ark_content::Direction) -> Self {
        match way {
            ark_content::Direction::Straight => Self::Straight,
            ark_content::Direction::Right => Self::Right,
            ark_content::Direction::Behind => Self::Behind,
            ark_content::Direction::Left => Self::Left,
        }
    }
}

impl From<Direction> for ark_content::Direction {
    fn from(way: Direction) -> Self {
        match way {
            Direction::Straight => Self::Straight,
            Direction::Right => Self::Right,
            Direction::Behind => Self::Behind,
            Direction::Left => Self::Left,
        }
    }
}

/// An edge of a room, by the compass of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    North,
    East,
    South,
    West,
}

impl From<coop::Edge> for Edge {
    fn from(edge: coop::Edge) -> Self {
        match edge {
            coop::Edge::North => Self::North,
            coop::Edge::East => Self::East,
            coop::Edge::South => Self::South,
            coop::Edge::West => Self::West,
        }
    }
}

/// What a Dark Player submits. Guardians are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum GuardiansAction {
    /// This Guardian is next.
    Pick { guardian: u8 },
    /// It goes to this room.
    Send { to: Cell },
    /// It takes a step.
    Step { way: Direction },
}

impl GuardiansAction {
    pub(super) fn of(game: &Game, action: engine::Action) -> Self {
        match action {
            engine::Action::Pick(guardian) => Self::Pick {
                guardian: guardian.0 + 1,
            },
            engine::Action::Room(to) => Self::Send {
                to: Cell::of(&game.rules.grid, to),
            },
            engine::Action::Step(way) => Self::Step { way: way.into() },
        }
    }

    pub(super) fn read(&self, game: &Game) -> Option<engine::Action> {
        Some(match self {
            Self::Pick { guardian } => {
                engine::Action::Pick(engine::Guardian(guardian.checked_sub(1)?))
            }
            Self::Send { to } => engine::Action::Room(to.on(&game.rules.grid)?),
            Self::Step { way } => engine::Action::Step((*way).into()),
        })
    }
}

/// What the mode asks a Dark Player, or chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GuardiansQuestion {
    /// Which Guardian teleports next.
    Teleport,
    /// Chance: the enemy-target card.
    Target,
    /// Into which room it goes.
    Room,
    /// Chance: the enemy-action card.
    Card,
    /// Which Guardian moves.
    Pick,
    /// In which direction.
    Walk,
}

impl From<engine::Frame> for GuardiansQuestion {
    fn from(frame: engine::Frame) -> Self {
        match frame {
            engine::Frame::Target(_) => Self::Target,
            engine::Frame::Room(..) => Self::Room,
            engine::Frame::Card(_) => Self::Card,
            engine::Frame::Pick(_) => Self::Pick,
            engine::Frame::Walk(..) => Self::Walk,
            engine::Frame::Count
            | engine::Frame::Disintegrate
            | engine::Frame::Teleport
            | engine::Frame::March(_)
            | engine::Frame::Heal => Self::Teleport,
        }
    }
}

/// What Guardians did: open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum GuardiansEvent {
    Counted { left: u8 },
    Disintegrated { at: Cell, owner: Option<Seat> },
    Teleported { from: Option<Cell>, to: Cell },
    TeleportFailed { to: Cell },
    Moved { from: Cell, to: Cell },
    NoMove,
    StoodUp,
}

impl GuardiansEvent {
    pub(super) fn of(rules: &Rules, event: engine::Event) -> Self {
        let cell = |at| Cell::of(&rules.grid, at);
        match event {
            engine::Event::Counted(left) => Self::Counted { left },
            engine::Event::Disintegrated { at, owner } => Self::Disintegrated {
                at: cell(at),
                owner: owner.map(|seat| seat.0),
            },
            engine::Event::Teleported { from, to } => Self::Teleported {
                from: from.map(cell),
                to: cell(to),
            },
            engine::Event::TeleportFailed { to } => Self::TeleportFailed { to: cell(to) },
            engine::Event::Moved { from, to } => Self::Moved {
                from: cell(from),
                to: cell(to),
            },
            engine::Event::NoMove => Self::NoMove,
            engine::Event::StoodUp => Self::StoodUp,
        }
    }
}

/// Why the mode refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum GuardiansWhy {
    Guardian,
    Stopped,
    NotThis,
    Blocked,
    NotBehind,
}

impl From<engine::Why> for GuardiansWhy {
    fn from(why: engine::Why) -> Self {
        match why {
            engine::Why::Guardian => Self::Guardian,
            engine::Why::Stopped => Self::Stopped,
            engine::Why::NotThis => Self::NotThis,
            engine::Why::Blocked => Self::Blocked,
            engine::Why::NotBehind => Self::NotBehind,
        }
    }
}

/// A Guardian.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GuardianView {
    /// From 1.
    pub guardian: u8,
    /// Its room; none is the Enemy board.
    pub at: Option<Cell>,
    /// The edge at which it stands, its back to it.
    pub back: Edge,
    /// Used in a room, wounded on the Enemy board.
    pub lying: bool,
}

/// What the mode adds to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GuardiansView {
    /// The turn counter, and where it began.
    pub counter: u8,
    pub counter_start: u8,
    /// Strength of a Guardian.
    pub combat: u8,
    pub defence: u8,
    pub guardians: Vec<GuardianView>,
}

impl GuardiansView {
    pub(super) fn of(game: &Game) -> Option<Self> {
        let modes::State::Guardians(_, own) = &game.state.mode else {
            return None;
        };
        let numbers = &game.rules.content.guardians;
        let guardians = own.all().map(|(guardian, post)| GuardianView {
            guardian: guardian.0 + 1,
            at: post.at.map(|at| Cell::of(&game.rules.grid, at)),
            back: post.back.into(),
            lying: post.lying,
        });
        Some(Self {
            counter: own.counter,
            counter_start: numbers.counter[game.rules.seats - 1],
            combat: numbers.combat,
            defence: numbers.defence,
            guardians: guardians.collect(),
        })
    }
}
