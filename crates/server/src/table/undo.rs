//! Taking back: freely while nobody has learned anything, else by consent.

use std::collections::BTreeSet;

use ark_engine::{Input, Next};
use ark_ids::{Seat, Set};
use ark_protocol::message::{ErrorCode, Seq, ServerMessage};
use ark_record::state_hash;

use super::act::standing;
use super::{Connection, Course, Table};
use crate::store::{Append, Body, Row, Stored};

/// Somebody wants to take something back.
pub(super) struct Request {
    id: u32,
    by: Seat,
    keep: usize,
    /// The people who have not agreed yet.
    open: BTreeSet<String>,
}

/// What a seat may take back.
pub(super) struct Undo {
    /// How many inputs remain.
    pub(super) keep: usize,
    pub(super) free: bool,
    /// The people who must agree.
    pub(super) consent: BTreeSet<String>,
}

impl Table {
    /// What would be taken back: the last decision of the seat and all that followed.
    pub(super) fn undo_of(&self, course: &Course, seat: Seat) -> Option<Undo> {
        let journal = &course.journal;
        if matches!(journal.game().next(), Next::Over(_)) {
            return None;
        }
        let own = |input: Input| matches!(input, Input::Player(s, _) if s == seat);
        let keep = journal.entries().iter().rposition(|e| own(e.input))?;
        let free = journal.undo_point(seat) <= keep;
        let mut consent = BTreeSet::new();
        if !free {
            let me = self.person_of(course, seat)?;
            consent = self.people(course, journal.consent_needed(seat, keep));
            consent.remove(&me);
            if consent.is_empty() {
                // What one learned alone is still learned: the others decide.
                consent = self.people(course, course.journal.game().rules.all_seats());
                consent.remove(&me);
            }
        }
        Some(Undo {
            keep,
            free,
            consent,
        })
    }

    fn person_of(&self, course: &Course, seat: Seat) -> Option<String> {
        let player = course.journal.game().state.seat(seat).player;
        let chair = self.row().chairs.get(usize::from(player))?;
        chair.person.clone()
    }

    fn people(&self, course: &Course, seats: Set<Seat>) -> BTreeSet<String> {
        let people = seats.iter().filter_map(|s| self.person_of(course, s));
        people.collect()
    }

    pub(super) async fn undo(&mut self, at: Connection, seq: Seq, seat: u8) -> Stored<()> {
        let watcher = &self.watchers[&at];
        let seat = Seat(seat);
        let Some(course) = &self.course else {
            watcher.fail(None, ErrorCode::WrongTime, "the game has not begun");
            return Ok(());
        };
        if !watcher.seats.has(seat) {
            watcher.fail(None, ErrorCode::NotYourSeat, "you do not sit there");
            return Ok(());
        }
        if seq != course.seq {
            let (id, seq) = (None, course.seq);
            watcher.tell(ServerMessage::Stale { id, seq });
            return Ok(());
        }
        let Some(undo) = self.undo_of(course, seat) else {
            watcher.fail(
                None,
                ErrorCode::NothingToUndo,
                "there is nothing to take back",
            );
            return Ok(());
        };
        if undo.consent.is_empty() {
            return self.take_back(seat, undo.keep).await;
        }
        let name = watcher.person.name.clone();
        self.drop_request();
        self.requests += 1;
        let request = self.requests;
        for watcher in self.watchers.values() {
            if undo.consent.contains(&watcher.person.id) {
                let (by, name) = (seat.0, name.clone());
                watcher.tell(ServerMessage::UndoAsked { request, by, name });
            }
        }
        self.request = Some(Request {
            id: request,
            by: seat,
            keep: undo.keep,
            open: undo.consent,
        });
        Ok(())
    }

    pub(super) async fn consent(&mut self, at: Connection, id: u32, yes: bool) -> Stored<()> {
        let watcher = &self.watchers[&at];
        let asked = |r: &&mut Request| r.id == id && r.open.contains(&watcher.person.id);
        let Some(request) = self.request.as_mut().filter(asked) else {
            watcher.fail(None, ErrorCode::NotFound, "nobody asks for your consent");
            return Ok(());
        };
        if !yes {
            self.drop_request();
            return Ok(());
        }
        request.open.remove(&watcher.person.id);
        if request.open.is_empty() {
            let (by, keep) = (request.by, request.keep);
            self.request = None;
            self.take_back(by, keep).await?;
        }
        Ok(())
    }

    /// The game went on, or somebody said no.
    pub(super) fn drop_request(&mut self) {
        let Some(Request { id: request, .. }) = self.request.take() else {
            return;
        };
        for watcher in self.watchers.values() {
            watcher.tell(ServerMessage::UndoDropped { request });
        }
    }

    async fn take_back(&mut self, by: Seat, keep: usize) -> Stored<()> {
        let Some(course) = &self.course else {
            return Ok(());
        };
        let mut journal = course.journal.clone();
        journal.rewind(keep);
        let seq = course.seq + 1;
        let row = Row {
            seq,
            body: Body::Undo { by: by.0, keep },
            hash: state_hash(journal.game()).to_string(),
            act: None,
        };
        let standing = standing(&journal, seq);
        let append = Append {
            game: &self.id,
            rows: &[row],
            standing: &standing,
            header: None,
        };
        if !self.store.append(&append).await? {
            return self.catch_up().await;
        }
        if let Some(course) = &mut self.course {
            course.journal = journal;
            course.rows.truncate(keep);
            course.seq = seq;
        }
        // What a bot planned may not fit any more.
        self.bots.clear();
        self.stand(standing);
        self.drop_request();
        self.tell_undone(by);
        Ok(())
    }
}
