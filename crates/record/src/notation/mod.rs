//! The words for cells, pieces, actions and outcomes. What is printed can be read
//! back in the same position; docs/formats/record.md is the reference.

mod action;
mod outcome;
mod words;

pub(crate) use action::{Words, point_word};
pub(crate) use words::{act_word, line_word, read_amount, read_squad};

use ark_engine::{Game, Input};
use ark_ids::Seat;

/// Something that cannot be read, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("cannot read `{found}`: expected {expected}")]
pub struct NotationError {
    pub found: String,
    pub expected: String,
}

impl NotationError {
    pub(crate) fn new(found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self {
            found: found.into(),
            expected: expected.into(),
        }
    }
}

pub(crate) type Read<T> = Result<T, NotationError>;

/// Reads and prints in the light of a position.
#[derive(Clone, Copy)]
pub struct Notation<'g> {
    pub game: &'g Game,
}

impl<'g> Notation<'g> {
    pub const fn new(game: &'g Game) -> Self {
        Self { game }
    }

    /// An input as a line: `A move d3 e3 2` or `* token artifact`.
    pub fn input(self, input: Input) -> String {
        match input {
            Input::Player(seat, action) => {
                format!("{} {}", seat_letter(seat), self.action(seat, action))
            }
            Input::Chance(outcome) => format!("* {}", self.outcome(outcome)),
        }
    }

    pub fn read_input(self, line: &str) -> Read<Input> {
        let (who, what) = line
            .trim()
            .split_once(char::is_whitespace)
            .ok_or_else(|| NotationError::new(line, "a seat letter or *, then what it does"))?;
        if who == "*" {
            return self.read_outcome(what).map(Input::Chance);
        }
        let seat = self.read_seat(who)?;
        self.read_action(seat, what)
            .map(|action| Input::Player(seat, action))
    }
}

/// Seats are A to E, in clockwise order.
pub fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}
