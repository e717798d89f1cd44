//! Rooms with all that is in them, as a table or one at a time.

use ark_content::Content;
use ark_protocol::{Cell, Colour, Room};

use super::{Drawing, letter};
use crate::output;

impl Drawing<'_> {
    /// Every room with what it gives now.
    pub(crate) fn rooms(&self) -> String {
        let words = self.words;
        let head = ["cell", "room", "control", "price", "gives"];
        let mut rows = vec![head.map(|id| words.text(&format!("column-{id}"))).to_vec()];
        for room in &self.view.rooms {
            let control: String = room.control.iter().map(|seat| letter(*seat)).collect();
            let token = if room.token { "?" } else { "" };
            rows.push(vec![
                format!("{}{token}", room.cell),
                words.phrase.tile(self.scene, &room.tile),
                control,
                if room.squares > 0 {
                    self.price(&room.price)
                } else {
                    String::new()
                },
                self.levels(&room.benefits),
            ]);
        }
        output::fitting(rows, self.width)
    }

    /// One room in sentences, or that there is none.
    pub(crate) fn room_at(&self, cell: Cell) -> String {
        let words = self.words;
        let Some(room) = self.view.rooms.iter().find(|room| room.cell == cell) else {
            return words.say("no-room", &[("cell", cell.to_string().into())]) + "\n";
        };
        let mut text = words.phrase.room(self.scene, cell) + "\n";
        let mut line = |told: String| {
            text.push_str(&output::wrap(&told, "  ", self.width));
            text.push('\n');
        };
        if let Some(told) = self.description(room) {
            line(told.to_owned());
        }
        if room.token {
            line(words.text("unexplored"));
        }
        let gives = self.levels(&room.benefits);
        if !gives.is_empty() {
            line(words.say("gives-now", &[("gives", gives.into())]));
        }
        if room.squares > 0 {
            let taken = room.cubes.iter().map(|seat| letter(*seat).to_string());
            line(words.say(
                "squares",
                &[
                    ("taken", room.cubes.len().into()),
                    ("all", room.squares.into()),
                    ("owners", owners(taken).into()),
                    ("price", self.price(&room.price).into()),
                ],
            ));
        }
        if room.circles > 0 {
            let taken = room.cylinders.iter().map(|c| self.colour(*c));
            line(words.say(
                "circles",
                &[
                    ("taken", room.covered.into()),
                    ("all", room.circles.into()),
                    ("owners", owners(taken).into()),
                ],
            ));
        }
        let units = room.units.iter();
        let units: Vec<String> = units
            .map(|units| format!("{} {}", units.count, self.colour(units.colour)))
            .collect();
        if !units.is_empty() {
            line(words.say("units-here", &[("units", units.join(", ").into())]));
        }
        let control: Vec<String> = room
            .control
            .iter()
            .map(|s| letter(*s).to_string())
            .collect();
        if !control.is_empty() {
            line(words.say("controlled-by", &[("who", control.join(", ").into())]));
        }
        text
    }

    fn description(&self, room: &Room) -> Option<&'static str> {
        let mut tiles = Content::builtin().tiles.iter();
        let tile = tiles.find(|tile| tile.slug == room.tile)?;
        Some(self.words.lang().of(&tile.text)).filter(|text| !text.is_empty())
    }

    fn colour(&self, colour: Colour) -> String {
        match colour {
            Colour::Seat(seat) => letter(seat).to_string(),
            _ => self.words.text(&format!("colour-{colour}")),
        }
    }
}

fn owners(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() {
        "–".to_owned()
    } else {
        names.join(" ")
    }
}
