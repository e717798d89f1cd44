//! Whole games over the wire.

use crate::common::{Folder, Node};
use ark_guest::{Guest, Live, pick};
use ark_protocol::message::{ClientMessage, GameDetail, ServerMessage, Status};
use serde_json::json;

/// Two people in a game that has begun.
pub(crate) async fn two(node: &Node, turn_limit: u16) -> (Guest, Guest, GameDetail) {
    let mut ada = node.guest().await;
    let mut ben = node.guest().await;
    let game = ada
        .create(json!({
            "mode": "first-mission",
            "players": [{"kind": "me"}, {"kind": "open"}],
            "turn_limit": turn_limit,
        }))
        .await;
    let code = game.game.code.expect("I sit in it");
    ben.post("/api/games/join", Some(json!({ "code": code })))
        .await;
    let start = format!("/api/games/{}/start", game.game.id);
    let game = ada.post(&start, None).await;
    assert_eq!(game.game.status, Status::Running);
    (ada, ben, game)
}

/// Whoever is asked does something, so many times or until the game is over. Returns
/// how many decisions there were.
pub(crate) async fn play(tables: &mut [Live], most: usize) -> usize {
    let mut state = 7;
    for count in 0..most {
        let newest = tables.iter().map(Live::seq).max().expect("somebody");
        for live in tables.iter_mut() {
            live.until(|live| live.seq() >= newest).await;
        }
        if tables[0].is_over() {
            return count;
        }
        let asked = tables.iter_mut().find(|live| live.is_asked());
        let asked = asked.expect("one of us is asked");
        let index = pick(&mut state, asked.at().options.len());
        let seq = asked.do_option(index).await;
        asked.until(|live| live.seq() >= seq).await;
    }
    most
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_first_mission_to_its_end() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, ben, game) = two(&node, 4).await;
    let id = &game.game.id;
    let record = format!("/api/games/{id}/record");
    assert_eq!(
        ada.send("GET", &record, "").await.0,
        409,
        "not before its end"
    );
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    play(&mut tables, usize::MAX).await;
    assert!(tables.iter().all(Live::is_over));

    let (_, detail) = ada.call("GET", &format!("/api/games/{id}"), None).await;
    let detail: GameDetail = serde_json::from_value(detail).expect("a game");
    assert_eq!(detail.game.status, Status::Over);
    assert!(detail.ending.is_some());
    let seed = detail.seed.expect("it is over");
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&seed[2 * i..2 * i + 2], 16).expect("hexadecimal");
    }
    assert_eq!(ark_record::SeededDice::commitment(bytes), game.seed_hash);

    let (status, text) = ada.send("GET", &record, "").await;
    assert_eq!(status, 200);
    let journal = ark_record::Journal::read(&text).expect("a record");
    assert_eq!(journal.header().seed_hash, Some(game.seed_hash));
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_against_a_bot_to_the_end() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let mut ada = node.guest().await;
    let game = ada
        .create(json!({
            "mode": "first-mission",
            "players": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
            "turn_limit": 4,
        }))
        .await;
    let id = game.game.id;
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
    assert!(live.at().options.is_empty());
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_is_told_what_happened_since() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    play(&mut tables, 6).await;
    let [first, second] = tables;
    let seen = second.seq().min(first.seq());
    drop(second);
    let mut tables = [first, Live::enter(&ben, id, Some(seen)).await];
    assert!(tables[1].seq() >= seen);
    play(&mut tables, 10).await;
    let [mut first, second] = tables;
    drop(second);
    first.until(|live| live.seq() > seen).await;
    let mut back = Live::open(&ben, id).await;
    back.hello(Some(seen)).await;
    let told = back
        .wait(|message| match message {
            ServerMessage::Moved { lines, .. } => Some(lines.clone()),
            _ => None,
        })
        .await;
    assert!(!told.is_empty());
    assert!(
        told.iter()
            .all(|line| line.seq > seen && !line.text.is_empty())
    );
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_survives_a_restart() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    assert_eq!(play(&mut tables, 12).await, 12);
    let newest = tables.iter().map(Live::seq).max().expect("two");
    for live in &mut tables {
        live.until(|live| live.seq() == newest).await;
    }
    let before = tables[0].at().clone();
    drop(tables);
    node.stop().await;

    let node = Node::start(&folder.database()).await;
    let (ada, ben) = (ada.at(node.address), ben.at(node.address));
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    let after = tables[0].at();
    assert_eq!(after.seq, before.seq);
    assert_eq!(after.view, before.view);
    assert_eq!(after.options, before.options);
    assert_eq!(play(&mut tables, 5).await, 5, "it goes on");
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_at_once_while_nobody_learned_by_it() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    let asked = tables.iter_mut().find(|live| live.is_asked());
    let live = asked.expect("one of us is asked");
    let before = live.at().clone();
    assert_eq!(before.undo, None);
    let seq = live.do_option(0).await;
    live.until(|live| live.seq() >= seq).await;
    let undo = live.at().undo.clone().expect("something was done");
    assert!(undo.free && undo.consent.is_empty());
    let (seq, seat) = (live.seq(), live.seat());
    live.say(&ClientMessage::Undo { seq, seat }).await;
    live.until(|live| live.seq() > seq).await;
    assert_eq!(live.at().view, before.view);
    assert_eq!(live.seq(), seq + 1, "an undo is a row like any other");
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn beyond_that_those_who_learned_must_agree() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    // Until somebody needs the consent of the other.
    let asker = loop {
        assert_eq!(play(&mut tables, 1).await, 1);
        let newest = tables.iter().map(Live::seq).max().expect("two");
        for live in &mut tables {
            live.until(|live| live.seq() >= newest).await;
        }
        let needs = |live: &Live| live.at().undo.as_ref().is_some_and(|undo| !undo.free);
        if let Some(asker) = tables.iter().position(needs) {
            break asker;
        }
    };
    let (seq, seat) = (tables[asker].seq(), tables[asker].seat());
    let ask = ClientMessage::Undo { seq, seat };
    for yes in [false, true] {
        tables[asker].say(&ask).await;
        let other = &mut tables[1 - asker];
        let request = other
            .wait(|message| match message {
                ServerMessage::UndoAsked { request, .. } => Some(*request),
                _ => None,
            })
            .await;
        other.say(&ClientMessage::Consent { request, yes }).await;
        if yes {
            for live in &mut tables {
                live.until(|live| live.seq() == seq + 1).await;
            }
        } else {
            tables[asker]
                .wait(|message| matches!(message, ServerMessage::UndoDropped { .. }).then_some(()))
                .await;
            assert_eq!(tables[asker].seq(), seq);
        }
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_each_seat_is_looked_at_by_itself() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let mut ada = node.guest().await;
    let game = ada
        .create(json!({
            "mode": "awakening",
            "players": [{"kind": "me"}, {"kind": "hot_seat", "name": "Eve"}],
        }))
        .await;
    let id = game.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    let mut live = Live::enter(&ada, &id, None).await;
    assert_eq!(live.at().seats, [0, 1]);
    assert_eq!(live.at().looking, None, "no secret is shown unasked");
    assert_eq!(live.at().view.own, None);
    for seat in [0, 1] {
        live.say(&ClientMessage::Look { seat: Some(seat) }).await;
        live.until(|live| live.at().looking == Some(seat)).await;
        assert!(live.at().view.own.is_some());
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_or_a_bot_plays_the_enemy() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let mut ada = node.guest().await;
    let mut ben = node.guest().await;
    let game = |last: serde_json::Value| {
        json!({
            "mode": "guardians",
            "dark_player": true,
            "players": [{"kind": "me"}, {"kind": "hot_seat", "name": "Eve"}, last],
        })
    };
    let created = ada.create(game(json!({"kind": "open"}))).await;
    assert!(created.game.dark_player);
    let join = json!({"code": created.game.code});
    ben.post("/api/games/join", Some(join)).await;
    let id = created.game.id;
    let begun = ada.post(&format!("/api/games/{id}/start"), None).await;
    let enemy = begun.game.players[2].seat;
    assert_eq!(enemy, Some(2), "the Enemy sits behind the Challengers");
    let mut dark = Live::enter(&ben, &id, None).await;
    assert_eq!(dark.seat(), 2);
    let mut light = Live::enter(&ada, &id, None).await;
    let (mut state, mut dark_moves) = (3, 0);
    for _ in 0..400 {
        let newest = light.seq().max(dark.seq());
        light.until(|live| live.seq() >= newest).await;
        dark.until(|live| live.seq() >= newest).await;
        if light.is_over() || dark_moves > 2 {
            break;
        }
        if dark.is_asked() {
            dark_moves += 1;
            let index = pick(&mut state, dark.at().options.len());
            dark.do_option(index).await;
            continue;
        }
        // Two people at one screen: whoever is asked looks.
        let ark_protocol::Waiting::Ask { seats, .. } = &light.at().view.waiting else {
            panic!("somebody is asked")
        };
        let seat = *seats.iter().find(|seat| **seat < 2).expect("a Challenger");
        if light.at().looking != Some(seat) {
            light.say(&ClientMessage::Look { seat: Some(seat) }).await;
            light.until(|live| live.at().looking == Some(seat)).await;
        }
        let index = pick(&mut state, light.at().options.len());
        light.do_option(index).await;
    }
    assert!(dark_moves > 0, "the Dark Player is asked");

    let created = ada
        .create(game(json!({"kind": "bot", "bot": "random"})))
        .await;
    let id = created.game.id;
    let begun = ada.post(&format!("/api/games/{id}/start"), None).await;
    assert_eq!(begun.game.players[2].seat, Some(2));
    node.stop().await;
}
