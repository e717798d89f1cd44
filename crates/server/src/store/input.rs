//! The inputs of games: rows that are only ever added.

use ark_protocol::Seat;
use ark_protocol::message::Seq;
use sqlx::Row as _;

use super::{Standing, Store, StoreError, Stored, is_taken, with};
use crate::random;

/// What a row says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// An input in the notation of records.
    Input(String),
    /// Only the first `keep` inputs count, by the wish of a seat.
    Undo { by: Seat, keep: usize },
}

impl Body {
    fn print(&self) -> String {
        match self {
            Self::Input(text) => text.clone(),
            Self::Undo { by, keep } => format!("! undo {keep} {by}"),
        }
    }

    fn read(text: &str) -> Stored<Self> {
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
}

/// Rows to be added, all or none.
#[derive(Clone, Debug)]
pub struct Append<'a> {
    pub game: &'a str,
    pub rows: &'a [Row],
    pub standing: &'a Standing,
    /// The head of the record, if these rows begin the game.
    pub header: Option<&'a str>,
}

impl Store {
    /// Adds rows. False, and nothing is changed, if the game has gone on meanwhile.
    pub async fn append(&self, append: &Append<'_>) -> Stored<bool> {
        let put = "INSERT INTO inputs (game, seq, body, hash, person, act, at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let begin = "UPDATE games SET header = $2, status = 'running' \
                     WHERE id = $1 AND status = 'lobby'";
        let update = "UPDATE games SET status = $2, standing = $3, updated = $4 WHERE id = $1";
        let now = random::now();
        let game = append.game;
        let standing = append.standing.print();
        with!(self, pool => {
            let mut tx = pool.begin().await?;
            if let Some(header) = append.header {
                let done = sqlx::query(begin).bind(game).bind(header).execute(&mut *tx).await?;
                if done.rows_affected() == 0 {
                    return Ok(false);
                }
            }
            for row in append.rows {
                let (person, act) = row.act.clone().unzip();
                let done = sqlx::query(put)
                    .bind(game)
                    .bind(i64::from(row.seq))
                    .bind(row.body.print())
                    .bind(&row.hash)
                    .bind(person)
                    .bind(act)
                    .bind(now)
                    .execute(&mut *tx)
                    .await;
                match done {
                    Err(error) if is_taken(&error) => return Ok(false),
                    done => done?,
                };
            }
            sqlx::query(update)
                .bind(game)
                .bind(append.standing.status())
                .bind(standing)
                .bind(now)
                .execute(&mut *tx)
                .await?;
            tx.commit().await?;
        });
        Ok(true)
    }

    /// All rows of a game in their order.
    pub async fn rows(&self, game: &str) -> Stored<Vec<Row>> {
        let get = "SELECT seq, body, hash, person, act FROM inputs WHERE game = $1 ORDER BY seq";
        let mut rows = Vec::new();
        with!(self, pool => {
            for row in sqlx::query(get).bind(game).fetch_all(pool).await? {
                let person: Option<String> = row.try_get(3)?;
                let act: Option<String> = row.try_get(4)?;
                rows.push(Row {
                    seq: row.try_get::<i64, _>(0)? as Seq,
                    body: Body::read(row.try_get(1)?)?,
                    hash: row.try_get(2)?,
                    act: person.zip(act),
                });
            }
        });
        Ok(rows)
    }
}
