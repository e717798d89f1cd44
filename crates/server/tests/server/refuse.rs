//! What the server does not do.

use crate::common::{Folder, Node, store};
use ark_guest::{Guest, Live};
use ark_protocol::Action;
use ark_protocol::message::{ClientMessage, ErrorCode, ServerMessage};
use serde_json::{Value, json};

async fn solo(node: &Node) -> (Guest, String) {
    let mut ada = node.guest().await;
    let game = ada
        .create(json!({
            "mode": "first-mission",
            "players": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        }))
        .await;
    let id = game.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    (ada, id)
}

fn code(message: &ServerMessage) -> Option<ErrorCode> {
    match message {
        ServerMessage::Error { code, .. } => Some(*code),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_act_twice_is_done_once() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, id) = solo(&node).await;
    let mut live = Live::enter(&ada, &id, None).await;
    live.until(Live::is_asked).await;
    let action = live.at().options[0].action.clone();
    let act = live.act(action);
    live.say(&act).await;
    live.say(&act).await;
    let first = live.ack().await;
    assert_eq!(live.ack().await, first);
    drop(live);
    // Also on another connection, after the answer was lost.
    let mut live = Live::enter(&ada, &id, None).await;
    live.say(&act).await;
    assert_eq!(live.ack().await, first);
    let store = store(&folder.database()).await;
    let rows = store.rows(&id).await.expect("rows");
    let mine = rows.iter().filter(|row| row.act.is_some()).count();
    assert_eq!(mine, 1);
    store.close().await;
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_forbid_is_refused_with_its_rule_and_changes_nothing() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, id) = solo(&node).await;
    let mut live = Live::enter(&ada, &id, None).await;
    live.until(Live::is_asked).await;
    let before = live.at().clone();
    let act = live.act(Action::Produce);
    live.say(&act).await;
    let (rule, text) = live
        .wait(|message| match message {
            ServerMessage::Refused { rule, text, .. } => Some((rule.clone(), text.clone())),
            _ => None,
        })
        .await;
    assert!(ark_rulebook::Rule::from_id(&rule).is_some(), "{rule}");
    assert!(!text.is_empty());

    let mut act = live.act(before.options[0].action.clone());
    if let ClientMessage::Act { seq, .. } = &mut act {
        *seq -= 1;
    }
    live.say(&act).await;
    let stale = |m: &ServerMessage| matches!(m, ServerMessage::Stale { .. }).then_some(());
    live.wait(stale).await;

    let mut act = live.act(before.options[0].action.clone());
    if let ClientMessage::Act { seat, .. } = &mut act {
        *seat = 1 - *seat;
    }
    live.say(&act).await;
    assert_eq!(live.wait(code).await, ErrorCode::NotYourSeat);

    let unknown = Action::Choose {
        section: "kitchen".to_owned(),
        line: 0,
    };
    let act = live.act(unknown);
    live.say(&act).await;
    assert_eq!(live.wait(code).await, ErrorCode::Malformed);

    for text in ["", "{", "[]", r#"{"type":"win"}"#, r#"{"type":"act"}"#] {
        live.say_text(text).await;
        assert_eq!(live.wait(code).await, ErrorCode::Malformed);
    }
    let text = "x".repeat(501);
    live.say(&ClientMessage::Chat { text }).await;
    assert_eq!(live.wait(code).await, ErrorCode::TooLarge);

    let again = Live::enter(&ada, &id, None).await;
    assert_eq!(again.seq(), before.seq);
    assert_eq!(again.at().view, before.view);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_onlooker_sees_what_is_open_and_does_nothing() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, id) = solo(&node).await;
    let mut live = Live::enter(&ada, &id, None).await;
    live.until(Live::is_asked).await;
    let eve = node.guest().await;
    let mut onlooker = Live::enter(&eve, &id, None).await;
    assert_eq!(onlooker.at().looking, None);
    assert!(onlooker.at().options.is_empty() && onlooker.at().view.own.is_none());
    let seat = live.seat();
    onlooker
        .say(&ClientMessage::Look { seat: Some(seat) })
        .await;
    assert_eq!(onlooker.wait(code).await, ErrorCode::NotYourSeat);
    let action = live.at().options[0].action.clone();
    let act = live.act(action);
    onlooker.say(&act).await;
    assert_eq!(onlooker.wait(code).await, ErrorCode::NotYourSeat);
    let seq = onlooker.seq();
    onlooker.say(&ClientMessage::Undo { seq, seat }).await;
    assert_eq!(onlooker.wait(code).await, ErrorCode::NotYourSeat);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn routes_are_for_those_whom_they_concern() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let mut nobody = node.guest().await;
    nobody.cookie = String::from("ark_id=someone.0000");
    let mut ada = node.guest().await;
    let game = ada
        .create(json!({"mode": "first-mission", "players": [{"kind": "me"}, {"kind": "open"}]}))
        .await;
    let id = game.game.id;
    let of = |what: &str| format!("/api/games/{id}/{what}");
    let join = json!({"code": game.game.code});
    for (method, path, body) in [
        ("GET", "/api/games?list=mine".to_owned(), None),
        ("POST", "/api/games".to_owned(), Some(json!({}))),
        ("POST", "/api/games/join".to_owned(), Some(join.clone())),
        ("GET", format!("/api/games/{id}"), None),
        ("POST", of("start"), None),
        ("POST", of("leave"), None),
        ("GET", of("record"), None),
        ("GET", of("live"), None),
        ("PATCH", "/api/me".to_owned(), Some(json!({"name": "x"}))),
    ] {
        let (status, told) = nobody.call(method, &path, body).await;
        assert_eq!(
            (status, &told["code"]),
            (401, &json!("nobody")),
            "{method} {path}"
        );
    }
    let mut ben = node.guest().await;
    let (status, seen) = ben.call("GET", &format!("/api/games/{id}"), None).await;
    assert_eq!(
        (status, &seen["game"]["code"]),
        (200, &Value::Null),
        "no way in is shown"
    );
    assert_eq!(ben.call("POST", &of("start"), None).await.0, 403);
    assert_eq!(
        ada.call("POST", &of("start"), None).await.0,
        409,
        "a chair is free"
    );
    assert_eq!(ben.call("POST", &of("leave"), None).await.0, 403);
    assert_eq!(ada.call("POST", &of("leave"), None).await.0, 409);
    ben.post("/api/games/join", Some(join.clone())).await;
    ben.post(&of("leave"), None).await;
    ben.post("/api/games/join", Some(join.clone())).await;
    let mut eve = node.guest().await;
    let (status, told) = eve.call("POST", "/api/games/join", Some(join)).await;
    assert_eq!((status, &told["code"]), (409, &json!("full")));
    ada.post(&of("start"), None).await;
    assert_eq!(
        ada.call("POST", &of("start"), None).await.0,
        409,
        "once only"
    );

    let large = json!({"name": "x".repeat(20_000)});
    assert_eq!(ada.call("PATCH", "/api/me", Some(large)).await.0, 413);
    let (status, me) = ada
        .call("PATCH", "/api/me", Some(json!({"name": " Ada\n "})))
        .await;
    assert_eq!((status, &me["name"]), (200, &json!("Ada")));
    let conflict = json!({"mode": "first-mission", "players": [{"kind": "me"}], "groups": ["x"]});
    let (status, told) = ada.call("POST", "/api/games", Some(conflict)).await;
    assert_eq!((status, &told["code"]), (400, &json!("conflict")));
    assert_eq!(ada.send("GET", "/api/nothing", "").await.0, 404);

    let (_, first) = ada.call("POST", "/api/me/recovery", None).await;
    let (_, second) = ada.call("POST", "/api/me/recovery", None).await;
    let void = json!({"recovery": first["recovery"]});
    let (status, _) = eve.call("POST", "/api/me/recover", Some(void)).await;
    assert_eq!(status, 404, "a new link makes the old one void");
    let recovery = json!({"recovery": second["recovery"]});
    let (status, same) = eve.call("POST", "/api/me/recover", Some(recovery)).await;
    assert_eq!((status, &same["name"]), (200, &json!("Ada")));
    assert_eq!(
        eve.call("GET", "/api/me", None).await.1["name"],
        json!("Ada")
    );
    node.stop().await;
}
