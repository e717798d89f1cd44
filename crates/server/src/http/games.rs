//! Games: create, list, join, leave, start.

use ark_bots::Kind;
use ark_protocol::message::{
    Chair, CreateGame, ErrorCode, GameDetail, GameList, GameSummary, JoinGame, Status,
};
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use tokio::sync::oneshot;

use super::guard::Origin;
use super::{App, Failure, Someone};
use crate::store::{ChairRow, GameRow, NewGame, Person, Setup};
use crate::table::{self, Command, STAND_IN};
use crate::{limits, random};

pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

#[derive(Deserialize)]
pub(super) struct Which {
    list: GameList,
}

pub(super) async fn list(
    State(app): State<App>,
    Someone(person): Someone,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Vec<GameSummary>>, Failure> {
    let Query(Which { list }) = which?;
    let games = app.store.list(list, &person.id).await?;
    let told = games.iter().map(|row| summary(row, &person.id));
    Ok(Json(told.collect()))
}

pub(super) async fn create(
    State(app): State<App>,
    Someone(person): Someone,
    Origin(from): Origin,
    body: Body<CreateGame>,
) -> Result<Json<GameDetail>, Failure> {
    let Json(create) = body?;
    let malformed = |text: &str| Failure::new(ErrorCode::Malformed, text);
    let chairs = create.players;
    if chairs.len() <= usize::from(create.dark_player) || chairs.len() > ark_ids::SEATS {
        return Err(malformed(
            "a game has 1 to 5 players, and one whom the Dark Player fights",
        ));
    }
    let me = |chair: &&Chair| matches!(chair, Chair::Me { .. });
    if chairs.iter().filter(me).count() > 1 {
        return Err(malformed(
            "you sit on one chair; others at your screen are hot-seat",
        ));
    }
    let mut factions = Vec::new();
    let mut rows = Vec::new();
    for chair in chairs {
        let (row, faction) = match chair {
            Chair::Me { faction } => (ChairRow::of("human", &person.id, &person.name), faction),
            Chair::Open { faction } => (ChairRow::empty("open"), faction),
            Chair::HotSeat { name, faction } => {
                let clean = limits::clean(&name, limits::NAME);
                let name = clean.ok_or_else(|| malformed("a name is 1 to 40 letters"))?;
                (ChairRow::of("human", &person.id, &name), faction)
            }
            Chair::Bot { bot, faction } => {
                if Kind::from_slug(&bot).is_none() {
                    return Err(malformed("there is no such bot"));
                }
                (ChairRow::empty(&bot), faction)
            }
        };
        rows.push(row);
        factions.push(faction);
    }
    let setup = Setup {
        mode: create.mode,
        variants: create.variants,
        levels: create.levels,
        dark_player: create.dark_player,
        more: create.more,
        hard: create.hard,
        layout: create.layout,
        groups: create.groups,
        turn_limit: create.turn_limit,
        seats: create.seats,
        first: create.first,
        hints: create.hints,
        closed: create.closed,
        factions,
    };
    table::options(&setup)?;
    if setup.closed && rows.iter().all(|row| row.person.is_none()) {
        return Err(malformed("who closes a table to onlookers sits at it"));
    }
    if app.store.lobbies(&person.id).await? >= limits::LOBBIES {
        let text = "begin some of your games before you create more";
        return Err(Failure::new(ErrorCode::TooFast, text));
    }
    app.may_create(from)?;
    let seed = app.deal(&person).await?;
    let new = NewGame {
        creator: &person,
        setup: &setup,
        chairs: &rows,
        public: create.public,
        seed: &random::hex(&seed),
        origin: None,
        begun: None,
    };
    let id = app.store.create(&new).await?;
    tracing::info!(game = %id, mode = %setup.mode, "created");
    show_game(&app, &id, &person).await
}

/// Whoever knows the id of a game may watch it, unless its table is closed.
pub(super) async fn show(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<Json<GameDetail>, Failure> {
    show_game(&app, &id, &person).await
}

pub(super) async fn join(
    State(app): State<App>,
    Someone(person): Someone,
    Origin(from): Origin,
    body: Body<JoinGame>,
) -> Result<Json<GameDetail>, Failure> {
    let Json(JoinGame { code }) = body?;
    app.may_guess(from)?;
    let code = code.trim().to_uppercase();
    let row = app.store.game_by_code(&code).await?;
    let row = row.ok_or_else(|| app.guessed_wrong(from))?;
    if !row.seats(&person.id) {
        if !app.store.join(&row.id, &person).await? {
            return Err(Failure::new(ErrorCode::Full, "no chair is free"));
        }
        app.hub.changed(&row.id).await;
    }
    show_game(&app, &row.id, &person).await
}

/// Before the game the chair is free again; later a bot plays on, until the person
/// comes back.
pub(super) async fn leave(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<Json<GameDetail>, Failure> {
    let row = game(&app, &id, &person).await?;
    if !row.seats(&person.id) {
        let text = "you do not sit there";
        return Err(Failure::new(ErrorCode::NotYourSeat, text));
    }
    let left = match row.status {
        Status::Lobby => app.store.leave(&id, &person.id).await?,
        Status::Running => {
            let bot = Some(STAND_IN.slug());
            app.store.stand_in(&id, &person.id, bot).await?
        }
        Status::Over => false,
    };
    if !left {
        let text = "who created the game stays until it begins; a game that is over needs no leave";
        return Err(Failure::new(ErrorCode::WrongTime, text));
    }
    app.hub.changed(&id).await;
    show_game(&app, &id, &person).await
}

/// Who created a game calls it off before it begins: it is gone.
pub(super) async fn call_off(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    let row = game(&app, &id, &person).await?;
    if row.creator != person.id {
        let text = "only who created the game calls it off";
        return Err(Failure::new(ErrorCode::NotYourGame, text));
    }
    if !app.store.forget(&id).await? {
        let text = "the game has begun; leave it instead";
        return Err(Failure::new(ErrorCode::WrongTime, text));
    }
    app.hub.changed(&id).await;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn start(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<Json<GameDetail>, Failure> {
    game(&app, &id, &person).await?;
    begin(&app, &id, &person).await?;
    show_game(&app, &id, &person).await
}

pub(super) async fn begin(app: &App, id: &str, person: &Person) -> Result<(), Failure> {
    let (reply, answer) = oneshot::channel();
    let command = Command::Start {
        person: person.id.clone(),
        reply,
    };
    let sent = app.hub.table(id).send(command).await;
    sent.map_err(|_| Failure::internal())?;
    answer.await.map_err(|_| Failure::internal())??;
    Ok(())
}

/// A game, as far as this person may see it.
pub(super) async fn game(app: &App, id: &str, person: &Person) -> Result<GameRow, Failure> {
    let row = app.store.game(id).await?;
    let row = row.ok_or_else(Failure::not_found)?;
    if !row.is_open_to(&person.id) {
        return Err(Failure::new(ErrorCode::NotAllowed, table::CLOSED));
    }
    Ok(row)
}

pub(super) async fn show_game(
    app: &App,
    id: &str,
    person: &Person,
) -> Result<Json<GameDetail>, Failure> {
    let row = game(app, id, person).await?;
    Ok(Json(GameDetail {
        game: summary(&row, &person.id),
        seed_hash: table::seed_hash(&row),
        ending: row.standing.ending,
        seed: (row.status == Status::Over).then_some(row.seed),
    }))
}

/// Who is online is known where the game is looked at, not in lists.
fn summary(row: &GameRow, person: &str) -> GameSummary {
    table::summary(row, person, |_| false)
}
