//! Who may do what: route by route, message by message.

use std::collections::BTreeSet;

use ark_guest::{Document, Guest, Live};
use ark_protocol::Action;
use ark_protocol::message::{ClientMessage, ErrorCode, ServerMessage, VERSION};
use serde_json::json;

use crate::common::{Folder, Node, store};
use crate::play::two;

/// What every route that asks who one is answers to a stranger: in a lobby of others,
/// and in their running game. `{id}` stands for the game.
const STRANGER: [(&str, &str, &str, u16, u16); 19] = [
    ("PATCH", "/api/me", r#"{"name": "Eve"}"#, 200, 200),
    ("POST", "/api/me/recovery", "", 200, 200),
    ("GET", "/api/games?list=mine", "", 200, 200),
    (
        "POST",
        "/api/games",
        r#"{"mode": "chess", "players": [{"kind": "me"}]}"#,
        400,
        400,
    ),
    (
        "POST",
        "/api/games/join",
        r#"{"code": "GUESSED"}"#,
        404,
        404,
    ),
    ("GET", "/api/games/{id}", "", 200, 200),
    ("DELETE", "/api/games/{id}", "", 403, 403),
    ("POST", "/api/games/{id}/leave", "", 403, 403),
    ("POST", "/api/games/{id}/start", "", 403, 403),
    ("POST", "/api/games/{id}/rematch", "{}", 403, 403),
    ("POST", "/api/games/{id}/fork", r#"{"seq": 1}"#, 404, 409),
    ("GET", "/api/games/{id}/history", "", 404, 200),
    ("GET", "/api/games/{id}/history?seat=0", "", 404, 403),
    ("GET", "/api/games/{id}/at/1", "", 404, 200),
    ("GET", "/api/games/{id}/figures", "", 404, 200),
    ("GET", "/api/games/{id}/analysis", "", 409, 409),
    ("POST", "/api/games/{id}/analysis", "", 409, 409),
    ("GET", "/api/games/{id}/record", "", 409, 409),
    ("GET", "/api/games/{id}/live", "", 400, 400),
];

async fn document(guest: &mut Guest) -> Document {
    Document::new(&guest.send("GET", "/api/openapi.json", "").await.1)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_that_asks_who_one_is_refuses_nobody() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, _ben, game) = two(&node, 0).await;
    let routes = document(&mut ada).await.routes();
    let plain = |path: &str| path.split('?').next().map(str::to_owned);
    let listed: BTreeSet<_> = STRANGER
        .iter()
        .map(|(method, path, ..)| {
            let path = path.replace("/at/1", "/at/{seq}");
            ((*method).to_owned(), plain(&path).expect("a path"))
        })
        .collect();
    let asking = routes.iter().filter(|(.., known)| *known);
    let asking: BTreeSet<_> = asking.map(|(m, p, _)| (m.clone(), p.clone())).collect();
    assert_eq!(listed, asking, "the list of this test and the routes");
    let mut forged = ada.clone();
    forged.cookie = ada.cookie.replace("ark_id=", "ark_id=0");
    let mut nobody = Guest::nobody(node.address);
    for (method, path, body, ..) in STRANGER {
        let path = path.replace("{id}", &game.game.id);
        for who in [&mut nobody, &mut forged] {
            let (status, told) = who.send(method, &path, body).await;
            assert!(
                status == 401 && told.contains("\"nobody\""),
                "{method} {path}: {status} {told}"
            );
        }
    }
    // The others are for anybody, and answer.
    for (method, path, _) in routes.iter().filter(|(.., known)| !known) {
        let (status, told) = nobody.send(method, path, "").await;
        assert!(
            status == 200 || status == 400,
            "{method} {path}: {status} {told}"
        );
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_changes_nothing_in_games_of_others() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, _ben, running) = two(&node, 0).await;
    let lobby = json!({"mode": "awakening", "players": [{"kind": "me"}, {"kind": "open"}]});
    let lobby = ada.create(lobby).await;
    let mut eve = node.guest().await;
    let mut before = Vec::new();
    for id in [&lobby.game.id, &running.game.id] {
        before.push(ada.call("GET", &format!("/api/games/{id}"), None).await);
    }
    for (method, path, body, in_lobby, in_game) in STRANGER {
        for (id, expected) in [(&lobby.game.id, in_lobby), (&running.game.id, in_game)] {
            let path = path.replace("{id}", id);
            let (status, told) = eve.send(method, &path, body).await;
            assert_eq!(status, expected, "{method} {path}: {told}");
        }
        if path.contains("{id}") {
            let path = path.replace("{id}", "0123456789abcdef");
            let (status, told) = eve.send(method, &path, body).await;
            assert_eq!(status, 404, "{method} {path}: {told}");
        }
    }
    for (id, before) in [&lobby.game.id, &running.game.id].into_iter().zip(before) {
        let after = ada.call("GET", &format!("/api/games/{id}"), None).await;
        assert_eq!(after, before);
    }
    assert_eq!(
        eve.call("GET", "/api/games?list=mine", None).await.1,
        json!([])
    );
    node.stop().await;
}

fn code(message: &ServerMessage) -> Option<ErrorCode> {
    match message {
        ServerMessage::Error { code, .. } => Some(*code),
        _ => None,
    }
}

/// One message of each kind. The match fails to compile when a kind is added.
fn each_kind(seat: u8, seq: u32) -> Vec<ClientMessage> {
    let all = vec![
        ClientMessage::Hello {
            version: VERSION,
            lang: None,
            since: None,
        },
        ClientMessage::Act {
            id: "a".to_owned(),
            seq,
            seat,
            action: Action::Done,
        },
        ClientMessage::Hint {
            id: "h".to_owned(),
            seq,
            seat,
        },
        ClientMessage::Undo { seq, seat },
        ClientMessage::StandIn { seat },
        ClientMessage::Consent {
            request: 1,
            yes: true,
        },
        ClientMessage::Chat {
            text: String::new(),
        },
        ClientMessage::Lang {
            lang: "de".to_owned(),
        },
        ClientMessage::Look { seat: Some(seat) },
    ];
    for message in &all {
        match message {
            ClientMessage::Hello { .. }
            | ClientMessage::Act { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::StandIn { .. }
            | ClientMessage::Consent { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::Lang { .. }
            | ClientMessage::Look { .. } => {}
        }
    }
    all
}

/// Says one message of each kind; what is answered, none where it is allowed.
async fn answers(live: &mut Live, seat: u8, seq: u32) -> Vec<Option<ErrorCode>> {
    let mut answers = Vec::new();
    for message in each_kind(seat, seq) {
        live.say(&message).await;
        let allowed = |m: &ServerMessage| {
            let state = matches!(m, ServerMessage::State { .. } | ServerMessage::Lobby { .. });
            state.then_some(None)
        };
        answers.push(live.wait(|m| code(m).map(Some).or(allowed(m))).await);
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_those_whom_they_do_not_concern_change_nothing() {
    use ErrorCode::*;
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, ben, running) = two(&node, 0).await;
    let id = &running.game.id;
    let store = store(&folder.database()).await;
    let rows = store.rows(id).await.expect("rows");
    let mine = Live::enter(&ada, id, None).await;
    let (seq, seat) = (mine.seq(), mine.seat());

    // An onlooker speaks for the seat of another.
    let eve = node.guest().await;
    let mut onlooker = Live::enter(&eve, id, None).await;
    let [hello, act, hint, undo, stand_in, consent, chat, lang, look] = [
        Some(Malformed),
        Some(NotYourSeat),
        Some(NotYourSeat),
        Some(NotYourSeat),
        Some(NotYourSeat),
        Some(NotFound),
        Some(TooLarge),
        None,
        Some(NotYourSeat),
    ];
    let expected = [hello, act, hint, undo, stand_in, consent, chat, lang, look];
    assert_eq!(answers(&mut onlooker, seat, seq).await, expected);

    // So does the opponent: a bot cannot be put on the chair of somebody who is here.
    let mut opponent = Live::enter(&ben, id, None).await;
    let expected = [
        hello,
        act,
        hint,
        undo,
        Some(WrongTime),
        consent,
        chat,
        lang,
        look,
    ];
    assert_eq!(answers(&mut opponent, seat, seq).await, expected);

    // Before the game there is nothing to do.
    let lobby = json!({"mode": "awakening", "players": [{"kind": "me"}, {"kind": "open"}]});
    let lobby = ada.create(lobby).await;
    let mut waiting = Live::enter(&ada, &lobby.game.id, None).await;
    let early = Some(WrongTime);
    let expected = [hello, early, early, early, early, consent, chat, lang, look];
    assert_eq!(answers(&mut waiting, 0, 0).await, expected);

    // Before hello nobody is listened to.
    let mut silent = Live::open(&ada, id).await;
    for message in each_kind(seat, seq).into_iter().skip(1) {
        silent.say(&message).await;
        assert_eq!(silent.wait(code).await, Malformed);
    }
    let old = ClientMessage::Hello {
        version: VERSION + 1,
        lang: None,
        since: None,
    };
    silent.say(&old).await;
    assert_eq!(silent.wait(code).await, Version);

    assert_eq!(store.rows(id).await.expect("rows"), rows);
    assert_eq!(store.said(id, 9).await.expect("chat"), []);
    store.close().await;
    node.stop().await;
}
