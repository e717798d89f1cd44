//! A rematch, and a fork.

use crate::common::{Folder, Node, store};
use crate::play::{play, two};
use ark_guest::{Guest, Live, pick};
use ark_protocol::message::{GameDetail, GameOrigin, PlayerKind, ServerMessage, Status};
use serde_json::json;

/// Two people play a short game to its end.
pub(crate) async fn finished(node: &Node) -> (Guest, Guest, GameDetail) {
    let (ada, ben, game) = two(node, 1).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    play(&mut tables, usize::MAX).await;
    assert!(tables[0].is_over());
    (ada, ben, game)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_the_same_people_once_more() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, mut ben, game) = finished(&node).await;
    let id = &game.game.id;
    let mut watching = Live::enter(&ben, id, None).await;
    let path = format!("/api/games/{id}/rematch");
    let first = ada.post(&path, Some(json!({}))).await;
    let told = watching
        .wait(|message| match message {
            ServerMessage::Rematch { game } => Some(game.clone()),
            _ => None,
        })
        .await;
    assert_eq!(told, first.game.id);
    let second = ben.post(&path, Some(json!({}))).await;
    assert_eq!(second.game.id, first.game.id, "one rematch for all");
    assert_eq!(second.game.status, Status::Lobby);
    assert_ne!(second.seed_hash, game.seed_hash, "chance begins anew");
    assert!(
        second
            .game
            .players
            .iter()
            .all(|p| p.kind == PlayerKind::Human)
    );
    let start = format!("/api/games/{}/start", first.game.id);
    ada.post(&start, None).await;

    // The same deal again: the same seed leads to the same beginning.
    let same = ada.post(&path, Some(json!({"deal": "same"}))).await;
    assert_ne!(same.game.id, first.game.id);
    assert_eq!(same.seed_hash, game.seed_hash);
    ada.post(&format!("/api/games/{}/start", same.game.id), None)
        .await;
    let begin = Live::enter(&ada, &same.game.id, None).await;
    let mut beginnings = Vec::new();
    for id in [id, &same.game.id] {
        let database = store(&folder.database()).await;
        let rows = database.rows(id).await.expect("rows");
        let dealt = rows.into_iter().take(begin.seq() as usize);
        beginnings.push(dealt.map(|row| (row.body, row.hash)).collect::<Vec<_>>());
    }
    assert_eq!(beginnings[0], beginnings[1]);

    let mut eve = node.guest().await;
    let (status, _) = eve.call("POST", &path, Some(json!({}))).await;
    assert_eq!(status, 403);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_goes_on_from_any_row_against_bots() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, _, game) = finished(&node).await;
    let id = &game.game.id;
    let over = Live::enter(&ada, id, None).await;
    let seq = over.seq() / 2;
    let mut eve = node.guest().await;
    let path = format!("/api/games/{id}/fork");
    let fork = eve.post(&path, Some(json!({"seq": seq, "seat": 1}))).await;
    assert!(matches!(
        &fork.game.origin,
        Some(GameOrigin::Fork { game, seq: at, .. }) if game == id && *at == seq
    ));
    let mut live = Live::enter(&eve, &fork.game.id, None).await;
    assert_eq!(live.at().seats, [1]);
    let mut state = 5;
    loop {
        live.until(|live| live.is_over() || live.is_asked()).await;
        if live.is_over() {
            break;
        }
        let index = pick(&mut state, live.at().options.len());
        let seq = live.do_option(index).await;
        live.until(|live| live.seq() >= seq).await;
    }
    let (status, _) = eve.call("POST", &path, Some(json!({"seq": 9999}))).await;
    assert_eq!(status, 404);
    let (status, _) = eve
        .call("POST", &path, Some(json!({"seq": 9, "seat": 4})))
        .await;
    assert_eq!(status, 404);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_forked_only_by_who_knows_everything() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, ben, game) = two(&node, 0).await;
    let path = format!("/api/games/{}/fork", game.game.id);
    let (status, _) = ada.call("POST", &path, Some(json!({"seq": 3}))).await;
    assert_eq!(status, 409);
    drop(ben);
    let alone = ada
        .create(json!({"mode": "first-mission", "players": [{"kind": "me"}]}))
        .await;
    let id = alone.game.id;
    let alone = ada.post(&format!("/api/games/{id}/start"), None).await;
    let seq = alone.game.seq;
    let path = format!("/api/games/{id}/fork");
    let fork = ada.post(&path, Some(json!({"seq": seq}))).await;
    assert_eq!(fork.game.status, Status::Running);
    assert_ne!(
        fork.seed_hash, alone.seed_hash,
        "what chance will say stays secret"
    );
    node.stop().await;
}
