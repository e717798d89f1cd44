//! Who leaves, or is away.

use crate::common::{Folder, Node};
use crate::play::two;
use ark_guest::Live;
use ark_protocol::message::{ClientMessage, ErrorCode, ServerMessage};

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
