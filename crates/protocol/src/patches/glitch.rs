//! What Glitch shows.

use ark_engine::modes::glitch as engine;
use ark_engine::{Game, modes};
use serde::{Deserialize, Serialize};

use crate::wire::{Cell, Named, Slug};

/// What this mode asks chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GlitchQuestion {
    Disaster,
    Diagnose,
    Arrive,
    Trace,
}

impl From<engine::Frame> for GlitchQuestion {
    fn from(frame: engine::Frame) -> Self {
        match frame {
            engine::Frame::Disaster(_) => Self::Disaster,
            engine::Frame::Diagnose => Self::Diagnose,
            engine::Frame::Arrive => Self::Arrive,
            engine::Frame::Trace => Self::Trace,
        }
    }
}

/// What happened: open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum GlitchEvent {
    RoundBegan { round: u8 },
    Struck { target: Slug },
    Damaged { at: Cell, cubes: u8 },
    Diagnosed { target: Slug, left: u8 },
    Arrived { at: Cell, amount: u8 },
    Counted { left: u8 },
    Survived { round: u8 },
}

impl GlitchEvent {
    pub(super) fn of(rules: &ark_engine::Rules, event: engine::Event) -> Self {
        let (grid, content) = (&rules.grid, rules.content);
        match event {
            engine::Event::RoundBegan { round } => Self::RoundBegan { round },
            engine::Event::Struck { target } => Self::Struck {
                target: target.slug(content),
            },
            engine::Event::Damaged { at, cubes } => Self::Damaged {
                at: Cell::of(grid, at),
                cubes,
            },
            engine::Event::Diagnosed { target, left } => Self::Diagnosed {
                target: target.slug(content),
                left,
            },
            engine::Event::Arrived { at, amount } => Self::Arrived {
                at: Cell::of(grid, at),
                amount,
            },
            engine::Event::Counted { left } => Self::Counted { left },
            engine::Event::Survived { round } => Self::Survived { round },
        }
    }
}

/// Why this mode refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum GlitchWhy {
    Damaged,
}

impl From<engine::Why> for GlitchWhy {
    fn from(why: engine::Why) -> Self {
        match why {
            engine::Why::Damaged => Self::Damaged,
        }
    }
}

/// What this mode adds to the table; glitch cubes and hostile units lie in the rooms, as
/// the Enemy's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GlitchView {
    pub round: u8,
    pub rounds: u8,
    /// Where the turn counter stands.
    pub counter: u8,
    /// The row of diagnose cards; those that are closed are none.
    pub diagnosis: Vec<Option<Slug>>,
    /// Rooms that the open diagnose cards show.
    pub traced: Vec<Cell>,
    /// Rooms with a glitch cube.
    pub damaged: Vec<Cell>,
    /// Glitch cubes left in the supply.
    pub cubes: u8,
    /// Combat and defensive strength of a hostile unit.
    pub strength: u8,
    /// The rule of the first condition of this round that does not hold yet.
    pub unmet: Option<String>,
}

impl GlitchView {
    pub(super) fn of(game: &Game) -> Option<Self> {
        let modes::State::Glitch(_, own) = &game.state.mode else {
            return None;
        };
        let (grid, content) = (&game.rules.grid, game.rules.content);
        let cell = |cell| Cell::of(grid, cell);
        let card = |card: &Option<ark_ids::Target>| card.map(|target| target.slug(content));
        Some(Self {
            round: own.round,
            rounds: ark_content::ROUNDS as u8,
            counter: own.counter,
            diagnosis: own.diagnosis.iter().map(card).collect(),
            traced: engine::traced(game).iter().map(cell).collect(),
            damaged: engine::damaged(game).iter().map(cell).collect(),
            cubes: engine::supply(game),
            strength: engine::power(game),
            unmet: engine::unmet(game).map(|rule| rule.id().to_owned()),
        })
    }
}
