//! A real server on a free port, and people who talk to it over HTTP and WebSocket.

pub(crate) mod live;
pub(crate) mod postgres;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use ark_protocol::message::{GameDetail, Me};
use ark_server::Server;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
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
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server::bind(any, database).await.expect("a server");
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

    pub(crate) async fn guest(&self) -> Guest {
        let mut guest = Guest {
            address: self.address,
            cookie: String::new(),
            me: None,
        };
        let (status, me) = guest.call("GET", "/api/me", None).await;
        assert_eq!(status, 200);
        guest.me = Some(serde_json::from_value(me).expect("who I am"));
        guest
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) me: Option<Me>,
}

impl Guest {
    /// The same person on another node.
    pub(crate) fn at(&self, node: &Node) -> Self {
        let mut guest = self.clone();
        guest.address = node.address;
        guest
    }

    pub(crate) async fn call(
        &mut self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let body = body.map_or_else(String::new, |body| body.to_string());
        let (status, text) = self.send(method, path, &body).await;
        let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, value)
    }

    pub(crate) async fn send(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).await.expect("a line");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.address,
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("it listens");
        stream.write_all(body.as_bytes()).await.expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        let (head, text) = answer.split_once("\r\n\r\n").expect("a head and a body");
        for line in head.lines() {
            if let Some((name, value)) = line.split_once(": ")
                && name.eq_ignore_ascii_case("set-cookie")
            {
                value
                    .split(';')
                    .next()
                    .expect("a value")
                    .clone_into(&mut self.cookie);
            }
        }
        let status = head.split(' ').nth(1).expect("a status");
        (status.parse().expect("a number"), text.to_owned())
    }

    pub(crate) async fn create(&mut self, game: Value) -> GameDetail {
        let (status, detail) = self.call("POST", "/api/games", Some(game)).await;
        assert_eq!(status, 200, "{detail}");
        serde_json::from_value(detail).expect("a game")
    }

    pub(crate) async fn post(&mut self, path: &str, body: Option<Value>) -> GameDetail {
        let (status, detail) = self.call("POST", path, body).await;
        assert_eq!(status, 200, "{detail}");
        serde_json::from_value(detail).expect("a game")
    }
}
