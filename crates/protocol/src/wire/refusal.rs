//! Why an action is refused: the rule by its id, and the facts.

use ark_engine::Illegal;
use serde::{Deserialize, Serialize};

use super::{Colour, Resource, Seat};
use crate::patches::PatchWhy;

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refusal {
    /// Such as `ENG-03`.
    pub rule: String,
    pub why: Why,
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self {
            rule: illegal.rule.id().to_owned(),
            why: illegal.why.into(),
        }
    }
}

/// The facts of a refusal, as [`ark_engine::Why`] has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Why {
    Over,
    NotAsked,
    OtherQuestion,
    MarkerHere,
    NoSuch,
    NotOnThisLine,
    Points { need: u8, left: u8 },
    Payment { cost: u8 },
    Short { kind: Resource, need: u8, have: u16 },
    WrongResource { kind: Resource },
    NothingToPay,
    NoUnits,
    NotAdjacent,
    SamePlace,
    NoRoom,
    NotEmpty,
    NeutralUnits,
    ForeignBiodome,
    NotAGate,
    NoCylinder,
    NotYours { colour: Colour },
    NoCircle,
    CircleFree,
    NotOccupied,
    Hostile { seat: Seat },
    CannotPush { colour: Colour },
    SquareFree,
    Full,
    NoCube { seat: Seat },
    NoSquares,
    OnePerPhase,
    NotExploitable,
    NoFactoryLeft,
    NobodyAsleep,
    NobodyWounded,
    NoConversion,
    OnlyMetamorphite,
    NotNow,
    NoCards,
    NotInHand,
    Pen,
    SecondAnySection,
    NoEffect,
    Square,
    TooNear { between: u8, least: u8 },
    NotDue,
    GateStays,
    NoCombat,
    TrackEnd,
    NoChain,
    NotAll,
    Patch(PatchWhy),
}

impl From<ark_engine::Why> for Why {
    fn from(why: ark_engine::Why) -> Self {
        use ark_engine::Why as W;
        match why {
            W::Over => Self::Over,
            W::NotAsked => Self::NotAsked,
            W::OtherQuestion => Self::OtherQuestion,
            W::MarkerHere => Self::MarkerHere,
            W::NoSuch => Self::NoSuch,
            W::NotOnThisLine => Self::NotOnThisLine,
            W::Points { need, left } => Self::Points { need, left },
            W::Payment { cost } => Self::Payment { cost },
            W::Short { kind, need, have } => Self::Short {
                kind: kind.into(),
                need,
                have,
            },
            W::WrongResource(kind) => Self::WrongResource { kind: kind.into() },
            W::NothingToPay => Self::NothingToPay,
            W::NoUnits => Self::NoUnits,
            W::NotAdjacent => Self::NotAdjacent,
            W::SamePlace => Self::SamePlace,
            W::NoRoom => Self::NoRoom,
            W::NotEmpty => Self::NotEmpty,
            W::NeutralUnits => Self::NeutralUnits,
            W::ForeignBiodome => Self::ForeignBiodome,
            W::NotAGate => Self::NotAGate,
            W::NoCylinder => Self::NoCylinder,
            W::NotYours(colour) => Self::NotYours {
                colour: colour.into(),
            },
            W::NoCircle => Self::NoCircle,
            W::CircleFree => Self::CircleFree,
            W::NotOccupied => Self::NotOccupied,
            W::Hostile(seat) => Self::Hostile { seat: seat.0 },
            W::CannotPush(colour) => Self::CannotPush {
                colour: colour.into(),
            },
            W::SquareFree => Self::SquareFree,
            W::Full => Self::Full,
            W::NoCube(seat) => Self::NoCube { seat: seat.0 },
            W::NoSquares => Self::NoSquares,
            W::OnePerPhase => Self::OnePerPhase,
            W::NotExploitable => Self::NotExploitable,
            W::NoFactoryLeft => Self::NoFactoryLeft,
            W::NobodyAsleep => Self::NobodyAsleep,
            W::NobodyWounded => Self::NobodyWounded,
            W::NoConversion => Self::NoConversion,
            W::OnlyMetamorphite => Self::OnlyMetamorphite,
            W::NotNow => Self::NotNow,
            W::NoCards => Self::NoCards,
            W::NotInHand => Self::NotInHand,
            W::Pen => Self::Pen,
            W::SecondAnySection => Self::SecondAnySection,
            W::NoEffect => Self::NoEffect,
            W::Square => Self::Square,
            W::TooNear { between, least } => Self::TooNear { between, least },
            W::NotDue => Self::NotDue,
            W::GateStays => Self::GateStays,
            W::NoCombat => Self::NoCombat,
            W::TrackEnd => Self::TrackEnd,
            W::NoChain => Self::NoChain,
            W::NotAll => Self::NotAll,
            W::Patch(why) => Self::Patch(why.into()),
        }
    }
}
