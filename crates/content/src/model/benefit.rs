//! What a room or section gives, and how strongly.

use ark_ids::{Resource, Set};
use arrayvec::ArrayVec;

use super::Act;

/// What a benefit does. Each room, section and card is made of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// MILITARIZE: steps on the arsenal track.
    Militarize,
    /// MILITARIZE for each available unit.
    MilitarizePerUnit,
    /// MOVE points.
    Move,
    /// TELEPORT points: to a gate or home.
    Teleport,
    /// TELEPORT ANY points: to any room.
    TeleportAny,
    /// A generator `a:b`: route `a` of its `b` cylinders.
    Route,
    /// Additional routes for any cylinder one may use.
    ExtraRoute,
    /// PRODUCE: Metamorphite.
    Produce,
    /// EXPLOIT: how many factories.
    Exploit,
    /// More from each factory exploited.
    ExploitBonus,
    /// What a factory yields.
    Yield,
    /// Once per EXPLOIT: resources of one basic type of one's choice.
    Harvest,
    /// As `Harvest`, for each available unit.
    HarvestPerUnit,
    /// AWAKE: price of a unit.
    Awake,
    /// Units awakened without payment.
    AwakeFree,
    /// HEAL: price of a unit.
    Heal,
    /// Units healed without payment.
    HealFree,
    /// ENGINEER points.
    Engineer,
    /// ENGINEER REMOTE points.
    EngineerRemote,
    /// ENGINEER FREE points.
    EngineerFree,
    /// ENGINEER FREE BIODOME points.
    EngineerFreeBiodome,
    /// DISCOVER ARTIFACT `a:b`: keep `a` of `b` drawn.
    Discover,
    /// DISCOVER ARTIFACT `a:b` for each available unit.
    DiscoverPerUnit,
    /// USE ARTIFACT: how many cards.
    Use,
    /// Flat defensive strength.
    Defence,
    /// Defensive strength for each unit in the combat.
    DefencePerUnit,
    /// Combat strength for each unit in the combat.
    CombatPerUnit,
    /// With an own cube in the combat room: `a` combat, `b` defence.
    CubeCombat,
    /// How many neutral units of the room's colour are in play.
    Units,
    /// A conversion; the level's `a` is its id.
    Convert,
    /// Each unit in a room or section works like so many cylinders.
    Pylon,
    /// Metamorphite for each unit wounded in a combat won.
    Metabolism,
    /// So much more must be paid to replace a cube of the owner.
    Protection,
    /// RANGE ATTACK: how far.
    RangeAttack,
    /// PLACE BOMBS: how many.
    PlaceBombs,
}

/// One number of a ladder, or a pair such as 2:4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Level {
    pub a: u8,
    pub b: u8,
}

/// What moves a ladder on (CTRL-05, CTRL-24, FAQ-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Driver {
    /// Nothing: the ladder has one number.
    Fixed,
    Squares,
    Circles,
}

/// A benefit with its ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Benefit {
    pub kind: Kind,
    pub by: Driver,
    pub ladder: ArrayVec<Level, 8>,
    /// For `Awake` and `Heal`: in which resources the price is paid.
    pub paid_in: Set<Resource>,
}

impl Benefit {
    /// The first uncovered number (CTRL-02), with so many placeholders covered, by
    /// whomever (CTRL-22, CTRL-25).
    #[inline(always)]
    pub fn level(&self, squares: usize, circles: usize) -> Level {
        let covered = match self.by {
            Driver::Fixed => 0,
            Driver::Squares => squares,
            Driver::Circles => circles,
        };
        self.ladder[covered.min(self.ladder.len() - 1)]
    }
}

/// A price: so many of one of these types (RES-09). Nothing if the amount is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub amount: u8,
    pub types: Set<Resource>,
}

impl Cost {
    pub const FREE: Self = Self {
        amount: 0,
        types: Set::EMPTY,
    };
}

impl Kind {
    pub const ALL: [Self; 35] = [
        Self::Militarize,
        Self::MilitarizePerUnit,
        Self::Move,
        Self::Teleport,
        Self::TeleportAny,
        Self::Route,
        Self::ExtraRoute,
        Self::Produce,
        Self::Exploit,
        Self::ExploitBonus,
        Self::Yield,
        Self::Harvest,
        Self::HarvestPerUnit,
        Self::Awake,
        Self::AwakeFree,
        Self::Heal,
        Self::HealFree,
        Self::Engineer,
        Self::EngineerRemote,
        Self::EngineerFree,
        Self::EngineerFreeBiodome,
        Self::Discover,
        Self::DiscoverPerUnit,
        Self::Use,
        Self::Defence,
        Self::DefencePerUnit,
        Self::CombatPerUnit,
        Self::CubeCombat,
        Self::Units,
        Self::Convert,
        Self::Pylon,
        Self::Metabolism,
        Self::Protection,
        Self::RangeAttack,
        Self::PlaceBombs,
    ];

    /// The name in content files and on the wire.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Militarize => "militarize",
            Self::MilitarizePerUnit => "militarize-per-unit",
            Self::Move => "move",
            Self::Teleport => "teleport",
            Self::TeleportAny => "teleport-any",
            Self::Route => "route",
            Self::ExtraRoute => "extra-route",
            Self::Produce => "produce",
            Self::Exploit => "exploit",
            Self::ExploitBonus => "exploit-bonus",
            Self::Yield => "yield",
            Self::Harvest => "harvest",
            Self::HarvestPerUnit => "harvest-per-unit",
            Self::Awake => "awake",
            Self::AwakeFree => "awake-free",
            Self::Heal => "heal",
            Self::HealFree => "heal-free",
            Self::Engineer => "engineer",
            Self::EngineerRemote => "engineer-remote",
            Self::EngineerFree => "engineer-free",
            Self::EngineerFreeBiodome => "engineer-free-biodome",
            Self::Discover => "discover",
            Self::DiscoverPerUnit => "discover-per-unit",
            Self::Use => "use",
            Self::Defence => "defence",
            Self::DefencePerUnit => "defence-per-unit",
            Self::CombatPerUnit => "combat-per-unit",
            Self::CubeCombat => "cube-combat",
            Self::Units => "units",
            Self::Convert => "convert",
            Self::Pylon => "pylon",
            Self::Metabolism => "metabolism",
            Self::Protection => "protection",
            Self::RangeAttack => "range-attack",
            Self::PlaceBombs => "place-bombs",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug)
    }

    /// The action in whose phase it counts (TURN-21); none for passive ones.
    pub const fn act(self) -> Option<Act> {
        Some(match self {
            Self::Militarize | Self::MilitarizePerUnit => Act::Militarize,
            Self::Move => Act::Move,
            Self::Teleport | Self::TeleportAny => Act::Teleport,
            Self::Route | Self::ExtraRoute => Act::Route,
            Self::Produce => Act::Produce,
            Self::Exploit | Self::ExploitBonus | Self::Harvest | Self::HarvestPerUnit => {
                Act::Exploit
            }
            Self::Awake | Self::AwakeFree => Act::Awake,
            Self::Heal | Self::HealFree => Act::Heal,
            Self::Engineer
            | Self::EngineerRemote
            | Self::EngineerFree
            | Self::EngineerFreeBiodome => Act::Engineer,
            Self::Discover | Self::DiscoverPerUnit => Act::Discover,
            Self::Use => Act::Use,
            Self::RangeAttack => Act::RangeAttack,
            Self::PlaceBombs => Act::PlaceBombs,
            Self::Yield
            | Self::Defence
            | Self::DefencePerUnit
            | Self::CombatPerUnit
            | Self::CubeCombat
            | Self::Units
            | Self::Convert
            | Self::Pylon
            | Self::Metabolism
            | Self::Protection => return None,
        })
    }

    /// Whether its levels are pairs `a:b`.
    pub const fn is_pair(self) -> bool {
        matches!(
            self,
            Self::Route | Self::Discover | Self::DiscoverPerUnit | Self::CubeCombat
        )
    }

    /// Whether its levels are prices, so that a better one is lower.
    pub const fn is_price(self) -> bool {
        matches!(self, Self::Awake | Self::Heal)
    }
}
