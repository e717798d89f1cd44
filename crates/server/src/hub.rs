//! The tables that are in use on this node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;

use crate::store::{Listener, News, Store};
use crate::table::{Command, Table};

type Mailboxes = Arc<Mutex<HashMap<String, mpsc::Sender<Command>>>>;

/// The tables that are in use on this node. One task per game is its lock.
#[derive(Clone)]
pub(crate) struct Hub {
    store: Store,
    mailboxes: Mailboxes,
}

impl Hub {
    pub(crate) fn new(store: Store) -> Self {
        Self {
            store,
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
        let table = Table::new(self.store.clone(), game.to_owned(), mailbox.downgrade());
        let mailboxes = Arc::clone(&self.mailboxes);
        let game = game.to_owned();
        tokio::spawn(async move {
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
        });
        mailbox
    }

    /// Tells the table of a game, if it is in use, that its chairs changed.
    pub(crate) async fn changed(&self, game: &str) {
        self.tell(game, Command::Changed).await;
    }

    /// Passes on what other nodes write, as long as the server runs.
    pub(crate) async fn follow(self, mut listener: Listener) {
        loop {
            match listener.next().await {
                Ok(News { game, seq: 0 }) => self.changed(&game).await,
                Ok(News { game, seq }) => self.tell(&game, Command::Elsewhere(seq)).await,
                Err(error) => {
                    tracing::error!(%error, "other nodes cannot be heard");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
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
