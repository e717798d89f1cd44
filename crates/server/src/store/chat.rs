//! What people said at a table.

use sqlx::Row as _;

use super::{Store, Stored, with};
use crate::random;

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub name: String,
    pub text: String,
    pub at: i64,
}

impl Store {
    pub async fn say(&self, game: &str, said: &Said) -> Stored<()> {
        let put = "INSERT INTO chat (id, game, name, body, at) VALUES ($1, $2, $3, $4, $5)";
        with!(self, pool => {
            sqlx::query(put)
                .bind(random::id())
                .bind(game)
                .bind(&said.name)
                .bind(&said.text)
                .bind(said.at)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// The last things said, oldest first.
    pub async fn said(&self, game: &str, most: i64) -> Stored<Vec<Said>> {
        let get = "SELECT name, body, at FROM chat WHERE game = $1 ORDER BY at DESC, id LIMIT $2";
        let mut said = Vec::new();
        with!(self, pool => {
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
