//! Who sits in a game.

use sqlx::Row as _;

use super::commit::Change;
use super::{Person, Pool, Store, Stored, reads, writes};

pub(super) const HERE: &str = "UPDATE chairs SET here = $3 WHERE game = $1 AND person = $2";

/// A chair of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChairRow {
    /// `human`, `open`, or the name of a bot.
    pub kind: String,
    pub person: Option<String>,
    pub name: String,
    /// The bot that plays for the person, who is away.
    pub stand_in: Option<String>,
    /// Until when the person was here, or is taken to be, in milliseconds since 1970.
    pub here: Option<i64>,
}

impl ChairRow {
    /// A chair of this kind with nobody on it.
    pub fn empty(kind: &str) -> Self {
        Self {
            kind: kind.to_owned(),
            person: None,
            name: String::new(),
            stand_in: None,
            here: None,
        }
    }

    /// A chair of this kind with a person on it, under a name.
    pub fn of(kind: &str, person: &str, name: &str) -> Self {
        Self {
            person: Some(person.to_owned()),
            name: name.to_owned(),
            ..Self::empty(kind)
        }
    }

    /// Whether a bot sits here for itself.
    pub fn is_bot(&self) -> bool {
        !matches!(self.kind.as_str(), "human" | "open")
    }

    /// Whether somebody may still sit down here.
    pub fn is_free(&self) -> bool {
        self.kind == "open" && self.person.is_none()
    }
}

impl Store {
    pub(super) async fn chairs(&self, game: &str) -> Stored<Vec<ChairRow>> {
        let get = "SELECT kind, person, name, stand_in, here FROM chairs \
                   WHERE game = $1 ORDER BY player";
        let mut chairs = Vec::new();
        reads!(self, pool => {
            for row in sqlx::query(get).bind(game).fetch_all(pool).await? {
                chairs.push(ChairRow {
                    kind: row.try_get(0)?,
                    person: row.try_get(1)?,
                    name: row.try_get(2)?,
                    stand_in: row.try_get(3)?,
                    here: row.try_get(4)?,
                });
            }
        });
        Ok(chairs)
    }

    /// Takes the first free chair. False if there is none, or the game has begun.
    pub async fn join(&self, game: &str, person: &Person) -> Stored<bool> {
        let take = "UPDATE chairs SET person = $2, name = $3 \
                    WHERE game = $1 AND player = $4 AND person IS NULL AND kind = 'open' \
                    AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND status = 'lobby')";
        // Somebody else may take the chair that was seen free: then try the next.
        for (player, chair) in self.chairs(game).await?.iter().enumerate() {
            if !chair.is_free() {
                continue;
            }
            let taken = writes!(self, pool => {
                sqlx::query(take)
                    .bind(game)
                    .bind(&person.id)
                    .bind(&person.name)
                    .bind(player as i64)
                    .execute(pool)
                    .await?
                    .rows_affected()
            });
            if taken > 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Frees the chair of a person before the game. False if there was none.
    pub async fn leave(&self, game: &str, person: &str) -> Stored<bool> {
        let free = "UPDATE chairs SET person = NULL, name = '' \
                    WHERE game = $1 AND person = $2 AND kind = 'open' \
                    AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND status = 'lobby')";
        let freed = writes!(self, pool => {
            sqlx::query(free).bind(game).bind(person).execute(pool).await?.rows_affected()
        });
        Ok(freed > 0)
    }

    /// Notes until when a person is at a table.
    pub async fn note_here(&self, game: &str, person: &str, until: i64) -> Stored<()> {
        match &self.0 {
            Pool::Sqlite { commits, .. } => {
                let (game, person) = (game.to_owned(), person.to_owned());
                let here = Change::Here {
                    game,
                    person,
                    until,
                };
                commits.add(here).await.map(|_| ())
            }
            Pool::Postgres(pool) => {
                let here = sqlx::query(HERE).bind(game).bind(person).bind(until);
                here.execute(pool).await?;
                Ok(())
            }
        }
    }

    /// Lets a bot play for a person in a running game, or nobody any more. False if
    /// that changes nothing.
    pub async fn stand_in(&self, game: &str, person: &str, bot: Option<&str>) -> Stored<bool> {
        let put = "UPDATE chairs SET stand_in = $3 \
                   WHERE game = $1 AND person = $2 \
                   AND COALESCE(stand_in, '') <> COALESCE($3, '') \
                   AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND status = 'running')";
        let done = writes!(self, pool => {
            sqlx::query(put).bind(game).bind(person).bind(bot).execute(pool).await?.rows_affected()
        });
        Ok(done > 0)
    }
}
