//! What only this mode knows: its state and its frames, actions, outcomes, events and
//! refusals.

use ark_content::Direction;
use ark_ids::{Cell, Seat, Target};

use super::super::coop::{ActionCard, Edge};
use crate::digest::{Sink, maybe};

/// The most Guardians: six, and three more for a harder game (GRD-07, GRD-R20).
pub const MOST: usize = 9;

/// A Guardian, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Guardian(pub u8);

impl Guardian {
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a Guardian is, and how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Post {
    /// Its room; none is the Enemy board.
    pub at: Option<Cell>,
    /// The edge of the room at which it stands, its back to it (GRD-18).
    pub back: Edge,
    /// Lying: used in a room, wounded on the Enemy board (GRD-58).
    pub lying: bool,
}

impl Post {
    /// Upright on the Enemy board.
    pub const BOARD: Self = Self {
        at: None,
        back: Edge::South,
        lying: false,
    };
}

/// What changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    posts: [Post; MOST],
    /// How many Guardians there are.
    pub count: u8,
    /// The turn counter.
    pub counter: u8,
}

impl Default for State {
    fn default() -> Self {
        Self {
            posts: [Post::BOARD; MOST],
            count: 0,
            counter: 0,
        }
    }
}

impl State {
    pub(crate) fn digest(&self, out: &mut impl Sink) {
        let Self {
            posts,
            count,
            counter,
        } = self;
        for Post { at, back, lying } in posts {
            maybe(out, at.map(|cell| cell.0));
            out.bytes(&[*back as u8, u8::from(*lying)]);
        }
        out.bytes(&[*count, *counter]);
    }

    /// The Guardians in their order.
    pub fn all(&self) -> impl Iterator<Item = (Guardian, Post)> + use<> {
        let (posts, count) = (self.posts, self.count);
        (0..count).map(move |i| (Guardian(i), posts[usize::from(i)]))
    }

    pub fn post(&self, guardian: Guardian) -> Post {
        self.posts[guardian.index()]
    }

    pub fn post_mut(&mut self, guardian: Guardian) -> &mut Post {
        &mut self.posts[guardian.index()]
    }

    /// The Guardian in a room.
    pub fn at(&self, cell: Cell) -> Option<Guardian> {
        let mut all = self.all();
        all.find(|(_, post)| post.at == Some(cell)).map(|(g, _)| g)
    }
}

/// What is left of a turn of the Guardians.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// The counter goes down.
    Count,
    /// Those beside cubes and cylinders disintegrate.
    Disintegrate,
    /// Those on gates and on the Enemy board teleport; asks a Dark Player who is next.
    Teleport,
    /// An enemy-target card is drawn for this one.
    Target(Guardian),
    /// Asks a Dark Player into which room of the card this one goes.
    Room(Guardian, Target),
    /// An enemy-action card is drawn; so many more follow.
    Card(u8),
    /// Runs by itself: all that are upright move by this card.
    March(ActionCard),
    /// Asks a Dark Player which one moves so many steps.
    Pick(u8),
    /// Asks a Dark Player for the next step of this one; so many are left.
    Walk(Guardian, u8),
    /// All stand up again.
    Heal,
}

/// What a Dark Player submits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// This Guardian is next.
    Pick(Guardian),
    /// The Guardian goes to this room.
    Room(Cell),
    /// The Guardian takes a step.
    Step(Direction),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Counted(u8),
    /// A Guardian destroyed what lies in its room: perhaps a cube of this seat.
    Disintegrated {
        at: Cell,
        owner: Option<Seat>,
    },
    Teleported {
        from: Option<Cell>,
        to: Cell,
    },
    /// Another Guardian is there already.
    TeleportFailed {
        to: Cell,
    },
    Moved {
        from: Cell,
        to: Cell,
    },
    /// No Guardian moves.
    NoMove,
    /// All Guardians stand up.
    StoodUp,
}

/// The facts of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A Guardian is in the room.
    Guardian,
    /// A unit that came into a Guardian's room stays there for the turn.
    Stopped,
    /// This Guardian cannot be chosen now.
    NotThis,
    /// The Guardian cannot go that way.
    Blocked,
    /// Another direction is possible, so it does not turn back.
    NotBehind,
}
