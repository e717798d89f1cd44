//! What a player submits.

use ark_content::Kind;
use ark_ids::{Card, Cell, Colour, Conversion, Place, Resource, Seat, Section, Spot};

use crate::pack::Squad;
use crate::patch;

/// How a price is paid: so many Metamorphite, the rest in one basic type
/// (RES-09, RES-10). Entirely in Metamorphite is `kind` Metamorphite.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    pub kind: Resource,
    pub metamorphite: u8,
}

impl Payment {
    /// Nothing is paid.
    pub const NONE: Self = Self {
        kind: Resource::Metamorphite,
        metamorphite: 0,
    };
}

/// With which kind of point a cube is placed (ENG-29).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Point {
    Plain,
    Remote,
    Free,
    FreeBiodome,
}

impl Point {
    pub const ALL: [Self; 4] = [Self::Plain, Self::Remote, Self::Free, Self::FreeBiodome];
}

/// By which benefit units go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum By {
    Move,
    Teleport,
    TeleportAny,
    /// A MOVE to a room that a power of the faction makes adjacent (ASY-R7).
    Jump,
}

impl By {
    pub const ALL: [Self; 4] = [Self::Move, Self::Teleport, Self::TeleportAny, Self::Jump];
}

/// What a player submits. At most eight bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a section and one of its lines: with the marker, by a chain, or by a card.
    Choose { section: Section, line: u8 },
    /// Stop here: end the phase, use no chain.
    Done,
    /// Use the mini actions of this kind.
    Mini(Kind),
    /// MILITARIZE by so many steps.
    Militarize(u8),
    /// MOVE, TELEPORT or TELEPORT ANY a squad.
    Go {
        by: By,
        from: Place,
        to: Place,
        squad: Squad,
    },
    /// ROUTE POWER: one cylinder, perhaps pushing another out.
    Route {
        colour: Colour,
        from: Spot,
        to: Spot,
        push: Option<Colour>,
    },
    /// PRODUCE.
    Produce,
    /// EXPLOIT one factory.
    Exploit(Cell),
    /// Take the resources of a harvest benefit in one basic type.
    Harvest { per_unit: bool, kind: Resource },
    /// AWAKE a unit.
    Awake(Payment),
    /// HEAL a unit of this colour.
    Heal { colour: Colour, pay: Payment },
    /// ENGINEER: place a cube, perhaps in the place of another's.
    Engineer {
        point: Point,
        at: Spot,
        replace: Option<Seat>,
        pay: Payment,
    },
    /// Spend the left side of a conversion for its right side.
    Convert {
        conversion: Conversion,
        pay: Payment,
    },
    /// DISCOVER ARTIFACT.
    Discover,
    /// Keep this one of the cards drawn.
    Keep(Card),
    /// Discard this card: the hand is over its limit.
    Discard(Card),
    /// USE ARTIFACT.
    Use(Card),
    /// EXPLORE this room next.
    Explore(Cell),
    /// Place the room just drawn here.
    Build(Cell),
    /// Place a transport gate here.
    Gate(Cell),
    /// Exchange two rooms.
    Swap(Cell, Cell),
    /// Open the airlock of this room.
    Airlock(Cell),
    /// Fight this opponent here; none where three or more fight at once.
    Fight { at: Cell, against: Option<Seat> },
    /// Play this card in combat.
    Commit(Card),
    /// Return a neutral piece to the common supply: an upright unit or a placed
    /// cylinder from a spot, or a wounded unit from stock.
    Return { colour: Colour, from: Spot },
    /// What only a mode or variant knows.
    Patch(patch::Action),
}
