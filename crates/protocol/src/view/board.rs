//! The rooms on the board.

use ark_content::Cost;
use ark_engine::Game;
use ark_ids::UNIT_KINDS;
use serde::{Deserialize, Serialize};

use super::benefit::{Level, level};
use crate::wire::{Cell, Colour, Named, Resource, Seat, Slug};

/// A room on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Room {
    pub cell: Cell,
    pub tile: Slug,
    /// Whether an explore token lies on it.
    pub token: bool,
    pub squares: u8,
    pub circles: u8,
    /// The price of a cube.
    pub price: Price,
    /// Whose cubes lie on the squares, from the left.
    pub cubes: Vec<Seat>,
    /// Whose cylinders lie on the circles, from the top; power tokens among them.
    pub cylinders: Vec<Colour>,
    /// How many circles they cover: a token covers two while all fit, the topmost first.
    pub covered: u8,
    /// How many count as covered: more where units work like cylinders.
    pub powered: u8,
    /// Upright units.
    pub units: Vec<Units>,
    /// Whether all squares have a cube.
    pub integrated: bool,
    /// Who controls the room.
    pub control: Vec<Seat>,
    pub benefits: Vec<Level>,
    /// The neutral pieces that the room is home of.
    pub home_of: Option<Home>,
}

/// Upright units of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Units {
    pub colour: Colour,
    pub count: u8,
}

/// So many of one of these kinds; nothing if the amount is 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Price {
    pub amount: u8,
    pub kinds: Vec<Resource>,
}

/// Neutral pieces and their home room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Home {
    pub colour: Colour,
    /// Whether the room provides its pieces already.
    pub live: bool,
    /// Wounded units that lie in the room, or cylinders that rest on it.
    pub resting: u8,
    /// Pieces in the common supply.
    pub supply: u8,
}

pub(super) fn price(cost: Cost) -> Price {
    Price {
        amount: cost.amount,
        kinds: cost.types.iter().map(Into::into).collect(),
    }
}

pub(super) fn rooms(game: &Game) -> Vec<Room> {
    let built = game.state.derived.built;
    built.iter().map(|cell| room(game, cell)).collect()
}

fn room(game: &Game, cell: ark_ids::Cell) -> Room {
    let state = &game.state;
    let here = state.room(cell);
    let tile = game.rules.tile(state.tile(cell));
    let units = (0..UNIT_KINDS as u8).map(ark_ids::Colour).map(|c| Units {
        colour: c.into(),
        count: here.units.of(c),
    });
    let covered = game.room_covered(cell);
    let powered = game.room_power(cell);
    let benefits = tile.benefits.iter().map(|benefit| {
        let at = benefit.level(here.cubes.len(), powered);
        level(game, benefit.kind, at)
    });
    Room {
        cell: Cell::of(&game.rules.grid, cell),
        tile: state.tile(cell).slug(game.rules.content),
        token: state.tokens.has(cell),
        squares: tile.squares,
        circles: tile.circles,
        price: price(tile.cost),
        cubes: here.cubes.iter().map(|colour| colour.0).collect(),
        cylinders: here.cylinders.iter().map(Into::into).collect(),
        covered: covered as u8,
        powered: powered as u8,
        units: units.filter(|units| units.count > 0).collect(),
        integrated: state.derived.full.has(cell),
        control: game.controllers(cell).iter().map(|seat| seat.0).collect(),
        benefits: benefits.collect(),
        home_of: tile.home_of.map(|colour| {
            let neutral = state.neutral(colour);
            Home {
                colour: colour.into(),
                live: neutral.live,
                resting: neutral.resting,
                supply: neutral.supply,
            }
        }),
    }
}
