//! Looking back at a game.

use ark_ids::Seat;
use ark_phrase::Lang;
use ark_protocol::message::{ErrorCode, Figures, History, Position, Seq, Status};
use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::games::game;
use super::{App, Failure, Someone};
use crate::store::Person;
use crate::table::{Eyes, Review};

/// How somebody wants to look back.
#[derive(Deserialize)]
pub(super) struct Looking {
    lang: Option<String>,
    seat: Option<u8>,
}

impl Looking {
    /// None if the person may not look from there. Who does not say so looks from the
    /// own seat, if it is one.
    fn eyes(&self, review: &Review, person: &Person) -> Option<Eyes> {
        let lang = self.lang.as_deref().and_then(Lang::from_tag);
        let own = review.seats(&person.id);
        let looking = match self.seat.map(Seat) {
            Some(seat) => Some(seat)
                .filter(|s| review.open_seats(&person.id).has(*s))?
                .into(),
            None => own.min().filter(|_| own.len() == 1),
        };
        Some(Eyes {
            lang: lang.unwrap_or(Lang::En),
            looking,
        })
    }
}

/// Reads a game as it stands after a row, or now, and does something with it off the
/// async threads.
pub(super) async fn review<T: Send + 'static>(
    app: &App,
    id: &str,
    person: &Person,
    at: Option<Seq>,
    look: impl FnOnce(Review) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let row = game(app, id, person).await?;
    let rows = app.store.rows(id).await?;
    let done = tokio::task::spawn_blocking(move || {
        let review = Review::new(row, rows, at)?;
        look(review.ok_or_else(Failure::not_found)?)
    });
    done.await.map_err(|_| Failure::internal())?
}

fn not_yours() -> Failure {
    Failure::new(ErrorCode::NotYourSeat, "you do not sit there")
}

pub(super) async fn history(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
    looking: Result<Query<Looking>, QueryRejection>,
) -> Result<Json<History>, Failure> {
    let Query(looking) = looking?;
    let me = person.clone();
    let look = move |review: Review| {
        let eyes = looking.eyes(&review, &me).ok_or_else(not_yours)?;
        Ok(Json(review.history(eyes, &me.id)))
    };
    review(&app, &id, &person, None, look).await
}

/// A position as it was.
pub(super) async fn at(
    State(app): State<App>,
    Someone(person): Someone,
    path: Result<Path<(String, Seq)>, PathRejection>,
    looking: Result<Query<Looking>, QueryRejection>,
) -> Result<Json<Position>, Failure> {
    let (Path((id, seq)), Query(looking)) = (path?, looking?);
    let me = person.clone();
    let look = move |review: Review| {
        let eyes = looking.eyes(&review, &me).ok_or_else(not_yours)?;
        Ok(Json(review.position(eyes, &me.id)))
    };
    review(&app, &id, &person, Some(seq), look).await
}

/// Only what lies open, so everybody may see it who may look on.
pub(super) async fn figures(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<Json<Figures>, Failure> {
    let look = |review: Review| Ok(Json(review.figures()));
    review(&app, &id, &person, None, look).await
}

/// The record, once it keeps no secrets any more.
pub(super) async fn record(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    if game(&app, &id, &person).await?.status != Status::Over {
        let text = "a record is shown when the game is over";
        return Err(Failure::new(ErrorCode::WrongTime, text));
    }
    let print = |review: Review| Ok(review.record());
    let text = review(&app, &id, &person, None, print).await?;
    let file = format!("attachment; filename=\"ark-{id}.game\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, file)], text))
}
