//! Bots come through the same door as people, and think off the async threads.

use ark_bots::{Kind, Observer};
use ark_engine::{Action, Next};
use ark_ids::Seat;
use ark_protocol::message::Seq;

use super::{Command, Table};
use crate::random;
use crate::store::Stored;

impl Table {
    /// Which bot plays a seat.
    fn bot_of(&self, seat: Seat) -> Option<Kind> {
        let course = self.course.as_ref()?;
        let player = course.journal.game().state.seat(seat).player;
        let chair = self.row.as_ref()?.chairs.get(usize::from(player))?;
        Kind::from_slug(&chair.kind)
    }

    /// Lets a bot think if one is asked and none is thinking.
    pub(super) fn let_bots_think(&mut self) {
        let Some(course) = self.course.as_ref().filter(|_| !self.thinking) else {
            return;
        };
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
        let seed = || u64::from_le_bytes(random::bytes());
        let bot = self.bots.remove(&seat);
        let mut bot = bot.unwrap_or_else(|| kind.seat(seed()));
        self.thinking = true;
        tokio::task::spawn_blocking(move || {
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            let action = match actions[..] {
                [only] => only,
                _ => bot.choose(&Observer::new(&game, seat), &actions),
            };
            // The table waits for this and is not closed before.
            let _ = mailbox.blocking_send(Command::Decided {
                seq,
                seat,
                action,
                bot,
            });
        });
    }

    /// Does what a bot decided, unless the game changed while it thought.
    pub(super) async fn decided(&mut self, seq: Seq, seat: Seat, action: Action) -> Stored<()> {
        if seq == self.seq() {
            self.decide(seat, action, None).await?;
        }
        Ok(())
    }
}
