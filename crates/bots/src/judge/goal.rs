//! What a seat has to do to win, as the mode says: the one place where modes differ
//! for bots. The rest of the estimate only knows aims, conditions and points.

use ark_content::{DIAGNOSES, MissionRule, ROUNDS};
use ark_engine::Game;
use ark_engine::modes::{State, glitch};
use ark_ids::{Cell, Mission, Seat, Set, Target};

/// What a seat works towards now.
pub(crate) enum Goal {
    /// The objectives of this mission.
    Mission(Mission),
    /// Any mission of the game, since none is known yet.
    AnyMission,
    /// Being in the rooms where the trail leads, and mending those that are broken.
    Repair {
        /// The card of the trail, while it leads on.
        trail: Option<Target>,
        damaged: Set<Cell>,
        /// Rooms that must be free of hostile units.
        clear: Set<Cell>,
    },
    /// Nothing with aims: points, or others' failure.
    Other,
}

impl Goal {
    pub(crate) fn of(g: &Game, seat: Seat) -> Self {
        if let State::Glitch(_, own) = &g.state.mode
            && own.round > 0
        {
            let last = usize::from(own.round) == ROUNDS;
            let mission = if last { g.mission_rooms() } else { Set::EMPTY };
            return Self::Repair {
                trail: own.open().last().filter(|_| closed(*own) > 0),
                damaged: (glitch::traced(g) | mission) & glitch::damaged(g),
                clear: mission,
            };
        }
        match g.state.seat(seat).mission.open() {
            Some(mission) => Self::Mission(mission),
            None if matches!(g.rules.params.mission, MissionRule::Earned { .. }) => {
                Self::AnyMission
            }
            None => Self::Other,
        }
    }
}

fn closed(own: glitch::State) -> usize {
    DIAGNOSES - own.open().count()
}

/// A number that changes whenever the aims do, besides board and mission.
#[inline]
pub(crate) fn stage(g: &Game) -> u8 {
    match &g.state.mode {
        State::Glitch(_, own) => own.round * 8 + closed(*own) as u8,
        _ => 0,
    }
}

/// Turns that are still to come before the aims can be the last: cards of the trail that
/// are closed, in this round and in those after it.
#[inline]
pub(crate) fn ahead(g: &Game) -> f32 {
    match &g.state.mode {
        State::Glitch(_, own) => {
            let rounds = ROUNDS.saturating_sub(usize::from(own.round));
            (closed(*own) + rounds * DIAGNOSES) as f32
        }
        _ => 0.0,
    }
}
