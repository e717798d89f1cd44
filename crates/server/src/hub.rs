//! The tables that are in use on this node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ark_bots::Budget;
use tokio::sync::{Semaphore, mpsc};

use crate::luck::Luck;
use crate::metrics::Metrics;
use crate::store::{Listener, News, Store, What};
use crate::table::{Command, Table};

type Mailboxes = Arc<Mutex<HashMap<String, mpsc::Sender<Command>>>>;

/// What all tables of this node share.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) metrics: Arc<Metrics>,
    /// A place for each bot that may think at the same time.
    pub(crate) thinkers: Arc<Semaphore>,
    /// A place for the bot of a game that nobody looks at.
    pub(crate) alone: Arc<Semaphore>,
    /// How long a bot thinks of a hint.
    pub(crate) hint: Budget,
    pub(crate) luck: Luck,
    /// After how long somebody who is away does not count in a vote.
    pub(crate) away: Duration,
    /// How long a table that nobody uses stays in memory.
    pub(crate) idle: Duration,
    /// Whoever still has something to end before the server stops holds one of these.
    #[expect(dead_code, reason = "held, never used")]
    pub(crate) busy: mpsc::Sender<()>,
}

/// The tables that are in use on this node. One task per game is its lock.
#[derive(Clone)]
pub(crate) struct Hub {
    shared: Shared,
    mailboxes: Mailboxes,
}

impl Hub {
    pub(crate) fn new(shared: Shared) -> Self {
        Self {
            shared,
            mailboxes: Mailboxes::default(),
        }
    }

    /// The mailbox of a game; its task is started on first use.
    pub(crate) fn table(&self, game: &str) -> mpsc::Sender<Command> {
        let mut mailboxes = lock(&self.mailboxes);
        if let Some(mailbox) = mailboxes.get(game).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, inbox) = mpsc::channel(64);
        mailboxes.insert(game.to_owned(), mailbox.clone());
        let table = Table::new(self.shared.clone(), game.to_owned(), mailbox.downgrade());
        let mailboxes = Arc::clone(&self.mailboxes);
        let metrics = Arc::clone(&self.shared.metrics);
        let game = game.to_owned();
        tokio::spawn(async move {
            metrics.tables.enter();
            let closing = |inbox: &mpsc::Receiver<Command>| {
                let mut mailboxes = lock(&mailboxes);
                // Nobody can get a mailbox while the map is locked.
                let idle = inbox.is_empty() && inbox.sender_strong_count() <= 1;
                if idle {
                    mailboxes.remove(&game);
                }
                idle
            };
            Box::pin(table.run(inbox, closing)).await;
            metrics.tables.leave();
        });
        mailbox
    }

    /// Tells the table of a game, if it is in use, that its chairs changed.
    pub(crate) async fn changed(&self, game: &str) {
        self.tell(game, Command::Changed).await;
    }

    /// Lets the bots of a game think, if they are asked, though nobody looks.
    pub(crate) async fn wake(&self, game: &str) {
        // A closed mailbox has stopped for good reason.
        let _ = self.table(game).send(Command::Wake).await;
    }

    /// Ends every table once it has done what it was told before.
    pub(crate) async fn stop(&self) {
        let mailboxes: Vec<_> = lock(&self.mailboxes).drain().collect();
        for (_, mailbox) in mailboxes {
            // A closed mailbox has ended already.
            let _ = mailbox.send(Command::Stop).await;
        }
    }

    /// Passes on what other nodes write, as long as the server runs.
    pub(crate) async fn follow(self, mut listener: Listener) {
        loop {
            match listener.next().await {
                Ok(Some(News { game, what })) => {
                    let command = match what {
                        What::Changed => Command::Changed,
                        What::Row(seq) => Command::Elsewhere(seq),
                        What::Said(id) => Command::Said(id),
                    };
                    self.tell(&game, command).await;
                }
                Ok(None) => self.look_again().await,
                Err(error) => {
                    tracing::error!(%error, "other nodes cannot be heard");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    if let Ok(Some(fresh)) = self.shared.store.listen().await {
                        listener = fresh;
                        self.look_again().await;
                    }
                }
            }
        }
    }

    /// Every table looks what it may have missed.
    async fn look_again(&self) {
        let mailboxes: Vec<_> = lock(&self.mailboxes).values().cloned().collect();
        for mailbox in mailboxes {
            let _ = mailbox.send(Command::Changed).await;
        }
    }

    async fn tell(&self, game: &str, command: Command) {
        let mailbox = lock(&self.mailboxes).get(game).cloned();
        if let Some(mailbox) = mailbox {
            // A closed mailbox has nobody to tell.
            let _ = mailbox.send(command).await;
        }
    }
}

fn lock(
    mailboxes: &Mutex<HashMap<String, mpsc::Sender<Command>>>,
) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
    mailboxes.lock().unwrap_or_else(PoisonError::into_inner)
}
