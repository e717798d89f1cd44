//! A live connection.

use std::time::Duration;

use ark_protocol::message::{ClientMessage, Position, Seq, ServerMessage, VERSION};
use ark_protocol::{Action, Waiting};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Guest;

/// A live connection, and the last position told on it.
pub(crate) struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) position: Option<Position>,
    /// Everything said on it that was no position.
    pub(crate) heard: Vec<ServerMessage>,
    acts: u32,
}

impl Live {
    pub(crate) async fn open(guest: &Guest, game: &str) -> Self {
        let address = format!("ws://{}/api/games/{game}/live", guest.address);
        let mut request = address.into_client_request().expect("an address");
        let cookie = guest.cookie.parse().expect("a header");
        request.headers_mut().insert("cookie", cookie);
        let (socket, _) = connect_async(request).await.expect("a live connection");
        Self {
            socket,
            position: None,
            heard: Vec::new(),
            acts: 0,
        }
    }

    /// Opens, says hello, and waits for the position or the lobby.
    pub(crate) async fn enter(guest: &Guest, game: &str, since: Option<Seq>) -> Self {
        let mut live = Self::open(guest, game).await;
        live.hello(since).await;
        live.until(|live| {
            let lobby = |m: &ServerMessage| matches!(m, ServerMessage::Lobby { .. });
            live.position.is_some() || live.heard.iter().any(lobby)
        })
        .await;
        live
    }

    pub(crate) async fn hello(&mut self, since: Option<Seq>) {
        let lang = Some("en".to_owned());
        self.say(&ClientMessage::Hello {
            version: VERSION,
            lang,
            since,
        })
        .await;
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("it can be written");
        self.say_text(&text).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        let message = Message::Text(text.into());
        self.socket.send(message).await.expect("it listens");
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(100), self.socket.next());
            let message = next.await.expect("it speaks in time");
            let message = message.expect("it is open").expect("it works");
            let Message::Text(text) = message else {
                continue;
            };
            let message: ServerMessage = serde_json::from_str(&text).expect("a message");
            match &message {
                ServerMessage::State { position }
                | ServerMessage::Moved { position, .. }
                | ServerMessage::Undone { position, .. } => {
                    self.position = Some((**position).clone());
                }
                other => self.heard.push(other.clone()),
            }
            return message;
        }
    }

    pub(crate) async fn until(&mut self, done: impl Fn(&Self) -> bool) {
        while !done(self) {
            self.next().await;
        }
    }

    /// Waits for a message of a kind.
    pub(crate) async fn wait<T>(&mut self, kind: impl Fn(&ServerMessage) -> Option<T>) -> T {
        loop {
            if let Some(found) = kind(&self.next().await) {
                return found;
            }
        }
    }

    pub(crate) fn at(&self) -> &Position {
        self.position.as_ref().expect("the game has begun")
    }

    pub(crate) fn seq(&self) -> Seq {
        self.at().seq
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.at().view.waiting, Waiting::Over { .. })
    }

    pub(crate) fn is_asked(&self) -> bool {
        !self.at().options.is_empty()
    }

    pub(crate) fn seat(&self) -> u8 {
        self.at().looking.expect("I look from a seat")
    }

    /// An act with a fresh id.
    pub(crate) fn act(&mut self, action: Action) -> ClientMessage {
        self.acts += 1;
        ClientMessage::Act {
            id: format!("{}-{}", self.seat(), self.acts),
            seq: self.seq(),
            seat: self.seat(),
            action,
        }
    }

    /// Does one of the options, and waits until it is acknowledged.
    pub(crate) async fn do_option(&mut self, index: usize) -> Seq {
        let action = self.at().options[index].action.clone();
        let act = self.act(action);
        self.say(&act).await;
        self.ack().await
    }

    pub(crate) async fn ack(&mut self) -> Seq {
        self.wait(|message| match message {
            ServerMessage::Ack { seq, .. } => Some(*seq),
            ServerMessage::Refused { text, .. } => panic!("refused: {text}"),
            ServerMessage::Error { text, .. } => panic!("error: {text}"),
            ServerMessage::Stale { seq, .. } => panic!("stale, it is {seq}"),
            _ => None,
        })
        .await
    }
}
