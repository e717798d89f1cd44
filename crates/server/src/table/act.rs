//! A decision: checked, durable, told.

use ark_engine::{Event, Input, Next};
use ark_ids::Seat;
use ark_protocol::message::{ErrorCode, Seq, ServerMessage};
use ark_protocol::{Action, Refusal};
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
            watcher.tell(tell::refused(watcher, course, id, action, &refusal));
            return Ok(());
        }
        let done = self.decide(Seat(seat), decision, Some(act)).await?;
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
        act: Option<(String, String)>,
    ) -> Stored<Option<Seq>> {
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
        draft.roll(self.seed()?);
        let standing = standing(&draft.journal, draft.seq);
        let append = Append {
            game: &self.id,
            rows: &draft.rows,
            standing: &standing,
            header: None,
        };
        if !self.store.append(&append).await? {
            self.catch_up().await?;
            return Ok(None);
        }
        let row = draft.happened[0].seq;
        self.take_over(draft, standing);
        if let (Some(course), Some(act)) = (&mut self.course, act) {
            course.acts.insert(act, row);
        }
        self.drop_request();
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
        self.row = None;
        self.load().await?;
        self.drop_request();
        let Some(course) = &self.course else {
            return Ok(());
        };
        for watcher in self.watchers.values() {
            watcher.tell(ServerMessage::Moved {
                by: None,
                lines: tell::lines_since(watcher, course, before),
                position: Box::new(self.position(watcher, course)),
            });
        }
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

/// How a game stands, as far as lists tell it.
pub(super) fn standing(journal: &Journal, seq: Seq) -> Standing {
    let game = journal.game();
    let player = |seat: Seat| game.state.seat(seat).player;
    let seats = game.rules.all_seats();
    let sits = |index: u8| seats.iter().find(|seat| player(*seat) == index);
    let (waiting, ending) = match game.next() {
        Next::Ask(seats, _) => (seats.iter().map(player).collect(), None),
        Next::Roll(_) => (Vec::new(), None),
        Next::Over(ending) => (Vec::new(), Some(ending.into())),
    };
    Standing {
        seq,
        turn: game.state.seat(game.state.active).turns,
        seats: (0..seats.len() as u8)
            .filter_map(|index| sits(index).map(|seat| seat.0))
            .collect(),
        waiting,
        ending,
    }
}
