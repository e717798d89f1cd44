//! Who one is to the server.

use serde::{Deserialize, Serialize};

/// The person behind a cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    pub id: String,
    pub name: String,
}

/// What brings a person back on another device. A new one makes the old one void.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recovery {
    pub recovery: String,
    /// A path on this server; the secret is behind `#`, so that it stays in the browser
    /// until it is used.
    pub link: String,
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
