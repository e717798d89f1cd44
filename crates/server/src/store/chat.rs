//! What people said at a table.

use sqlx::Row as _;

use super::{Store, Stored, reads, writes};
use crate::random;

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub name: String,
    pub text: String,
    pub at: i64,
}

impl Store {
    /// Keeps a line; returns its id.
    pub async fn say(&self, game: &str, said: &Said) -> Stored<String> {
        let put = "INSERT INTO chat (id, game, name, body, at) VALUES ($1, $2, $3, $4, $5)";
        let id = random::id();
        writes!(self, pool => {
            sqlx::query(put)
                .bind(&id)
                .bind(game)
                .bind(&said.name)
                .bind(&said.text)
                .bind(said.at)
                .execute(pool)
                .await?;
        });
        Ok(id)
    }

    /// The line with this id.
    pub async fn line(&self, id: &str) -> Stored<Option<Said>> {
        let get = "SELECT name, body, at FROM chat WHERE id = $1";
        Ok(reads!(self, pool => {
            match sqlx::query(get).bind(id).fetch_optional(pool).await? {
                Some(row) => Some(Said {
                    name: row.try_get(0)?,
                    text: row.try_get(1)?,
                    at: row.try_get(2)?,
                }),
                None => None,
            }
        }))
    }

    /// The last things said, oldest first.
    pub async fn said(&self, game: &str, most: i64) -> Stored<Vec<Said>> {
        let get = "SELECT name, body, at FROM chat WHERE game = $1 ORDER BY at DESC, id LIMIT $2";
        let mut said = Vec::new();
        reads!(self, pool => {
            for row in sqlx::query(get).bind(game).bind(most).fetch_all(pool).await? {
                said.push(Said {
                    name: row.try_get(0)?,
                    text: row.try_get(1)?,
                    at: row.try_get(2)?,
                });
            }
        });
        said.reverse();
        Ok(said)
    }
}
