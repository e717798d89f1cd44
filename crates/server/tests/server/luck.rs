//! Luck that is told: who does the same finds the same game.

use ark_guest::{Live, pick};
use ark_server::proof;
use serde_json::json;

use crate::common::{Folder, Node};

/// The record of a short game against a bot, all of it played by somebody new, after so
/// many other games of the same person.
async fn record(luck: &str, before: usize) -> String {
    let folder = Folder::new();
    let told = |config: &mut ark_server::Config| config.luck = Some(luck.to_owned());
    let node = Node::start_with(&folder.database(), told).await;
    let mut ada = node.guest().await;
    let table = json!({
        "mode": "first-mission",
        "players": [{"kind": "me"}, {"kind": "bot", "bot": "cadet"}],
        "turn_limit": 2,
    });
    for _ in 0..before {
        ada.create(table.clone()).await;
    }
    // What somebody else does changes nothing.
    node.guest().await.create(table.clone()).await;
    let id = ada.create(table).await.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    let mut live = Live::enter(&ada, &id, None).await;
    let mut state = 3;
    loop {
        live.until(|live| live.is_over() || live.is_asked()).await;
        if live.is_over() {
            break;
        }
        let index = pick(&mut state, live.at().options.len());
        let seq = live.do_option(index).await;
        live.until(|live| live.seq() >= seq).await;
    }
    let (_, text) = ada
        .send("GET", &format!("/api/games/{id}/record"), "")
        .await;
    node.stop().await;
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_the_same_with_the_same_luck_finds_the_same_game() {
    let first = record("ark", 0).await;
    assert_eq!(first, record("ark", 0).await);
    assert_ne!(first, record("ark", 1).await, "the next game is another");
    assert_ne!(first, record("other", 0).await);
    let proof = proof::prove_record(&first, None).expect("a fair game");
    assert!(proof.over && proof.rolled > 0);
}
