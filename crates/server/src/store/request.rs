//! What the table is asked to agree to. It waits in the store, so that it outlives
//! a restart and can be answered on any node.

use std::collections::BTreeSet;

use ark_protocol::Seat;
use ark_protocol::message::Seq;
use serde::{Deserialize, Serialize};

use super::{Store, Stored, writes};

/// What is wished for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// That only the first `keep` inputs count, by the wish of a seat.
    Undo { by: Seat, keep: usize },
    /// That a bot plays for this seat.
    StandIn { seat: Seat },
}

/// Somebody wishes for something that others must agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    pub id: u32,
    /// The position it was made in: in any other it is void.
    pub seq: Seq,
    pub wish: Wish,
    /// The name of who asks.
    pub name: String,
    /// The people who have not answered yet.
    pub open: BTreeSet<String>,
    /// How many of them must still agree.
    pub needed: usize,
}

impl Request {
    pub(super) fn print(&self) -> String {
        serde_json::to_string(self).expect("numbers and names can be written")
    }
}

impl Store {
    /// Puts a request in the place of another, or of none. False if what was there is
    /// no longer the one to be replaced.
    pub async fn replace_request(
        &self,
        game: &str,
        old: Option<&Request>,
        new: Option<&Request>,
    ) -> Stored<bool> {
        let put = "UPDATE games SET request = $2 \
                   WHERE id = $1 AND COALESCE(request, '') = $3";
        let old = old.map_or_else(String::new, Request::print);
        let new = new.map(Request::print);
        let done = writes!(self, pool => {
            sqlx::query(put).bind(game).bind(new).bind(old).execute(pool).await?.rows_affected()
        });
        Ok(done > 0)
    }
}
