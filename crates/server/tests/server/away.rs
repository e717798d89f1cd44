//! Who leaves, or is away.

use std::time::Duration;

use ark_guest::{Guest, Live};
use ark_protocol::Waiting;
use ark_protocol::message::{ClientMessage, ErrorCode, ServerMessage};
use serde_json::json;

use crate::common::{Folder, Node};
use crate::play::two;

fn stood_in(live: &Live, seat: u8) -> bool {
    let player = live.at().players.iter().find(|p| p.seat == Some(seat));
    let told = live.heard.iter().rev().find_map(|message| match message {
        ServerMessage::Players { players } => Some(players.iter().find(|p| p.seat == Some(seat))),
        _ => None,
    });
    told.unwrap_or(player).is_some_and(|p| p.stand_in.is_some())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_away_and_hands_back() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    // Whoever is asked goes away.
    let away = tables
        .iter()
        .position(Live::is_asked)
        .expect("one is asked");
    let seat = tables[away].seat();
    let [first, second] = tables;
    let (mut stays, goes) = if away == 0 {
        (second, first)
    } else {
        (first, second)
    };
    let who = [&ada, &ben][away];
    stays.say(&ClientMessage::StandIn { seat }).await;
    let code = stays
        .wait(|message| match message {
            ServerMessage::Error { code, .. } => Some(*code),
            _ => None,
        })
        .await;
    assert_eq!(code, ErrorCode::WrongTime, "that person is here");
    goes.close().await;
    let online = |live: &Live| {
        live.heard.iter().rev().find_map(|message| match message {
            ServerMessage::Players { players } => Some(players.iter().filter(|p| p.online).count()),
            _ => None,
        })
    };
    stays.until(|live| online(live) == Some(1)).await;
    stays.say(&ClientMessage::StandIn { seat }).await;
    stays.until(|live| stood_in(live, seat)).await;
    let before = stays.seq();
    stays.until(|live| live.seq() > before).await;

    let back = Live::enter(who, id, None).await;
    assert_eq!(back.seat(), seat);
    stays.until(|live| !stood_in(live, seat)).await;
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_a_running_game_leaves_a_bot() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, mut ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let live = Live::enter(&ada, id, None).await;
    let (mut stays, leaves) = if live.is_asked() {
        (Live::enter(&ben, id, None).await, &mut ada)
    } else {
        (live, &mut ben)
    };
    let left = leaves.post(&format!("/api/games/{id}/leave"), None).await;
    let mine = left
        .game
        .players
        .iter()
        .find(|p| p.you)
        .expect("still mine");
    assert_eq!(mine.stand_in.as_deref(), Some("greedy"));
    let before = stays.seq();
    stays.until(|live| live.seq() > before).await;
    node.stop().await;
}

/// Three people in a game that has begun, of whom one waits for the other two.
async fn one_of_three(node: &Node) -> (Guest, Vec<Guest>, String) {
    let mut ada = node.guest().await;
    let open = json!({"kind": "open"});
    let wish = json!({
        "mode": "awakening",
        "players": [{"kind": "me"}, open, open],
        "seats": "fixed",
        "first": 1,
    });
    let game = ada.create(wish).await;
    let mut others = Vec::new();
    for _ in 0..2 {
        let mut guest = node.guest().await;
        let code = json!({ "code": game.game.code });
        guest.post("/api/games/join", Some(code)).await;
        others.push(guest);
    }
    let id = game.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    (ada, others, id)
}

/// The seat that the table waits for.
fn awaited(live: &Live) -> u8 {
    let Waiting::Ask { seats, .. } = &live.at().view.waiting else {
        panic!("the table waits for somebody");
    };
    seats[0]
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_for_long_does_not_count_in_the_vote() {
    let folder = Folder::new();
    let at_once = |config: &mut ark_server::Config| config.away = Duration::ZERO;
    let node = Node::start_with(&folder.database(), at_once).await;
    let (ada, others, id) = one_of_three(&node).await;
    for guest in &others {
        Live::enter(guest, &id, None).await.close().await;
    }
    let mut stays = Live::enter(&ada, &id, None).await;
    let seat = awaited(&stays);
    assert_ne!(seat, stays.seat(), "somebody else is asked");
    alone(&mut stays).await;
    stays.say(&ClientMessage::StandIn { seat }).await;
    stays.until(|live| stood_in(live, seat)).await;
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_here_lately_is_asked() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, others, id) = one_of_three(&node).await;
    let mut stays = Live::enter(&ada, &id, None).await;
    let seat = awaited(&stays);
    let mut voter = None;
    for guest in &others {
        let live = Live::enter(guest, &id, None).await;
        if live.seat() != seat {
            voter = Some(guest);
        }
        live.close().await;
    }
    alone(&mut stays).await;
    stays.say(&ClientMessage::StandIn { seat }).await;
    let mut back = Live::enter(voter.expect("the third"), &id, None).await;
    let request = back
        .wait(|message| match message {
            ServerMessage::StandInAsked { request, .. } => Some(*request),
            _ => None,
        })
        .await;
    assert!(!stood_in(&back, seat), "one of two others is not enough");
    let yes = true;
    back.say(&ClientMessage::Consent { request, yes }).await;
    stays.until(|live| stood_in(live, seat)).await;
    node.stop().await;
}

/// Waits until nobody else is at the table.
async fn alone(live: &mut Live) {
    live.until(|live| {
        let told = live.heard.iter().rev().find_map(|message| match message {
            ServerMessage::Players { players } => Some(players.iter().filter(|p| p.online).count()),
            _ => None,
        });
        told == Some(1)
    })
    .await;
}
