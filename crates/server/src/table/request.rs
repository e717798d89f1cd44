//! What the table is asked to agree to: an undo, or a bot for somebody who is away.
//!
//! The request is kept in the store, so that it outlives a restart and is answered on
//! any node. It belongs to one position: once the game goes on it is void.

use std::collections::BTreeSet;

use ark_bots::Kind;
use ark_engine::Next;
use ark_ids::Seat;
use ark_protocol::message::{ErrorCode, ServerMessage};

use super::{Connection, Table, Watcher};
use crate::store::{ChairRow, Request, Stored, Wish};

/// The bot that plays for people who are away.
pub(crate) const STAND_IN: Kind = Kind::Greedy;

impl Table {
    /// The request that waits for answers.
    pub(super) fn request(&self) -> Option<&Request> {
        let request = self.row.as_ref()?.request.as_ref();
        request.filter(|request| request.seq == self.seq())
    }

    /// Asks people to agree, in the place of an older request. `needed` of them must.
    pub(super) async fn ask(
        &mut self,
        at: Connection,
        wish: Wish,
        open: BTreeSet<String>,
        needed: usize,
    ) -> Stored<()> {
        loop {
            let old = self.row().request.clone();
            let request = Request {
                id: old.as_ref().map_or(0, |old| old.id) + 1,
                seq: self.seq(),
                wish: wish.clone(),
                name: self.watchers[&at].person.name.clone(),
                open: open.clone(),
                needed,
            };
            if self.put_request(old.as_ref(), Some(request)).await? {
                return Ok(());
            }
        }
    }

    pub(super) async fn consent(&mut self, at: Connection, id: u32, yes: bool) -> Stored<()> {
        loop {
            let watcher = &self.watchers[&at];
            let person = &watcher.person.id;
            let asked =
                |r: &&Request| r.id == id && (r.open.contains(person) || self.owns(r, person));
            let Some(old) = self.request().filter(asked).cloned() else {
                watcher.fail(None, ErrorCode::NotFound, "nobody asks for your consent");
                return Ok(());
            };
            let owner = self.owns(&old, person);
            let mut new = old.clone();
            new.open.remove(person);
            if yes {
                new.needed = if owner { 0 } else { new.needed - 1 };
            }
            if new.needed == 0 {
                return self.grant(&old).await;
            }
            let lost = !yes && (owner || new.open.len() < new.needed);
            let new = (!lost).then_some(new);
            if self.put_request(Some(&old), new).await? {
                return Ok(());
            }
        }
    }

    /// Whether the request is about a bot for this person.
    fn owns(&self, request: &Request, person: &str) -> bool {
        let Wish::StandIn { seat } = request.wish else {
            return false;
        };
        let course = self.course.as_ref();
        course
            .and_then(|course| self.person_of(course, Seat(seat)))
            .as_deref()
            == Some(person)
    }

    async fn grant(&mut self, request: &Request) -> Stored<()> {
        match request.wish {
            Wish::Undo { by, keep } => self.take_back(Seat(by), keep).await,
            Wish::StandIn { seat } => {
                let course = self.course.as_ref();
                let person = course.and_then(|course| self.person_of(course, Seat(seat)));
                if let Some(person) = person {
                    self.store()
                        .stand_in(&self.id, &person, Some(STAND_IN.slug()))
                        .await?;
                }
                self.put_request(Some(request), None).await?;
                self.refresh().await
            }
        }
    }

    /// Puts a request in the place of another and tells both. False if what was there
    /// has changed meanwhile; then it has been read anew.
    async fn put_request(&mut self, old: Option<&Request>, new: Option<Request>) -> Stored<bool> {
        if !self
            .store()
            .replace_request(&self.id, old, new.as_ref())
            .await?
        {
            self.refresh().await?;
            return Ok(false);
        }
        let before = self.request().cloned();
        if let Some(row) = &mut self.row {
            row.request = new;
        }
        self.tell_request(before.as_ref());
        Ok(true)
    }

    /// Tells what has become of the request that was open before.
    pub(super) fn tell_request(&self, before: Option<&Request>) {
        let now = self.request();
        if now.map(|r| r.id) == before.map(|r| r.id) {
            return;
        }
        for watcher in self.watchers.values() {
            if let Some(Request {
                id: request, wish, ..
            }) = before
            {
                let request = *request;
                watcher.tell(match wish {
                    Wish::Undo { .. } => ServerMessage::UndoDropped { request },
                    Wish::StandIn { .. } => ServerMessage::StandInDropped { request },
                });
            }
            self.tell_asked(watcher);
        }
    }

    /// Tells the open request to whom it asks.
    pub(super) fn tell_asked(&self, watcher: &Watcher) {
        let person = &watcher.person.id;
        let asked = |r: &&Request| r.open.contains(person) || self.owns(r, person);
        let Some(asked) = self.request().filter(asked) else {
            return;
        };
        let (request, name) = (asked.id, asked.name.clone());
        watcher.tell(match asked.wish {
            Wish::Undo { by, .. } => ServerMessage::UndoAsked { request, by, name },
            Wish::StandIn { seat } => ServerMessage::StandInAsked {
                request,
                seat,
                name,
            },
        });
    }

    /// Somebody wants a bot to play for a person who keeps the table waiting.
    pub(super) async fn ask_stand_in(&mut self, at: Connection, seat: u8) -> Stored<()> {
        let watcher = &self.watchers[&at];
        let no = |code, text| {
            watcher.fail(None, code, text);
            Ok(())
        };
        let Some(course) = &self.course else {
            return no(ErrorCode::WrongTime, "the game has not begun");
        };
        let me = &watcher.person.id;
        if watcher.seats.is_empty() {
            return no(ErrorCode::NotYourSeat, "only who plays may ask for that");
        }
        let waits =
            matches!(course.journal.game().next(), Next::Ask(seats, _) if seats.has(Seat(seat)));
        if !waits {
            return no(
                ErrorCode::WrongTime,
                "the table does not wait for that seat",
            );
        }
        let Some(owner) = self
            .person_of(course, Seat(seat))
            .filter(|owner| owner != me)
        else {
            return no(ErrorCode::NotFound, "nobody else sits there");
        };
        if self.is_here(&owner) {
            return no(ErrorCode::WrongTime, "that person is here");
        }
        let people = self.row().chairs.iter().filter(|chair| self.votes(chair));
        let mut open: BTreeSet<String> = people.filter_map(|c| c.person.clone()).collect();
        open.remove(me);
        open.remove(&owner);
        // More than half of all the others, of whom the one who asks agrees.
        let needed = open.len().div_ceil(2);
        let wish = Wish::StandIn { seat };
        self.ask(at, wish, open, needed).await?;
        match self.request().cloned() {
            Some(request) if request.needed == 0 => self.grant(&request).await,
            _ => Ok(()),
        }
    }

    /// Who comes back has the seat again.
    pub(super) async fn hand_back(&mut self, person: &str) -> Stored<()> {
        let away = |c: &ChairRow| c.stand_in.is_some() && c.person.as_deref() == Some(person);
        if self.row().chairs.iter().any(away) {
            self.store().stand_in(&self.id, person, None).await?;
            self.refresh().await?;
        }
        Ok(())
    }

    /// Reads anew what can change beside the rows, and tells what did.
    pub(super) async fn refresh(&mut self) -> Stored<()> {
        let Some(fresh) = self.store().game(&self.id).await? else {
            self.call_off();
            return Ok(());
        };
        if fresh.standing.seq > self.seq() {
            return self.catch_up().await;
        }
        let before = self.request().cloned();
        let Some(old) = self.row.replace(fresh) else {
            return Ok(());
        };
        let row = self.row();
        if row.header.is_none() {
            self.tell_lobby();
        } else if row.chairs != old.chairs {
            self.tell_players();
        }
        if let Some(game) = row.rematch.clone().filter(|_| row.rematch != old.rematch) {
            for watcher in self.watchers.values() {
                if row.public || row.seats(&watcher.person.id) {
                    let game = game.clone();
                    watcher.tell(ServerMessage::Rematch { game });
                }
            }
        }
        self.tell_request(before.as_ref());
        Ok(())
    }
}
