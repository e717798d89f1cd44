//! Who is at the table, on any node, and for how long the others have been away.
//!
//! A SQLite file belongs to one node, which knows who is here; when somebody goes, it is
//! noted. Nodes that share a database say again and again who is here, for a while each time.

use super::{Connection, Table};
use crate::store::{ChairRow, Stored};
use crate::{limits, random};

impl Table {
    /// Whether somebody looks at the game now, on this node or another.
    pub(super) fn is_here(&self, person: &str) -> bool {
        let now = random::now();
        let elsewhere = |chair: &ChairRow| {
            chair.person.as_deref() == Some(person) && chair.here.is_some_and(|here| here > now)
        };
        self.looks(person) || self.row().chairs.iter().any(elsewhere)
    }

    fn looks(&self, person: &str) -> bool {
        self.watchers.values().any(|w| w.person.id == person)
    }

    /// Whether a vote counts whoever sits on this chair: not if they are away for long.
    pub(super) fn votes(&self, chair: &ChairRow) -> bool {
        let Some(person) = chair.person.as_ref().filter(|_| chair.stand_in.is_none()) else {
            return false;
        };
        let away = self.shared.away.as_millis() as i64;
        let lately = chair.here.is_some_and(|here| here + away > random::now());
        lately || self.is_here(person)
    }

    pub(super) async fn exit(&mut self, connection: Connection) -> Stored<()> {
        let Some(watcher) = self.watchers.remove(&connection) else {
            return Ok(());
        };
        let person = &watcher.person.id;
        if !self.looks(person) {
            self.note_until(person, random::now()).await?;
        }
        self.tell_players();
        Ok(())
    }

    /// Tells the other nodes that somebody is here.
    pub(super) async fn note_here(&mut self, person: &str) -> Stored<()> {
        if self.store().is_shared() {
            let until = random::now() + limits::PRESENT.as_millis() as i64;
            self.note_until(person, until).await?;
        }
        Ok(())
    }

    async fn note_until(&mut self, person: &str, until: i64) -> Stored<()> {
        if !self.row().seats(person) {
            return Ok(());
        }
        self.store().note_here(&self.id, person, until).await?;
        for chair in self.row.iter_mut().flat_map(|row| &mut row.chairs) {
            if chair.person.as_deref() == Some(person) {
                chair.here = Some(until);
            }
        }
        Ok(())
    }

    /// Tells the other nodes from time to time who is here.
    pub(super) async fn note_everybody(&mut self) {
        if self.row.is_none() || !self.store().is_shared() || self.noted.elapsed() < limits::BEAT {
            return;
        }
        self.noted = std::time::Instant::now();
        let people: Vec<String> = self
            .watchers
            .values()
            .map(|w| w.person.id.clone())
            .collect();
        for person in people {
            if let Err(error) = self.note_here(&person).await {
                tracing::error!(game = %self.id, %error, "it cannot be noted who is here");
            }
        }
    }
}
