//! Missions, for those who may read them.

use ark_content::MissionRule;
use ark_engine::{Game, Rules};
use serde::{Deserialize, Serialize};

use crate::wire::{Named, Slug, common_section};

/// A mission and how far it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mission {
    pub mission: Slug,
    pub objectives: Vec<Progress>,
}

/// An objective, and whether it is met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Progress {
    pub objective: Objective,
    pub met: bool,
}

/// What a mission asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Objective {
    /// Have activated this room.
    Target { target: Slug },
    /// Have so many cubes on this section.
    Cubes { section: Slug, count: u8 },
}

/// Whether missions lie open in this mode.
pub(crate) const fn missions_are_open(rules: &Rules) -> bool {
    match rules.params.mission {
        MissionRule::Open | MissionRule::Shared => true,
        MissionRule::Earned { .. } | MissionRule::Dealt => false,
    }
}

/// The mission that all share, with what was met of it.
pub(crate) fn shared_mission(game: &Game) -> Option<Mission> {
    let held = game.shared_mission()?;
    Some(mission(game, ark_ids::Seat(0), held))
}

pub(super) fn mission(game: &Game, seat: ark_ids::Seat, mission: ark_ids::Mission) -> Mission {
    let content = game.rules.content;
    let marked = game.state.seat(seat).objectives;
    let objectives = content.missions[mission.index()].objectives;
    let progress = objectives.into_iter().enumerate().map(|(i, objective)| {
        let met = marked >> i & 1 == 1 || game.has_met(seat, objective);
        let objective = match objective {
            ark_content::Objective::Target(target) => Objective::Target {
                target: target.slug(content),
            },
            ark_content::Objective::Cubes(section, count) => Objective::Cubes {
                section: common_section(content, section),
                count,
            },
        };
        Progress { objective, met }
    });
    Mission {
        mission: mission.slug(content),
        objectives: progress.collect(),
    }
}
