//! What only this variant knows: its state and its frames, actions, outcomes, events and
//! refusals.

use ark_ids::{Card, Cell, Colour, Seat, Spot};

use super::door::{DOORS, Door};
use crate::action::Point;
use crate::digest::Sink;

/// What changes. What else belongs to the variant lies where it acts: power tokens among
/// the cylinders of rooms, built cards at their seat, stopped units in their room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Whose cube seals each doorway, two doorways to a byte; 0 is nobody's.
    seals: [u8; DOORS.div_ceil(2)],
    /// How many there are.
    sealed: u8,
    /// Power tokens in the common supply (CX2-46).
    pub tokens: u8,
}

impl Default for State {
    fn default() -> Self {
        Self {
            seals: [0; DOORS.div_ceil(2)],
            sealed: 0,
            tokens: 0,
        }
    }
}

impl State {
    /// Whose cube seals a doorway.
    #[inline]
    pub fn seal(&self, door: Door) -> Option<Seat> {
        let pair = self.seals[door.index() / 2];
        let owner = pair >> (door.index() % 2 * 4) & 15;
        owner.checked_sub(1).map(Seat)
    }

    /// Puts a cube on a doorway, or takes it off.
    pub fn set_seal(&mut self, door: Door, owner: Option<Seat>) {
        self.sealed -= u8::from(self.seal(door).is_some());
        self.sealed += u8::from(owner.is_some());
        let shift = door.index() % 2 * 4;
        let pair = &mut self.seals[door.index() / 2];
        *pair &= !(15 << shift);
        *pair |= owner.map_or(0, |seat| seat.0 + 1) << shift;
    }

    /// Whether there is any.
    #[inline(always)]
    pub(crate) const fn any_seal(&self) -> bool {
        self.sealed > 0
    }

    /// The sealed doorways with their owners.
    pub fn seals(&self) -> impl Iterator<Item = (Door, Seat)> + '_ {
        let pairs = self
            .seals
            .iter()
            .enumerate()
            .filter(|(_, pair)| **pair != 0);
        let doors = pairs.flat_map(|(i, _)| [2 * i, 2 * i + 1]);
        let sealed = doors.filter_map(|i| {
            let door = Door::nth(i);
            Some((door, self.seal(door)?))
        });
        sealed.take(usize::from(self.sealed))
    }

    pub(crate) fn digest(&self, out: &mut impl Sink) {
        let Self { seals, tokens, .. } = self;
        out.bytes(seals);
        out.byte(*tokens);
    }
}

/// What this variant has left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// One of the special artifact cards for this seat, at set-up (CX2-02).
    Gift(Seat),
    /// Asks for a preemptive action, or none (CX2-12).
    Preempt,
    /// Asks which cylinders go home from a room just disintegrated (CX2-25).
    Dissolve(Cell),
}

/// ENGINEER points spent on a power token: so many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spend(u8);

impl Spend {
    /// The most of one kind that it can hold.
    pub const MOST: u8 = 3;

    pub const fn of(self, point: Point) -> u8 {
        self.0 >> (2 * point as u8) & Self::MOST
    }

    /// So many more of this kind.
    #[must_use]
    pub const fn with(self, point: Point, n: u8) -> Self {
        Self(self.0 + (n << (2 * point as u8)))
    }

    pub fn sum(self) -> u8 {
        Point::ALL.into_iter().map(|point| self.of(point)).sum()
    }

    /// Every way to spend so much.
    pub fn ways(sum: u8) -> impl Iterator<Item = Self> {
        Self::ways_within([Self::MOST; 4], sum)
    }

    /// The same with at most so many of each kind.
    pub(super) fn ways_within(most: [u8; 4], sum: u8) -> impl Iterator<Item = Self> {
        let [a, b, c, d] = most.map(|n| n.min(Self::MOST));
        (0..=d.min(sum)).flat_map(move |of_d| {
            let sum = sum - of_d;
            (0..=c.min(sum)).flat_map(move |of_c| {
                let sum = sum - of_c;
                let rest = move |of_b: &u8| sum - of_b <= a;
                (0..=b.min(sum)).filter(rest).map(move |of_b| {
                    let all = Point::ALL.into_iter().zip([sum - of_b, of_b, of_c, of_d]);
                    all.fold(Self(0), |spend, (point, n)| spend.with(point, n))
                })
            })
        })
    }
}

/// What a player submits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// SEAL a doorway.
    Seal(Door),
    /// UNSEAL a doorway.
    Unseal(Door),
    /// DISINTEGRATE a cube of this seat.
    Disintegrate { at: Cell, owner: Seat },
    /// Send a cylinder of this colour home from the room disintegrated.
    Dissolve(Colour),
    /// CONSTRUCT a section, removing another if there are as many as can be.
    Construct { card: Card, out: Option<Card> },
    /// REMOVE a constructed section.
    Remove(Card),
    /// HACK: a power token into a room, perhaps pushing a cylinder out.
    Hack {
        at: Spot,
        spend: Spend,
        push: Option<Colour>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The additional artifact card of a seat.
    Gift(Card),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Sealed {
        seat: Seat,
        door: Door,
    },
    Unsealed {
        seat: Seat,
        owner: Seat,
        door: Door,
    },
    Disintegrated {
        seat: Seat,
        owner: Seat,
        at: Cell,
    },
    Constructed {
        seat: Seat,
        card: Card,
    },
    Removed {
        seat: Seat,
        card: Card,
    },
    Hacked {
        seat: Seat,
        at: Cell,
    },
    /// Units came into a room that others guard, and stay there for this turn.
    Stopped {
        seat: Seat,
        by: Seat,
        at: Cell,
    },
}

/// The facts of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The arsenal is too low.
    Arsenal { need: u8, have: u8 },
    /// There is no doorway between two rooms.
    NoDoor,
    /// A cube of this seat seals the doorway.
    Sealed(Seat),
    /// No cube seals the doorway.
    NotSealed,
    /// This seat guards the room that the units came into.
    Guarded(Seat),
    /// There are as many sections as can be: one must be named that goes.
    Sections(u8),
    /// Another section need not go.
    SectionFree,
    /// The card is not built onto the biodome.
    NotBuilt,
    /// No power token is left.
    NoTokens,
    /// Power tokens do not come into biodomes.
    Biodome,
    /// So many points of ENGINEER are asked.
    Spend(u8),
}
