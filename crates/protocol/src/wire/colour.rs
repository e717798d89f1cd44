//! Whose a piece is: `A`, `robot`, `violet`.

use std::fmt;
use std::str::FromStr;

use super::place::{letter, read_letter};
use super::{Malformed, Seat, as_text};

/// The colour of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub enum Colour {
    Seat(Seat),
    Robot,
    Mercenary,
    Violet,
    Turquoise,
    Black,
    /// No colour: a power token among cylinders.
    Token,
}

impl From<ark_ids::Colour> for Colour {
    fn from(colour: ark_ids::Colour) -> Self {
        match colour {
            ark_ids::Colour::ROBOT => Self::Robot,
            ark_ids::Colour::MERCENARY => Self::Mercenary,
            ark_ids::Colour::VIOLET => Self::Violet,
            ark_ids::Colour::TURQUOISE => Self::Turquoise,
            ark_ids::Colour::BLACK => Self::Black,
            ark_ids::Colour::POWER_TOKEN => Self::Token,
            ark_ids::Colour(seat) => Self::Seat(seat),
        }
    }
}

impl From<Colour> for ark_ids::Colour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Seat(seat) => Self(seat),
            Colour::Robot => Self::ROBOT,
            Colour::Mercenary => Self::MERCENARY,
            Colour::Violet => Self::VIOLET,
            Colour::Turquoise => Self::TURQUOISE,
            Colour::Black => Self::BLACK,
            Colour::Token => Self::POWER_TOKEN,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seat(seat) => return write!(f, "{}", letter(*seat)),
            Self::Robot => "robot",
            Self::Mercenary => "mercenary",
            Self::Violet => "violet",
            Self::Turquoise => "turquoise",
            Self::Black => "black",
            Self::Token => "power-token",
        })
    }
}

impl FromStr for Colour {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        Ok(match text {
            "robot" => Self::Robot,
            "mercenary" => Self::Mercenary,
            "violet" => Self::Violet,
            "turquoise" => Self::Turquoise,
            "black" => Self::Black,
            "power-token" => Self::Token,
            _ => Self::Seat(read_letter(text)?),
        })
    }
}

as_text!(Colour);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_they_are_written() {
        let all = (0..ark_ids::Colour::COUNT as u8).map(ark_ids::Colour);
        for one in all.chain([ark_ids::Colour::POWER_TOKEN]) {
            let colour = Colour::from(one);
            assert_eq!(colour.to_string().parse(), Ok(colour));
            assert_eq!(ark_ids::Colour::from(colour), one);
        }
        assert!("F".parse::<Colour>().is_err());
    }
}
