//! What Unfair shows.

use ark_engine::variants::unfair as engine;
use ark_engine::{Game, Patch};
use serde::{Deserialize, Serialize};

/// How well a player knows the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Experience {
    #[default]
    Experienced,
    Intermediate,
    Beginner,
}

impl From<ark_engine::Level> for Experience {
    fn from(level: ark_engine::Level) -> Self {
        match level {
            ark_engine::Level::Experienced => Self::Experienced,
            ark_engine::Level::Intermediate => Self::Intermediate,
            ark_engine::Level::Beginner => Self::Beginner,
        }
    }
}

impl From<Experience> for ark_engine::Level {
    fn from(experience: Experience) -> Self {
        match experience {
            Experience::Experienced => Self::Experienced,
            Experience::Intermediate => Self::Intermediate,
            Experience::Beginner => Self::Beginner,
        }
    }
}

/// What this variant asks chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UnfairQuestion {
    Missions,
}

impl From<engine::Frame> for UnfairQuestion {
    fn from(frame: engine::Frame) -> Self {
        match frame {
            engine::Frame::Missions => Self::Missions,
        }
    }
}

/// What this variant adds to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnfairView {
    /// How well whoever sits on each seat knows the game. Beginner's Help lies under the
    /// biodomes of all but the experienced.
    pub levels: Vec<Experience>,
}

impl UnfairView {
    pub(super) fn of(game: &Game) -> Option<Self> {
        let played = game.rules.patches.contains(&Patch::Unfair);
        let seats = game.rules.all_seats().iter();
        let levels = || seats.map(|seat| game.level(seat).into()).collect();
        played.then(|| Self { levels: levels() })
    }
}
