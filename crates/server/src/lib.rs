//! Games over HTTP and WebSocket, kept in SQLite or PostgreSQL.
//!
//! A node holds nothing that is not in its database: any node may serve any game,
//! and the key on game and sequence decides between two who want to move at once.
//! The interface is described in `docs/formats/api.md`, running a server in
//! `docs/server.md`.

mod cookie;
mod http;
mod hub;
mod limits;
mod random;
pub mod store;
mod table;

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::cookie::Key;
use crate::http::App;
use crate::hub::Hub;
use crate::store::{Store, StoreError};

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
    listener: TcpListener,
    address: SocketAddr,
    store: Store,
    key: Key,
}

impl Server {
    /// Opens the database and the address. Port 0 takes a free one.
    pub async fn bind(listen: SocketAddr, database: &str) -> Result<Self, ServeError> {
        let store = Store::open(database).await?;
        let fresh = random::hex(&random::bytes::<32>());
        let key = store.setting("cookie-key", &fresh).await?;
        let broken = || StoreError::Broken("the key of the cookies".to_owned());
        let key = Key::new(random::from_hex(&key).ok_or_else(broken)?);
        let failed = |error| ServeError::Listen(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        Ok(Self {
            address: listener.local_addr().map_err(failed)?,
            listener,
            store,
            key,
        })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes, then closes every connection and the database.
    /// What was acknowledged is durable, so no game suffers.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let (stopping, told) = watch::channel(false);
        let hub = Hub::new(self.store.clone());
        let listener = self.store.listen().await?;
        let following = listener.map(|listener| tokio::spawn(hub.clone().follow(listener)));
        let app = App {
            hub,
            store: self.store.clone(),
            key: self.key,
            connections: Arc::default(),
            stopping: told.clone(),
        };
        let mut quiet = told;
        let served = axum::serve(self.listener, http::router(app))
            .with_graceful_shutdown(async move {
                let _ = quiet.wait_for(|stop| *stop).await;
            })
            .into_future();
        let stopped = async {
            stop.await;
            let _ = stopping.send(true);
            std::future::pending::<()>().await;
        };
        let ended = tokio::select! {
            ended = served => ended,
            () = stopped => Ok(()),
        };
        if let Some(following) = following {
            following.abort();
            // The pool closes when the listener has given its connection back.
            let _ = following.await;
        }
        self.store.close().await;
        ended.map_err(ServeError::Network)
    }
}
