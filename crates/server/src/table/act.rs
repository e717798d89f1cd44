//! A decision: checked, durable, told.

use std::sync::Arc;
use std::time::Instant;

use ark_engine::{Event, Input, Next};
use ark_ids::Seat;
use ark_protocol::message::{ErrorCode, Seq, ServerMessage};
use ark_protocol::{Action, Reason, Refusal};
use ark_record::{Journal, Notation, Seed, SeededDice};

use super::{Connection, Course, Table, tell};
use crate::random;
use crate::store::{Append, Body, Row, Standing, StoreError, Stored};

/// What one input did.
pub(crate) struct Happened {
    pub(crate) seq: Seq,
    pub(crate) events: Vec<Event>,
    /// The position after it.
    pub(crate) game: ark_engine::Game,
}

/// Whose decision it is.
pub(super) enum By {
    /// A person's, under this id.
    Person((String, String)),
    /// A bot's, for this reason.
    Bot(Option<Reason>),
}

/// Inputs that are played but not yet durable.
pub(crate) struct Draft {
    pub(crate) journal: Journal,
    pub(crate) rows: Vec<Row>,
    pub(crate) happened: Vec<Happened>,
    seq: Seq,
}

impl Draft {
    pub(crate) const fn new(journal: Journal, seq: Seq) -> Self {
        Self {
            journal,
            rows: Vec::new(),
            happened: Vec::new(),
            seq,
        }
    }

    pub(crate) fn take(
        &mut self,
        input: Input,
        act: Option<(String, String)>,
    ) -> Result<(), ark_engine::Illegal> {
        let body = Notation::new(self.journal.game()).input(input);
        let mut events = Vec::new();
        self.journal.apply(input, &mut events)?;
        self.seq += 1;
        let entry = self.journal.entries().last().expect("just applied");
        self.rows.push(Row {
            seq: self.seq,
            body: Body::Input(body),
            hash: entry.hash.to_string(),
            act,
            at: random::now(),
            reason: None,
        });
        self.happened.push(Happened {
            seq: self.seq,
            events,
            game: *self.journal.game(),
        });
        Ok(())
    }

    /// Lets the dice answer until a player must speak or the game is over.
    pub(crate) fn roll(&mut self, seed: Seed) {
        while let Next::Roll(question) = self.journal.game().next() {
            let index = self.journal.entries().len() as u64;
            let outcome = SeededDice::at(seed, index).outcome(self.journal.game(), question);
            self.take(Input::Chance(outcome), None)
                .expect("dice answer what was asked");
        }
    }
}

impl Table {
    pub(super) async fn act(
        &mut self,
        connection: Connection,
        id: String,
        seq: Seq,
        seat: u8,
        action: &Action,
    ) -> Stored<()> {
        let watcher = &self.watchers[&connection];
        let Some(course) = &self.course else {
            watcher.fail(Some(id), ErrorCode::WrongTime, "the game has not begun");
            return Ok(());
        };
        let act = (watcher.person.id.clone(), id.clone());
        if let Some(seq) = course.acts.get(&act) {
            watcher.tell(ServerMessage::Ack { id, seq: *seq });
            return Ok(());
        }
        if !watcher.seats.has(Seat(seat)) {
            watcher.fail(Some(id), ErrorCode::NotYourSeat, "you do not sit there");
            return Ok(());
        }
        if seq != course.seq {
            let (id, seq) = (Some(id), course.seq);
            watcher.tell(ServerMessage::Stale { id, seq });
            return Ok(());
        }
        let game = course.journal.game();
        let Some(decision) = action.on(game) else {
            let text = "the action names something that is not in this game, or a wrong price";
            watcher.fail(Some(id), ErrorCode::Malformed, text);
            return Ok(());
        };
        if let Err(illegal) = game.check(Seat(seat), decision) {
            let refusal = Refusal::from(illegal);
            self.shared.metrics.refused.count();
            watcher.tell(tell::refused(watcher, course, id, action, &refusal));
            return Ok(());
        }
        let person = act.0.clone();
        self.hand_back(&person).await?;
        let done = self.decide(Seat(seat), decision, By::Person(act)).await?;
        let watcher = &self.watchers[&connection];
        watcher.tell(match done {
            Some(seq) => ServerMessage::Ack { id, seq },
            None => ServerMessage::Stale {
                id: Some(id),
                seq: self.seq(),
            },
        });
        Ok(())
    }

    /// Does what a seat decided, lets chance answer, and tells it once it is durable.
    /// None if the game went on elsewhere meanwhile; else the row of the decision.
    pub(super) async fn decide(
        &mut self,
        seat: Seat,
        action: ark_engine::Action,
        by: By,
    ) -> Stored<Option<Seq>> {
        let (act, reason) = match by {
            By::Person(act) => (Some(act), None),
            By::Bot(reason) => (None, reason),
        };
        let Some(course) = &self.course else {
            return Ok(None);
        };
        let mut draft = Draft::new(course.journal.clone(), course.seq);
        if draft
            .take(Input::Player(seat, action), act.clone())
            .is_err()
        {
            return Ok(None);
        }
        draft.rows[0].reason = reason;
        draft.roll(self.seed()?);
        let standing = Standing::of(&draft.journal, draft.seq);
        let append = Append {
            game: self.id.clone(),
            rows: std::mem::take(&mut draft.rows),
            standing: standing.clone(),
            header: None,
        };
        let begun = Instant::now();
        if !self.store().append(append).await? {
            self.catch_up().await?;
            return Ok(None);
        }
        let metrics = Arc::clone(&self.shared.metrics);
        metrics.commits.took(begun.elapsed());
        if act.is_some() {
            metrics.moves.count();
        } else {
            metrics.bot_moves.count();
        }
        let row = draft.happened[0].seq;
        let request = self.request().cloned();
        self.take_over(draft, standing);
        if let (Some(course), Some(act)) = (&mut self.course, act) {
            course.acts.insert(act, row);
        }
        self.tell_request(request.as_ref());
        metrics.updates.took(begun.elapsed());
        Ok(Some(row))
    }

    /// Goes on from what has become durable, and tells it.
    pub(super) fn take_over(&mut self, draft: Draft, standing: Standing) {
        let course = self.course.get_or_insert_with(|| Course {
            journal: draft.journal.clone(),
            rows: Vec::new(),
            seq: 0,
            acts: std::collections::HashMap::new(),
        });
        let by = draft.journal.entries().get(course.rows.len());
        let by = by.and_then(|entry| match entry.input {
            Input::Player(seat, _) => Some(seat.0),
            Input::Chance(_) => None,
        });
        course.rows.extend(draft.happened.iter().map(|h| h.seq));
        course.journal = draft.journal;
        course.seq = draft.seq;
        self.stand(standing);
        self.seat_watchers();
        self.tell_moved(by, &draft.happened);
    }

    /// Another node was faster: reads what it did and tells it.
    pub(super) async fn catch_up(&mut self) -> Stored<()> {
        let before = self.seq();
        // As long as nobody looks here, the bots are left to that node.
        self.elsewhere = true;
        let request = self.request().cloned();
        self.row = None;
        self.load().await?;
        self.tell_since(before);
        self.tell_request(request.as_ref());
        Ok(())
    }

    pub(super) fn stand(&mut self, standing: Standing) {
        use ark_protocol::message::Status;
        let Some(row) = &mut self.row else { return };
        row.status = if standing.ending.is_some() {
            Status::Over
        } else {
            Status::Running
        };
        row.standing = standing;
        row.updated = random::now();
    }

    pub(super) fn seed(&self) -> Stored<Seed> {
        let broken = || StoreError::Broken("the seed of a game".to_owned());
        random::from_hex(&self.row().seed).ok_or_else(broken)
    }
}
