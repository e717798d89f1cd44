//! How this node is.

use ark_protocol::message::{ErrorCode, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::{App, Failure, openapi};

pub(super) async fn health() -> &'static str {
    "ok"
}

/// Whether requests should be sent here: not when it stops, nor without its database.
pub(super) async fn ready(State(app): State<App>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping").into_response();
    }
    match app.store.ping().await {
        Ok(()) => "ready".into_response(),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            let text = "the database does not answer";
            (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
        }
    }
}

pub(super) async fn metrics(State(app): State<App>) -> Result<Response, Failure> {
    if !app.tells_metrics {
        return Err(Failure::not_found());
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.metrics().print()).into_response())
}

pub(super) async fn openapi() -> Response {
    let kind = "application/json";
    ([(header::CONTENT_TYPE, kind)], openapi::document()).into_response()
}

pub(super) async fn no_such_method() -> Response {
    let problem = Problem::new(ErrorCode::Malformed, "there is no such method here");
    (StatusCode::METHOD_NOT_ALLOWED, Json(problem)).into_response()
}
