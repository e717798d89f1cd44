//! Rooms come onto the board and change places.

use ark_ids::{Cell, Colour, Place, Tile};

use crate::event::{Event, Log};
use crate::patch::react;
use crate::play::Play;
use crate::state::Room;

impl<L: Log> Play<'_, L> {
    /// Places a tile; `token` says whether an explore token goes on it: on rooms found
    /// (EXPL-13), not on gates (GATE-R8). It has no orientation (EXPL-17).
    pub(crate) fn put_room(&mut self, tile: Tile, cell: Cell, token: bool) {
        self.state.rooms[cell.index()] = Room {
            tile: tile.0,
            ..Room::default()
        };
        self.state.derived.built.insert(cell);
        self.recircle(cell);
        self.state.tokens.set(cell, token);
        if tile == self.rules.gate {
            self.state.derived.gates.insert(cell);
        } else {
            self.state.derived.tiles.set(tile, cell);
        }
        if let Some(colour) = self.rules.tile(tile).home_of {
            self.state.neutrals[colour.neutral()].home = Some(cell);
        }
        self.note(|| Event::RoomPlaced { tile, cell });
        react!(self, placed, cell);
    }

    /// Exchanges two rooms with everything in them (ART-15, ART-16). A room that got a cube
    /// in this phase gets no other on its new cell (ENG-15).
    pub(crate) fn swap_rooms(&mut self, a: Cell, b: Cell) {
        self.state.rooms.swap(a.index(), b.index());
        for set in [&mut self.g.state.tokens, &mut self.g.state.engineered] {
            let (on_a, on_b) = (set.has(a), set.has(b));
            set.set(a, on_b);
            set.set(b, on_a);
        }
        for neutral in &mut self.state.neutrals {
            neutral.home = match neutral.home {
                Some(cell) if cell == a => Some(b),
                Some(cell) if cell == b => Some(a),
                other => other,
            };
        }
        for cell in [a, b] {
            let room = *self.state.room(cell);
            self.state.derived.tiles.set(Tile(room.tile), cell);
            for kind in 0..ark_ids::UNIT_KINDS {
                let present = room.units.of(Colour(kind as u8)) > 0;
                self.state.derived.units[kind].set(Place::cell(cell), present);
            }
            for colour in 0..Colour::COUNT {
                let present = room.cylinders.has(Colour(colour as u8));
                self.state.derived.cylinders[colour].set(cell, present);
            }
            self.recount(cell);
            self.recircle(cell);
        }
        react!(self, swapped, a, b);
        self.recontrol();
        self.note(|| Event::Swapped { a, b });
    }
}
