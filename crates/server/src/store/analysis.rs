//! How games that are over went: worked out once, on one node at a time.

use ark_protocol::{Action, Reason, Seat};
use serde::{Deserialize, Serialize};
use sqlx::Row as _;

use super::{Store, StoreError, Stored, reads, writes};
use crate::random;

/// After so many milliseconds without a word the node that looked has fallen over.
const SILENT: i64 = 30_000;

/// What was found out, without sentences. Numbers are thousandths of a whole chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Findings {
    /// The chances by seat: at the start, and after each input.
    pub points: Vec<Vec<u16>>,
    pub turning_points: Vec<Turn>,
    pub luck: Vec<i16>,
    pub decisions: Vec<i16>,
}

/// An input that changed much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Its index.
    pub input: usize,
    pub by: Option<Seat>,
    pub seat: Seat,
    pub change: i16,
    pub better: Option<(Action, Option<Reason>)>,
}

/// How far an analysis is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisRow {
    Running { done: u32, total: u32 },
    Done(Findings),
}

impl Store {
    /// How far the analysis of a game is. None if nobody is at it.
    pub async fn analysis(&self, game: &str) -> Stored<Option<AnalysisRow>> {
        let get = "SELECT done, total, beat, body FROM analyses WHERE game = $1";
        let found: Option<(i64, i64, i64, Option<String>)> = reads!(self, pool => {
            let row = sqlx::query(get).bind(game).fetch_optional(pool).await?;
            match row {
                Some(row) => Some((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?)),
                None => None,
            }
        });
        Ok(match found {
            Some((.., Some(body))) => {
                let findings = serde_json::from_str(&body);
                let broken = |error: serde_json::Error| StoreError::Broken(error.to_string());
                Some(AnalysisRow::Done(findings.map_err(broken)?))
            }
            Some((done, total, beat, None)) if beat >= random::now() - SILENT => {
                let (done, total) = (done as u32, total as u32);
                Some(AnalysisRow::Running { done, total })
            }
            _ => None,
        })
    }

    /// Takes the analysis of a game upon oneself. False if it is done, or another is at it.
    pub async fn begin_analysis(&self, game: &str, total: u32) -> Stored<bool> {
        let put = "INSERT INTO analyses (game, done, total, beat) VALUES ($1, 0, $2, $3) \
                   ON CONFLICT (game) DO UPDATE SET done = 0, total = $2, beat = $3 \
                   WHERE analyses.body IS NULL AND analyses.beat < $4";
        let now = random::now();
        let taken = writes!(self, pool => {
            sqlx::query(put)
                .bind(game)
                .bind(i64::from(total))
                .bind(now)
                .bind(now - SILENT)
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(taken > 0)
    }

    /// Says that one is still at it, and how far.
    pub async fn go_on_with_analysis(&self, game: &str, done: u32) -> Stored<()> {
        let put = "UPDATE analyses SET done = $2, beat = $3 WHERE game = $1 AND body IS NULL";
        writes!(self, pool => {
            sqlx::query(put)
                .bind(game)
                .bind(i64::from(done))
                .bind(random::now())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Keeps what was found out; none leaves the analysis to whoever asks next.
    pub async fn end_analysis(&self, game: &str, findings: Option<&Findings>) -> Stored<()> {
        let keep = "UPDATE analyses SET body = $2 WHERE game = $1";
        let drop = "DELETE FROM analyses WHERE game = $1 AND body IS NULL";
        let body = findings.map(|f| serde_json::to_string(f).expect("it can be written"));
        writes!(self, pool => match body {
            Some(body) => sqlx::query(keep).bind(game).bind(body).execute(pool).await.map(|_| ())?,
            None => sqlx::query(drop).bind(game).execute(pool).await.map(|_| ())?,
        });
        Ok(())
    }
}
