//! The routes.

mod catalogue;
mod client;
mod failure;
mod games;
mod live;
mod me;
mod someone;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{any, get, post};
use tokio::sync::watch;

use crate::cookie::Key;
use crate::hub::Hub;
use crate::limits;
use crate::store::Store;

use failure::Failure;
use someone::Someone;

/// What every route may use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) key: Key,
    /// Numbers the live connections of this node.
    pub(crate) connections: Arc<AtomicU64>,
    /// Becomes true when the server is to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/api/health", get(|| async { "ok" }))
        .route("/api/ready", get(ready))
        .route("/api/me", get(me::show).patch(me::rename))
        .route("/api/me/recover", post(me::recover))
        .route("/api/modes", get(catalogue::modes))
        .route("/api/content", get(catalogue::content))
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/games/join", post(games::join))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/leave", post(games::leave))
        .route("/api/games/{id}/start", post(games::start))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/live", any(live::live))
        .route("/api/{*rest}", any(|| async { Failure::not_found() }))
        .fallback(client::file)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn(guard))
        .with_state(app)
}

async fn ready(State(app): State<App>) -> Result<&'static str, Failure> {
    app.store.ping().await?;
    Ok("ready")
}

/// What a browser may do with our pages: nothing that does not come from here.
async fn guard(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let policy = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                  img-src 'self' data:; connect-src 'self'; object-src 'none'; \
                  base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let mut put = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    put(header::CONTENT_SECURITY_POLICY, policy);
    put(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(header::REFERRER_POLICY, "same-origin");
    response
}
