//! Commits of a SQLite file. A commit waits for the disk, so what many games want to add
//! meanwhile goes into the next one together.
//!
//! What is committed stands in the log of the database until it is copied to its place.
//! That waits for the disk too, but no move has to: a connection of its own copies.

use std::fmt::Write as _;
use std::time::Duration;

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments as _, AssertSqlSafe, Executor as _, Sqlite, SqlitePool};
use tokio::sync::{mpsc, oneshot, watch};

use super::chairs::HERE;
use super::input::add_rows;
use super::{Append, StoreError, Stored};
use crate::random;

/// How many changes wait before those who add more have to.
const WAITING: usize = 1024;
/// How many are committed together.
const TOGETHER: usize = 128;
/// How often the log is copied while there is something to copy.
const COPY: Duration = Duration::from_millis(500);
/// How many pages the log may have before a commit copies what is left of it, so that it
/// begins anew. Almost all is copied then, and nobody waits long.
pub(super) const LONG: &str = "16384";

/// Something to be written.
pub(super) enum Change {
    Rows(Append),
    /// Until when a person is at a table.
    Here {
        game: String,
        person: String,
        until: i64,
    },
}

struct Wish {
    change: Change,
    answer: oneshot::Sender<Stored<bool>>,
}

impl Wish {
    /// Whether a game begins by it, which only one can do.
    const fn begins(&self) -> bool {
        matches!(&self.change, Change::Rows(append) if append.header.is_some())
    }
}

/// Changes on their way to the disk.
#[derive(Clone, Debug)]
pub(super) struct Queue(mpsc::Sender<Wish>);

impl Queue {
    /// `write` is the one connection that writes, `copy` the one that copies the log.
    pub(super) fn new(write: SqlitePool, copy: SqlitePool) -> Self {
        let (sender, mut wishes) = mpsc::channel(WAITING);
        let (written, told) = watch::channel(());
        tokio::spawn(copy_log(copy, told));
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while wishes.recv_many(&mut batch, TOGETHER).await > 0 {
                commit(&write, &mut batch).await;
                written.send_replace(());
            }
        });
        Self(sender)
    }

    /// Answers when it is durable: false if the game has gone on meanwhile.
    pub(super) async fn add(&self, change: Change) -> Stored<bool> {
        let closed = || StoreError::Database(sqlx::Error::PoolClosed);
        let (answer, told) = oneshot::channel();
        let wish = Wish { change, answer };
        self.0.send(wish).await.map_err(|_| closed())?;
        told.await.map_err(|_| closed())?
    }
}

/// Copies what was committed from the log to its place, as long as commits come.
async fn copy_log(copy: SqlitePool, mut written: watch::Receiver<()>) {
    while written.changed().await.is_ok() {
        let copied = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&copy);
        match copied.await {
            Ok(_) => {}
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "the log of the database cannot be copied"),
        }
        tokio::time::sleep(COPY).await;
    }
}

/// Commits all together. If that fails, each is tried alone, so that nobody suffers from
/// somebody else's fault.
async fn commit(pool: &SqlitePool, batch: &mut Vec<Wish>) {
    let (begins, others): (Vec<_>, Vec<_>) = batch.drain(..).partition(Wish::begins);
    let begun = add_one_by_one(pool, &begins).await;
    answer(pool, begins, begun).await;
    let added = add_at_once(pool, &others).await;
    let added = added.map(|()| vec![true; others.len()]);
    answer(pool, others, added).await;
}

async fn answer(pool: &SqlitePool, wishes: Vec<Wish>, together: Stored<Vec<bool>>) {
    let mut done = together.ok().map(Vec::into_iter);
    for wish in wishes {
        let added = if let Some(added) = done.as_mut().and_then(Iterator::next) {
            Ok(added)
        } else {
            let alone = add_one_by_one(pool, std::slice::from_ref(&wish)).await;
            alone.map(|done| done[0])
        };
        // Who asked may have gone.
        let _ = wish.answer.send(added);
    }
}

/// Adds everything in one go: each trip to the thread of the connection takes its time.
/// Fails as a whole if one game has gone on meanwhile, which is rare.
async fn add_at_once(pool: &SqlitePool, batch: &[Wish]) -> Stored<()> {
    let mut script = Script::new();
    for Wish { change, .. } in batch {
        match change {
            Change::Rows(append) => script.append(append)?,
            Change::Here {
                game,
                person,
                until,
            } => script.here(game, person, *until)?,
        }
    }
    if script.count == 0 {
        return Ok(());
    }
    let mut connection = pool.acquire().await?;
    let text = format!("BEGIN IMMEDIATE; {} COMMIT", script.text);
    // Composed of our own words only, and hardly ever twice the same.
    let query = sqlx::query_with(AssertSqlSafe(text), script.values).persistent(false);
    if let Err(error) = query.execute(&mut *connection).await {
        // If it failed before it began, there is nothing to take back.
        let _ = connection.execute("ROLLBACK").await;
        return Err(error.into());
    }
    Ok(())
}

/// Adds wishes in one transaction, each for itself: what somebody else was faster with is
/// taken back, and no more.
async fn add_one_by_one(pool: &SqlitePool, batch: &[Wish]) -> Stored<Vec<bool>> {
    let mut done = Vec::new();
    if batch.is_empty() {
        return Ok(done);
    }
    let mut tx = pool.begin_with("BEGIN IMMEDIATE").await?;
    for Wish { change, .. } in batch {
        tx.execute("SAVEPOINT one").await?;
        let added = match change {
            Change::Rows(append) => add_rows!(tx, append),
            Change::Here {
                game,
                person,
                until,
            } => {
                let here = sqlx::query(HERE).bind(game).bind(person).bind(until);
                here.execute(&mut *tx).await?.rows_affected() > 0
            }
        };
        if !added {
            tx.execute("ROLLBACK TO one").await?;
        }
        tx.execute("RELEASE one").await?;
        done.push(added);
    }
    tx.commit().await?;
    Ok(done)
}

/// Statements that are said at once, and the values in them.
struct Script {
    text: String,
    values: SqliteArguments,
    count: usize,
}

impl Script {
    fn new() -> Self {
        Self {
            text: String::new(),
            values: SqliteArguments::default(),
            count: 0,
        }
    }

    fn bind<'v, T>(&mut self, value: T) -> Stored<String>
    where
        T: sqlx::Encode<'v, Sqlite> + sqlx::Type<Sqlite> + 'v,
    {
        let added = self.values.add(value);
        added.map_err(|error| StoreError::Broken(error.to_string()))?;
        self.count += 1;
        Ok(format!("${}", self.count))
    }

    fn say(&mut self, words: &str) {
        self.text.push_str(words);
        self.text.push(';');
    }

    fn here(&mut self, game: &str, person: &str, until: i64) -> Stored<()> {
        let (game, person) = (self.bind(game.to_owned())?, self.bind(person.to_owned())?);
        let until = self.bind(until)?;
        self.say(&format!(
            "UPDATE chairs SET here = {until} WHERE game = {game} AND person = {person}"
        ));
        Ok(())
    }

    fn append(&mut self, append: &Append) -> Stored<()> {
        let game = self.bind(append.game.clone())?;
        let mut words = String::from(
            "INSERT INTO inputs (game, seq, body, hash, person, act, at, reason) VALUES ",
        );
        for (i, row) in append.rows.iter().enumerate() {
            let (person, act) = row.act.clone().unzip();
            let values = [
                self.bind(i64::from(row.seq))?,
                self.bind(row.body.print())?,
                self.bind(row.hash.clone())?,
                self.bind(person)?,
                self.bind(act)?,
                self.bind(row.at)?,
                self.bind(row.print_reason())?,
            ];
            let comma = if i == 0 { "" } else { ", " };
            let _ = write!(words, "{comma}({game}, {})", values.join(", "));
        }
        self.say(&words);
        let status = self.bind(append.standing.status())?;
        let standing = self.bind(append.standing.print())?;
        let now = self.bind(random::now())?;
        self.say(&format!(
            "UPDATE games SET status = {status}, standing = {standing}, updated = {now} WHERE id = {game}"
        ));
        Ok(())
    }
}
