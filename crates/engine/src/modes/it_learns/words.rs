//! What only this mode knows: its state and its frames, actions, outcomes, events and
//! refusals.

use ark_ids::{Cell, Seat, Section, Set, Target};

use crate::action::{Payment, Point};
use crate::digest::{self, Sink};
use crate::modes::coop::ActionCard;

/// Challenger-action cards, in two rows of four (ITL-01).
pub const CARDS: usize = 8;

/// Upgrades of the Enemy board (ITL-R1).
pub const UPGRADES: usize = 5;

/// An upgrade of the Enemy board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Upgrade {
    Infect,
    Corrupt,
    Combat,
    Defence,
    Removal,
}

impl Upgrade {
    pub const ALL: [Self; UPGRADES] = [
        Self::Infect,
        Self::Corrupt,
        Self::Combat,
        Self::Defence,
        Self::Removal,
    ];

    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How a challenger-action card lies. Turned to the left it has its right side on top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Turn {
    /// Unused.
    #[default]
    Up,
    Left,
    Right,
    /// Face down: for a section that no card shows (ITL-73).
    Down,
}

impl Turn {
    pub const ALL: [Self; 4] = [Self::Up, Self::Left, Self::Right, Self::Down];
    /// How a card is used.
    pub const USES: [Self; 3] = [Self::Left, Self::Right, Self::Down];
}

/// What lies in a place of the grid of cards: which one, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Slot {
    pub card: u8,
    pub turn: Turn,
}

/// What changes. Infection cubes stand in their rooms as units of the Enemy (ITL-11).
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct State {
    /// Rooms with a corruption cylinder, at most one in each (ITL-19, ITL-25).
    pub corrupted: Set<Cell>,
    /// The cards in their grid, row by row.
    pub slots: [Slot; CARDS],
    /// Cubes on each upgrade.
    pub upgrades: [u8; UPGRADES],
    /// How often the Enemy has adapted; what it started with is not counted (ITL-R5).
    pub adaptations: u8,
    /// The enemy-action card of this lap (ITL-36).
    pub card: Option<ActionCard>,
    /// The enemy-target card of the running Enemy turn, and the room that it means
    /// (ITL-38).
    pub drawn: Option<Target>,
    pub target: Option<Cell>,
}

impl State {
    pub(crate) fn digest(&self, out: &mut impl Sink) {
        let Self {
            corrupted,
            slots,
            upgrades,
            adaptations,
            card,
            drawn,
            target,
        } = self;
        digest::set(out, *corrupted);
        for Slot { card, turn } in slots {
            out.bytes(&[*card, *turn as u8]);
        }
        out.bytes(upgrades);
        let card = card.map_or(u8::MAX, |card| card.0);
        let drawn = drawn.map_or(u8::MAX, |target| target.0);
        let target = target.map_or(u8::MAX, |cell| cell.0);
        out.bytes(&[*adaptations, card, drawn, target]);
    }
}

/// What this mode has left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// The card for this place of the grid, at set-up.
    Lay(u8),
    /// So many upgrades at random, at set-up.
    Start(u8),
    /// The enemy-action card of the lap is drawn (ITL-35).
    Strategy,
    /// Asks the active Challenger for a card (ITL-70).
    Card,
    /// The enemy-target card is drawn (ITL-38).
    Target,
    /// Asks the Dark Player which of the rooms that the card means (ITL-40).
    Aim,
    /// Runs by itself: the Enemy acts in the targeted room.
    Act,
    /// So many cylinders and cubes for the targeted room and those around it; asks the
    /// Dark Player where.
    Grow { cylinders: u8, cubes: u8 },
    /// So many cubes along a path, the last of which came to this room; asks the Dark
    /// Player for the way where several are equal.
    Spread { cubes: u8, at: Cell },
    /// Runs by itself: the enemy-target card was resolved (ITL-41).
    Resolved,
}

/// What a player submits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Turns a card of this number, and takes a line of the section it shows; face down,
    /// of one that no card shows.
    Card {
        card: u8,
        turn: Turn,
        section: Section,
        line: u8,
    },
    /// ENGINEER: removes the corruption cylinder of a room (ITL-20).
    Purge {
        point: Point,
        at: Cell,
        pay: Payment,
    },
    /// The Dark Player targets this room.
    Aim(Cell),
    /// The Dark Player puts a corruption cylinder here.
    Corrupt(Cell),
    /// The Dark Player puts an infection cube here, or goes on through here.
    Infect(Cell),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The challenger-action card of this number.
    Card(u8),
    /// An upgrade at the start.
    Upgrade(Upgrade),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card came into the grid.
    Laid {
        card: u8,
    },
    /// A Challenger chose by a card.
    Chosen {
        seat: Seat,
        card: u8,
        turn: Turn,
    },
    /// A cube on an upgrade at the start.
    Began {
        upgrade: Upgrade,
    },
    /// The Enemy adapted, perhaps with everything upgraded already.
    Adapted {
        upgrade: Option<Upgrade>,
        times: u8,
    },
    Infected {
        at: Cell,
        cubes: u8,
    },
    Corrupted {
        at: Cell,
    },
    /// The Enemy acts in this room.
    Targeted {
        at: Cell,
    },
    /// BLOOM met a room that is neither infected nor corrupted.
    Withered {
        at: Cell,
    },
    Purged {
        seat: Seat,
        at: Cell,
    },
    /// Infection cubes came back to the supply.
    Cleared {
        at: Cell,
        cubes: u8,
    },
    /// Units came into a room with so many cubes that they stay there for this turn.
    Stopped {
        seat: Seat,
        at: Cell,
    },
}

/// The facts of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The card was used since the last adaptation.
    Used,
    /// The card does not show this section there.
    NotShown,
    /// A card shows this section, so none is turned face down for it.
    Shown,
    /// The room is corrupted.
    Corrupted,
    /// The room is not corrupted.
    NotCorrupted,
    /// So many infection cubes stop whoever comes in.
    Stopped(u8),
    /// The room is out of reach for this piece.
    OutOfReach,
    /// No more fit into the room.
    NoPlace,
}
