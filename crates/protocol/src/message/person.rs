//! Who one is to the server.

use serde::{Deserialize, Serialize};

/// The person behind a cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    pub id: String,
    pub name: String,
    /// A secret that brings this person back on another device.
    pub recovery: String,
}

/// A new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rename {
    pub name: String,
}

/// Become the person with this secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recover {
    pub recovery: String,
}
