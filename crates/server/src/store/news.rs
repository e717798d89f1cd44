//! What other nodes wrote.

use ark_protocol::message::Seq;
use sqlx::postgres::PgListener;

use super::{Pool, Store, Stored};

/// What was written to a game, perhaps by this node itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    Row(Seq),
    /// A chair was taken or freed, or the table is asked something.
    Changed,
    /// Somebody said something: the id of the line.
    Said(String),
}

/// Something was written to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    pub game: String,
    pub what: What,
}

impl News {
    fn read(text: &str) -> Option<Self> {
        let (game, what) = text.split_once(' ')?;
        let what = match what.strip_prefix("said ") {
            Some(id) => What::Said(id.to_owned()),
            None => match what.parse().ok()? {
                0 => What::Changed,
                seq => What::Row(seq),
            },
        };
        let game = game.to_owned();
        Some(Self { game, what })
    }
}

/// Listens to what is written to the database.
#[derive(Debug)]
pub struct Listener(PgListener);

impl Store {
    /// None for SQLite, whose file belongs to one server.
    pub async fn listen(&self) -> Stored<Option<Listener>> {
        let Pool::Postgres(pool) = &self.0 else {
            return Ok(None);
        };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen("ark").await?;
        Ok(Some(Listener(listener)))
    }
}

impl Listener {
    /// The next news. None if the line broke and was made anew: some may be lost.
    pub async fn next(&mut self) -> Stored<Option<News>> {
        loop {
            let Some(told) = self.0.try_recv().await? else {
                return Ok(None);
            };
            if let Some(news) = News::read(told.payload()) {
                return Ok(Some(news));
            }
        }
    }
}
