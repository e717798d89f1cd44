//! Units that go together, and how.

use serde::{Deserialize, Serialize};

/// By which benefit units go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    Move,
    Teleport,
    TeleportAny,
    /// To the own biodome or a cylinder, for a MOVE.
    Jump,
}

/// Units that go or fight together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Squad {
    pub own: u8,
    pub robots: u8,
    pub mercenaries: u8,
}

impl Squad {
    /// None if there cannot be so many.
    pub(crate) fn pack(self) -> Option<ark_engine::Squad> {
        let Self {
            own,
            robots,
            mercenaries,
        } = self;
        let fits = own.max(robots).max(mercenaries) < 16;
        fits.then(|| ark_engine::Squad::new(own, robots, mercenaries))
    }
}

impl From<ark_engine::Squad> for Squad {
    fn from(squad: ark_engine::Squad) -> Self {
        Self {
            own: squad.own(),
            robots: squad.robots(),
            mercenaries: squad.mercenaries(),
        }
    }
}

impl From<ark_engine::By> for By {
    fn from(by: ark_engine::By) -> Self {
        match by {
            ark_engine::By::Move => Self::Move,
            ark_engine::By::Teleport => Self::Teleport,
            ark_engine::By::TeleportAny => Self::TeleportAny,
            ark_engine::By::Jump => Self::Jump,
        }
    }
}

impl From<By> for ark_engine::By {
    fn from(by: By) -> Self {
        match by {
            By::Move => Self::Move,
            By::Teleport => Self::Teleport,
            By::TeleportAny => Self::TeleportAny,
            By::Jump => Self::Jump,
        }
    }
}
