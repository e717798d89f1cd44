//! The live connection of a game.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::Instant;

use ark_phrase::Lang;
use ark_protocol::message::{ClientMessage, ErrorCode, ServerMessage, VERSION};
use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::mpsc;

use super::guard::same_origin;
use super::{App, Failure, Someone, games};
use crate::limits;
use crate::pace::Pace;
use crate::store::Person;
use crate::table::Command;

pub(super) async fn live(
    State(app): State<App>,
    Someone(person): Someone,
    Path(game): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if !same_origin(&headers) {
        return Err(Failure::foreign());
    }
    games::game(&app, &game, &person).await?;
    let malformed = |rejection: WebSocketUpgradeRejection| {
        Failure::new(ErrorCode::Malformed, &rejection.body_text())
    };
    let upgrade = upgrade
        .map_err(malformed)?
        // Clients say little: what they could say at most is enough room.
        .read_buffer_size(limits::MESSAGE)
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE);
    let Some(presence) = Presence::enter(&app, &person.id) else {
        app.metrics().limited.count();
        let text = "too many live connections; close some";
        return Err(Failure::new(ErrorCode::TooFast, text));
    };
    Ok(upgrade.on_upgrade(move |socket| async move {
        talk(&app, person, &game, socket).await;
        drop(presence);
    }))
}

/// A live connection, as long as it lasts.
struct Presence {
    app: App,
    person: String,
}

impl Presence {
    /// None if the person has too many.
    fn enter(app: &App, person: &str) -> Option<Self> {
        let mut present = app.present.lock().unwrap_or_else(PoisonError::into_inner);
        let count = present.entry(person.to_owned()).or_default();
        if *count >= limits::CONNECTIONS {
            return None;
        }
        *count += 1;
        app.metrics().connections.enter();
        Some(Self {
            app: app.clone(),
            person: person.to_owned(),
        })
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.app.metrics().connections.leave();
        let present = self.app.present.lock();
        let mut present = present.unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = present.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                present.remove(&self.person);
            }
        }
    }
}

/// Passes messages on until one side goes.
async fn talk(app: &App, person: Person, game: &str, mut socket: WebSocket) {
    let (out, mut told) = mpsc::channel(limits::UNHEARD);
    let mut entering = Some((person, out));
    let connection = app.connections.fetch_add(1, Ordering::Relaxed);
    let table = app.hub.table(game);
    let mut stopping = app.stopping.clone();
    let mut pace = Pace::new(limits::MESSAGES, Instant::now());
    let mut beat = tokio::time::interval(limits::BEAT);
    let mut heard_at = Instant::now();
    let mut farewell = None;
    loop {
        tokio::select! {
            message = told.recv(), if entering.is_none() => {
                let Some(message) = message else { break };
                if say(&mut socket, &message).await.is_err() {
                    break;
                }
            }
            received = socket.recv() => {
                let Some(Ok(received)) = received else { break };
                heard_at = Instant::now();
                let text = match received {
                    Message::Text(text) => text,
                    Message::Close(_) => break,
                    Message::Binary(_) | Message::Ping(_) | Message::Pong(_) => continue,
                };
                let heard = if pace.allows(limits::MESSAGES, Instant::now()) {
                    hear(&text).and_then(|message| command(connection, &mut entering, message))
                } else {
                    app.metrics().limited.count();
                    let text = "too many messages; wait a second";
                    Err(error(None, ErrorCode::TooFast, text))
                };
                let sent = match heard {
                    Ok(command) => table.send(command).await.is_ok(),
                    Err(error) => say(&mut socket, &error).await.is_ok(),
                };
                if !sent {
                    break;
                }
            }
            _ = beat.tick() => {
                // Lines break without a word; who is there answers by itself.
                let silent = heard_at.elapsed() > limits::SILENCE;
                if silent || socket.send(Message::Ping(Bytes::new())).await.is_err() {
                    break;
                }
            }
            _ = async { stopping.wait_for(|stop| *stop).await.is_ok() } => {
                // Going away: whoever comes back finds the game as it was.
                let reason = "the server stops".into();
                farewell = Some(CloseFrame { code: close_code::AWAY, reason });
                break;
            }
        }
    }
    if entering.is_none() {
        // If the table is gone, nobody is left to be told.
        let _ = table.send(Command::Exit(connection)).await;
    }
    let _ = socket.send(Message::Close(farewell)).await;
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), axum::Error> {
    let mut text = Vec::with_capacity(limits::ROOM);
    serde_json::to_writer(&mut text, message).expect("messages can be written");
    let text = String::from_utf8(text).expect("JSON is text");
    socket.send(Message::Text(text.into())).await
}

fn error(id: Option<String>, code: ErrorCode, text: impl Into<String>) -> ServerMessage {
    let text = text.into();
    ServerMessage::Error { id, code, text }
}

fn hear(text: &str) -> Result<ClientMessage, ServerMessage> {
    let message =
        serde_json::from_str(text).map_err(|e| error(None, ErrorCode::Malformed, e.to_string()))?;
    if let ClientMessage::Act { id, .. } | ClientMessage::Hint { id, .. } = &message
        && (id.is_empty() || id.len() > limits::ACT_ID)
    {
        let text = "an id is 1 to 64 letters";
        return Err(error(None, ErrorCode::TooLarge, text));
    }
    Ok(message)
}

/// The first message must be `hello`, and no other.
fn command(
    connection: u64,
    entering: &mut Option<(Person, mpsc::Sender<ServerMessage>)>,
    message: ClientMessage,
) -> Result<Command, ServerMessage> {
    let ClientMessage::Hello {
        version,
        lang,
        since,
    } = message
    else {
        if entering.is_some() {
            return Err(error(None, ErrorCode::Malformed, "say hello first"));
        }
        return Ok(Command::Say(connection, message));
    };
    if version != VERSION {
        let text = format!("this server speaks version {VERSION}");
        return Err(error(None, ErrorCode::Version, text));
    }
    let Some((person, out)) = entering.take() else {
        return Err(error(None, ErrorCode::Malformed, "hello was said already"));
    };
    Ok(Command::Enter {
        connection,
        person,
        lang: lang.as_deref().and_then(Lang::from_tag).unwrap_or(Lang::En),
        since,
        out,
    })
}
