//! Commits of a SQLite file. A commit waits for the disk, so what many games want to add
//! meanwhile goes into the next one together.

use std::fmt::Write as _;

use sqlx::{AssertSqlSafe, Executor as _, Sqlite, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::input::add_rows;
use super::{Append, StoreError, Stored, is_taken};
use crate::random;

/// How many appends wait before those who add more have to.
const WAITING: usize = 1024;
/// How many are committed together.
const TOGETHER: usize = 128;

struct Wish {
    append: Append,
    answer: oneshot::Sender<Stored<bool>>,
}

/// Appends on their way to the disk.
#[derive(Clone, Debug)]
pub(super) struct Queue(mpsc::Sender<Wish>);

impl Queue {
    pub(super) fn new(pool: SqlitePool) -> Self {
        let (sender, mut wishes) = mpsc::channel(WAITING);
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while wishes.recv_many(&mut batch, TOGETHER).await > 0 {
                commit(&pool, &mut batch).await;
            }
        });
        Self(sender)
    }

    pub(super) async fn append(&self, append: Append) -> Stored<bool> {
        let closed = || StoreError::Database(sqlx::Error::PoolClosed);
        let (answer, told) = oneshot::channel();
        let wish = Wish { append, answer };
        self.0.send(wish).await.map_err(|_| closed())?;
        told.await.map_err(|_| closed())?
    }
}

/// Commits all together. If that fails, each is tried alone, so that nobody suffers from
/// somebody else's fault.
async fn commit(pool: &SqlitePool, batch: &mut Vec<Wish>) {
    let together = add(pool, batch).await;
    if let Ok(done) = together {
        for (wish, added) in batch.drain(..).zip(done) {
            // Who asked may have gone.
            let _ = wish.answer.send(Ok(added));
        }
        return;
    }
    for wish in batch.drain(..) {
        let alone = add(pool, std::slice::from_ref(&wish)).await;
        let _ = wish.answer.send(alone.map(|done| done[0]));
    }
}

async fn add(pool: &SqlitePool, batch: &[Wish]) -> Stored<Vec<bool>> {
    let mut tx = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(batch.len());
    for Wish { append, .. } in batch {
        done.push(match append.header {
            None => add_one(&mut tx, append).await?,
            Some(_) => begin_one(&mut tx, append).await?,
        });
    }
    tx.commit().await?;
    Ok(done)
}

type Tx<'t> = sqlx::Transaction<'t, Sqlite>;

/// Adds rows in one go: each trip to the thread of the connection takes its time. A row
/// that is there already takes the whole statement back, and no more.
async fn add_one(tx: &mut Tx<'_>, append: &Append) -> Stored<bool> {
    let mut text =
        String::from("INSERT INTO inputs (game, seq, body, hash, person, act, at, reason) VALUES ");
    for (i, _) in append.rows.iter().enumerate() {
        let n = 5 + 7 * i;
        let comma = if i == 0 { "" } else { ", " };
        let _ = write!(
            text,
            "{comma}($1, ${}, ${}, ${}, ${}, ${}, ${}, ${})",
            n,
            n + 1,
            n + 2,
            n + 3,
            n + 4,
            n + 5,
            n + 6
        );
    }
    text.push_str("; UPDATE games SET status = $2, standing = $3, updated = $4 WHERE id = $1");
    // Composed above of our own words only.
    let mut query = sqlx::query(AssertSqlSafe(text))
        .bind(&append.game)
        .bind(append.standing.status())
        .bind(append.standing.print())
        .bind(random::now());
    for row in &append.rows {
        let (person, act) = row.act.clone().unzip();
        query = query
            .bind(i64::from(row.seq))
            .bind(row.body.print())
            .bind(&row.hash)
            .bind(person)
            .bind(act)
            .bind(row.at)
            .bind(row.print_reason());
    }
    match query.execute(&mut **tx).await {
        Err(error) if is_taken(&error) => Ok(false),
        done => Ok(done.map(|_| true)?),
    }
}

/// Begins a game: what was done so far is taken back if somebody else was faster.
async fn begin_one(tx: &mut Tx<'_>, append: &Append) -> Stored<bool> {
    tx.execute("SAVEPOINT one").await?;
    let added = add_rows!(*tx, append);
    if !added {
        tx.execute("ROLLBACK TO one").await?;
    }
    tx.execute("RELEASE one").await?;
    Ok(added)
}
