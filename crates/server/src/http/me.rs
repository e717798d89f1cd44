//! Who one is.

use ark_protocol::message::{ErrorCode, Me, Recover, Rename};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};

use super::{App, Failure, Someone};
use crate::limits;
use crate::store::Person;

type Body<T> = Result<Json<T>, JsonRejection>;

fn me(app: &App, person: Person) -> Json<Me> {
    Json(Me {
        recovery: app.key.recovery(&person.id),
        id: person.id,
        name: person.name,
    })
}

/// Who asks; whoever is new becomes a guest.
pub(super) async fn show(State(app): State<App>, request: Request) -> Result<Response, Failure> {
    let (mut parts, _) = request.into_parts();
    if let Ok(Someone(person)) = Someone::from_request_parts(&mut parts, &app).await {
        return Ok(me(&app, person).into_response());
    }
    let person = app.store.new_person("Guest").await?;
    let cookie = AppendHeaders([(SET_COOKIE, app.key.cookie(&person.id))]);
    Ok((cookie, me(&app, person)).into_response())
}

pub(super) async fn rename(
    State(app): State<App>,
    Someone(mut person): Someone,
    body: Body<Rename>,
) -> Result<Json<Me>, Failure> {
    let Json(Rename { name }) = body?;
    let bad = || Failure::new(ErrorCode::TooLarge, "a name is 1 to 40 letters");
    person.name = limits::clean(&name, limits::NAME).ok_or_else(bad)?;
    app.store.rename(&person.id, &person.name).await?;
    Ok(me(&app, person))
}

/// Takes over the person of a recovery secret.
pub(super) async fn recover(
    State(app): State<App>,
    body: Body<Recover>,
) -> Result<Response, Failure> {
    let Json(Recover { recovery }) = body?;
    let id = app
        .key
        .recovered(&recovery)
        .ok_or_else(Failure::not_found)?;
    let person = app.store.person(id).await?;
    let person = person.ok_or_else(Failure::not_found)?;
    let cookie = AppendHeaders([(SET_COOKIE, app.key.cookie(&person.id))]);
    Ok((cookie, me(&app, person)).into_response())
}
