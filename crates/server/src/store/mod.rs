//! The one store of everything, in SQLite or PostgreSQL.
//!
//! The inputs of a game are rows that are only ever added; the key on game and
//! sequence decides between two who want to add at once.

mod chat;
mod game;
mod input;
mod news;
mod people;

pub use chat::Said;
pub use game::{ChairRow, GameRow, NewGame, Setup, Standing};
pub use input::{Append, Body, Row};
pub use news::{Listener, News};
pub use people::Person;

use std::str::FromStr;
use std::time::Duration;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgPoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

/// Why the store did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database refused: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("{0:?} is no address of a database: sqlite:FILE or postgres://…")]
    Address(String),
    #[error("what the database holds cannot be read: {0}")]
    Broken(String),
}

pub type Stored<T> = Result<T, StoreError>;

#[derive(Clone, Debug)]
enum Pool {
    Sqlite(sqlx::SqlitePool),
    Postgres(sqlx::PgPool),
}

/// The one store of everything.
#[derive(Clone, Debug)]
pub struct Store(Pool);

/// Does the same with either database: both understand the same words here.
macro_rules! with {
    ($store:expr, $pool:ident => $do:expr) => {
        match &$store.0 {
            $crate::store::Pool::Sqlite($pool) => $do,
            $crate::store::Pool::Postgres($pool) => $do,
        }
    };
}
pub(crate) use with;

impl Store {
    /// Opens the database at this address and brings its tables up to date.
    pub async fn open(address: &str) -> Stored<Self> {
        if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            let pool = PgPoolOptions::new()
                .max_connections(8)
                .connect(address)
                .await?;
            let texts = [
                (1, include_str!("../../migrations/postgres/0001_begin.sql")),
                (2, include_str!("../../migrations/postgres/0002_news.sql")),
            ];
            migrator(texts).run(&pool).await?;
            return Ok(Self(Pool::Postgres(pool)));
        }
        if !address.starts_with("sqlite:") {
            return Err(StoreError::Address(address.to_owned()));
        }
        // A move is acknowledged when it is durable: every commit reaches the disk.
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options)
            .await?;
        let texts = [(1, include_str!("../../migrations/sqlite/0001_begin.sql"))];
        migrator(texts).run(&pool).await?;
        Ok(Self(Pool::Sqlite(pool)))
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Stored<()> {
        with!(self, pool => sqlx::query("SELECT 1").execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    pub async fn close(&self) {
        with!(self, pool => pool.close().await);
    }

    /// A setting that all nodes share: the given value if there is none yet.
    pub async fn setting(&self, name: &str, value: &str) -> Stored<String> {
        use sqlx::Row as _;
        let put = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let get = "SELECT value FROM settings WHERE name = $1";
        Ok(with!(self, pool => {
            sqlx::query(put).bind(name).bind(value).execute(pool).await?;
            sqlx::query(get).bind(name).fetch_one(pool).await?.try_get(0)?
        }))
    }
}

fn migrator<const N: usize>(texts: [(i64, &'static str); N]) -> Migrator {
    let migrations = texts.map(|(version, text)| {
        let kind = MigrationType::Simple;
        Migration::new(version, "ark".into(), kind, text.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.into())
}

/// Whether a row with this key was there already.
fn is_taken(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}
