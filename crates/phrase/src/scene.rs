//! Who sits where, and which room lies on which cell: open facts that sentences
//! need.

use std::collections::BTreeMap;

use ark_content::{Content, TileData};
use ark_engine::Game;
use ark_ids::Tile;
use ark_protocol::{Cell, Seat};

/// The open facts that sentences need.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(crate) content: &'static Content,
    pub(crate) rooms: BTreeMap<Cell, Tile>,
    /// The faction of each seat.
    pub(crate) factions: Vec<ark_ids::Faction>,
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
            factions: game.state.seats[..game.rules.seats]
                .iter()
                .map(|seat| seat.faction)
                .collect(),
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

    pub(crate) fn name(&self, seat: Seat) -> Option<&str> {
        let name = self.names.get(usize::from(seat))?;
        (!name.is_empty()).then_some(name)
    }
}
