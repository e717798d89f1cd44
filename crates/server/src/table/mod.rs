//! One task per game: whatever happens to a game happens here, one thing after
//! another, and is told when it is durable.

mod act;
mod begin;
mod bots;
mod eyes;
mod hint;
mod presence;
mod replay;
mod request;
mod review;
mod tell;
mod undo;
mod watcher;

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use ark_bots::Bot;
use ark_engine::Action;
use ark_ids::Seat;
use ark_phrase::Lang;
use ark_protocol::Reason;
use ark_protocol::message::{ClientMessage, ErrorCode, Problem, Seq, ServerMessage};
use ark_record::Journal;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::timeout;

use crate::hub::Shared;
use crate::pace::Pace;
use crate::store::{GameRow, Person, Said, Store, StoreError, Stored};
use crate::{limits, random};

pub(crate) use act::Draft;
pub(crate) use begin::{header, options};
pub(crate) use eyes::Eyes;
use hint::{Idea, Wondering};
pub(crate) use replay::replay;
pub(crate) use request::STAND_IN;
pub(crate) use review::Review;
pub(crate) use tell::{position, seed_hash, summary};
pub(crate) use watcher::{Connection, Watcher, seats_of};

/// What is said to whoever may not look on.
pub(crate) const CLOSED: &str = "this table is closed to onlookers until the game is over";

/// How many lines of chat a table remembers as its own.
const OWN_LINES: usize = 64;

/// What a table is told.
pub(crate) enum Command {
    /// Somebody looks at the game.
    Enter {
        connection: Connection,
        person: Person,
        lang: Lang,
        since: Option<Seq>,
        out: mpsc::Sender<ServerMessage>,
    },
    Say(Connection, ClientMessage),
    Exit(Connection),
    /// Something changed beside the rows: a chair, a request, the rematch.
    Changed,
    /// Some node, perhaps this one, wrote this line of chat.
    Said(String),
    /// A bot may be asked.
    Wake,
    /// Some node, perhaps this one, added this row.
    Elsewhere(Seq),
    Start {
        person: String,
        reply: oneshot::Sender<Result<(), Problem>>,
    },
    /// A bot has made up its mind.
    Decided {
        seq: Seq,
        seat: Seat,
        action: Action,
        reason: Option<Reason>,
        bot: Box<dyn Bot>,
    },
    /// A bot has thought of a hint; none if it fell over.
    Hinted {
        wondering: Wondering,
        idea: Option<Idea>,
    },
    /// The server stops.
    Stop,
}

/// A game that has begun: its record, and the row of each of its inputs.
pub(crate) struct Course {
    pub(crate) journal: Journal,
    pub(crate) rows: Vec<Seq>,
    pub(crate) seq: Seq,
    /// The acts that are durable, by person and id.
    pub(crate) acts: HashMap<(String, String), Seq>,
}

/// The task of a game.
pub(crate) struct Table {
    shared: Shared,
    id: String,
    /// To hear from bots; does not keep the table in use.
    mailbox: mpsc::WeakSender<Command>,
    row: Option<GameRow>,
    course: Option<Course>,
    watchers: HashMap<Connection, Watcher>,
    bots: HashMap<Seat, Box<dyn Bot>>,
    /// Whether a bot is thinking.
    thinking: bool,
    /// Whether another node plays the bots while nobody looks here.
    elsewhere: bool,
    /// Tells a bot that waits its turn that somebody looks.
    noticed: Arc<Notify>,
    /// Whether the game was called off.
    gone: bool,
    /// When it was last noted who is here.
    noted: Instant,
    /// How many hints each person may still ask for, and for whom a bot thinks of one.
    hints: HashMap<String, Pace>,
    wondering: HashSet<String>,
    /// The last lines of chat that this node wrote, which come back as news.
    said: VecDeque<String>,
}

impl Table {
    pub(crate) fn new(shared: Shared, id: String, mailbox: mpsc::WeakSender<Command>) -> Self {
        Self {
            shared,
            id,
            mailbox,
            row: None,
            course: None,
            watchers: HashMap::new(),
            bots: HashMap::new(),
            thinking: false,
            elsewhere: false,
            noticed: Arc::default(),
            gone: false,
            noted: Instant::now(),
            hints: HashMap::new(),
            wondering: HashSet::new(),
            said: VecDeque::new(),
        }
    }

    /// Does what it is told until nobody uses the game any more.
    pub(crate) async fn run(
        mut self,
        mut inbox: mpsc::Receiver<Command>,
        closing: impl Fn(&mpsc::Receiver<Command>) -> bool,
    ) {
        loop {
            let command = match timeout(self.shared.idle, inbox.recv()).await {
                Ok(Some(Command::Stop) | None) => return,
                Ok(Some(command)) => command,
                Err(_) => {
                    if self.watchers.is_empty() && !self.thinking && closing(&inbox) {
                        return;
                    }
                    self.note_everybody().await;
                    continue;
                }
            };
            let asking = match &command {
                Command::Say(connection, _) => Some(*connection),
                _ => None,
            };
            if let Err(error) = self.obey(command).await {
                tracing::error!(game = %self.id, %error, "a table could not go on");
                self.shared.metrics.failed.count();
                // What is in memory may be behind: read it again next time.
                self.row = None;
                self.course = None;
                if let Some(watcher) = asking.and_then(|c| self.watchers.get(&c)) {
                    watcher.fail(None, ErrorCode::Internal, "the server failed; try again");
                }
            }
        }
    }

    async fn obey(&mut self, command: Command) -> Stored<()> {
        if self.gone {
            return Ok(());
        }
        self.load().await?;
        match command {
            Command::Enter {
                connection,
                person,
                lang,
                since,
                out,
            } => {
                let watcher = Watcher::new(person, lang, out);
                self.enter(connection, watcher, since).await?;
            }
            Command::Exit(connection) => self.exit(connection).await?,
            Command::Say(connection, message) => self.hear(connection, message).await?,
            Command::Changed => self.refresh().await?,
            Command::Said(id) => {
                if !self.said.contains(&id)
                    && let Some(said) = self.store().line(&id).await?
                {
                    self.tell_chat(&said);
                }
            }
            Command::Wake => self.elsewhere = false,
            Command::Stop => {}
            Command::Elsewhere(seq) => {
                if seq > self.seq() {
                    self.catch_up().await?;
                }
            }
            Command::Start { person, reply } => {
                let begun = self.begin(&person).await;
                let failed = begun.is_err();
                let answer = begun.unwrap_or_else(|_| Err(internal()));
                // Who asked may have gone.
                let _ = reply.send(answer);
                if failed {
                    self.row = None;
                }
            }
            Command::Decided {
                seq,
                seat,
                action,
                reason,
                bot,
            } => {
                self.thinking = false;
                if self.shared.luck.keeps_bots() {
                    self.bots.insert(seat, bot);
                }
                self.decided(seq, seat, action, reason).await?;
            }
            Command::Hinted { wondering, idea } => self.hinted(wondering, idea),
        }
        self.watchers.retain(|_, watcher| !watcher.is_lost());
        self.let_bots_think();
        Ok(())
    }

    /// Reads the game from the store unless it is in memory.
    async fn load(&mut self) -> Stored<()> {
        if self.row.is_some() {
            return Ok(());
        }
        let row = self.store().game(&self.id).await?;
        let row = row.ok_or_else(|| StoreError::Broken(format!("no game {}", self.id)))?;
        let rows = self.store().rows(&self.id).await?;
        self.course = match &row.header {
            Some(header) => Some(replay::replay(header, &rows)?),
            None => None,
        };
        self.row = Some(row);
        self.seat_watchers();
        Ok(())
    }

    const fn store(&self) -> &Store {
        &self.shared.store
    }

    fn row(&self) -> &GameRow {
        self.row.as_ref().expect("loaded before anything is obeyed")
    }

    fn seq(&self) -> Seq {
        self.course.as_ref().map_or(0, |course| course.seq)
    }

    async fn enter(
        &mut self,
        connection: Connection,
        mut watcher: Watcher,
        since: Option<Seq>,
    ) -> Stored<()> {
        if !self.row().is_open_to(&watcher.person.id) {
            watcher.fail(None, ErrorCode::NotAllowed, CLOSED);
            return Ok(());
        }
        self.elsewhere = false;
        self.noticed.notify_one();
        self.hand_back(&watcher.person.id).await?;
        self.note_here(&watcher.person.id).await?;
        watcher.sit(self.row(), self.course.as_ref());
        for said in self.store().said(&self.id, limits::CHAT_TOLD).await? {
            watcher.tell(chat(said));
        }
        self.watchers.insert(connection, watcher);
        self.tell_players();
        let watcher = &self.watchers[&connection];
        match &self.course {
            None => watcher.tell(self.lobby_for(watcher)),
            Some(course) => {
                let missed = since.filter(|since| *since < course.seq);
                watcher.tell(match missed {
                    Some(since) => ServerMessage::Moved {
                        by: None,
                        lines: tell::lines_since(watcher.eyes(), course, since),
                        position: Box::new(self.position(watcher, course)),
                    },
                    None => self.state(watcher, course),
                });
            }
        }
        self.tell_asked(watcher);
        Ok(())
    }

    async fn hear(&mut self, connection: Connection, message: ClientMessage) -> Stored<()> {
        let Some(watcher) = self.watchers.get_mut(&connection) else {
            return Ok(());
        };
        match message {
            ClientMessage::Hello { .. } => {
                watcher.fail(None, ErrorCode::Malformed, "hello was said already");
            }
            ClientMessage::Lang { lang } => {
                if let Some(lang) = Lang::from_tag(&lang) {
                    watcher.lang = lang;
                }
                self.tell_state(connection);
            }
            ClientMessage::Look { seat } => {
                let seat = seat.map(Seat);
                if seat.is_some_and(|seat| !watcher.seats.has(seat)) {
                    watcher.fail(None, ErrorCode::NotYourSeat, "you do not sit there");
                    return Ok(());
                }
                watcher.looking = seat;
                self.tell_state(connection);
            }
            ClientMessage::Chat { text } => {
                let text = limits::clean(&text, limits::CHAT);
                let Some(text) = text else {
                    watcher.fail(
                        None,
                        ErrorCode::TooLarge,
                        "a line of chat is 1 to 500 letters",
                    );
                    return Ok(());
                };
                let said = Said {
                    name: watcher.person.name.clone(),
                    text,
                    at: random::now(),
                };
                let id = self.store().say(&self.id, &said).await?;
                self.shared.metrics.said.count();
                self.said.push_back(id);
                self.said.drain(..self.said.len().saturating_sub(OWN_LINES));
                self.tell_chat(&said);
            }
            ClientMessage::Act {
                id,
                seq,
                seat,
                action,
            } => self.act(connection, id, seq, seat, &action).await?,
            ClientMessage::Hint { id, seq, seat } => self.wonder(connection, id, seq, seat),
            ClientMessage::Undo { seq, seat } => self.undo(connection, seq, seat).await?,
            ClientMessage::StandIn { seat } => self.ask_stand_in(connection, seat).await?,
            ClientMessage::Consent { request, yes } => {
                self.consent(connection, request, yes).await?;
            }
        }
        Ok(())
    }

    fn tell_chat(&self, said: &Said) {
        for watcher in self.watchers.values() {
            watcher.tell(chat(said.clone()));
        }
    }

    /// Gives each watcher the seats of its person.
    fn seat_watchers(&mut self) {
        let Some(row) = &self.row else { return };
        for watcher in self.watchers.values_mut() {
            watcher.sit(row, self.course.as_ref());
        }
        self.watchers.retain(|_, watcher| {
            let open = row.is_open_to(&watcher.person.id);
            if !open {
                watcher.fail(None, ErrorCode::NotAllowed, CLOSED);
            }
            open
        });
    }
}

fn chat(said: Said) -> ServerMessage {
    ServerMessage::Chat {
        from: said.name,
        text: said.text,
        at: said.at,
    }
}

fn internal() -> Problem {
    Problem::new(ErrorCode::Internal, "the server failed; nothing changed")
}
