//! Who one is.

use std::time::Instant;

use ark_protocol::message::{ErrorCode, Me, Recover, Recovery, Rename};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName};
use axum::response::{AppendHeaders, IntoResponse, Response};

use super::guard::Origin;
use super::{App, Failure, Someone};
use crate::cookie::Key;
use crate::limits;
use crate::store::Person;

type Body<T> = Result<Json<T>, JsonRejection>;

fn me(person: Person) -> Json<Me> {
    Json(Me {
        id: person.id,
        name: person.name,
    })
}

/// The header that makes a browser this person. Over TLS, the cookie stays there.
fn cookie(
    app: &App,
    headers: &HeaderMap,
    person: &Person,
) -> AppendHeaders<[(HeaderName, String); 1]> {
    let secure = app.behind_proxy
        && headers
            .get("x-forwarded-proto")
            .is_some_and(|scheme| scheme == "https");
    AppendHeaders([(SET_COOKIE, app.key.cookie(&person.id, secure))])
}

/// Who asks; whoever is new becomes a guest.
pub(super) async fn show(
    State(app): State<App>,
    Origin(from): Origin,
    request: Request,
) -> Result<Response, Failure> {
    let (mut parts, _) = request.into_parts();
    if let Ok(Someone(person)) = Someone::from_request_parts(&mut parts, &app).await {
        return Ok(me(person).into_response());
    }
    if !app.guests.allows(from, Instant::now()) {
        app.metrics().limited.count();
        let text = "too many new guests from there; wait a little";
        return Err(Failure::new(ErrorCode::TooFast, text));
    }
    let person = app.store.new_person("Guest").await?;
    let cookie = cookie(&app, &parts.headers, &person);
    Ok((cookie, me(person)).into_response())
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
    Ok(me(person))
}

/// A link that brings this person back; the ones before are void.
pub(super) async fn renew(
    State(app): State<App>,
    Someone(person): Someone,
) -> Result<Json<Recovery>, Failure> {
    let count = app.store.renew_recovery(&person.id).await?;
    let recovery = app.key.recovery(&person.id, count);
    let link = format!("/recover#{recovery}");
    Ok(Json(Recovery { recovery, link }))
}

/// Takes over the person of a recovery secret.
pub(super) async fn recover(
    State(app): State<App>,
    Origin(from): Origin,
    headers: HeaderMap,
    body: Body<Recover>,
) -> Result<Response, Failure> {
    let Json(Recover { recovery }) = body?;
    app.may_guess(from)?;
    let id = Key::claimed(&recovery).ok_or_else(|| app.guessed_wrong(from))?;
    let count = app.store.recovery(id).await?;
    let valid = count.is_some_and(|count| app.key.recovers(&recovery, id, count));
    let person = app.store.person(id).await?.filter(|_| valid);
    let person = person.ok_or_else(|| app.guessed_wrong(from))?;
    let cookie = cookie(&app, &headers, &person);
    Ok((cookie, me(person)).into_response())
}
