//! The routes, and what holds for all of them.

mod again;
mod analysis;
mod catalogue;
mod client;
mod failure;
mod games;
mod guard;
mod history;
mod live;
mod me;
mod node;
mod openapi;
mod routes;
mod schema;
mod someone;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use ark_protocol::message::ErrorCode;
use ark_record::Seed;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::any;
use tokio::sync::watch;

use crate::analyst::Analyst;
use crate::cookie::Key;
use crate::hub::{Hub, Shared};
use crate::metrics::Metrics;
use crate::pace::{Paces, Rate};
use crate::store::{Person, Store, Stored};
use crate::{Config, limits};

use failure::Failure;
use someone::Someone;

/// What every route may use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) key: Key,
    analyst: Analyst,
    shared: Shared,
    /// Numbers the live connections of this node.
    connections: Arc<AtomicU64>,
    /// How many live connections each person has.
    present: Arc<Mutex<HashMap<String, usize>>>,
    /// Becomes true when the server is to stop.
    stopping: watch::Receiver<bool>,
    requests: Arc<Paces>,
    guests: Arc<Paces>,
    guesses: Arc<Paces>,
    games: Arc<Paces>,
    behind_proxy: bool,
    tells_metrics: bool,
}

impl App {
    pub(crate) fn new(
        config: &Config,
        shared: Shared,
        hub: Hub,
        key: Key,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let counts = config.rate > 0;
        let rate = Rate {
            burst: config.rate.saturating_mul(3),
            per_second: config.rate.into(),
        };
        Self {
            store: shared.store.clone(),
            hub,
            key,
            analyst: Analyst::new(shared.clone(), config.analysis, stopping.clone()),
            shared,
            connections: Arc::default(),
            present: Arc::default(),
            stopping,
            requests: Arc::new(Paces::new(counts.then_some(rate))),
            guests: Arc::new(Paces::new(counts.then_some(limits::GUESTS))),
            guesses: Arc::new(Paces::new(counts.then_some(limits::GUESSES))),
            games: Arc::new(Paces::new(counts.then_some(limits::GAMES))),
            behind_proxy: config.behind_proxy,
            tells_metrics: config.metrics,
        }
    }

    /// The seed of a new game of this person.
    async fn deal(&self, creator: &Person) -> Stored<Seed> {
        self.shared.luck.deal(&self.store, &creator.id).await
    }

    /// Whether somebody from there may still say what only few can know.
    fn may_guess(&self, from: IpAddr) -> Result<(), Failure> {
        if self.guesses.would_allow(from, Instant::now()) {
            return Ok(());
        }
        self.metrics().limited.count();
        let text = "too many wrong codes from there; wait a little";
        Err(Failure::new(ErrorCode::TooFast, text))
    }

    fn guessed_wrong(&self, from: IpAddr) -> Failure {
        self.guesses.allows(from, Instant::now());
        Failure::not_found()
    }

    fn may_create(&self, from: IpAddr) -> Result<(), Failure> {
        if self.games.allows(from, Instant::now()) {
            return Ok(());
        }
        self.metrics().limited.count();
        let text = "too many new games from there; wait a little";
        Err(Failure::new(ErrorCode::TooFast, text))
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }
}

/// What is counted of the routes.
pub(crate) fn metrics() -> Metrics {
    let name = |route: &routes::Route| format!("{} {}", route.method, route.path);
    Metrics::new(routes::all().iter().map(name))
}

pub(crate) fn router(app: App) -> Router {
    let mut router = Router::new();
    for route in routes::all() {
        router = router.route(route.path, route.handler);
    }
    router
        .route("/api/{*rest}", any(|| async { Failure::not_found() }))
        .fallback(client::file)
        .method_not_allowed_fallback(node::no_such_method)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
