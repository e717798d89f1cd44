//! Where things are, in the words of records: `d3`, `A.home`, `A.power`, `stock`.

use std::fmt;
use std::str::FromStr;

use ark_content::SECTIONS;
use ark_engine::Grid;
use ark_ids::Where;

use super::{Malformed, Seat, as_text};

/// A cell of the grid: a letter for the column from the left, a number for the row
/// from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell {
    pub column: u8,
    pub row: u8,
}

impl Cell {
    pub fn of(grid: &Grid, cell: ark_ids::Cell) -> Self {
        Self {
            column: grid.column(cell),
            row: grid.row(cell),
        }
    }

    /// The cell of this grid, if it has it.
    pub fn on(self, grid: &Grid) -> Option<ark_ids::Cell> {
        grid.cell(self.column, self.row)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl FromStr for Cell {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let malformed = || Malformed(text.to_owned());
        let letter = text.bytes().next().filter(u8::is_ascii_lowercase);
        let letter = letter.ok_or_else(malformed)?;
        let number: u8 = text[1..].parse().map_err(|_| malformed())?;
        let cell = Self {
            column: letter - b'a',
            row: number.checked_sub(1).ok_or_else(malformed)?,
        };
        // One way of writing only: no plus sign, no leading zero.
        if cell.to_string() == text {
            Ok(cell)
        } else {
            Err(malformed())
        }
    }
}

as_text!(Cell);

/// Where units stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub enum Place {
    Room(Cell),
    Biodome(Seat),
}

impl Place {
    pub fn of(grid: &Grid, place: ark_ids::Place) -> Self {
        match (place.as_cell(), place.as_biodome()) {
            (Some(cell), _) => Self::Room(Cell::of(grid, cell)),
            (None, seat) => Self::Biodome(seat.map_or(0, |s| s.0)),
        }
    }

    pub fn on(self, grid: &Grid) -> Option<ark_ids::Place> {
        match self {
            Self::Room(cell) => cell.on(grid).map(ark_ids::Place::cell),
            Self::Biodome(seat) => seat_of(seat).map(ark_ids::Place::biodome),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Room(cell) => cell.fmt(f),
            Self::Biodome(seat) => write!(f, "{}.home", letter(*seat)),
        }
    }
}

impl FromStr for Place {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        match text.split_once('.') {
            Some((seat, "home")) => read_letter(seat).map(Self::Biodome),
            _ => text.parse().map(Self::Room),
        }
    }
}

as_text!(Place);

/// Where cubes and cylinders lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub enum Spot {
    Room(Cell),
    /// A section of a seat's biodome, by its place among [`SECTIONS`]; behind them the one that
    /// only this faction has.
    Section(Seat, u8),
    /// The stock of a cylinder's own source, or the wounded of a neutral colour.
    Stock,
}

impl Spot {
    pub fn of(grid: &Grid, spot: ark_ids::Spot) -> Self {
        match spot.at() {
            Where::Cell(cell) => Self::Room(Cell::of(grid, cell)),
            Where::Section(seat, section) => Self::Section(seat.0, section.0),
            Where::Stock => Self::Stock,
        }
    }

    pub fn on(self, grid: &Grid) -> Option<ark_ids::Spot> {
        match self {
            Self::Room(cell) => cell.on(grid).map(ark_ids::Spot::cell),
            Self::Section(seat, section) => {
                let section = ark_ids::Section(section);
                seat_of(seat).map(|seat| ark_ids::Spot::section(seat, section))
            }
            Self::Stock => Some(ark_ids::Spot::STOCK),
        }
    }
}

/// What the section that only one faction has is called in a spot.
const OWN: &str = "own";

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Room(cell) => cell.fmt(f),
            Self::Section(seat, section) => {
                let slug = SECTIONS.get(*section as usize).unwrap_or(&OWN);
                write!(f, "{}.{slug}", letter(*seat))
            }
            Self::Stock => f.write_str("stock"),
        }
    }
}

impl FromStr for Spot {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        if text == "stock" {
            return Ok(Self::Stock);
        }
        let Some((seat, slug)) = text.split_once('.') else {
            return text.parse().map(Self::Room);
        };
        let mut sections = SECTIONS.iter().chain([&OWN]);
        let section = sections.position(|s| *s == slug);
        let section = section.ok_or_else(|| Malformed(text.to_owned()))?;
        Ok(Self::Section(read_letter(seat)?, section as u8))
    }
}

as_text!(Spot);

/// Seats go by number on their own, by letter within a name: seat 0 is A.
pub(super) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat)
}

pub(super) fn read_letter(text: &str) -> Result<Seat, Malformed> {
    let seat = match text.as_bytes() {
        [letter] => letter.checked_sub(b'A'),
        _ => None,
    };
    seat.filter(|s| usize::from(*s) < ark_ids::SEATS)
        .ok_or_else(|| Malformed(text.to_owned()))
}

/// A seat that can exist.
pub(crate) fn seat_of(seat: Seat) -> Option<ark_ids::Seat> {
    (usize::from(seat) < ark_ids::SEATS).then_some(ark_ids::Seat(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_spots_are_read_as_they_are_written() {
        for text in ["a1", "d3", "n6", "h12"] {
            assert_eq!(text.parse::<Cell>().unwrap().to_string(), text);
        }
        for text in ["d3", "E.home"] {
            assert_eq!(text.parse::<Place>().unwrap().to_string(), text);
        }
        for text in ["d3", "C.power", "B.own", "stock"] {
            assert_eq!(text.parse::<Spot>().unwrap().to_string(), text);
        }
        for text in ["", "D3", "d", "d0", "d+3", "d03", "é3"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
        for text in ["F.home", ".home", "AA.home", "a.home", "B.nowhere"] {
            assert!(text.parse::<Place>().is_err(), "{text}");
            assert!(text.parse::<Spot>().is_err(), "{text}");
        }
    }
}
