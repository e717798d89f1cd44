//! What was: the course of a game, and figures over it.

use ark_engine::Game;
use serde::{Deserialize, Serialize};

use super::{Because, Line, Seq};
use crate::wire::{Resources, Seat};

/// A row of a game that still counts, as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Step {
    pub seq: Seq,
    /// Who decided; none if it was chance.
    pub by: Option<Seat>,
    /// Whose turn it is after it.
    pub active: Seat,
    /// The number of that turn among the turns of its seat; 0 during setup.
    pub turn: u16,
    /// Milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    pub lines: Vec<Line>,
    /// Why a bot decided so, once the game is over and that gives nothing away.
    pub because: Option<Because>,
}

/// The course of a game as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct History {
    /// The number of the current position.
    pub seq: Seq,
    /// Through whose eyes; none is an onlooker.
    pub looking: Option<Seat>,
    /// The seats through whose eyes the one who asks may look back: one's own, and
    /// all of them once the game is over.
    pub seats: Vec<Seat>,
    pub steps: Vec<Step>,
}

/// What lies open of a seat, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatFigures {
    /// Cubes on rooms and in the biodome.
    pub cubes: u8,
    /// Rooms controlled, alone or with others.
    pub rooms: u8,
    pub arsenal: u8,
    pub targets: u8,
    pub achievements: u8,
    /// Rooms explored.
    pub explored: u8,
    /// Combats won.
    pub wins: u8,
    /// Units awake and not wounded.
    pub units: u8,
    /// Artifact cards in hand.
    pub hand: u8,
    pub resources: Resources,
}

impl SeatFigures {
    pub fn of(game: &Game, seat: ark_ids::Seat) -> Self {
        let state = game.state.seat(seat);
        let colour = ark_ids::Colour::seat(seat);
        let built = game
            .state
            .derived
            .built
            .iter()
            .map(|cell| game.state.room(cell));
        let (mut cubes, mut units) = (0, usize::from(state.home));
        for room in built {
            cubes += room.cubes.iter().filter(|cube| *cube == colour).count();
            units += usize::from(room.units.of(colour));
        }
        cubes += state
            .sections
            .iter()
            .map(|s| usize::from(s.cubes))
            .sum::<usize>();
        Self {
            cubes: cubes as u8,
            rooms: game.control(seat).len() as u8,
            arsenal: state.arsenal,
            targets: state.targets.len() as u8,
            achievements: state.achievements.count_ones() as u8,
            explored: state.explored,
            wins: state.wins,
            units: units as u8,
            hand: game.hand_size(seat),
            resources: state.resources.into(),
        }
    }
}

/// The seats at the beginning of a turn, or now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnFigures {
    pub seq: Seq,
    /// Whose turn begins, or is under way.
    pub active: Seat,
    /// The number of that turn among the turns of its seat.
    pub turn: u16,
    pub seats: Vec<SeatFigures>,
}

/// Open figures over the game: one point for each turn as it begins, and the last
/// for the current position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Figures {
    pub points: Vec<TurnFigures>,
}
