//! Bots come through the same door as people, and think off the async threads.

use std::sync::Arc;
use std::time::Instant;

use ark_bots::{Kind, Observer};
use ark_engine::{Action, Input, Next};
use ark_ids::Seat;
use ark_protocol::Reason;
use ark_protocol::message::Seq;
use ark_record::Entry;

use super::act::By;
use super::{Command, Table};
use crate::store::Stored;

impl Table {
    /// Which bot plays a seat, for itself or for a person who is away.
    fn bot_of(&self, seat: Seat) -> Option<Kind> {
        let course = self.course.as_ref()?;
        let player = course.journal.game().state.seat(seat).player;
        let chair = self.row.as_ref()?.chairs.get(usize::from(player))?;
        Kind::from_slug(chair.stand_in.as_ref().unwrap_or(&chair.kind))
    }

    /// Lets a bot think if one is asked and none is thinking.
    pub(super) fn let_bots_think(&mut self) {
        let Some(course) = self.course.as_ref().filter(|_| !self.thinking) else {
            return;
        };
        let unwatched = self.watchers.is_empty();
        if unwatched && self.elsewhere {
            return;
        }
        let game = *course.journal.game();
        let seq = course.seq;
        let Next::Ask(seats, _) = game.next() else {
            return;
        };
        let asked = seats.iter().find_map(|s| Some((s, self.bot_of(s)?)));
        let Some((seat, kind)) = asked else { return };
        let Some(mailbox) = self.mailbox.upgrade() else {
            return;
        };
        let Ok(seed) = self.seed() else { return };
        let own = |entry: &&Entry| matches!(entry.input, Input::Player(s, _) if s == seat);
        let decided = course.journal.entries().iter().filter(own).count();
        let fresh = || self.shared.luck.bot(kind, seed, seat, decided);
        let mut bot = self.bots.remove(&seat).unwrap_or_else(fresh);
        self.thinking = true;
        let metrics = Arc::clone(&self.shared.metrics);
        let places = Arc::clone(&self.shared.thinkers);
        let alone = Arc::clone(&self.shared.alone);
        let noticed = Arc::clone(&self.noticed);
        tokio::spawn(async move {
            // Games that nobody looks at think one at a time, so that they keep nobody
            // waiting, until somebody looks.
            let _turn = tokio::select! {
                turn = alone.acquire_owned(), if unwatched => turn.ok(),
                () = noticed.notified(), if unwatched => None,
                else => None,
            };
            let place = places.acquire_owned().await;
            let thought = tokio::task::spawn_blocking(move || {
                let _place = place;
                let begun = Instant::now();
                let mut actions = Vec::new();
                game.legal(seat, &mut actions);
                let (action, reason) = if let [only] = actions[..] {
                    (only, None)
                } else {
                    let action = bot.choose(&Observer::new(&game, seat), &actions);
                    (action, bot.reason().cloned())
                };
                metrics.thoughts.took(begun.elapsed());
                (action, reason, bot)
            });
            let (action, reason, bot) = thought.await.unwrap_or_else(|error| {
                // The game must go on, if not well.
                tracing::error!(%error, "a bot fell over while it thought");
                let mut actions = Vec::new();
                game.legal(seat, &mut actions);
                (actions[0], None, Kind::Random.seat(seq.into()))
            });
            // The table waits for this and is not closed before.
            let _ = mailbox
                .send(Command::Decided {
                    seq,
                    seat,
                    action,
                    reason,
                    bot,
                })
                .await;
        });
    }

    /// Does what a bot decided, unless the game changed while it thought.
    pub(super) async fn decided(
        &mut self,
        seq: Seq,
        seat: Seat,
        action: Action,
        reason: Option<Reason>,
    ) -> Stored<()> {
        // Its person may have come back meanwhile.
        if seq == self.seq() && self.bot_of(seat).is_some() {
            self.decide(seat, action, By::Bot(reason)).await?;
        }
        Ok(())
    }
}
