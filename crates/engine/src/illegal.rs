//! Refusals: the rule broken and the facts, never a sentence.

use ark_ids::{Colour, Resource, Seat};
use ark_rulebook::Rule;

use crate::patch;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    pub rule: Rule,
    pub why: Why,
}

/// The facts of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The game is over.
    Over,
    /// Another seat, or chance, must speak first.
    NotAsked,
    /// The table waits for an answer of another kind.
    OtherQuestion,
    /// The marker stands on this section.
    MarkerHere,
    /// There is no such section, line, card, place or piece.
    NoSuch,
    /// The line in use does not contain this action.
    NotOnThisLine,
    /// So many points are needed; so many are left.
    Points { need: u8, left: u8 },
    /// The price is not met by this payment.
    Payment { cost: u8 },
    /// Too little of a resource.
    Short { kind: Resource, need: u8, have: u16 },
    /// This resource does not pay this price.
    WrongResource(Resource),
    /// Something was offered for what is free.
    NothingToPay,
    /// The units named are not there, not upright or not yours to use.
    NoUnits,
    /// The destination is not next to the origin.
    NotAdjacent,
    /// Origin and destination are the same.
    SamePlace,
    /// There is no room on this cell.
    NoRoom,
    /// A room lies on this cell already, or it is no cell of the grid.
    NotEmpty,
    /// Neutral units stay out of biodomes.
    NeutralUnits,
    /// It is another player's biodome.
    ForeignBiodome,
    /// Only gates and the own biodome can be reached so.
    NotAGate,
    /// No cylinder of this colour lies there.
    NoCylinder,
    /// The player may not use pieces of this colour in this phase.
    NotYours(Colour),
    /// No free circle.
    NoCircle,
    /// A circle is free: nothing is pushed out.
    CircleFree,
    /// The player does not occupy the room.
    NotOccupied,
    /// An opponent occupies the room.
    Hostile(Seat),
    /// This cylinder cannot be pushed out.
    CannotPush(Colour),
    /// A square is free: nothing is replaced.
    SquareFree,
    /// All squares are taken; name a cube to replace.
    Full,
    /// There is no cube of this seat to replace.
    NoCube(Seat),
    /// It has no squares.
    NoSquares,
    /// A cube was placed here in this phase already.
    OnePerPhase,
    /// This factory is not controlled, or was exploited already.
    NotExploitable,
    /// All factories that the action allows are exploited.
    NoFactoryLeft,
    /// Everybody is awake.
    NobodyAsleep,
    /// Nobody is wounded.
    NobodyWounded,
    /// The player has no such conversion in this phase.
    NoConversion,
    /// At least one token must be a basic resource.
    OnlyMetamorphite,
    /// Nothing in this phase can use the result.
    NotNow,
    /// No artifact card can be drawn.
    NoCards,
    /// The card is not in hand.
    NotInHand,
    /// The Alien's Pen is never discarded.
    Pen,
    /// A second any-section card in one USE ARTIFACT action.
    SecondAnySection,
    /// No part of the card's effect is possible.
    NoEffect,
    /// Four rooms would fill a 2x2 square.
    Square,
    /// Too few rooms to the next gate.
    TooNear { between: u8, least: u8 },
    /// The room has no explore token, or no piece of the player is there.
    NotDue,
    /// Gates cannot be exchanged.
    GateStays,
    /// No combat with this opponent is possible here.
    NoCombat,
    /// The arsenal marker stands at the end of its track.
    TrackEnd,
    /// No fitting chain.
    NoChain,
    /// Take all of it or nothing.
    NotAll,
    /// What only a mode or variant knows.
    Patch(patch::Why),
}

impl Illegal {
    #[inline(always)]
    pub(crate) const fn new(rule: Rule, why: Why) -> Self {
        Self { rule, why }
    }
}

/// `refuse(rule, why)`, as the steps write it.
#[inline(always)]
pub(crate) const fn refuse(rule: Rule, why: Why) -> Result<(), Illegal> {
    Err(Illegal::new(rule, why))
}

/// Refuses unless the condition holds.
#[inline(always)]
pub(crate) const fn require(holds: bool, rule: Rule, why: Why) -> Result<(), Illegal> {
    if holds {
        Ok(())
    } else {
        Err(Illegal::new(rule, why))
    }
}
