//! Who asks.

use ark_protocol::message::ErrorCode;
use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use super::{App, Failure};
use crate::store::Person;

/// A person known by a genuine cookie.
pub(crate) struct Someone(pub(crate) Person);

impl FromRequestParts<App> for Someone {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let nobody = || Failure::new(ErrorCode::Nobody, "ask /api/me who you are first");
        let id = known(parts, app).ok_or_else(nobody)?;
        let person = app.store.person(&id).await?.ok_or_else(nobody)?;
        Ok(Self(person))
    }
}

/// The id in a genuine cookie.
pub(super) fn known(parts: &Parts, app: &App) -> Option<String> {
    let cookies = parts.headers.get_all(header::COOKIE).iter();
    let mut cookies = cookies.filter_map(|value| value.to_str().ok());
    let id = cookies.find_map(|value| app.key.person(value))?;
    Some(id.to_owned())
}
