//! A live connection of a game.

use std::sync::Arc;
use std::time::Duration;

use ark_protocol::message::{ClientMessage, Position, Seq, ServerMessage, VERSION};
use ark_protocol::{Action, Waiting};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{Document, Guest};

/// A live connection, and the last position told on it.
pub struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub position: Option<Position>,
    /// Everything said on it that was no position.
    pub heard: Vec<ServerMessage>,
    /// Everything said on it, letter by letter, if it is to be kept.
    pub transcript: Option<Vec<String>>,
    document: Option<Arc<Document>>,
    acts: u32,
}

/// A number that is the same in every run.
pub fn pick(state: &mut u64, below: usize) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    (*state >> 33) as usize % below
}

impl Live {
    pub async fn open(guest: &Guest, game: &str) -> Self {
        let live = Self::try_open(guest, game).await;
        live.expect("a live connection")
    }

    /// None if the server is not there.
    pub async fn try_open(guest: &Guest, game: &str) -> Option<Self> {
        let address = format!("ws://{}/api/games/{game}/live", guest.address);
        let mut request = address.into_client_request().expect("an address");
        let cookie = guest.cookie.parse().expect("a header");
        request.headers_mut().insert("cookie", cookie);
        let (socket, _) = connect_async(request).await.ok()?;
        Some(Self {
            socket,
            position: None,
            heard: Vec::new(),
            transcript: None,
            document: guest.document.clone(),
            acts: 0,
        })
    }

    /// Opens, says hello, and waits for the position or the lobby.
    pub async fn enter(guest: &Guest, game: &str, since: Option<Seq>) -> Self {
        let mut live = Self::open(guest, game).await;
        live.hello(since).await;
        live.until(|live| {
            let lobby = |m: &ServerMessage| matches!(m, ServerMessage::Lobby { .. });
            live.position.is_some() || live.heard.iter().any(lobby)
        })
        .await;
        live
    }

    pub async fn hello(&mut self, since: Option<Seq>) {
        let lang = Some("en".to_owned());
        self.say(&ClientMessage::Hello {
            version: VERSION,
            lang,
            since,
        })
        .await;
    }

    /// Goes away in good order.
    pub async fn close(mut self) {
        self.socket.close(None).await.expect("it was open");
    }

    /// Waits until the other side ends the connection.
    pub async fn closed(&mut self) {
        while let Some(Ok(_)) = self.socket.next().await {}
    }

    /// The code with which the other side ends the connection.
    pub async fn farewell(&mut self) -> Option<u16> {
        while let Some(Ok(message)) = self.socket.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| frame.code.into());
            }
        }
        None
    }

    pub async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("it can be written");
        if let Some(document) = &self.document {
            let value = serde_json::from_str(&text).expect("JSON");
            document.check_type("ClientMessage", &value);
        }
        self.say_text(&text).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        assert!(self.try_say_text(text).await, "it listens");
    }

    /// False if the line is broken.
    pub async fn try_say(&mut self, message: &ClientMessage) -> bool {
        let text = serde_json::to_string(message).expect("it can be written");
        self.try_say_text(&text).await
    }

    async fn try_say_text(&mut self, text: &str) -> bool {
        let message = Message::Text(text.into());
        self.socket.send(message).await.is_ok()
    }

    /// The next message.
    pub async fn next(&mut self) -> ServerMessage {
        let next = tokio::time::timeout(Duration::from_secs(100), self.try_next());
        let message = next.await.expect("it speaks in time");
        message.expect("it is open")
    }

    /// The next message; none if the line is broken.
    pub async fn try_next(&mut self) -> Option<ServerMessage> {
        loop {
            let Message::Text(text) = self.socket.next().await?.ok()? else {
                continue;
            };
            let message: ServerMessage = serde_json::from_str(&text).expect("a message");
            if let Some(document) = &self.document {
                let value = serde_json::from_str(&text).expect("JSON");
                document.check_type("ServerMessage", &value);
            }
            if let Some(transcript) = &mut self.transcript {
                transcript.push(text.to_string());
            }
            match &message {
                ServerMessage::State { position }
                | ServerMessage::Moved { position, .. }
                | ServerMessage::Undone { position, .. } => {
                    self.position = Some((**position).clone());
                }
                other => self.heard.push(other.clone()),
            }
            return Some(message);
        }
    }

    pub async fn until(&mut self, done: impl Fn(&Self) -> bool) {
        while !done(self) {
            self.next().await;
        }
    }

    /// Waits for a message of a kind.
    pub async fn wait<T>(&mut self, kind: impl Fn(&ServerMessage) -> Option<T>) -> T {
        loop {
            if let Some(found) = kind(&self.next().await) {
                return found;
            }
        }
    }

    pub fn at(&self) -> &Position {
        self.position.as_ref().expect("the game has begun")
    }

    pub fn seq(&self) -> Seq {
        self.at().seq
    }

    pub fn is_over(&self) -> bool {
        matches!(self.at().view.waiting, Waiting::Over { .. })
    }

    pub fn is_asked(&self) -> bool {
        !self.at().options.is_empty()
    }

    pub fn seat(&self) -> u8 {
        self.at().looking.expect("I look from a seat")
    }

    /// An act with a fresh id.
    pub fn act(&mut self, action: Action) -> ClientMessage {
        self.acts += 1;
        ClientMessage::Act {
            id: format!("{}-{}", self.seat(), self.acts),
            seq: self.seq(),
            seat: self.seat(),
            action,
        }
    }

    /// Does one of the options, and waits until it is acknowledged.
    pub async fn do_option(&mut self, index: usize) -> Seq {
        let action = self.at().options[index].action.clone();
        let act = self.act(action);
        self.say(&act).await;
        self.ack().await
    }

    pub async fn ack(&mut self) -> Seq {
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
