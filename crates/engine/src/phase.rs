//! An action phase: what its line allows and how much of it is left.

use ark_content::Acts;
use ark_ids::{Cell, Colour, Conversion, Resource, Section, Set};

/// How a phase came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The marker was placed: the first phase of the turn.
    Marker,
    /// A chain led here.
    Chain,
    /// An any-section card.
    AnySection,
    /// Points granted by a card.
    Card,
    /// A mini action, before the marker is placed.
    Mini,
}

impl Origin {
    /// Whether it is a phase of its own, not one within another.
    #[inline]
    pub const fn is_own(self) -> bool {
        match self {
            Self::Marker | Self::Chain | Self::Mini => true,
            Self::AnySection | Self::Card => false,
        }
    }
}

/// What is left of the benefits computed at the start of the phase (TURN-18,
/// TURN-R8). Control may change meanwhile; these do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Totals {
    pub militarize: u8,
    pub moves: u8,
    pub teleport: u8,
    pub teleport_any: u8,
    /// Routes for the own colour, violet, turquoise and black (POW-R1).
    pub routes: [u8; 4],
    pub extra_routes: u8,
    pub produce: u8,
    /// How many factories may still be exploited.
    pub exploit: u8,
    pub exploit_bonus: u8,
    pub harvest: u8,
    pub harvest_per_unit: u8,
    pub awake_free: u8,
    pub heal_free: u8,
    pub engineer: u8,
    pub remote: u8,
    pub free: u8,
    pub free_biodome: u8,
    /// DISCOVER: keep so many of so many drawn.
    pub keep: u8,
    pub draw: u8,
    pub uses: u8,
    pub awake_price: u8,
    pub heal_price: u8,
    /// How far RANGE ATTACK reaches; nothing uses it up (ASY-36).
    pub range: u8,
    /// How many bombs may still be placed.
    pub bombs: u8,
}

/// An action phase under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phase {
    /// Factories controlled at the start and not yet exploited.
    pub factories: Set<Cell>,
    /// Actions of the line in use.
    pub acts: Acts,
    /// Neutral colours that may be used until the end of the phase (CTRL-R4).
    pub usable: Set<Colour>,
    pub conversions: Set<Conversion>,
    pub awake_in: Set<Resource>,
    pub heal_in: Set<Resource>,
    pub totals: Totals,
    pub section: Section,
    pub line: u8,
    pub origin: Origin,
}

impl Totals {
    pub const NONE: Self = Self {
        militarize: 0,
        moves: 0,
        teleport: 0,
        teleport_any: 0,
        routes: [0; 4],
        extra_routes: 0,
        produce: 0,
        exploit: 0,
        exploit_bonus: 0,
        harvest: 0,
        harvest_per_unit: 0,
        awake_free: 0,
        heal_free: 0,
        engineer: 0,
        remote: 0,
        free: 0,
        free_biodome: 0,
        keep: 0,
        draw: 0,
        uses: 0,
        awake_price: 0,
        heal_price: 0,
        range: 0,
        bombs: 0,
    };

    /// Whether any point is left to spend.
    pub fn any(&self) -> bool {
        let Self {
            awake_price,
            heal_price,
            exploit_bonus,
            ..
        } = *self;
        *self
            != Self {
                exploit_bonus,
                awake_price,
                heal_price,
                ..Self::NONE
            }
    }
}

impl Phase {
    /// No phase: nothing may be done.
    pub const NONE: Self = Self {
        factories: Set::EMPTY,
        acts: Set::EMPTY,
        usable: Set::EMPTY,
        conversions: Set::EMPTY,
        awake_in: Set::EMPTY,
        heal_in: Set::EMPTY,
        totals: Totals::NONE,
        section: Section(0),
        line: 0,
        origin: Origin::Card,
    };

    /// The index of a cylinder colour among the routing allowances.
    #[inline(always)]
    pub fn family(colour: Colour) -> usize {
        match colour {
            Colour::VIOLET => 1,
            Colour::TURQUOISE => 2,
            Colour::BLACK => 3,
            _ => 0,
        }
    }
}
