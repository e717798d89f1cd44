//! A game that is over, looked back at: chances, turning points, luck. All numbers are
//! thousandths of a whole chance.

use serde::{Deserialize, Serialize};

use super::{Advice, Seq};
use crate::wire::Seat;

/// How far the analysis of a game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum AnalysisState {
    /// Nobody has asked for it, or it was broken off: ask.
    None,
    /// So many of all positions are done; ask again in a second.
    Running { done: u32, total: u32 },
    Done {
        #[serde(flatten)]
        analysis: Analysis,
    },
}

/// A game that is over, looked back at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Analysis {
    /// From the start on, one point for each row that counts.
    pub points: Vec<AnalysisPoint>,
    /// In the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// By seat: what chance gave and took.
    pub luck: Vec<i16>,
    /// By seat: what its own decisions gave and took.
    pub decisions: Vec<i16>,
}

/// The chances after a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisPoint {
    /// 0 is the start.
    pub seq: Seq,
    /// By seat: how likely it wins.
    pub chances: Vec<u16>,
}

/// A row that changed much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurningPoint {
    pub seq: Seq,
    /// Who decided; none if it was chance.
    pub by: Option<Seat>,
    /// The one who decided, else the one whose chances changed most.
    pub seat: Seat,
    /// How its chances changed.
    pub change: i16,
    /// What was done, or happened.
    pub text: String,
    /// What would have been better, for a decision that cost its seat chances: as far as
    /// its player could know then.
    pub better: Option<Advice>,
}
