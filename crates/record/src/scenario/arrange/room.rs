//! A room with what is in it.

use ark_content::RoomKind;
use ark_engine::{Crowd, Room};

use super::fields::{circles, closed_up, counted, fields, row, text};
use super::{Desk, Read};

impl Desk {
    /// `room d3 tactical cubes A A B cylinders A violet units A2 robot1 token`
    pub(super) fn read_room(&mut self, rest: &str) -> Read<()> {
        let mut words = rest.split_whitespace();
        let notation = self.notation();
        let cell = notation
            .read_cell(words.next().unwrap_or(""))
            .map_err(text)?;
        let tile = notation
            .read_tile(words.next().unwrap_or(""))
            .map_err(text)?;
        let rest = words.collect::<Vec<_>>().join(" ");
        let parts = fields(&rest, &["cubes", "cylinders", "units", "token"])?;
        if self.game.state.derived.built.has(cell) {
            return Err("there is a room on this cell already".to_owned());
        }
        let mut room = Room {
            tile: tile.0,
            ..Room::default()
        };
        let list = |key: &str| parts.get(key).cloned().unwrap_or_default();
        room.cubes = row(notation, &closed_up(list("cubes"))?)?;
        room.cylinders = circles(notation, &list("cylinders"))?;
        let mut units = Crowd::default();
        for word in list("units") {
            let (colour, n) = counted(&word)?;
            let colour = notation.read_colour(&colour).map_err(text)?;
            if colour.index() >= ark_ids::UNIT_KINDS || n == 0 || n > 9 {
                return Err(format!("`{word}`: expected units such as A2 or robot1"));
            }
            if units.of(colour) + n > 15 {
                return Err(format!("`{word}`: no room holds so many"));
            }
            units.add(colour, n);
        }
        room.units = units;
        let state = &mut self.game.state;
        state.rooms[cell.index()] = room;
        state.derived.built.insert(cell);
        state.tokens.set(cell, parts.contains_key("token"));
        if let Some(colour) = self.game.rules.tile(tile).home_of {
            let live = !parts.contains_key("token")
                || self.game.rules.tile(tile).kind == RoomKind::Generator;
            let neutral = &mut self.game.state.neutrals[colour.neutral()];
            neutral.home = Some(cell);
            neutral.live = live;
        }
        Ok(())
    }
}
