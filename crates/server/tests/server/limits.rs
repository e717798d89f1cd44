//! What holds for everybody: sizes, speed, and where requests come from.

use ark_guest::{Guest, Live};
use ark_protocol::Action;
use ark_protocol::message::{ClientMessage, ErrorCode, ServerMessage};
use serde_json::{Value, json};

use crate::common::{Folder, Node};
use crate::play::two;

fn code(message: &ServerMessage) -> Option<ErrorCode> {
    match message {
        ServerMessage::Error { code, .. } => Some(*code),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_requests_get_a_clear_error() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, _ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let name = |length: usize| json!({"name": "x".repeat(length)}).to_string();
    let players = |count: usize| {
        let players = vec![json!({"kind": "open"}); count];
        json!({"mode": "awakening", "players": players}).to_string()
    };
    let seated = |chair: Value| json!({"mode": "awakening", "players": [chair]}).to_string();
    for (method, path, body, status, code) in [
        (
            "GET",
            "/api/games".to_owned(),
            String::new(),
            400,
            "malformed",
        ),
        (
            "GET",
            "/api/games?list=all".to_owned(),
            String::new(),
            400,
            "malformed",
        ),
        (
            "GET",
            format!("/api/games/{id}/at/x"),
            String::new(),
            400,
            "malformed",
        ),
        (
            "GET",
            format!("/api/games/{id}/at/1?seat=x"),
            String::new(),
            400,
            "malformed",
        ),
        (
            "GET",
            format!("/api/games/{id}/at/9999"),
            String::new(),
            404,
            "not_found",
        ),
        ("PUT", "/api/me".to_owned(), String::new(), 405, "malformed"),
        (
            "GET",
            "/api/nothing".to_owned(),
            String::new(),
            404,
            "not_found",
        ),
        (
            "PATCH",
            "/api/me".to_owned(),
            "{".to_owned(),
            400,
            "malformed",
        ),
        (
            "PATCH",
            "/api/me".to_owned(),
            r#"{"nom": "x"}"#.to_owned(),
            400,
            "malformed",
        ),
        ("PATCH", "/api/me".to_owned(), name(0), 413, "too_large"),
        ("PATCH", "/api/me".to_owned(), name(41), 413, "too_large"),
        (
            "PATCH",
            "/api/me".to_owned(),
            name(17_000),
            413,
            "too_large",
        ),
        (
            "POST",
            "/api/games".to_owned(),
            players(0),
            400,
            "malformed",
        ),
        (
            "POST",
            "/api/games".to_owned(),
            players(9),
            400,
            "malformed",
        ),
        (
            "POST",
            "/api/games".to_owned(),
            seated(json!({"kind": "bot", "bot": "x"})),
            400,
            "malformed",
        ),
        (
            "POST",
            "/api/games".to_owned(),
            seated(json!({"kind": "hot_seat", "name": "x".repeat(41)})),
            400,
            "malformed",
        ),
        (
            "POST",
            "/api/games".to_owned(),
            seated(json!({"kind": "me", "faction": "x"})),
            400,
            "conflict",
        ),
        (
            "POST",
            "/api/me/recover".to_owned(),
            r#"{"recovery": "a.b"}"#.to_owned(),
            404,
            "not_found",
        ),
    ] {
        let (got, told) = ada.send(method, &path, &body).await;
        let problem: Value = serde_json::from_str(&told).unwrap_or_default();
        assert_eq!(
            (got, &problem["code"]),
            (status, &json!(code)),
            "{method} {path}: {told}"
        );
        assert!(
            problem["text"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
        );
    }
    assert_eq!(
        ada.call("GET", "/api/me", None).await.1["name"],
        json!("Guest")
    );
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others_may_not_speak_for_anybody() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let mut ada = node.guest().await;
    let body = r#"{"name": "Mallory"}"#;
    let foreign = [("Origin", "https://mallory.example")];
    assert_eq!(
        ada.ask("PATCH", "/api/me", &foreign, body).await.status,
        401
    );
    let own = format!("http://{}", node.address);
    let own = [("Origin", own.as_str())];
    assert_eq!(ada.ask("PATCH", "/api/me", &own, body).await.status, 200);
    let game = json!({"mode": "first-mission", "players": [{"kind": "me"}]});
    let id = ada.create(game).await.game.id;
    let upgrade = [
        ("Origin", "https://mallory.example"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let path = format!("/api/games/{id}/live");
    assert_eq!(ada.ask("GET", &path, &upgrade, "").await.status, 401);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_tells_browsers_to_run_nothing_foreign() {
    let folder = Folder::new();
    let node = Node::start_with(&folder.database(), |config| config.behind_proxy = true).await;
    let mut nobody = Guest::nobody(node.address);
    for path in ["/", "/api/me", "/api/nothing", "/metrics", "/x.js"] {
        nobody.cookie.clear();
        let answer = nobody.ask("GET", path, &[], "").await;
        let policy = answer.header("content-security-policy").expect("a policy");
        let script = policy.split("; ").find(|p| p.starts_with("script-src "));
        assert_eq!(script, Some("script-src 'self'"), "{path}");
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        if path == "/api/me" {
            let cookie = answer.header("set-cookie").expect("a cookie");
            assert!(cookie.contains("; HttpOnly; SameSite=Lax") && !cookie.contains("Secure"));
            assert_eq!(answer.header("cache-control"), Some("no-store"));
        }
    }
    nobody.cookie.clear();
    let secure = nobody
        .ask("GET", "/api/me", &[("X-Forwarded-Proto", "https")], "")
        .await;
    assert!(
        secure
            .header("set-cookie")
            .is_some_and(|cookie| cookie.ends_with("; Secure"))
    );
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_too_fast_has_to_wait() {
    let folder = Folder::new();
    let node = Node::start_with(&folder.database(), |config| {
        config.rate = 1;
        config.behind_proxy = true;
    })
    .await;
    let mut nobody = Guest::nobody(node.address);
    let mut from = async |address: &str| {
        let headers = [("X-Forwarded-For", address)];
        nobody.ask("GET", "/api/modes", &headers, "").await.status
    };
    let mut last = 200;
    for _ in 0..20 {
        last = from("10.9.8.7").await;
    }
    assert_eq!(last, 429);
    assert_eq!(from("10.9.8.6").await, 200, "others are served");
    assert_eq!(
        from("10.9.8.6, 10.9.8.7").await,
        429,
        "the proxy is believed, not the client"
    );
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn live_connections_and_their_messages_have_limits() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, mut ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let mut live = Live::enter(&ada, id, None).await;
    let long = ClientMessage::Act {
        id: "x".repeat(65),
        seq: live.seq(),
        seat: live.seat(),
        action: Action::Done,
    };
    live.say(&long).await;
    assert_eq!(live.wait(code).await, ErrorCode::TooLarge);
    for _ in 0..400 {
        live.say_text("{}").await;
    }
    live.wait(|m| code(m).filter(|code| *code == ErrorCode::TooFast))
        .await;

    // A message that is too long ends the connection, and no game.
    let mut large = Live::enter(&ada, id, None).await;
    large.say_text(&"x".repeat(9_000)).await;
    large.closed().await;
    let mut many = Vec::new();
    for _ in 0..32 {
        many.push(Live::open(&ben, id).await);
    }
    let upgrade = [
        ("Connection", "upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let path = format!("/api/games/{id}/live");
    let status = ben.ask("GET", &path, &upgrade, "").await.status;
    assert_eq!(status, 429);
    drop(many);
    assert_eq!(Live::enter(&ada, id, None).await.seq(), live.seq());
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_are_not_guessed() {
    let folder = Folder::new();
    let node = Node::start_with(&folder.database(), |config| config.behind_proxy = true).await;
    let mut ada = node.guest().await;
    let wish = json!({"mode": "first-mission", "players": [{"kind": "me"}, {"kind": "open"}]});
    let code = ada.create(wish).await.game.code;
    let mut eve = node.guest().await;
    let right = json!({ "code": code }).to_string();
    let wrong = r#"{"code": "AAAAAAAA"}"#;
    let join = "/api/games/join";
    // What the client claims stands before what the proxy saw.
    let claims = ["203.0.113.1", "203.0.113.2", "203.0.113.3"];
    let from = |i: usize| {
        [
            ("X-Forwarded-For", claims[i % 3]),
            ("X-Forwarded-For", "198.51.100.7"),
        ]
    };
    for i in 0..30 {
        assert_eq!(eve.ask("POST", join, &from(i), wrong).await.status, 404);
    }
    for (path, body) in [
        (join, wrong),
        (join, &right),
        ("/api/me/recover", r#"{"recovery": "x.y"}"#),
    ] {
        assert_eq!(eve.ask("POST", path, &from(0), body).await.status, 429);
    }
    let elsewhere = [("X-Forwarded-For", "198.51.100.8")];
    assert_eq!(eve.ask("POST", join, &elsewhere, &right).await.status, 200);
    node.stop().await;
}
