//! The live connection of a game.

use std::sync::atomic::Ordering;
use std::time::Instant;

use ark_phrase::Lang;
use ark_protocol::message::{ClientMessage, ErrorCode, ServerMessage, VERSION};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use tokio::sync::mpsc;

use super::{App, Failure, Someone};
use crate::limits;
use crate::store::Person;
use crate::table::Command;

pub(super) async fn live(
    State(app): State<App>,
    Someone(person): Someone,
    Path(game): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    if !same_origin(&headers) {
        return Err(Failure::not_found());
    }
    let row = app.store.game(&game).await?;
    row.ok_or_else(Failure::not_found)?;
    let upgrade = upgrade
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        talk(&app, person, &game, socket).await;
    }))
}

/// A page of somebody else may not speak for the person who looks at it.
fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        return true;
    };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(header::HOST)
}

/// Passes messages on until one side goes.
async fn talk(app: &App, person: Person, game: &str, mut socket: WebSocket) {
    let (out, mut told) = mpsc::channel(limits::UNHEARD);
    let mut entering = Some((person, out));
    let connection = app.connections.fetch_add(1, Ordering::Relaxed);
    let table = app.hub.table(game);
    let mut stopping = app.stopping.clone();
    let mut pace = Pace::new();
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
                let text = match received {
                    Message::Text(text) => text,
                    Message::Close(_) => break,
                    Message::Binary(_) | Message::Ping(_) | Message::Pong(_) => continue,
                };
                let heard = hear(&mut pace, &text).and_then(|message| {
                    command(connection, &mut entering, message)
                });
                let sent = match heard {
                    Ok(command) => table.send(command).await.is_ok(),
                    Err(error) => say(&mut socket, &error).await.is_ok(),
                };
                if !sent {
                    break;
                }
            }
            _ = async { stopping.wait_for(|stop| *stop).await.is_ok() } => break,
        }
    }
    if entering.is_none() {
        // If the table is gone, nobody is left to be told.
        let _ = table.send(Command::Exit(connection)).await;
    }
    let _ = socket.send(Message::Close(None)).await;
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), axum::Error> {
    let text = serde_json::to_string(message).expect("messages can be written");
    socket.send(Message::Text(text.into())).await
}

fn error(id: Option<String>, code: ErrorCode, text: impl Into<String>) -> ServerMessage {
    let text = text.into();
    ServerMessage::Error { id, code, text }
}

fn hear(pace: &mut Pace, text: &str) -> Result<ClientMessage, ServerMessage> {
    if !pace.allows() {
        let text = "too many messages; wait a second";
        return Err(error(None, ErrorCode::TooFast, text));
    }
    let message =
        serde_json::from_str(text).map_err(|e| error(None, ErrorCode::Malformed, e.to_string()))?;
    if let ClientMessage::Act { id, .. } = &message
        && (id.is_empty() || id.len() > limits::ACT_ID)
    {
        let text = "the id of an act is 1 to 64 letters";
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

/// How many messages a client may still send.
struct Pace {
    left: u32,
    since: Instant,
}

impl Pace {
    fn new() -> Self {
        Self {
            left: limits::BURST,
            since: Instant::now(),
        }
    }

    fn allows(&mut self) -> bool {
        let seconds = self.since.elapsed().as_secs_f64();
        let earned = (seconds * f64::from(limits::PER_SECOND)) as u32;
        if earned > 0 {
            self.left = (self.left + earned).min(limits::BURST);
            self.since = Instant::now();
        }
        let allowed = self.left > 0;
        self.left = self.left.saturating_sub(1);
        allowed
    }
}
