//! What a bot would do in the place of somebody who asks. It gets what the seat may see
//! and nothing else, and thinks where the bots do.

use std::sync::Arc;
use std::time::Instant;

use ark_bots::{Bot as _, Commander, Observer};
use ark_engine::{Game, Next};
use ark_ids::Seat;
use ark_protocol::message::{Advice, Because, ErrorCode, Seq, ServerMessage};
use ark_protocol::{Plan, Reason};

use super::eyes::{phrase, scene};
use super::{Command, Connection, Table};
use crate::limits;
use crate::pace::Pace;

/// What a bot would do, without sentences.
pub(crate) struct Idea {
    action: ark_protocol::Action,
    reason: Option<Reason>,
}

/// A question for a hint.
pub(crate) struct Wondering {
    connection: Connection,
    person: String,
    id: String,
    seq: Seq,
    seat: Seat,
}

impl Table {
    pub(super) fn wonder(&mut self, at: Connection, id: String, seq: Seq, seat: u8) {
        let Some(watcher) = self.watchers.get(&at) else {
            return;
        };
        let seat = Seat(seat);
        let no = |code, text| watcher.fail(Some(id.clone()), code, text);
        let Some(course) = &self.course else {
            return no(ErrorCode::WrongTime, "the game has not begun");
        };
        if !watcher.seats.has(seat) {
            return no(ErrorCode::NotYourSeat, "you do not sit there");
        }
        if !self.row().hints() {
            return no(ErrorCode::NotAllowed, "this table plays without hints");
        }
        if seq != course.seq {
            let (id, seq) = (Some(id), course.seq);
            return watcher.tell(ServerMessage::Stale { id, seq });
        }
        let game = *course.journal.game();
        if !matches!(game.next(), Next::Ask(seats, _) if seats.has(seat)) {
            return no(ErrorCode::WrongTime, "that seat is not asked");
        }
        let now = Instant::now();
        let person = watcher.person.id.clone();
        let pace = self.hints.entry(person.clone());
        let pace = pace.or_insert_with(|| Pace::new(limits::HINTS, now));
        if self.wondering.contains(&person) || !pace.allows(limits::HINTS, now) {
            self.shared.metrics.limited.count();
            return no(ErrorCode::TooFast, "one hint after another; wait a little");
        }
        let Some(mailbox) = self.mailbox.upgrade() else {
            return;
        };
        self.wondering.insert(person.clone());
        self.shared.metrics.hints.count();
        let wondering = Wondering {
            connection: at,
            person,
            id,
            seq,
            seat,
        };
        let budget = self.shared.hint;
        let metrics = Arc::clone(&self.shared.metrics);
        let places = Arc::clone(&self.shared.thinkers);
        tokio::spawn(async move {
            let place = places.acquire_owned().await;
            let thought = tokio::task::spawn_blocking(move || {
                let _place = place;
                let begun = Instant::now();
                // The same question gets the same answer.
                let mut bot = Commander::new(seq.into(), budget);
                let idea = ask(&mut bot, &game, seat);
                metrics.thoughts.took(begun.elapsed());
                idea
            });
            let idea = thought.await;
            if let Err(error) = &idea {
                tracing::error!(%error, "a bot fell over while it thought of a hint");
            }
            let idea = idea.ok();
            // The table waits for this and is not closed before.
            let _ = mailbox.send(Command::Hinted { wondering, idea }).await;
        });
    }

    /// Tells what a bot would do to whom asked, if they are still there.
    pub(super) fn hinted(&mut self, wondering: Wondering, idea: Option<Idea>) {
        self.wondering.remove(&wondering.person);
        let Some(watcher) = self.watchers.get(&wondering.connection) else {
            return;
        };
        let Wondering { id, seq, seat, .. } = wondering;
        let Some(course) = self.course.as_ref().filter(|course| course.seq == seq) else {
            let (id, seq) = (Some(id), self.seq());
            return watcher.tell(ServerMessage::Stale { id, seq });
        };
        let Some(Idea { action, reason }) = idea else {
            return watcher.fail(Some(id), ErrorCode::Internal, "the bot has no idea");
        };
        let phrase = phrase(watcher.lang);
        let scene = scene(course.journal.game(), course.journal.header());
        let advice = Box::new(Advice {
            text: phrase.action(&scene, &action),
            because: reason.map(|reason| Because {
                text: phrase.reason(&scene, &reason),
                reason,
            }),
            action,
        });
        let seat = seat.0;
        watcher.tell(ServerMessage::Hint {
            id,
            seq,
            seat,
            advice,
        });
    }
}

fn ask(bot: &mut Commander, game: &Game, seat: Seat) -> Idea {
    let table = Observer::new(game, seat);
    let mut actions = Vec::new();
    table.legal(&mut actions);
    let (action, reason) = if let [only] = actions[..] {
        let hold = Reason {
            plan: Plan::Hold,
            aim: None,
            tenths: 0,
            instead: None,
        };
        (only, Some(hold))
    } else {
        let action = bot.choose(&table, &actions);
        (action, bot.reason().cloned())
    };
    Idea {
        action: ark_protocol::Action::of(game, action),
        reason,
    }
}
