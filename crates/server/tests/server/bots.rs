//! Bots play on though nobody looks: by themselves, after a restart, on another node.

use std::time::Duration;

use ark_guest::Guest;
use ark_protocol::message::Status;
use ark_server::proof;
use ark_server::store::Store;
use serde_json::json;

use crate::common::postgres::Postgres;
use crate::common::{Folder, Node, store};

/// A game of bots that has begun, and whom nobody watches.
async fn bots(ada: &mut Guest) -> String {
    let bot = json!({"kind": "bot", "bot": "greedy"});
    let wish = json!({"mode": "first-mission", "players": [bot, bot], "turn_limit": 3});
    let id = ada.create(wish).await.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    id
}

/// Waits until so many rows are there, or the game is over.
async fn until(store: &Store, id: &str, rows: u32) {
    loop {
        let game = store.game(id).await.expect("a store").expect("a game");
        if game.standing.seq >= rows || game.status == Status::Over {
            return;
        }
        tokio::task::yield_now().await;
    }
}

/// Waits for the end, and proves that every row follows from the one before.
async fn ends(store: &Store, id: &str) {
    until(store, id, u32::MAX).await;
    let game = store.game(id).await.expect("a store").expect("a game");
    let rows = store.rows(id).await.expect("rows");
    let proof = proof::prove_game(&game, &rows).expect("a sound game");
    assert!(proof.over);
    assert_eq!(proof.inputs, rows.len(), "no row is doubled or void");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_to_the_end_by_themselves_also_after_a_restart() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let store = store(&folder.database()).await;
    let mut ada = node.guest().await;
    let first = bots(&mut ada).await;
    ends(&store, &first).await;
    let second = bots(&mut ada).await;
    let third = bots(&mut ada).await;
    node.stop().await;
    let node = Node::start(&folder.database()).await;
    ends(&store, &second).await;
    ends(&store, &third).await;
    node.stop().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_two_nodes_do_not_double_moves_and_outlive_one_of_them() {
    let postgres = Postgres::start();
    let store = store(&postgres.address()).await;
    let often = |config: &mut ark_server::Config| config.sweep = Duration::from_millis(20);
    let here = Node::start_with(&postgres.address(), often).await;
    let there = Node::start_with(&postgres.address(), often).await;
    let mut ada = here.guest().await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(bots(&mut ada).await);
    }
    // Both take part, one goes, and the other ends them.
    until(&store, &games[0], 10).await;
    here.stop().await;
    for id in &games {
        ends(&store, id).await;
    }
    there.stop().await;
    store.close().await;
}
