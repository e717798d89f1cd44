//! What the table agreed on, and how far the game is.

use ark_engine::Game;
use serde::{Deserialize, Serialize};

use crate::wire::{Cell, Name, Seat, Slug};

/// What the table agreed on, and how far the game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Table {
    pub mode: Slug,
    pub variants: Vec<Slug>,
    pub layout: Slug,
    pub columns: u8,
    pub rows: u8,
    /// Groups of special rooms in the game.
    pub groups: Vec<Slug>,
    /// Turns of each seat after which nobody wins; 0 is never.
    pub turn_limit: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of that turn among the turns of its seat, from 1; 0 during setup.
    pub turn: u16,
    /// The seats in the order of play, from the active one.
    pub order: Vec<Seat>,
    /// Empty cells next to a room on which a room may be placed.
    pub sites: Vec<Cell>,
    /// Whether the 2x2 constraint can no longer be kept, so that it is dropped.
    pub crowded: bool,
    /// Who placed the last room of the deck.
    pub last_explorer: Option<Seat>,
    /// Whether the final transport gates are placed.
    pub gates_placed: bool,
}

pub(super) fn table(game: &Game) -> Table {
    let rules = game.rules;
    let options = &rules.options;
    let state = &game.state;
    let built = state.derived.built;
    let empty = rules.grid.around(built) - built;
    let sites = if state.crowded {
        empty
    } else {
        empty - rules.grid.squares(built)
    };
    Table {
        mode: options.mode.clone(),
        variants: options.variants.clone(),
        layout: rules.layout.slug.clone(),
        columns: rules.grid.width,
        rows: rules.grid.height,
        groups: rules.content.names(state.groups),
        turn_limit: options.turn_limit,
        active: state.active.0,
        turn: state.seat(state.active).turns,
        order: rules.clockwise(state.active).map(|seat| seat.0).collect(),
        sites: sites.iter().map(|at| Cell::of(&rules.grid, at)).collect(),
        crowded: state.crowded,
        last_explorer: state.last_explorer.map(|seat| seat.0),
        gates_placed: state.gates_placed,
    }
}
