//! A real server on a free port, and people who talk to it over HTTP and WebSocket.

pub(crate) mod postgres;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use ark_guest::Guest;
use ark_server::store::Store;
use ark_server::{Config, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A folder that goes when the test does.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("ark-server-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The address of a database in this folder.
    pub(crate) fn database(&self) -> String {
        format!("sqlite:{}", self.0.join("ark.db").display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Node {
    pub(crate) async fn start(database: &str) -> Self {
        Self::start_with(database, |_| {}).await
    }

    pub(crate) async fn start_with(database: &str, change: impl FnOnce(&mut Config)) -> Self {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut config = Config::new(any, database);
        change(&mut config);
        let server = Server::bind(config).await.expect("a server");
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            server.serve(stop).await.expect("it serves to the end");
        });
        Self {
            address,
            stop,
            task,
        }
    }

    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("it was running");
        self.task.await.expect("it stopped well");
    }

    /// A new guest, who holds every answer against the document of the interface.
    pub(crate) async fn guest(&self) -> Guest {
        Guest::strict(self.address).await
    }
}

/// Opens the store of a test.
pub(crate) async fn store(address: &str) -> Store {
    Store::open(address, 2).await.expect("a database")
}
