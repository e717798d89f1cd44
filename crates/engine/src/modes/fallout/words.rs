//! What only this mode knows: its state and its frames, actions, outcomes, events and
//! refusals.

use ark_ids::{Seat, Set, Target};

use super::counter::Counter;
use crate::digest::{Sink, maybe};
use crate::rules::Rules;

/// Achievement cards (COMP-06).
pub const CARDS: usize = 6;
/// Target cards that are laid out (FAL-07).
pub const TARGETS: usize = 4;

/// What changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub counter: Counter,
    /// The achievement cards with the difficult side up.
    pub difficult: Set<u8>,
    /// The target cards, once they are revealed. Nobody has seen them before, so they are
    /// drawn only then (FAL-07).
    pub targets: [Option<Target>; TARGETS],
    /// Who completed each achievement, first and second; then each target.
    pub cubes: [[Option<Seat>; 2]; CARDS + TARGETS],
    /// Whether the active seat has fought in this turn (FAL-R12).
    pub fought: bool,
    /// Whether the game ends with this turn (FAL-61).
    pub last_turn: bool,
}

impl State {
    pub(crate) fn new(rules: &Rules) -> Self {
        Self {
            counter: Counter::new(rules),
            difficult: Set::EMPTY,
            targets: [None; TARGETS],
            cubes: [[None; 2]; CARDS + TARGETS],
            fought: false,
            last_turn: false,
        }
    }

    pub(crate) fn digest(&self, out: &mut impl Sink) {
        let Self {
            counter,
            difficult,
            targets,
            cubes,
            fought,
            last_turn,
        } = self;
        out.bytes(&[
            u8::from(counter.war),
            counter.at,
            difficult.bits() as u8,
            u8::from(*fought),
            u8::from(*last_turn),
        ]);
        for target in targets {
            maybe(out, target.map(|t| t.0));
        }
        for seat in cubes.iter().flatten() {
            maybe(out, seat.map(|s| s.0));
        }
    }

    /// Whether the target cards lie face up.
    pub fn revealed(&self) -> bool {
        self.targets.iter().all(Option::is_some)
    }
}

/// A public objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The achievement card with this index.
    Achievement(u8),
    /// The target card in this place.
    Target(u8),
}

impl Goal {
    /// All, whether they are revealed or not.
    pub fn all() -> impl Iterator<Item = Self> {
        let achievements = (0..CARDS as u8).map(Self::Achievement);
        achievements.chain((0..TARGETS as u8).map(Self::Target))
    }

    /// Its place among the cubes.
    pub const fn index(self) -> usize {
        match self {
            Self::Achievement(i) => i as usize,
            Self::Target(i) => CARDS + i as usize,
        }
    }
}

/// What this mode has left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// Chance says which achievement cards show their difficult side (FAL-02).
    Sides,
    /// Chance says which target card lies in this place (FAL-55).
    Reveal(u8),
    /// Asks which way a card shifts the counter (FAL-46).
    Shift,
    /// Runs by itself: the evaluation that closes a turn (FAL-37).
    Evaluate,
}

/// What a player submits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Shift the counter clockwise, towards war and deeper into it, or back.
    Shift { clockwise: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The achievement cards with the difficult side up, a bit for each.
    Difficult(u8),
    /// The target card that is turned over.
    Target(Target),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// These achievement cards show their difficult side, a bit for each.
    SidesChosen(u8),
    /// The first or second (0 or 1) to complete an achievement card.
    Achieved {
        seat: Seat,
        card: u8,
        rank: u8,
        points: u8,
    },
    /// The first or second to activate the room of a target card.
    Activated {
        seat: Seat,
        target: Target,
        rank: u8,
        points: u8,
    },
    /// A target card was turned over.
    TargetRevealed(Target),
    /// The counter moved.
    Moved(Counter),
    /// War or peace began, with the counter here.
    Turned(Counter),
    /// The game ends with this turn.
    LastTurn,
    /// What a seat has at the end.
    Scored { seat: Seat, score: super::Score },
}

/// The facts of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// In peace nobody attacks or wounds units.
    Peace,
    /// The leftmost cube that is not the player's own is this seat's.
    Leftmost(Seat),
}
