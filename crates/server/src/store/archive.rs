//! Everything of a store, or some of its games, as lines of JSON: to keep, and to move
//! from one database to another.

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sqlx::{AssertSqlSafe, Row as _};

use super::game::json;
use super::{Body, Pool, Row, Store, StoreError, Stored, writes};

/// The version of the archive.
const FORMAT: u16 = 1;

/// A row of a table, column by column.
type Columns = Map<String, Value>;

/// A line of an archive.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Archived {
    /// The first line: the version.
    ArkArchive(u16),
    Setting(Columns),
    Person(Columns),
    Game(Box<ArchivedGame>),
}

/// A game with all that belongs to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ArchivedGame {
    game: Columns,
    chairs: Vec<Columns>,
    inputs: Vec<Columns>,
    chat: Vec<Columns>,
}

/// What became of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Imported {
    Added,
    /// It was there already.
    Known,
}

/// A table, and its columns; those with numbers are marked.
struct Table {
    name: &'static str,
    columns: &'static [&'static str],
}

const SETTINGS: Table = Table {
    name: "settings",
    columns: &["name", "value"],
};
const PEOPLE: Table = Table {
    name: "people",
    columns: &["id", "name", "#created", "#recovery"],
};
const GAMES: Table = Table {
    name: "games",
    columns: &[
        "id", "code", "creator", "setup", "seed", "#public", "status", "header", "standing",
        "#created", "#updated", "origin", "rematch", "request",
    ],
};
const CHAIRS: Table = Table {
    name: "chairs",
    columns: &["game", "#player", "kind", "person", "name", "stand_in"],
};
const INPUTS: Table = Table {
    name: "inputs",
    columns: &[
        "game", "#seq", "body", "hash", "person", "act", "#at", "reason",
    ],
};
const CHAT: Table = Table {
    name: "chat",
    columns: &["id", "game", "name", "body", "#at"],
};

impl Table {
    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().map(|c| c.trim_start_matches('#'))
    }

    /// Composed of our own words only.
    fn select(&self, which: &str) -> String {
        let names: Vec<_> = self.names().collect();
        format!("SELECT {} FROM {} {which}", names.join(", "), self.name)
    }

    fn insert(&self) -> String {
        let names: Vec<_> = self.names().collect();
        let values: Vec<_> = (1..=names.len()).map(|i| format!("${i}")).collect();
        format!(
            "INSERT INTO {} ({}) VALUES ({}) ON CONFLICT DO NOTHING",
            self.name,
            names.join(", "),
            values.join(", ")
        )
    }
}

/// The rows of a table for which the key fits.
macro_rules! rows {
    ($tx:expr, $table:expr, $which:expr, $key:expr) => {{
        let table: &Table = &$table;
        let query = sqlx::query(AssertSqlSafe(table.select($which))).bind($key);
        let mut rows = Vec::new();
        for row in query.fetch_all(&mut *$tx).await? {
            let mut columns = Columns::new();
            for (i, name) in table.columns.iter().enumerate() {
                let value = match name.strip_prefix('#') {
                    Some(_) => row.try_get::<Option<i64>, _>(i)?.into(),
                    None => row.try_get::<Option<String>, _>(i)?.into(),
                };
                columns.insert(name.trim_start_matches('#').to_owned(), value);
            }
            rows.push(columns);
        }
        rows
    }};
}

/// Adds a row unless its key is taken; how many were added.
macro_rules! put {
    ($tx:expr, $table:expr, $columns:expr) => {{
        let (table, columns): (&Table, &Columns) = (&$table, $columns);
        let mut query = sqlx::query(AssertSqlSafe(table.insert()));
        for name in table.columns {
            query = match name.strip_prefix('#') {
                Some(name) => query.bind(columns.get(name).and_then(Value::as_i64)),
                None => query.bind(columns.get(*name).and_then(Value::as_str)),
            };
        }
        query.execute(&mut *$tx).await?.rows_affected()
    }};
}

macro_rules! export_from {
    ($tx:expr, $games:expr, $tell:expr) => {{
        let games: Option<&[String]> = $games;
        let every = "WHERE $1 = ''";
        let mut people = None;
        let ids: Vec<String> = match games {
            Some(games) => games.to_vec(),
            None => {
                let all = rows!($tx, GAMES, "WHERE $1 = '' ORDER BY created, id", "");
                all.iter().filter_map(|game| text(game, "id")).collect()
            }
        };
        if games.is_none() {
            for setting in rows!($tx, SETTINGS, every, "") {
                $tell(Archived::Setting(setting))?;
            }
            for person in rows!($tx, PEOPLE, every, "") {
                $tell(Archived::Person(person))?;
            }
        } else {
            people = Some(BTreeSet::new());
        }
        for id in ids {
            let Some(game) = rows!($tx, GAMES, "WHERE id = $1", &id).pop() else {
                return Err(StoreError::Broken(format!("no game {id}")));
            };
            let chairs = rows!($tx, CHAIRS, "WHERE game = $1 ORDER BY player", &id);
            if let Some(told) = &mut people {
                let sitting = chairs.iter().filter_map(|chair| text(chair, "person"));
                for person in sitting.chain(text(&game, "creator")) {
                    if told.insert(person.clone()) {
                        for person in rows!($tx, PEOPLE, "WHERE id = $1", &person) {
                            $tell(Archived::Person(person))?;
                        }
                    }
                }
            }
            $tell(Archived::Game(Box::new(ArchivedGame {
                game,
                chairs,
                inputs: rows!($tx, INPUTS, "WHERE game = $1 ORDER BY seq", &id),
                chat: rows!($tx, CHAT, "WHERE game = $1 ORDER BY at, id", &id),
            })))?;
        }
    }};
}

impl Store {
    /// Tells these games, or everything, as it is at this moment, while others go on.
    pub async fn export(
        &self,
        games: Option<&[String]>,
        mut tell: impl FnMut(Archived) -> Stored<()>,
    ) -> Stored<()> {
        tell(Archived::ArkArchive(FORMAT))?;
        match &self.0 {
            Pool::Sqlite { read, .. } => {
                let mut tx = read.begin().await?;
                export_from!(tx, games, tell);
            }
            Pool::Postgres(pool) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                let mut tx = pool.begin_with(begin).await?;
                export_from!(tx, games, tell);
            }
        }
        Ok(())
    }

    /// Adds what a line tells, unless it is known.
    pub async fn import(&self, line: &Archived) -> Stored<Imported> {
        let added = match line {
            Archived::ArkArchive(FORMAT) => 0,
            Archived::ArkArchive(other) => {
                let text = format!("an archive of version {other}; this is {FORMAT}");
                return Err(StoreError::Broken(text));
            }
            Archived::Setting(setting) => writes!(self, pool => {
                let mut tx = pool.begin().await?;
                let added = put!(tx, SETTINGS, setting);
                tx.commit().await?;
                added
            }),
            Archived::Person(person) => writes!(self, pool => {
                let mut tx = pool.begin().await?;
                let added = put!(tx, PEOPLE, person);
                tx.commit().await?;
                added
            }),
            Archived::Game(game) => writes!(self, pool => {
                let mut tx = pool.begin().await?;
                let added = put!(tx, GAMES, &game.game);
                if added > 0 {
                    for (table, rows) in [(CHAIRS, &game.chairs), (INPUTS, &game.inputs), (CHAT, &game.chat)] {
                        for row in rows {
                            put!(tx, table, row);
                        }
                    }
                }
                tx.commit().await?;
                added
            }),
        };
        Ok(if added > 0 {
            Imported::Added
        } else {
            Imported::Known
        })
    }

    /// Writes everything, as it is at this moment, to a SQLite file of its own, which a
    /// server can be started with.
    pub async fn backup(&self, file: &Path) -> Stored<()> {
        if file.exists() {
            let text = format!("{} is there already", file.display());
            return Err(StoreError::Broken(text));
        }
        match &self.0 {
            Pool::Sqlite { read, .. } => {
                let path = file.display().to_string();
                sqlx::query("VACUUM INTO $1")
                    .bind(path)
                    .execute(read)
                    .await?;
            }
            Pool::Postgres(_) => {
                let mut lines = Vec::new();
                self.export(None, |line| {
                    lines.push(line);
                    Ok(())
                })
                .await?;
                let copy = Self::open(&format!("sqlite:{}", file.display()), 2).await?;
                for line in &lines {
                    copy.import(line).await?;
                }
                copy.close().await;
            }
        }
        Ok(())
    }
}

impl ArchivedGame {
    /// The columns of the game itself that prove it.
    pub fn column(&self, name: &str) -> Option<String> {
        text(&self.game, name)
    }

    /// The rows of the game.
    pub fn rows(&self) -> Stored<Vec<Row>> {
        let row = |columns: &Columns| {
            let number = |name| columns.get(name).and_then(Value::as_i64);
            let broken = || StoreError::Broken("an input of the archive".to_owned());
            Ok(Row {
                seq: number("seq").ok_or_else(broken)? as u32,
                body: Body::read(&text(columns, "body").ok_or_else(broken)?)?,
                hash: text(columns, "hash").ok_or_else(broken)?,
                act: text(columns, "person").zip(text(columns, "act")),
                at: number("at").unwrap_or(0),
                reason: json(text(columns, "reason"))?,
            })
        };
        self.inputs.iter().map(row).collect()
    }
}

fn text(columns: &Columns, name: &str) -> Option<String> {
    columns.get(name)?.as_str().map(str::to_owned)
}
