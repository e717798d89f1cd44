//! Games: create, list, join, leave, start.

use ark_bots::Kind;
use ark_protocol::message::{
    Chair, CreateGame, ErrorCode, GameDetail, GameList, GameSummary, JoinGame, Status,
};
use ark_record::SeededDice;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::Deserialize;
use tokio::sync::oneshot;

use super::{App, Failure, Someone};
use crate::store::{GameRow, NewGame, Setup};
use crate::table::{self, Command};
use crate::{limits, random};

type Body<T> = Result<Json<T>, JsonRejection>;

#[derive(Deserialize)]
pub(super) struct Which {
    list: GameList,
}

pub(super) async fn list(
    State(app): State<App>,
    Someone(person): Someone,
    Query(Which { list }): Query<Which>,
) -> Result<Json<Vec<GameSummary>>, Failure> {
    let games = app.store.list(list, &person.id).await?;
    let told = games.iter().map(|row| summary(row, &person.id));
    Ok(Json(told.collect()))
}

pub(super) async fn create(
    State(app): State<App>,
    Someone(person): Someone,
    body: Body<CreateGame>,
) -> Result<Json<GameDetail>, Failure> {
    let Json(create) = body?;
    let malformed = |text: &str| Failure::new(ErrorCode::Malformed, text);
    let mut chairs = create.players;
    if chairs.is_empty() || chairs.len() > ark_ids::SEATS {
        return Err(malformed("a game has 1 to 5 players"));
    }
    let me = |chair: &&Chair| matches!(chair, Chair::Me { .. });
    if chairs.iter().filter(me).count() > 1 {
        return Err(malformed(
            "you sit on one chair; others at your screen are hot-seat",
        ));
    }
    let mut factions = Vec::new();
    for chair in &mut chairs {
        let faction = match chair {
            Chair::Me { faction } | Chair::Open { faction } => faction,
            Chair::HotSeat { name, faction } => {
                let clean = limits::clean(name, limits::NAME);
                *name = clean.ok_or_else(|| malformed("a name is 1 to 40 letters"))?;
                faction
            }
            Chair::Bot { bot, faction } => {
                if Kind::from_slug(bot).is_none() {
                    return Err(malformed("there is no such bot"));
                }
                faction
            }
        };
        factions.push(faction.clone());
    }
    let setup = Setup {
        mode: create.mode,
        layout: create.layout,
        groups: create.groups,
        turn_limit: create.turn_limit,
        seats: create.seats,
        factions,
    };
    table::options(&setup)?;
    let new = NewGame {
        creator: &person,
        setup: &setup,
        chairs: &chairs,
        public: create.public,
    };
    let id = app.store.create(&new).await?;
    tracing::info!(game = %id, mode = %setup.mode, "created");
    show_game(&app, &id, &person.id).await
}

/// Whoever knows the id of a game may watch it.
pub(super) async fn show(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<Json<GameDetail>, Failure> {
    show_game(&app, &id, &person.id).await
}

pub(super) async fn join(
    State(app): State<App>,
    Someone(person): Someone,
    body: Body<JoinGame>,
) -> Result<Json<GameDetail>, Failure> {
    let Json(JoinGame { code }) = body?;
    let code = code.trim().to_uppercase();
    let row = app.store.game_by_code(&code).await?;
    let row = row.ok_or_else(Failure::not_found)?;
    let sits = row
        .chairs
        .iter()
        .any(|c| c.person.as_ref() == Some(&person.id));
    if !sits {
        if !app.store.join(&row.id, &person).await? {
            return Err(Failure::new(ErrorCode::Full, "no chair is free"));
        }
        app.hub.changed(&row.id).await;
    }
    show_game(&app, &row.id, &person.id).await
}

pub(super) async fn leave(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<Json<GameDetail>, Failure> {
    game(&app, &id).await?;
    if !app.store.leave(&id, &person.id).await? {
        let text = "only who joined leaves, and before the game begins";
        return Err(Failure::new(ErrorCode::WrongTime, text));
    }
    app.hub.changed(&id).await;
    show_game(&app, &id, &person.id).await
}

pub(super) async fn start(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<Json<GameDetail>, Failure> {
    game(&app, &id).await?;
    let (reply, answer) = oneshot::channel();
    let command = Command::Start {
        person: person.id.clone(),
        reply,
    };
    let sent = app.hub.table(&id).send(command).await;
    sent.map_err(|_| Failure::internal())?;
    answer.await.map_err(|_| Failure::internal())??;
    show_game(&app, &id, &person.id).await
}

/// The record, once it keeps no secrets any more.
pub(super) async fn record(
    State(app): State<App>,
    Someone(_): Someone,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let row = game(&app, &id).await?;
    let header = row.header.as_ref().filter(|_| row.status == Status::Over);
    let early = || {
        Failure::new(
            ErrorCode::WrongTime,
            "a record is shown when the game is over",
        )
    };
    let header = header.ok_or_else(early)?;
    let rows = app.store.rows(&id).await?;
    let text = table::replay(header, &rows)?.journal.print();
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

async fn game(app: &App, id: &str) -> Result<GameRow, Failure> {
    let row = app.store.game(id).await?;
    row.ok_or_else(Failure::not_found)
}

async fn show_game(app: &App, id: &str, person: &str) -> Result<Json<GameDetail>, Failure> {
    let row = game(app, id).await?;
    let seed = random::from_hex(&row.seed).ok_or_else(Failure::internal)?;
    Ok(Json(GameDetail {
        game: summary(&row, person),
        seed_hash: SeededDice::commitment(seed),
        ending: row.standing.ending,
        seed: (row.status == Status::Over).then_some(row.seed),
    }))
}

/// Who is online is known where the game is looked at, not in lists.
fn summary(row: &GameRow, person: &str) -> GameSummary {
    table::summary(row, person, |_| false)
}
