//! Every reason for a refusal.

use ark_protocol::{Colour, Resource, Why};

super::every!(
    Why: Over, NotAsked, OtherQuestion, MarkerHere, NoSuch, NotOnThisLine, Points, Payment, Short,
    WrongResource, NothingToPay, NoUnits, NotAdjacent, SamePlace, NoRoom, NotEmpty, NeutralUnits,
    ForeignBiodome, NotAGate, NoCylinder, NotYours, NoCircle, CircleFree, NotOccupied, Hostile,
    CannotPush, SquareFree, Full, NoCube, NoSquares, OnePerPhase, NotExploitable, NoFactoryLeft,
    NobodyAsleep, NobodyWounded, NoConversion, OnlyMetamorphite, NotNow, NoCards, NotInHand, Pen,
    SecondAnySection, NoEffect, Square, TooNear, NotDue, GateStays, NoCombat, TrackEnd, NoChain,
    NotAll; Patch
);

pub(crate) fn samples() -> Vec<Why> {
    let mut samples = vec![
        Why::Over,
        Why::NotAsked,
        Why::OtherQuestion,
        Why::MarkerHere,
        Why::NoSuch,
        Why::NotOnThisLine,
        Why::NothingToPay,
        Why::NoUnits,
        Why::NotAdjacent,
        Why::SamePlace,
        Why::NoRoom,
        Why::NotEmpty,
        Why::NeutralUnits,
        Why::ForeignBiodome,
        Why::NotAGate,
        Why::NoCylinder,
        Why::NoCircle,
        Why::CircleFree,
        Why::NotOccupied,
        Why::Hostile { seat: 1 },
        Why::SquareFree,
        Why::Full,
        Why::NoCube { seat: 1 },
        Why::NoSquares,
        Why::OnePerPhase,
        Why::NotExploitable,
        Why::NoFactoryLeft,
        Why::NobodyAsleep,
        Why::NobodyWounded,
        Why::NoConversion,
        Why::OnlyMetamorphite,
        Why::NotNow,
        Why::NoCards,
        Why::NotInHand,
        Why::Pen,
        Why::SecondAnySection,
        Why::NoEffect,
        Why::Square,
        Why::NotDue,
        Why::GateStays,
        Why::NoCombat,
        Why::TrackEnd,
        Why::NoChain,
        Why::NotAll,
    ];
    for n in [0, 1, 2] {
        let kind = Resource::Metamorphite;
        samples.push(Why::Points { need: n, left: 0 });
        samples.push(Why::Payment { cost: n });
        samples.push(Why::TooNear {
            between: n,
            least: 4,
        });
        samples.push(Why::Short {
            kind,
            need: 3,
            have: n.into(),
        });
        samples.push(Why::WrongResource { kind });
    }
    let colours = [
        Colour::Seat(1),
        Colour::Robot,
        Colour::Mercenary,
        Colour::Violet,
        Colour::Turquoise,
        Colour::Black,
        Colour::Token,
    ];
    for colour in colours {
        samples.push(Why::NotYours { colour });
        samples.push(Why::CannotPush { colour });
    }
    check(&samples);
    samples
}
