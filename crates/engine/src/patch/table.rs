//! The one list of all patches, in the order in which they apply: modes before
//! variants, what others need before them. The three lists below are in that order.

use ark_ids::{Seat, Set};
use arrayvec::ArrayVec;

use super::{Hooks, Steps};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::modes::{coop, fallout, glitch, guardians, it_learns};
use crate::options::Options;
use crate::play::{Flow, Play};
use crate::variants::{complexity_2, factions, unfair};

/// Nests a type of each patch: so the general rules hold them without knowing them.
macro_rules! nest {
    ($(#[$attribute:meta])* $type:ident) => {
        $(#[$attribute])*
        pub enum $type {
            Coop(coop::$type),
            Guardians(guardians::$type),
            Glitch(glitch::$type),
            ItLearns(it_learns::$type),
            Fallout(fallout::$type),
            Factions(factions::$type),
            Complexity2(complexity_2::$type),
            Unfair(unfair::$type),
        }
    };
}

/// `with!(patch, P => P::hook(…))`: the same with the type of the patch.
macro_rules! with {
    ($patch:expr, $type:ident => $body:expr) => {{
        use $crate::modes::{coop, fallout, glitch, guardians, it_learns};
        use $crate::variants::{complexity_2, factions, unfair};
        match $patch {
            $crate::patch::Patch::Coop => {
                type $type = coop::Coop;
                $body
            }
            $crate::patch::Patch::Guardians => {
                type $type = guardians::Guardians;
                $body
            }
            $crate::patch::Patch::Glitch => {
                type $type = glitch::Glitch;
                $body
            }
            $crate::patch::Patch::ItLearns => {
                type $type = it_learns::ItLearns;
                $body
            }
            $crate::patch::Patch::Fallout => {
                type $type = fallout::Fallout;
                $body
            }
            $crate::patch::Patch::Factions => {
                type $type = factions::Factions;
                $body
            }
            $crate::patch::Patch::Complexity2 => {
                type $type = complexity_2::Complexity2;
                $body
            }
            $crate::patch::Patch::Unfair => {
                type $type = unfair::Unfair;
                $body
            }
        }
    }};
}

/// The same for a frame: `with_frame!(self, P, frame => P::run(play, frame))`.
macro_rules! with_frame {
    ($nested:expr, $type:ident, $frame:ident => $body:expr) => {{
        match $nested {
            Frame::Coop($frame) => {
                type $type = coop::Coop;
                $body
            }
            Frame::Guardians($frame) => {
                type $type = guardians::Guardians;
                $body
            }
            Frame::Glitch($frame) => {
                type $type = glitch::Glitch;
                $body
            }
            Frame::ItLearns($frame) => {
                type $type = it_learns::ItLearns;
                $body
            }
            Frame::Fallout($frame) => {
                type $type = fallout::Fallout;
                $body
            }
            Frame::Factions($frame) => {
                type $type = factions::Factions;
                $body
            }
            Frame::Complexity2($frame) => {
                type $type = complexity_2::Complexity2;
                $body
            }
            Frame::Unfair($frame) => {
                type $type = unfair::Unfair;
                $body
            }
        }
    }};
}

/// `modify!(g, hook, value, args…)`: the value passes through every patch of the game.
macro_rules! modify {
    ($g:expr, $hook:ident, $value:expr $(, $arg:expr)*) => {{
        let mut value = $value;
        for patch in &$g.rules.patches {
            value = $crate::patch::with!(*patch, P => {
                <P as $crate::patch::Hooks>::$hook($g, $($arg,)* value)
            });
        }
        value
    }};
}

/// `react!(play, hook, args…)`: every patch of the game may do something.
macro_rules! react {
    ($play:expr, $hook:ident $(, $arg:expr)*) => {{
        let rules = $play.rules;
        for patch in &rules.patches {
            $crate::patch::with!(*patch, P => <P as $crate::patch::Hooks>::$hook($play, $($arg),*));
        }
    }};
}

/// As `react!`, until one of them says that there is something to do.
macro_rules! interrupt {
    ($play:expr, $hook:ident $(, $arg:expr)*) => {{
        let rules = $play.rules;
        rules.patches.iter().any(|patch| {
            $crate::patch::with!(*patch, P => <P as $crate::patch::Hooks>::$hook($play, $($arg),*))
        })
    }};
}

pub(crate) use {interrupt, modify, react, with};

/// A mode, what several modes share, or a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Patch {
    Coop,
    Guardians,
    Glitch,
    ItLearns,
    Fallout,
    Factions,
    Complexity2,
    Unfair,
}

nest! {
    /// A frame of a patch.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Frame
}

nest! {
    /// What a player submits to a patch.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    Action
}

nest! {
    /// An answer of chance to a patch.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Outcome
}

nest! {
    /// What happened in a patch.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Event
}

nest! {
    /// The facts of a refusal by a patch.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Why
}

impl Patch {
    pub const ALL: [Self; 8] = [
        Self::Coop,
        Self::Guardians,
        Self::Glitch,
        Self::ItLearns,
        Self::Fallout,
        Self::Factions,
        Self::Complexity2,
        Self::Unfair,
    ];

    /// The patches of a table with these options.
    pub(crate) fn of(options: &Options) -> ArrayVec<Self, 8> {
        let applies = |patch: &Self| with!(*patch, P => P::applies(options));
        Self::ALL.into_iter().filter(applies).collect()
    }
}

impl Action {
    /// Whether a card leaves a secret hand by it, before everybody's eyes.
    pub(crate) fn shows_card(self) -> bool {
        matches!(
            self,
            Self::Complexity2(complexity_2::Action::Construct { .. })
        )
    }
}

impl Frame {
    pub(crate) fn run<L: Log>(self, play: &mut Play<'_, L>) -> Flow {
        with_frame!(self, P, frame => P::run(play, frame))
    }

    pub(crate) fn opens_phase(self) -> bool {
        with_frame!(self, P, frame => P::opens_phase(frame))
    }

    pub(crate) fn asks(self, g: &Game) -> Set<Seat> {
        with_frame!(self, P, frame => P::asks(g, frame))
    }

    pub(crate) fn check(self, g: &Game, seat: Seat, action: crate::Action) -> Result<(), Illegal> {
        with_frame!(self, P, frame => P::check(g, frame, seat, action))
    }

    pub(crate) fn list(self, g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
        with_frame!(self, P, frame => P::list(g, frame, seat, out));
    }

    pub(crate) fn resolve<L: Log>(self, play: &mut Play<'_, L>, seat: Seat, action: crate::Action) {
        with_frame!(self, P, frame => P::resolve(play, frame, seat, action));
    }

    pub(crate) fn ways(self, g: &Game) -> u32 {
        with_frame!(self, P, frame => P::ways(g, frame))
    }

    pub(crate) fn outcome(self, g: &Game, n: u32) -> crate::Outcome {
        with_frame!(self, P, frame => P::outcome(g, frame, n))
    }

    pub(crate) fn weight(self, g: &Game, outcome: crate::Outcome) -> u32 {
        with_frame!(self, P, frame => P::weight(g, frame, outcome))
    }

    pub(crate) fn roll<L: Log>(self, play: &mut Play<'_, L>, outcome: crate::Outcome) {
        with_frame!(self, P, frame => P::roll(play, frame, outcome));
    }

    /// The seats that learn what chance answers here.
    pub(crate) fn learners(self, g: &Game) -> Set<Seat> {
        with_frame!(self, P, frame => P::learners(g, frame))
    }

    /// Numbers that stay the same for ever.
    pub(crate) fn digest(self) -> [u8; 4] {
        let patch = match self {
            Self::Coop(_) => Patch::Coop,
            Self::Guardians(_) => Patch::Guardians,
            Self::Glitch(_) => Patch::Glitch,
            Self::ItLearns(_) => Patch::ItLearns,
            Self::Fallout(_) => Patch::Fallout,
            Self::Factions(_) => Patch::Factions,
            Self::Complexity2(_) => Patch::Complexity2,
            Self::Unfair(_) => Patch::Unfair,
        };
        let [a, b, c] = with_frame!(self, P, frame => P::digest(frame));
        [200 + patch as u8, a, b, c]
    }

    /// Whether it can be dealt with here, on top of the agenda or below.
    pub(crate) fn audit(self, g: &Game, top: bool) -> Result<(), &'static str> {
        with_frame!(self, P, frame => P::audit(g, frame, top))
    }
}
