//! The board: each room a box with its cell, token and control on the border.

use ark_content::{Content, RoomKind};
use ark_protocol::{Action, Cell, Colour, Room};

use super::ink::{Paint, Sheet};
use super::{Drawing, letter};
use crate::output;

/// Lines inside a box.
const INSIDE: usize = 3;
/// Fewest and most columns inside a box.
const NARROW: usize = 8;
const WIDE: usize = 14;

impl Drawing<'_> {
    /// The board, in as many strips as the width needs.
    pub(crate) fn board(&self) -> String {
        let sites = self.sites();
        let cells = || {
            let rooms = self.view.rooms.iter().map(|room| room.cell);
            rooms.chain(sites.iter().copied())
        };
        let columns = |f: fn(u8, u8) -> u8| cells().map(|c| c.column).reduce(f);
        let rows = |f: fn(u8, u8) -> u8| cells().map(|c| c.row).reduce(f);
        let (Some(left), Some(right)) = (columns(u8::min), columns(u8::max)) else {
            return String::new();
        };
        let (Some(top), Some(bottom)) = (rows(u8::min), rows(u8::max)) else {
            return String::new();
        };
        let most = ((self.width - 1) / (NARROW + 1)).max(1);
        let all = usize::from(right - left) + 1;
        let strips = all.div_ceil(most);
        let each = all.div_ceil(strips);
        let strip = |i: usize| {
            let first = left + (i * each) as u8;
            let last = right.min(first + each as u8 - 1);
            let window = Window {
                left: first,
                top,
                columns: usize::from(last - first) + 1,
                rows: usize::from(bottom - top) + 1,
                inside: ((self.width - 1) / each - 1).clamp(NARROW, WIDE),
            };
            self.strip(&window, &sites)
        };
        (0..strips).map(strip).collect::<Vec<_>>().join("\n")
    }

    /// What the signs on the board mean.
    pub(crate) fn legend(&self) -> String {
        output::wrap(&self.words.text("legend"), "", self.width)
    }

    /// Cells that the viewer is asked to place something on.
    fn sites(&self) -> Vec<Cell> {
        let site = |action: &Action| match action {
            Action::Build { cell } | Action::Gate { cell } => Some(*cell),
            _ => None,
        };
        self.view.options.iter().filter_map(site).collect()
    }

    fn strip(&self, window: &Window, sites: &[Cell]) -> String {
        let width = window.columns * (window.inside + 1) + 1;
        let mut sheet = Sheet::new(width, window.rows * (INSIDE + 1) + 1);
        for room in &self.view.rooms {
            if let Some((x, y)) = window.corner(room.cell) {
                self.room(&mut sheet, room, x, y, window.inside);
            }
        }
        for cell in sites {
            if let Some((x, y)) = window.corner(*cell) {
                let label = format!("→ {cell}");
                let middle = (window.inside + 1).saturating_sub(label.chars().count()) / 2;
                sheet.put(x + middle, y + 2, &label, Paint::Strong);
            }
        }
        sheet.print()
    }

    fn room(&self, sheet: &mut Sheet, room: &Room, x: usize, y: usize, inside: usize) {
        sheet.frame(x, y, x + inside + 1, y + INSIDE + 1);
        let cell = room.cell.to_string();
        sheet.put(x + 1, y, &cell, Paint::Plain);
        if room.token {
            sheet.put(x + 1 + cell.len(), y, "?", Paint::Strong);
        }
        let control = room.control.len();
        if control > 0 {
            let at = x + inside - control;
            sheet.put(at, y, "=", Paint::Plain);
            for (i, seat) in room.control.iter().enumerate() {
                let paint = Paint::Of(Colour::Seat(*seat));
                sheet.put(at + 1 + i, y, &letter(*seat).to_string(), paint);
            }
        }
        let paint = match room.control[..] {
            [seat] => Paint::Of(Colour::Seat(seat)),
            _ => Paint::Plain,
        };
        sheet.put(x + 1, y + 1, &self.short_name(room, inside), paint);
        write_row(sheet, x + 1, y + 2, &pieces(room));
        write_row(sheet, x + 1, y + 3, &self.people(room, inside));
    }

    /// The name of a room in so many columns.
    fn short_name(&self, room: &Room, columns: usize) -> String {
        let content = Content::builtin();
        let tile = content.tiles.iter().find(|tile| tile.slug == room.tile);
        let name = self.words.phrase.tile(self.scene, &room.tile);
        let generator = tile.is_some_and(|tile| tile.kind == RoomKind::Generator);
        // Both generators have the same name but for the colour behind it.
        let name = match name.split_once('(') {
            Some((_, colour)) if generator => format!("↯{}", colour.trim_end_matches(')')),
            _ => name,
        };
        shorten(&name, columns)
    }

    /// Units, then whose biodome opens here.
    fn people(&self, room: &Room, columns: usize) -> Vec<(String, Paint)> {
        let units = room.units.iter().map(|units| {
            let paint = Paint::Of(units.colour);
            (format!("{}{}", initial(units.colour), units.count), paint)
        });
        let opens = |seat: &&ark_protocol::SeatView| seat.doors.contains(&room.cell);
        let doors = self.view.seats.iter().filter(opens).map(|seat| {
            let paint = Paint::Of(Colour::Seat(seat.seat));
            (format!("⌂{}", letter(seat.seat)), paint)
        });
        let words: Vec<_> = units.chain(doors).collect();
        let long: usize = words.iter().map(|(word, _)| word.chars().count()).sum();
        let gap = if long + words.len() > columns + 1 {
            ""
        } else {
            " "
        };
        let spaced = words.into_iter().enumerate().flat_map(|(i, word)| {
            let gap = if i == 0 { "" } else { gap };
            [(gap.to_owned(), Paint::Plain), word]
        });
        spaced.collect()
    }
}

/// The part of the board that is drawn, and how wide a box is inside.
struct Window {
    left: u8,
    top: u8,
    columns: usize,
    rows: usize,
    inside: usize,
}

impl Window {
    /// The top left corner of the box of this cell, if it is in the window.
    fn corner(&self, cell: Cell) -> Option<(usize, usize)> {
        let x = usize::from(cell.column.checked_sub(self.left)?);
        let y = usize::from(cell.row.checked_sub(self.top)?);
        let within = x < self.columns && y < self.rows;
        within.then_some((x * (self.inside + 1), y * (INSIDE + 1)))
    }
}

fn write_row(sheet: &mut Sheet, x: usize, y: usize, words: &[(String, Paint)]) {
    let mut at = x;
    for (word, paint) in words {
        sheet.put(at, y, word, *paint);
        at += word.chars().count();
    }
}

/// Cubes on the squares, then cylinders on the circles; a dot is a free one.
fn pieces(room: &Room) -> Vec<(String, Paint)> {
    let mut words = Vec::new();
    let free = |all: u8, taken: usize| "·".repeat(usize::from(all).saturating_sub(taken));
    if room.squares > 0 {
        words.push(("■".to_owned(), Paint::Faint));
        for seat in &room.cubes {
            words.push((letter(*seat).to_string(), Paint::Of(Colour::Seat(*seat))));
        }
        words.push((free(room.squares, room.cubes.len()), Paint::Plain));
    }
    if room.circles > 0 {
        words.push(("●".to_owned(), Paint::Faint));
        let mut wide = usize::from(room.covered) - room.cylinders.len();
        for colour in &room.cylinders {
            // As many tokens as fit cover two circles, the topmost first.
            if *colour == Colour::Token && wide > 0 {
                wide -= 1;
                words.push((initial(*colour).to_string(), Paint::Of(*colour)));
            }
            words.push((initial(*colour).to_string(), Paint::Of(*colour)));
        }
        words.push((free(room.circles, usize::from(room.covered)), Paint::Plain));
    }
    words
}

/// One letter for a colour: A to E are seats, neutral ones are small.
pub(super) fn initial(colour: Colour) -> char {
    match colour {
        Colour::Seat(seat) => letter(seat),
        Colour::Robot => 'r',
        Colour::Mercenary => 'm',
        Colour::Violet => 'v',
        Colour::Turquoise => 't',
        Colour::Black => 'b',
        Colour::Token => '*',
    }
}

/// Whole words as far as they go; a single long word is cut.
pub(crate) fn shorten(name: &str, columns: usize) -> String {
    let long = |text: &str| text.chars().count() > columns;
    if !long(name) {
        return name.to_owned();
    }
    let mut short = String::new();
    for word in name.split_whitespace() {
        let longer = if short.is_empty() {
            word.to_owned()
        } else {
            format!("{short} {word}")
        };
        if long(longer.trim_end_matches(',')) {
            break;
        }
        short = longer;
    }
    short.truncate(short.trim_end_matches(',').len());
    if short.is_empty() {
        short = name.chars().take(columns - 1).collect();
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_at_words_if_they_can_be() {
        assert_eq!(shorten("Helm and Navigation", 8), "Helm and");
        assert_eq!(shorten("Launch Bay, Shuttle Pods", 10), "Launch Bay");
        assert_eq!(shorten("Bioengineering", 8), "Bioengi…");
        assert_eq!(shorten("Armory", 8), "Armory");
        assert_eq!(shorten("One, two, three", 9), "One, two");
    }
}
