//! What the table waits for.

use ark_engine::{Frame, Game, Next};
use serde::{Deserialize, Serialize};

use super::{Cell, Colour, Named, Question, Seat, Slug};
use crate::event::Ending;
use crate::patches::PatchQuestion;

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Waiting {
    /// These seats, with this question. Several at once choose in secret.
    Ask {
        seats: Vec<Seat>,
        question: Question,
        about: About,
    },
    Roll {
        chance: Chance,
    },
    Over {
        ending: Ending,
    },
}

/// What a question is about, where it is about something.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct About {
    /// The room to be placed.
    pub tile: Option<Slug>,
    /// Next to which room it is to be placed.
    pub near: Option<Cell>,
    /// Whose pieces are to be returned.
    pub colour: Option<Colour>,
    /// How many more cards are to be kept or discarded, or pieces returned.
    pub left: Option<u8>,
}

/// A question for chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Chance {
    Player { seat: Seat },
    Groups,
    Faction { seat: Seat },
    First,
    Factory { cell: Cell },
    Room,
    Token { cell: Cell },
    Artifact { seat: Seat },
    Mission { seat: Seat },
    Patch { question: PatchQuestion },
}

impl Waiting {
    pub fn of(game: &Game) -> Self {
        match game.next() {
            Next::Ask(seats, question) => Self::Ask {
                seats: seats.iter().map(|seat| seat.0).collect(),
                question: question.into(),
                about: About::of(game),
            },
            Next::Roll(chance) => Self::Roll {
                chance: Chance::of(game, chance),
            },
            Next::Over(ending) => Self::Over {
                ending: ending.into(),
            },
        }
    }
}

impl About {
    pub fn of(game: &Game) -> Self {
        let nothing = Self::default();
        let Some(frame) = game.state.agenda.last() else {
            return nothing;
        };
        match *frame {
            Frame::Build { tile, near } => Self {
                tile: Some(tile.slug(game.rules.content)),
                near: near.map(|cell| Cell::of(&game.rules.grid, cell)),
                ..nothing
            },
            Frame::Keep { left } => Self {
                left: Some(left),
                ..nothing
            },
            Frame::Discard(seat) => Self {
                left: Some(game.hand_size(seat) - game.rules.params.hand_limit),
                ..nothing
            },
            Frame::Return { colour, left } => Self {
                colour: Some(colour.into()),
                left: Some(left),
                ..nothing
            },
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Settle
            | Frame::Mini
            | Frame::Section
            | Frame::Phase
            | Frame::Chain
            | Frame::AnySection
            | Frame::ExploreOrder
            | Frame::Explore(_)
            | Frame::Supply(_)
            | Frame::Expand(_)
            | Frame::ExpandAnywhere
            | Frame::Draw { .. }
            | Frame::Discover { .. }
            | Frame::Mission(_)
            | Frame::Spent(_)
            | Frame::Swap
            | Frame::Airlock
            | Frame::Combats
            | Frame::Commit
            | Frame::Gates(_)
            | Frame::Link
            | Frame::Patch(_) => nothing,
        }
    }
}

impl Chance {
    fn of(game: &Game, chance: ark_engine::Chance) -> Self {
        use ark_engine::Chance as C;
        let cell = |cell| Cell::of(&game.rules.grid, cell);
        match chance {
            C::Player(seat) => Self::Player { seat: seat.0 },
            C::Groups => Self::Groups,
            C::Faction(seat) => Self::Faction { seat: seat.0 },
            C::First => Self::First,
            C::Factory(at) => Self::Factory { cell: cell(at) },
            C::Room => Self::Room,
            C::Token(at) => Self::Token { cell: cell(at) },
            C::Artifact(seat) => Self::Artifact { seat: seat.0 },
            C::Mission(seat) => Self::Mission { seat: seat.0 },
            C::Patch(frame) => Self::Patch {
                question: frame.into(),
            },
        }
    }
}
