//! What other nodes wrote.

use ark_protocol::message::Seq;
use sqlx::postgres::PgListener;

use super::{Pool, Store, Stored};

/// Something was written to a game, perhaps by this node itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    pub game: String,
    /// The row that was added; 0 if it was a chair.
    pub seq: Seq,
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
    /// The next news. Connects again if the line breaks.
    pub async fn next(&mut self) -> Stored<News> {
        loop {
            let told = self.0.recv().await?;
            if let Some((game, seq)) = told.payload().split_once(' ')
                && let Ok(seq) = seq.parse()
            {
                let game = game.to_owned();
                return Ok(News { game, seq });
            }
        }
    }
}
