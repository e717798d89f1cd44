//! Somebody at the other end of the line: people who talk to a server over HTTP and
//! WebSocket, for its tests. Whoever has the document of the interface holds every answer
//! against it.

mod document;
mod live;

pub use document::Document;
pub use live::{Live, pick};

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;

use ark_protocol::message::{GameDetail, Me};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// Names in small letters.
    pub headers: Vec<(String, String)>,
    pub text: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    pub cookie: String,
    pub me: Option<Me>,
    pub document: Option<Arc<Document>>,
}

impl Guest {
    /// Somebody whom the server does not know yet.
    pub const fn nobody(address: SocketAddr) -> Self {
        Self {
            address,
            cookie: String::new(),
            me: None,
            document: None,
        }
    }

    /// A new guest.
    pub async fn new(address: SocketAddr) -> Self {
        let mut guest = Self::nobody(address);
        guest.introduce().await;
        guest
    }

    /// A new guest who holds every answer against the document that the server gives.
    pub async fn strict(address: SocketAddr) -> Self {
        let mut guest = Self::nobody(address);
        let document = guest.ask("GET", "/api/openapi.json", &[], "").await;
        assert_eq!(document.status, 200);
        let document = Document::new(&document.text);
        guest.document = Some(Arc::new(document));
        guest.introduce().await;
        guest
    }

    async fn introduce(&mut self) {
        let (status, me) = self.call("GET", "/api/me", None).await;
        assert_eq!(status, 200, "{me}");
        self.me = Some(serde_json::from_value(me).expect("who I am"));
    }

    /// The same person on another node.
    #[must_use]
    pub fn at(&self, address: SocketAddr) -> Self {
        let mut guest = self.clone();
        guest.address = address;
        guest
    }

    pub async fn call(&mut self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let body = body.map_or_else(String::new, |body| body.to_string());
        let answer = self.ask(method, path, &[], &body).await;
        let value = serde_json::from_str(&answer.text).unwrap_or(Value::String(answer.text));
        (answer.status, value)
    }

    pub async fn send(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let answer = self.ask(method, path, &[], body).await;
        (answer.status, answer.text)
    }

    /// Asks, with headers of one's own.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.expect("a line");
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n",
            self.address,
            self.cookie,
            body.len()
        );
        if headers.iter().all(|(name, _)| *name != "Connection") {
            head.push_str("Connection: close\r\n");
        }
        for (name, value) in headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        head.push_str("\r\n");
        stream.write_all(head.as_bytes()).await.expect("it listens");
        // Who refuses a large body does not read all of it.
        let _ = stream.write_all(body.as_bytes()).await;
        let mut answer = Vec::new();
        while !is_whole(&answer) {
            match stream.read_buf(&mut answer).await {
                Ok(read) if read > 0 => {}
                _ => break,
            }
        }
        let answer = self.read(&String::from_utf8_lossy(&answer));
        if let Some(document) = &self.document {
            document.check_answer(method, path, &answer);
        }
        answer
    }

    fn read(&mut self, answer: &str) -> Answer {
        let (head, text) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).expect("a status");
        let headers: Vec<(String, String)> = head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        for (name, value) in &headers {
            if name == "set-cookie" {
                let value = value.split(';').next().expect("a value");
                value.clone_into(&mut self.cookie);
            }
        }
        Answer {
            status: status.parse().expect("a number"),
            headers,
            text: text.to_owned(),
        }
    }

    pub async fn create(&mut self, game: Value) -> GameDetail {
        self.post("/api/games", Some(game)).await
    }

    pub async fn post(&mut self, path: &str, body: Option<Value>) -> GameDetail {
        let (status, detail) = self.call("POST", path, body).await;
        assert_eq!(status, 200, "{detail}");
        serde_json::from_value(detail).expect("a game")
    }
}

/// Whether all of an answer is there that says how long it is.
fn is_whole(answer: &[u8]) -> bool {
    let Some(end) = answer.windows(4).position(|w| w == b"\r\n\r\n") else {
        return false;
    };
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    let length = length.and_then(|length| length.parse::<usize>().ok());
    length.is_some_and(|length| answer.len() >= end + 4 + length)
}
