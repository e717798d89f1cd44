//! The inputs of games: rows that are only ever added.

use ark_protocol::message::Seq;
use ark_protocol::{Reason, Seat};
use sqlx::Row as _;

use super::commit::Change;
use super::game::json;
use super::{Pool, Standing, Store, StoreError, Stored, reads};

/// What a row says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// An input in the notation of records.
    Input(String),
    /// Only the first `keep` inputs count, by the wish of a seat.
    Undo { by: Seat, keep: usize },
}

impl Body {
    pub(super) fn print(&self) -> String {
        match self {
            Self::Input(text) => text.clone(),
            Self::Undo { by, keep } => format!("! undo {keep} {by}"),
        }
    }

    pub(super) fn read(text: &str) -> Stored<Self> {
        let Some(words) = text.strip_prefix("! undo ") else {
            return Ok(Self::Input(text.to_owned()));
        };
        let read = words.split_once(' ').and_then(|(keep, by)| {
            let (keep, by) = (keep.parse().ok()?, by.parse().ok()?);
            Some(Self::Undo { by, keep })
        });
        read.ok_or_else(|| StoreError::Broken(text.to_owned()))
    }
}

/// A row of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub seq: Seq,
    pub body: Body,
    /// The hash of the state after it.
    pub hash: String,
    /// Who sent it and under which id, if a person did.
    pub act: Option<(String, String)>,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Why a bot decided so.
    pub reason: Option<Reason>,
}

impl Row {
    pub(super) fn print_reason(&self) -> Option<String> {
        let reason = self.reason.as_ref()?;
        Some(serde_json::to_string(reason).expect("a reason can be written"))
    }
}

/// Rows to be added, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    pub game: String,
    pub rows: Vec<Row>,
    pub standing: Standing,
    /// The head of the record, if these rows begin the game.
    pub header: Option<String>,
}

/// Adds a row of a game within a transaction.
macro_rules! add_row {
    ($tx:expr, $game:expr, $row:expr) => {{
        let (game, row): (&str, &$crate::store::Row) = ($game, $row);
        let (person, act) = row.act.clone().unzip();
        sqlx::query(
            "INSERT INTO inputs (game, seq, body, hash, person, act, at, reason) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(game)
        .bind(i64::from(row.seq))
        .bind(row.body.print())
        .bind(&row.hash)
        .bind(person)
        .bind(act)
        .bind(row.at)
        .bind(row.print_reason())
        .execute(&mut *$tx)
        .await
    }};
}
pub(super) use add_row;

/// Adds rows within a transaction, and says whether they were added. If not, the game has
/// gone on meanwhile, and what was done so far must be taken back.
macro_rules! add_rows {
    ($tx:expr, $append:expr) => {{
        let append: &$crate::store::Append = $append;
        let mut added = true;
        if let Some(header) = &append.header {
            let begin = "UPDATE games SET header = $2, status = 'running' \
                         WHERE id = $1 AND status = 'lobby'";
            let begin = sqlx::query(begin).bind(&append.game).bind(header);
            added = begin.execute(&mut *$tx).await?.rows_affected() > 0;
        }
        for row in &append.rows {
            if added {
                match $crate::store::input::add_row!($tx, &append.game, row) {
                    Err(error) if $crate::store::is_taken(&error) => added = false,
                    done => {
                        done?;
                    }
                }
            }
        }
        if added {
            let update = "UPDATE games SET status = $2, standing = $3, updated = $4 WHERE id = $1";
            sqlx::query(update)
                .bind(&append.game)
                .bind(append.standing.status())
                .bind(append.standing.print())
                .bind($crate::random::now())
                .execute(&mut *$tx)
                .await?;
        }
        added
    }};
}
pub(super) use add_rows;

impl Store {
    /// Adds rows. False, and nothing is changed, if the game has gone on meanwhile.
    pub async fn append(&self, append: Append) -> Stored<bool> {
        let pool = match &self.0 {
            Pool::Sqlite { commits, .. } => return commits.add(Change::Rows(append)).await,
            Pool::Postgres(pool) => pool,
        };
        let mut tx = pool.begin().await?;
        let added = add_rows!(tx, &append);
        if added {
            tx.commit().await?;
        } else {
            tx.rollback().await?;
        }
        Ok(added)
    }

    /// All rows of a game in their order.
    pub async fn rows(&self, game: &str) -> Stored<Vec<Row>> {
        let get = "SELECT seq, body, hash, person, act, at, reason FROM inputs \
                   WHERE game = $1 ORDER BY seq";
        let mut rows = Vec::new();
        reads!(self, pool => {
            for row in sqlx::query(get).bind(game).fetch_all(pool).await? {
                let person: Option<String> = row.try_get(3)?;
                let act: Option<String> = row.try_get(4)?;
                rows.push(Row {
                    seq: row.try_get::<i64, _>(0)? as Seq,
                    body: Body::read(row.try_get(1)?)?,
                    hash: row.try_get(2)?,
                    act: person.zip(act),
                    at: row.try_get(5)?,
                    reason: json(row.try_get(6)?)?,
                });
            }
        });
        Ok(rows)
    }
}
