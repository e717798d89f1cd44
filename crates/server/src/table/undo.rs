//! Taking back: freely while nobody has learned anything, else by consent.

use std::collections::BTreeSet;

use ark_engine::{Input, Next};
use ark_ids::{Seat, Set};
use ark_protocol::message::{ErrorCode, Seq, ServerMessage};
use ark_record::state_hash;

use super::{Connection, Course, Table};
use crate::random;
use crate::store::{Append, Body, Row, Standing, Stored, Wish};

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
                consent = self.people(course, course.journal.game().rules.players);
                consent.remove(&me);
            }
        }
        Some(Undo {
            keep,
            free,
            consent,
        })
    }

    pub(super) fn person_of(&self, course: &Course, seat: Seat) -> Option<String> {
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
        let needed = undo.consent.len();
        let (by, keep) = (seat.0, undo.keep);
        self.ask(at, Wish::Undo { by, keep }, undo.consent, needed)
            .await
    }

    pub(super) async fn take_back(&mut self, by: Seat, keep: usize) -> Stored<()> {
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
            at: random::now(),
            reason: None,
        };
        let standing = Standing::of(&journal, seq);
        let append = Append {
            game: self.id.clone(),
            rows: vec![row],
            standing: standing.clone(),
            header: None,
        };
        if !self.store().append(append).await? {
            return self.catch_up().await;
        }
        self.shared.metrics.undone.count();
        let request = self.request().cloned();
        if let Some(course) = &mut self.course {
            course.journal = journal;
            course.rows.truncate(keep);
            course.seq = seq;
        }
        // What a bot planned may not fit any more.
        self.bots.clear();
        self.stand(standing);
        self.tell_request(request.as_ref());
        self.tell_undone(by);
        Ok(())
    }
}
