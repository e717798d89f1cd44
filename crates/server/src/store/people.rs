//! People.

use sqlx::Row as _;

use super::{Store, Stored, with};
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
        with!(self, pool => {
            sqlx::query(put).bind(&id).bind(name).bind(random::now()).execute(pool).await?;
        });
        let name = name.to_owned();
        Ok(Person { id, name })
    }

    pub async fn person(&self, id: &str) -> Stored<Option<Person>> {
        let get = "SELECT name FROM people WHERE id = $1";
        let name: Option<String> = with!(self, pool => {
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
        with!(self, pool => {
            sqlx::query(put).bind(id).bind(name).execute(pool).await?;
        });
        Ok(())
    }
}
