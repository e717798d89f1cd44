//! Why a bot acts as it does, in facts; sentences are made in `phrase`.

use serde::{Deserialize, Serialize};

use crate::wire::{Action, Slug};

/// What an action is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Plan {
    /// It wins the game.
    Win,
    /// Cubes for what the goal names.
    Build,
    /// Units come nearer to what the goal names.
    Approach,
    /// Resources for what is still to be paid.
    Earn,
    /// An achievement.
    Achieve,
    /// A combat worth fighting.
    Fight,
    /// Benefits that make later turns better.
    Prepare,
    /// Nothing else is better.
    Hold,
}

impl Plan {
    pub const ALL: [Self; 8] = [
        Self::Win,
        Self::Build,
        Self::Approach,
        Self::Earn,
        Self::Achieve,
        Self::Fight,
        Self::Prepare,
        Self::Hold,
    ];
}

/// What a plan aims at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Aim {
    /// A room that the goal names.
    Target {
        target: Slug,
    },
    /// A section that the goal names.
    Section {
        section: Slug,
    },
    Achievement {
        achievement: Slug,
    },
}

/// Why a bot acts as it does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reason {
    pub plan: Plan,
    /// What it aims at, if at anything that has a name.
    pub aim: Option<Aim>,
    /// How many tenths of a turn the way to the goal becomes shorter.
    pub tenths: i16,
    /// The next best action, if there was another.
    pub instead: Option<Action>,
}
