//! A game that has not begun: called off, or closed to onlookers.

use ark_guest::{Guest, Live};
use ark_protocol::message::{ErrorCode, GameDetail, ServerMessage, Status};
use serde_json::{Value, json};

use crate::common::postgres::Postgres;
use crate::common::{Folder, Node};
use crate::play::play;

fn called_off(message: &ServerMessage) -> Option<()> {
    matches!(message, ServerMessage::CalledOff).then_some(())
}

async fn gathering(ada: &mut Guest, ben: &mut Guest, more: Value) -> GameDetail {
    let mut wish = json!({
        "mode": "first-mission",
        "players": [{"kind": "me"}, {"kind": "open"}],
        "turn_limit": 1,
    });
    for (key, value) in more.as_object().expect("choices") {
        wish[key] = value.clone();
    }
    let game = ada.create(wish).await;
    let code = game.game.code.clone();
    ben.post("/api/games/join", Some(json!({ "code": code })))
        .await;
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn who_created_a_game_calls_it_off_before_it_begins() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, mut ben) = (node.guest().await, node.guest().await);
    let game = gathering(&mut ada, &mut ben, json!({})).await;
    let path = format!("/api/games/{}", game.game.id);
    let mut live = Live::enter(&ben, &game.game.id, None).await;
    assert_eq!(ben.send("DELETE", &path, "").await.0, 403, "it is not his");
    assert_eq!(ada.send("DELETE", &path, "").await.0, 204);
    live.wait(called_off).await;
    live.closed().await;
    assert_eq!(ada.send("GET", &path, "").await.0, 404);
    assert_eq!(ada.send("DELETE", &path, "").await.0, 404);
    let join = json!({ "code": game.game.code }).to_string();
    assert_eq!(ben.send("POST", "/api/games/join", &join).await.0, 404);
    for guest in [&mut ada, &mut ben] {
        let mine = guest.call("GET", "/api/games?list=mine", None).await.1;
        assert_eq!(mine, json!([]));
    }
    // What has begun is left, not called off.
    let game = gathering(&mut ada, &mut ben, json!({})).await;
    let path = format!("/api/games/{}", game.game.id);
    ada.post(&format!("{path}/start"), None).await;
    assert_eq!(ada.send("DELETE", &path, "").await.0, 409);
    assert_eq!(ada.send("GET", &path, "").await.0, 200);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_called_off_is_gone_on_every_node() {
    let postgres = Postgres::start();
    let here = Node::start(&postgres.address()).await;
    let there = Node::start(&postgres.address()).await;
    let (mut ada, mut ben) = (here.guest().await, there.guest().await);
    let game = gathering(&mut ada, &mut ben, json!({})).await;
    let mut live = Live::enter(&ben, &game.game.id, None).await;
    let path = format!("/api/games/{}", game.game.id);
    assert_eq!(ada.send("DELETE", &path, "").await.0, 204);
    live.wait(called_off).await;
    live.closed().await;
    // Who is here is known on every node too.
    let game = gathering(&mut ada, &mut ben, json!({})).await;
    let mut ada = Live::enter(&ada, &game.game.id, None).await;
    let _ben = Live::enter(&ben, &game.game.id, None).await;
    ada.wait(|message| match message {
        ServerMessage::Lobby { game } => game.players.iter().all(|p| p.online).then_some(()),
        _ => None,
    })
    .await;
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_on_at_a_closed_table_until_the_game_is_over() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, mut ben) = (node.guest().await, node.guest().await);
    let mut eve = node.guest().await;
    let closed = json!({"closed": true, "public": true});
    let game = gathering(&mut ada, &mut ben, closed).await;
    assert!(game.game.closed);
    let id = &game.game.id;
    let path = format!("/api/games/{id}");
    let looks = [
        String::new(),
        "/history".to_owned(),
        "/at/1".to_owned(),
        "/figures".to_owned(),
        "/analysis".to_owned(),
        "/record".to_owned(),
        "/live".to_owned(),
    ];
    // Before the game one may look, to sit down; who is still there then has to go.
    assert_eq!(eve.send("GET", &path, "").await.0, 200);
    let mut onlooker = Live::enter(&eve, id, None).await;
    let mut silent = Live::open(&eve, id).await;
    ada.post(&format!("{path}/start"), None).await;
    silent.hello(None).await;
    for live in [&mut onlooker, &mut silent] {
        let code = live
            .wait(|message| match message {
                ServerMessage::Error { code, .. } => Some(*code),
                _ => None,
            })
            .await;
        assert_eq!(code, ErrorCode::NotAllowed);
        live.closed().await;
        assert!(live.position.is_none(), "nothing was shown");
    }
    for look in &looks {
        let (status, told) = eve.send("GET", &format!("{path}{look}"), "").await;
        assert_eq!(status, 403, "{look}: {told}");
        assert!(told.contains("\"not_allowed\""), "{look}: {told}");
    }
    for (deed, body) in [("fork", r#"{"seq": 1}"#), ("rematch", "{}"), ("leave", "")] {
        let (status, told) = eve.send("POST", &format!("{path}/{deed}"), body).await;
        assert_eq!(status, 403, "{deed}: {told}");
    }
    let running = eve.call("GET", "/api/games?list=running", None).await.1;
    assert_eq!(running, json!([]));

    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    assert_eq!(ben.send("GET", &format!("{path}/history"), "").await.0, 200);
    play(&mut tables, usize::MAX).await;
    let over = eve
        .post(&format!("{path}/fork"), Some(json!({"seq": 1})))
        .await;
    assert_eq!(over.game.status, Status::Running, "everything is open now");
    assert_eq!(eve.send("GET", &format!("{path}/record"), "").await.0, 200);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_closes_a_table_sits_at_it() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let mut ada = node.guest().await;
    let open = json!({"kind": "open"});
    let wish = json!({"mode": "first-mission", "players": [open, open], "closed": true});
    let (status, told) = ada.call("POST", "/api/games", Some(wish)).await;
    assert_eq!(status, 400, "{told}");
    node.stop().await;
}
