//! The one store of everything, in SQLite or PostgreSQL.
//!
//! The inputs of a game are rows that are only ever added; the key on game and
//! sequence decides between two who want to add at once.

mod analysis;
mod archive;
mod chairs;
mod chat;
mod commit;
mod game;
mod input;
mod news;
mod people;
mod request;

pub use analysis::{AnalysisRow, Findings, Turn};
pub use archive::{Archived, ArchivedGame, Imported};
pub use chairs::ChairRow;
pub use chat::Said;
pub use game::{Begun, GameRow, NewGame, Setup, Standing};
pub use input::{Append, Body, Row};
pub use news::{Listener, News, What};
pub use people::Person;
pub use request::{Request, Wish};

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
    /// One connection writes, so that writers queue here in their order instead of
    /// knocking at a locked file.
    Sqlite {
        read: sqlx::SqlitePool,
        write: sqlx::SqlitePool,
        copy: sqlx::SqlitePool,
        commits: commit::Queue,
    },
    Postgres(sqlx::PgPool),
}

/// The one store of everything.
#[derive(Clone, Debug)]
pub struct Store(Pool);

/// Reads alike from either database: both understand the same words here.
macro_rules! reads {
    ($store:expr, $pool:ident => $do:expr) => {
        match &$store.0 {
            $crate::store::Pool::Sqlite { read: $pool, .. } => $do,
            $crate::store::Pool::Postgres($pool) => $do,
        }
    };
}
pub(crate) use reads;

/// Writes alike to either database.
macro_rules! writes {
    ($store:expr, $pool:ident => $do:expr) => {
        match &$store.0 {
            $crate::store::Pool::Sqlite { write: $pool, .. } => $do,
            $crate::store::Pool::Postgres($pool) => $do,
        }
    };
}
pub(crate) use writes;

impl Store {
    /// Opens the database at this address, with at most so many connections to read
    /// with, and brings its tables up to date.
    pub async fn open(address: &str, connections: u32) -> Stored<Self> {
        let connections = connections.max(2);
        if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            // One of them listens to the other nodes.
            let pool = PgPoolOptions::new()
                .max_connections(connections + 1)
                .connect(address)
                .await?;
            let texts = [
                (1, include_str!("../../migrations/postgres/0001_begin.sql")),
                (2, include_str!("../../migrations/postgres/0002_news.sql")),
                (3, include_str!("../../migrations/postgres/0003_again.sql")),
                (
                    4,
                    include_str!("../../migrations/postgres/0004_reasons.sql"),
                ),
                (5, include_str!("../../migrations/postgres/0005_here.sql")),
            ];
            migrator(texts).run(&pool).await?;
            return Ok(Self(Pool::Postgres(pool)));
        }
        if !address.starts_with("sqlite:") {
            return Err(StoreError::Address(address.to_owned()));
        }
        // A move is acknowledged when it is durable: every commit reaches the disk. The log is
        // copied beside the commits.
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", commit::LONG)
            .busy_timeout(Duration::from_secs(10));
        let open = |most| {
            let options = options.clone();
            SqlitePoolOptions::new()
                .max_connections(most)
                .connect_with(options)
        };
        let write = open(1).await?;
        let texts = [
            (1, include_str!("../../migrations/sqlite/0001_begin.sql")),
            (2, include_str!("../../migrations/sqlite/0002_again.sql")),
            (3, include_str!("../../migrations/sqlite/0003_reasons.sql")),
            (4, include_str!("../../migrations/sqlite/0004_here.sql")),
        ];
        migrator(texts).run(&write).await?;
        let read = open(connections).await?;
        let copy = open(1).await?;
        let commits = commit::Queue::new(write.clone(), copy.clone());
        Ok(Self(Pool::Sqlite {
            read,
            write,
            copy,
            commits,
        }))
    }

    /// Whether other nodes may use it too.
    pub const fn is_shared(&self) -> bool {
        matches!(self.0, Pool::Postgres(_))
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Stored<()> {
        reads!(self, pool => sqlx::query("SELECT 1").execute(pool).await.map(|_| ()))?;
        Ok(())
    }

    pub async fn close(&self) {
        match &self.0 {
            Pool::Sqlite {
                read, write, copy, ..
            } => {
                read.close().await;
                copy.close().await;
                write.close().await;
            }
            Pool::Postgres(pool) => pool.close().await,
        }
    }

    /// A setting that all nodes share: the given value if there is none yet.
    pub async fn setting(&self, name: &str, value: &str) -> Stored<String> {
        use sqlx::Row as _;
        let put = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let get = "SELECT value FROM settings WHERE name = $1";
        Ok(writes!(self, pool => {
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
