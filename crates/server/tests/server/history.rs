//! Looking back.

use crate::again::finished;
use crate::common::{Folder, Node};
use crate::play::{play, two};
use ark_guest::Live;
use ark_protocol::message::{Figures, History, Position};

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_looks_back_through_the_own_eyes() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, mut ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    let before = tables[0].at().clone();
    play(&mut tables, 10).await;
    let path = format!("/api/games/{id}/at/{}", before.seq);
    let (status, then) = ada.call("GET", &path, None).await;
    assert_eq!(status, 200);
    let then: Position = serde_json::from_value(then).expect("a position");
    assert_eq!((then.view, then.options), (before.view, before.options));
    let seat = tables[0].seat();
    let (status, _) = ben.call("GET", &format!("{path}?seat={seat}"), None).await;
    assert_eq!(status, 403, "not through the eyes of others");
    let (status, _) = ben
        .call("GET", &format!("/api/games/{id}/at/9999"), None)
        .await;
    assert_eq!(status, 404);

    let (_, history) = ada
        .call("GET", &format!("/api/games/{id}/history"), None)
        .await;
    let history: History = serde_json::from_value(history).expect("a history");
    assert_eq!(
        (history.looking, &history.seats[..]),
        (Some(seat), &[seat][..])
    );
    assert_eq!(history.steps.last().expect("steps").seq, history.seq);
    assert_eq!(history.steps.iter().filter(|s| s.by.is_some()).count(), 10);
    let path = format!("/api/games/{id}/history?seat={seat}");
    assert_eq!(ben.call("GET", &path, None).await.0, 403);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_lies_open() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (_, _, game) = finished(&node).await;
    let id = &game.game.id;
    let mut eve = node.guest().await;
    let path = format!("/api/games/{id}/history?seat=1&lang=de");
    let (status, history) = eve.call("GET", &path, None).await;
    assert_eq!(status, 200);
    let history: History = serde_json::from_value(history).expect("a history");
    assert_eq!(
        (history.looking, &history.seats[..]),
        (Some(1), &[0, 1][..])
    );
    let path = format!("/api/games/{id}/at/{}?seat=1", history.seq);
    let (_, last) = eve.call("GET", &path, None).await;
    let last: Position = serde_json::from_value(last).expect("a position");
    assert!(last.view.own.is_some() && last.seats.is_empty());
    assert!(last.seed.is_some_and(|seed| seed.len() == 64));
    assert_eq!(last.seed_hash, game.seed_hash);

    let (_, figures) = eve
        .call("GET", &format!("/api/games/{id}/figures"), None)
        .await;
    let figures: Figures = serde_json::from_value(figures).expect("figures");
    let turns: Vec<_> = figures.points.iter().map(|p| (p.turn, p.active)).collect();
    assert_eq!(turns.len(), 3, "two turns and the end: {turns:?}");
    assert!(figures.points.iter().all(|point| point.seats.len() == 2));
    let arsenal = last.view.seats.iter().map(|seat| seat.arsenal);
    let told = figures.points[2].seats.iter().map(|seat| seat.arsenal);
    assert!(arsenal.eq(told));
    node.stop().await;
}
