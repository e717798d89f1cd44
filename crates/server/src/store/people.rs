//! People.

use sqlx::Row as _;

use super::{Store, Stored, reads, writes};
use crate::random;

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
}

impl Store {
    pub async fn new_person(&self, name: &str) -> Stored<Person> {
        let id = random::id();
        let put = "INSERT INTO people (id, name, created) VALUES ($1, $2, $3)";
        writes!(self, pool => {
            sqlx::query(put).bind(&id).bind(name).bind(random::now()).execute(pool).await?;
        });
        let name = name.to_owned();
        Ok(Person { id, name })
    }

    pub async fn person(&self, id: &str) -> Stored<Option<Person>> {
        let get = "SELECT name FROM people WHERE id = $1";
        let name: Option<String> = reads!(self, pool => {
            match sqlx::query(get).bind(id).fetch_optional(pool).await? {
                Some(row) => Some(row.try_get(0)?),
                None => None,
            }
        });
        let id = id.to_owned();
        Ok(name.map(|name| Person { id, name }))
    }

    pub async fn rename(&self, id: &str, name: &str) -> Stored<()> {
        let put = "UPDATE people SET name = $2 WHERE id = $1";
        writes!(self, pool => {
            sqlx::query(put).bind(id).bind(name).execute(pool).await?;
        });
        Ok(())
    }

    /// Which of its links brings a person back.
    pub async fn recovery(&self, id: &str) -> Stored<Option<i64>> {
        let get = "SELECT recovery FROM people WHERE id = $1";
        Ok(reads!(self, pool => {
            match sqlx::query(get).bind(id).fetch_optional(pool).await? {
                Some(row) => Some(row.try_get(0)?),
                None => None,
            }
        }))
    }

    /// Makes all links of a person void but the next.
    pub async fn renew_recovery(&self, id: &str) -> Stored<i64> {
        let put = "UPDATE people SET recovery = recovery + 1 WHERE id = $1 RETURNING recovery";
        Ok(writes!(self, pool => {
            sqlx::query(put).bind(id).fetch_one(pool).await?.try_get(0)?
        }))
    }
}
