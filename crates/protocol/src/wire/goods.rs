//! Resources and amounts of them.

use serde::{Deserialize, Serialize};

/// A kind of resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    Dilitium,
    Osvite,
    Biotics,
    Titanium,
    Metamorphite,
}

impl From<ark_ids::Resource> for Resource {
    fn from(kind: ark_ids::Resource) -> Self {
        match kind {
            ark_ids::Resource::Dilitium => Self::Dilitium,
            ark_ids::Resource::Osvite => Self::Osvite,
            ark_ids::Resource::Biotics => Self::Biotics,
            ark_ids::Resource::Titanium => Self::Titanium,
            ark_ids::Resource::Metamorphite => Self::Metamorphite,
        }
    }
}

impl From<Resource> for ark_ids::Resource {
    fn from(kind: Resource) -> Self {
        match kind {
            Resource::Dilitium => Self::Dilitium,
            Resource::Osvite => Self::Osvite,
            Resource::Biotics => Self::Biotics,
            Resource::Titanium => Self::Titanium,
            Resource::Metamorphite => Self::Metamorphite,
        }
    }
}

/// So many of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Goods {
    pub kind: Resource,
    pub amount: u8,
}

/// The supply of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Resources {
    pub dilitium: u16,
    pub osvite: u16,
    pub biotics: u16,
    pub titanium: u16,
    pub metamorphite: u16,
}

impl From<ark_ids::Resources> for Resources {
    fn from(supply: ark_ids::Resources) -> Self {
        let [dilitium, osvite, biotics, titanium, metamorphite] = supply.0;
        Self {
            dilitium,
            osvite,
            biotics,
            titanium,
            metamorphite,
        }
    }
}
