//! Who sits where, and which room lies on which cell: open facts that sentences
//! need.

use std::collections::BTreeMap;

use ark_content::{Board, Content, TileData};
use ark_engine::Game;
use ark_ids::Tile;
use ark_protocol::{Cell, Named, Seat, View, faction_of};

/// The open facts that sentences need.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(crate) content: &'static Content,
    pub(crate) rooms: BTreeMap<Cell, Tile>,
    /// The faction of each seat, once it is taken.
    pub(crate) factions: Vec<Option<ark_ids::Faction>>,
    /// The seat of the Enemy, in a mode that has one.
    pub(crate) enemy: Option<Seat>,
    /// The board of each seat.
    pub(crate) boards: Vec<&'static Board>,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Names of the players by seat, where they have one.
    pub(crate) names: Vec<String>,
}

impl Scene {
    pub fn of(game: &Game) -> Self {
        let cell = |cell| Cell::of(&game.rules.grid, cell);
        let built = game.state.derived.built;
        Self {
            content: game.rules.content,
            rooms: built
                .iter()
                .map(|at| (cell(at), game.state.tile(at)))
                .collect(),
            factions: game
                .rules
                .all_seats()
                .iter()
                .map(|seat| faction_of(game, seat))
                .collect(),
            enemy: game.rules.enemy.map(|seat| seat.0),
            boards: game
                .rules
                .all_seats()
                .iter()
                .map(|seat| game.board(seat))
                .collect(),
            active: game.state.active.0,
            names: Vec::new(),
        }
    }

    /// The same facts, as a viewer knows them.
    pub fn seen(content: &'static Content, view: &View) -> Self {
        let room = |room: &ark_protocol::Room| {
            let tile = Tile::find(content, &room.tile)?;
            Some((room.cell, tile))
        };
        let faction = |seat: &ark_protocol::SeatView| {
            let slug = seat.faction.as_ref()?;
            ark_ids::Faction::find(content, slug)
        };
        let board = |seat: &ark_protocol::SeatView| {
            let mut boards = content.boards.iter();
            let own = boards.find(|board| board.slug == seat.board);
            own.unwrap_or(&content.boards[0])
        };
        Self {
            content,
            rooms: view.rooms.iter().filter_map(room).collect(),
            factions: view.seats.iter().map(faction).collect(),
            enemy: view.patches.coop.as_ref().map(|coop| coop.enemy.seat),
            boards: view.seats.iter().map(board).collect(),
            active: view.table.active,
            names: Vec::new(),
        }
    }

    /// Calls the players by these names instead of their factions, in the order of
    /// seats.
    #[must_use]
    pub fn with_names(mut self, names: &[impl AsRef<str>]) -> Self {
        self.names = names.iter().map(|name| name.as_ref().to_owned()).collect();
        self
    }

    pub(crate) fn tile(&self, cell: Cell) -> Option<&'static TileData> {
        let tile = self.rooms.get(&cell)?;
        Some(&self.content.tiles[tile.index()])
    }

    pub(crate) fn board(&self, seat: Seat) -> &'static Board {
        let board = self.boards.get(usize::from(seat));
        board.copied().unwrap_or(&self.content.boards[0])
    }

    pub(crate) fn name(&self, seat: Seat) -> Option<&str> {
        let name = self.names.get(usize::from(seat))?;
        (!name.is_empty()).then_some(name)
    }
}
