//! Games and who sits in them.

use ark_protocol::message::{Chair, GameList, SeatOrder, Seq, Status};
use ark_protocol::{Ending, Seat, Slug};
use serde::{Deserialize, Serialize};
use sqlx::Row as _;

use super::{Store, StoreError, Stored, with};
use crate::random;

/// What was asked for when a game was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub mode: Slug,
    pub layout: Option<Slug>,
    pub groups: Option<Vec<Slug>>,
    pub turn_limit: Option<u16>,
    pub seats: SeatOrder,
    /// The faction of each player, or none for a random one.
    pub factions: Vec<Option<Slug>>,
}

/// How a game stands, as far as lists tell it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    pub seq: Seq,
    pub turn: u16,
    /// Where each player sits, in the order of the header; empty before the game.
    pub seats: Vec<Seat>,
    /// The players whom the table waits for.
    pub waiting: Vec<u8>,
    pub ending: Option<Ending>,
}

impl Standing {
    pub(super) fn print(&self) -> String {
        serde_json::to_string(self).expect("numbers and names can be written")
    }

    pub(super) const fn status(&self) -> &'static str {
        if self.ending.is_some() {
            "over"
        } else {
            "running"
        }
    }
}

/// A chair of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChairRow {
    /// `human`, `open`, or the name of a bot.
    pub kind: String,
    pub person: Option<String>,
    pub name: String,
}

/// A game to be created.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    pub creator: &'a super::Person,
    pub setup: &'a Setup,
    pub chairs: &'a [Chair],
    pub public: bool,
}

/// A game with its chairs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    pub id: String,
    pub code: String,
    pub creator: String,
    pub setup: Setup,
    /// In hexadecimal.
    pub seed: String,
    pub public: bool,
    pub status: Status,
    pub header: Option<String>,
    pub standing: Standing,
    pub updated: i64,
    pub chairs: Vec<ChairRow>,
}

const COLUMNS: &str =
    "games.id, code, creator, setup, seed, public, status, header, standing, updated";

/// Reads a row of `COLUMNS`, without the chairs.
macro_rules! game_row {
    ($row:expr) => {{
        let row = $row;
        let broken = |error: serde_json::Error| StoreError::Broken(error.to_string());
        let status: String = row.try_get(6)?;
        GameRow {
            id: row.try_get(0)?,
            code: row.try_get(1)?,
            creator: row.try_get(2)?,
            setup: serde_json::from_str(row.try_get(3)?).map_err(broken)?,
            seed: row.try_get(4)?,
            public: row.try_get::<i64, _>(5)? != 0,
            status: match status.as_str() {
                "lobby" => Status::Lobby,
                "running" => Status::Running,
                "over" => Status::Over,
                _ => return Err(StoreError::Broken(status)),
            },
            header: row.try_get(7)?,
            standing: serde_json::from_str(row.try_get(8)?).map_err(broken)?,
            updated: row.try_get(9)?,
            chairs: Vec::new(),
        }
    }};
}

impl Store {
    pub async fn create(&self, new: &NewGame<'_>) -> Stored<String> {
        let put = "INSERT INTO games \
                   (id, code, creator, setup, seed, public, status, standing, created, updated) \
                   VALUES ($1, $2, $3, $4, $5, $6, 'lobby', $7, $8, $8)";
        let sit = "INSERT INTO chairs (game, player, kind, person, name) \
                   VALUES ($1, $2, $3, $4, $5)";
        let id = random::id();
        let setup = serde_json::to_string(new.setup).expect("a setup can be written");
        with!(self, pool => {
            let mut tx = pool.begin().await?;
            sqlx::query(put)
                .bind(&id)
                .bind(random::code())
                .bind(&new.creator.id)
                .bind(setup)
                .bind(random::hex(&random::bytes::<32>()))
                .bind(i64::from(new.public))
                .bind(Standing::default().print())
                .bind(random::now())
                .execute(&mut *tx)
                .await?;
            for (player, chair) in new.chairs.iter().enumerate() {
                let me = Some(new.creator.id.as_str());
                let (kind, person, name) = match chair {
                    Chair::Me { .. } => ("human", me, new.creator.name.as_str()),
                    Chair::HotSeat { name, .. } => ("human", me, name.as_str()),
                    Chair::Open { .. } => ("open", None, ""),
                    Chair::Bot { bot, .. } => (bot.as_str(), None, ""),
                };
                sqlx::query(sit)
                    .bind(&id)
                    .bind(player as i64)
                    .bind(kind)
                    .bind(person)
                    .bind(name)
                    .execute(&mut *tx)
                    .await?;
            }
            tx.commit().await?;
        });
        Ok(id)
    }

    pub async fn game(&self, id: &str) -> Stored<Option<GameRow>> {
        let get = format!("SELECT {COLUMNS} FROM games WHERE id = $1");
        let mut games = self.games_by(get, id).await?;
        Ok(games.pop())
    }

    pub async fn game_by_code(&self, code: &str) -> Stored<Option<GameRow>> {
        let get = format!("SELECT {COLUMNS} FROM games WHERE code = $1");
        let mut games = self.games_by(get, code).await?;
        Ok(games.pop())
    }

    pub async fn list(&self, list: GameList, person: &str) -> Stored<Vec<GameRow>> {
        let which = match list {
            GameList::Mine => "id IN (SELECT game FROM chairs WHERE person = $1)",
            GameList::Open => {
                "public = 1 AND status = 'lobby' AND $1 <> '' AND id IN \
                 (SELECT game FROM chairs WHERE kind = 'open' AND person IS NULL)"
            }
            GameList::Running => "public = 1 AND status = 'running' AND $1 <> ''",
        };
        let get =
            format!("SELECT {COLUMNS} FROM games WHERE {which} ORDER BY updated DESC LIMIT 100");
        self.games_by(get, person).await
    }

    async fn games_by(&self, get: String, key: &str) -> Stored<Vec<GameRow>> {
        let mut games: Vec<GameRow> = Vec::new();
        // Composed above of our own words only.
        let get = sqlx::AssertSqlSafe(get);
        with!(self, pool => {
            for row in sqlx::query(get).bind(key).fetch_all(pool).await? {
                games.push(game_row!(row));
            }
        });
        for game in &mut games {
            game.chairs = self.chairs(&game.id).await?;
        }
        Ok(games)
    }

    async fn chairs(&self, game: &str) -> Stored<Vec<ChairRow>> {
        let get = "SELECT kind, person, name FROM chairs WHERE game = $1 ORDER BY player";
        let mut chairs = Vec::new();
        with!(self, pool => {
            for row in sqlx::query(get).bind(game).fetch_all(pool).await? {
                chairs.push(ChairRow {
                    kind: row.try_get(0)?,
                    person: row.try_get(1)?,
                    name: row.try_get(2)?,
                });
            }
        });
        Ok(chairs)
    }

    /// Takes the first free chair. False if there is none, or the game has begun.
    pub async fn join(&self, game: &str, person: &super::Person) -> Stored<bool> {
        let take = "UPDATE chairs SET person = $2, name = $3 \
                    WHERE game = $1 AND player = $4 AND person IS NULL AND kind = 'open' \
                    AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND status = 'lobby')";
        // Somebody else may take the chair that was seen free: then try the next.
        for (player, chair) in self.chairs(game).await?.iter().enumerate() {
            if chair.kind != "open" || chair.person.is_some() {
                continue;
            }
            let taken = with!(self, pool => {
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
        let freed = with!(self, pool => {
            sqlx::query(free).bind(game).bind(person).execute(pool).await?.rows_affected()
        });
        Ok(freed > 0)
    }
}
