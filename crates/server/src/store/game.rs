//! Games.

use ark_engine::Next;
use ark_protocol::message::{GameList, GameOrigin, SeatOrder, Seq, Status};
use ark_protocol::{Ending, Experience, Seat, Slug};
use ark_record::Journal;
use serde::{Deserialize, Serialize};
use sqlx::Row as _;

use super::input::add_row;
use super::{ChairRow, Request, Store, StoreError, Stored, reads, writes};
use crate::random;

/// What was asked for when a game was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub mode: Slug,
    #[serde(default)]
    pub variants: Vec<Slug>,
    /// How well each player knows the game, as far as it was said.
    #[serde(default)]
    pub levels: Vec<Experience>,
    #[serde(default)]
    pub dark_player: bool,
    #[serde(default)]
    pub more: u8,
    #[serde(default)]
    pub hard: bool,
    pub layout: Option<Slug>,
    pub groups: Option<Vec<Slug>>,
    pub turn_limit: Option<u16>,
    pub seats: SeatOrder,
    #[serde(default)]
    pub first: Option<Seat>,
    /// Whether players may ask for hints, if it was said.
    #[serde(default)]
    pub hints: Option<bool>,
    /// Whether only those who sit there see the game until it is over.
    #[serde(default)]
    pub closed: bool,
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
    pub fn of(journal: &Journal, seq: Seq) -> Self {
        let game = journal.game();
        let player = |seat: ark_ids::Seat| game.state.seat(seat).player;
        let seats = game.rules.players;
        let sits = |index: u8| seats.iter().find(|seat| player(*seat) == index);
        let (waiting, ending) = match game.next() {
            Next::Ask(seats, _) => (seats.iter().map(player).collect(), None),
            Next::Roll(_) => (Vec::new(), None),
            Next::Over(ending) => (Vec::new(), Some(ending.into())),
        };
        Self {
            seq,
            turn: game.state.seat(game.state.active).turns,
            seats: (0..seats.len() as u8)
                .filter_map(|index| sits(index).map(|seat| seat.0))
                .collect(),
            waiting,
            ending,
        }
    }

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

/// A game to be created.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    pub creator: &'a super::Person,
    pub setup: &'a Setup,
    pub chairs: &'a [ChairRow],
    pub public: bool,
    /// In hexadecimal.
    pub seed: &'a str,
    pub origin: Option<&'a GameOrigin>,
    /// What was played already, if it goes on from another game.
    pub begun: Option<Begun<'a>>,
}

/// How a game stands that is created in the middle.
#[derive(Clone, Copy, Debug)]
pub struct Begun<'a> {
    pub header: &'a str,
    pub rows: &'a [super::Row],
    pub standing: &'a Standing,
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
    pub origin: Option<GameOrigin>,
    /// The rematch of this game.
    pub rematch: Option<String>,
    pub request: Option<Request>,
    pub chairs: Vec<ChairRow>,
}

impl GameRow {
    /// Whether this person sits here.
    pub fn seats(&self, person: &str) -> bool {
        let mine = |chair: &ChairRow| chair.person.as_deref() == Some(person);
        self.chairs.iter().any(mine)
    }

    /// Whether this person may see the game.
    pub fn is_open_to(&self, person: &str) -> bool {
        !self.setup.closed || self.status != Status::Running || self.seats(person)
    }

    /// Whether players may ask for hints: as it was said, else who plays alone against
    /// bots, and nobody is at a disadvantage.
    pub fn hints(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| !chair.is_bot());
        self.setup.hints.unwrap_or(people.count() == 1)
    }
}

const COLUMNS: &str = "games.id, code, creator, setup, seed, public, status, header, standing, updated, \
     origin, rematch, request";

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
            origin: json(row.try_get(10)?)?,
            rematch: row.try_get(11)?,
            request: json(row.try_get(12)?)?,
            chairs: Vec::new(),
        }
    }};
}

/// Reads JSON where there is some.
pub(super) fn json<T: serde::de::DeserializeOwned>(text: Option<String>) -> Stored<Option<T>> {
    let read = text.map(|text| serde_json::from_str(&text)).transpose();
    read.map_err(|error| StoreError::Broken(error.to_string()))
}

impl Store {
    pub async fn create(&self, new: &NewGame<'_>) -> Stored<String> {
        let put = "INSERT INTO games (id, code, creator, setup, seed, public, status, header, \
                   standing, origin, created, updated) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)";
        let sit = "INSERT INTO chairs (game, player, kind, person, name) \
                   VALUES ($1, $2, $3, $4, $5)";
        let id = random::id();
        let setup = serde_json::to_string(new.setup).expect("a setup can be written");
        let json = |origin| serde_json::to_string(origin).expect("an origin can be written");
        let status = new.begun.map_or("lobby", |begun| begun.standing.status());
        let standing = new
            .begun
            .map(|begun| begun.standing.clone())
            .unwrap_or_default();
        writes!(self, pool => {
            let mut tx = pool.begin().await?;
            sqlx::query(put)
                .bind(&id)
                .bind(random::code())
                .bind(&new.creator.id)
                .bind(setup)
                .bind(new.seed)
                .bind(i64::from(new.public))
                .bind(status)
                .bind(new.begun.map(|begun| begun.header))
                .bind(standing.print())
                .bind(new.origin.map(json))
                .bind(random::now())
                .execute(&mut *tx)
                .await?;
            for (player, chair) in new.chairs.iter().enumerate() {
                sqlx::query(sit)
                    .bind(&id)
                    .bind(player as i64)
                    .bind(&chair.kind)
                    .bind(&chair.person)
                    .bind(&chair.name)
                    .execute(&mut *tx)
                    .await?;
            }
            for row in new.begun.map_or(&[][..], |begun| begun.rows) {
                add_row!(tx, &id, row)?;
            }
            tx.commit().await?;
        });
        Ok(id)
    }

    /// Removes a game that has not begun, with all that belongs to it. False if it has.
    pub async fn forget(&self, game: &str) -> Stored<bool> {
        // From here on nobody can begin it or sit down any more.
        let end = "UPDATE games SET status = 'gone' WHERE id = $1 AND status = 'lobby'";
        let remove = [
            "UPDATE games SET rematch = NULL WHERE rematch = $1",
            "DELETE FROM chat WHERE game = $1",
            "DELETE FROM chairs WHERE game = $1",
            "DELETE FROM games WHERE id = $1",
        ];
        Ok(writes!(self, pool => {
            let mut tx = pool.begin().await?;
            let ended = sqlx::query(end).bind(game).execute(&mut *tx).await?.rows_affected() > 0;
            if ended {
                for words in remove {
                    sqlx::query(words).bind(game).execute(&mut *tx).await?;
                }
            }
            tx.commit().await?;
            ended
        }))
    }

    /// Makes a game the rematch of another, in the place of an older one. False if
    /// somebody else was faster.
    pub async fn set_rematch(&self, game: &str, old: Option<&str>, new: &str) -> Stored<bool> {
        let put = "UPDATE games SET rematch = $2 WHERE id = $1 AND COALESCE(rematch, '') = $3";
        let done = writes!(self, pool => {
            let old = old.unwrap_or_default();
            sqlx::query(put).bind(game).bind(new).bind(old).execute(pool).await?.rows_affected()
        });
        Ok(done > 0)
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
            // The setup is JSON of our own making.
            GameList::Running => {
                "public = 1 AND status = 'running' AND $1 <> '' \
                 AND setup NOT LIKE '%\"closed\":true%'"
            }
        };
        let get =
            format!("SELECT {COLUMNS} FROM games WHERE {which} ORDER BY updated DESC LIMIT 100");
        self.games_by(get, person).await
    }

    /// The running games in which a bot is asked and nothing has happened since a moment,
    /// in milliseconds since 1970.
    pub async fn waiting_for_bots(&self, since: i64) -> Stored<Vec<String>> {
        let get = "SELECT games.id, games.standing, chairs.player FROM games \
                   JOIN chairs ON chairs.game = games.id \
                   WHERE games.status = 'running' AND games.updated <= $1 \
                   AND (chairs.person IS NULL OR chairs.stand_in IS NOT NULL) \
                   ORDER BY games.updated";
        let mut games: Vec<String> = Vec::new();
        reads!(self, pool => {
            for row in sqlx::query(get).bind(since).fetch_all(pool).await? {
                let standing: Option<Standing> = json(row.try_get(1)?)?;
                let player: i64 = row.try_get(2)?;
                let asked = standing.is_some_and(|s| s.waiting.iter().any(|p| i64::from(*p) == player));
                let id: String = row.try_get(0)?;
                if asked && games.last() != Some(&id) {
                    games.push(id);
                }
            }
        });
        Ok(games)
    }

    /// The ids of all games that have begun, oldest first.
    pub async fn begun(&self) -> Stored<Vec<String>> {
        let get = "SELECT id FROM games WHERE header IS NOT NULL ORDER BY created, id";
        let mut ids = Vec::new();
        reads!(self, pool => {
            for row in sqlx::query(get).fetch_all(pool).await? {
                ids.push(row.try_get(0)?);
            }
        });
        Ok(ids)
    }

    /// How many games a person has created.
    pub async fn created_by(&self, person: &str) -> Stored<i64> {
        let get = "SELECT COUNT(*) FROM games WHERE creator = $1";
        Ok(reads!(self, pool => sqlx::query(get).bind(person).fetch_one(pool).await?.try_get(0)?))
    }

    /// How many games of a person have not begun.
    pub async fn lobbies(&self, person: &str) -> Stored<i64> {
        let get = "SELECT COUNT(*) FROM games WHERE creator = $1 AND status = 'lobby'";
        Ok(reads!(self, pool => sqlx::query(get).bind(person).fetch_one(pool).await?.try_get(0)?))
    }

    async fn games_by(&self, get: String, key: &str) -> Stored<Vec<GameRow>> {
        let mut games: Vec<GameRow> = Vec::new();
        // Composed above of our own words only.
        let get = sqlx::AssertSqlSafe(get);
        reads!(self, pool => {
            for row in sqlx::query(get).bind(key).fetch_all(pool).await? {
                games.push(game_row!(row));
            }
        });
        for game in &mut games {
            game.chairs = self.chairs(&game.id).await?;
        }
        Ok(games)
    }
}
