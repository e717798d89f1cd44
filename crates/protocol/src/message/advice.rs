//! What a bot would do, and why.

use serde::{Deserialize, Serialize};

use crate::reason::Reason;
use crate::wire::Action;

/// Why a bot does something: in facts, and in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Because {
    pub reason: Reason,
    pub text: String,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Advice {
    /// One of the options, verbatim.
    pub action: Action,
    /// What it says.
    pub text: String,
    /// None where it follows no plan.
    pub because: Option<Because>,
}
