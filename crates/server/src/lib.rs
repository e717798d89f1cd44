//! Games over HTTP and WebSocket, kept in SQLite or PostgreSQL.
//!
//! A node holds nothing that is not in its database: any node may serve any game,
//! and the key on game and sequence decides between two who want to move at once.
//! The interface is described in `docs/formats/api.md`, running a server in
//! `docs/server.md`.

mod analyst;
mod config;
mod cookie;
mod http;
mod hub;
mod limits;
mod luck;
mod metrics;
mod pace;
pub mod proof;
mod random;
pub mod store;
mod table;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::timeout;

use crate::cookie::Key;
use crate::http::App;
use crate::hub::{Hub, Shared};
use crate::luck::Luck;
use crate::store::{Store, StoreError};

pub use config::Config;

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error("the connection to the network broke: {0}")]
    Network(#[from] std::io::Error),
}

/// A server that is ready to serve.
pub struct Server {
    config: Config,
    listener: TcpListener,
    address: SocketAddr,
    store: Store,
    key: Key,
}

impl Server {
    /// Opens the database and the address. Port 0 takes a free one.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let store = Store::open(&config.database, config.connections).await?;
        let fresh = random::hex(&random::bytes::<32>());
        let key = store.setting("cookie-key", &fresh).await?;
        let broken = || StoreError::Broken("the key of the cookies".to_owned());
        let key = Key::new(random::from_hex(&key).ok_or_else(broken)?);
        let failed = |error| ServeError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
        Ok(Self {
            address: listener.local_addr().map_err(failed)?,
            config,
            listener,
            store,
            key,
        })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes, then ends what was begun, closes every connection and
    /// the database. What was acknowledged is durable, so no game suffers.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let (stopping, told) = watch::channel(false);
        let (busy, mut idle) = mpsc::channel(1);
        let shared = Shared {
            store: self.store.clone(),
            metrics: Arc::new(http::metrics()),
            thinkers: Arc::new(Semaphore::new(self.config.thinkers.max(1))),
            alone: Arc::new(Semaphore::new(1)),
            hint: self.config.hint,
            luck: Luck::new(self.config.luck.as_deref()),
            away: self.config.away,
            idle: self.config.idle,
            busy,
        };
        let hub = Hub::new(shared.clone());
        let listener = self.store.listen().await?;
        let following = listener.map(|listener| tokio::spawn(hub.clone().follow(listener)));
        let waking = tokio::spawn(wake(hub.clone(), self.store.clone(), self.config.sweep));
        let app = App::new(&self.config, shared, hub.clone(), self.key, told.clone());
        let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let mut quiet = told;
        let served = axum::serve(self.listener, service)
            .with_graceful_shutdown(async move {
                let _ = quiet.wait_for(|stop| *stop).await;
            })
            .into_future();
        let grace = self.config.grace;
        let late = async {
            stop.await;
            tracing::info!("stopping");
            let _ = stopping.send(true);
            tokio::time::sleep(grace).await;
            tracing::warn!("some connections did not end in time");
        };
        let ended = tokio::select! {
            ended = served => ended,
            () = late => Ok(()),
        };
        waking.abort();
        if let Some(following) = following {
            following.abort();
            // The pool closes when the listener has given its connection back.
            let _ = following.await;
        }
        hub.stop().await;
        drop(hub);
        // Ends when the last table and the last live connection have let go.
        if timeout(grace, idle.recv()).await.is_err() {
            tracing::warn!("some games did not end in time");
        }
        // A connection to the database that hangs must not keep us.
        if timeout(Duration::from_secs(5), self.store.close())
            .await
            .is_err()
        {
            tracing::warn!("the database did not close in time");
        }
        tracing::info!("stopped");
        ended.map_err(ServeError::Network)
    }
}

/// Goes on with the games in which a bot was asked when the server stopped; and again and
/// again with those in which nothing happens, because another node fell over.
async fn wake(hub: Hub, store: Store, every: Duration) {
    let mut since = random::now();
    loop {
        match store.waiting_for_bots(since).await {
            Ok(games) => {
                for game in games {
                    hub.wake(&game).await;
                }
            }
            Err(error) => tracing::error!(%error, "the games of bots cannot be found"),
        }
        tokio::time::sleep(every).await;
        since = random::now() - every.as_millis() as i64;
    }
}
