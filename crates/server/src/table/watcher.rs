//! Somebody who looks at a game.

use std::sync::atomic::{AtomicBool, Ordering};

use ark_engine::Game;
use ark_ids::{Seat, Set};
use ark_phrase::Lang;
use ark_protocol::message::{ErrorCode, ServerMessage};
use tokio::sync::mpsc;

use super::Course;
use super::eyes::Eyes;
use crate::store::{GameRow, Person};

/// The number of a connection on this node.
pub(crate) type Connection = u64;

/// Somebody who looks at a game.
pub(crate) struct Watcher {
    pub(crate) person: Person,
    pub(crate) lang: Lang,
    /// The seats of this person.
    pub(crate) seats: Set<Seat>,
    /// From which of them the person looks.
    pub(crate) looking: Option<Seat>,
    seated: bool,
    /// It does not listen: what it was told is lost, so it has to come back.
    lost: AtomicBool,
    out: mpsc::Sender<ServerMessage>,
}

impl Watcher {
    pub(crate) fn new(person: Person, lang: Lang, out: mpsc::Sender<ServerMessage>) -> Self {
        Self {
            person,
            lang,
            seats: Set::EMPTY,
            looking: None,
            seated: false,
            lost: AtomicBool::new(false),
            out,
        }
    }

    /// Takes the seats of its person, once the game has begun. Who has one looks
    /// from it; who has several says from which, so that no secret is shown unasked.
    pub(crate) fn sit(&mut self, row: &GameRow, course: Option<&Course>) {
        let Some(course) = course.filter(|_| !self.seated) else {
            return;
        };
        self.seated = true;
        self.seats = seats_of(row, course.journal.game(), &self.person.id);
        self.looking = self.seats.min().filter(|_| self.seats.len() == 1);
    }

    pub(crate) const fn eyes(&self) -> Eyes {
        Eyes {
            lang: self.lang,
            looking: self.looking,
        }
    }

    /// Says something. Who does not listen is cut off, and may come back and resume.
    pub(crate) fn tell(&self, message: ServerMessage) {
        if self.out.try_send(message).is_err() {
            self.lost.store(true, Ordering::Relaxed);
        }
    }

    pub(crate) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    pub(crate) fn fail(&self, id: Option<String>, code: ErrorCode, text: &str) {
        let text = text.to_owned();
        self.tell(ServerMessage::Error { id, code, text });
    }
}

/// The seats of a person.
pub(crate) fn seats_of(row: &GameRow, game: &Game, person: &str) -> Set<Seat> {
    let sits = |seat: &Seat| {
        let player = game.state.seat(*seat).player;
        let chair = row.chairs.get(usize::from(player));
        chair.is_some_and(|chair| chair.person.as_deref() == Some(person))
    };
    game.rules.players.iter().filter(sits).collect()
}
