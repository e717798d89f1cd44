//! A node: how it is, and how it stops.

use std::time::Duration;

use ark_guest::{Guest, Live};
use ark_protocol::message::GameDetail;
use serde_json::json;

use crate::common::postgres::Postgres;
use crate::common::{Folder, Node};
use crate::play::{play, two};

#[tokio::test(flavor = "multi_thread")]
async fn a_node_tells_how_it_is() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (mut ada, ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    assert_eq!(play(&mut tables, 3).await, 3);
    assert_eq!(
        ada.send("GET", "/api/health", "").await,
        (200, "ok".to_owned())
    );
    assert_eq!(
        ada.send("GET", "/api/ready", "").await,
        (200, "ready".to_owned())
    );
    let (status, metrics) = ada.send("GET", "/metrics", "").await;
    assert_eq!(status, 200);
    let value = |name: &str| {
        let mut lines = metrics.lines();
        let found = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let value: f64 = found
            .unwrap_or_else(|| panic!("{name}"))
            .parse()
            .expect("a number");
        value
    };
    assert_eq!(value("ark_moves_total") as u32, 3);
    assert_eq!(value("ark_commit_seconds_count") as u32, 3);
    assert_eq!(value("ark_live_connections") as u32, 2);
    assert_eq!(value("ark_tables") as u32, 1);
    let created = r#"ark_http_requests_total{route="POST /api/games",status="2xx"}"#;
    assert_eq!(value(created) as u32, 1);
    for secret in [id, &ada.me.as_ref().expect("me").id] {
        assert!(!metrics.contains(secret.as_str()));
    }
    node.stop().await;

    let node = Node::start_with(&folder.database(), |config| config.metrics = false).await;
    let mut nobody = Guest::nobody(node.address);
    assert_eq!(nobody.send("GET", "/metrics", "").await.0, 404);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_lets_everybody_go_and_loses_nothing() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, ben, game) = two(&node, 0).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben, id, None).await,
    ];
    play(&mut tables, 4).await;
    // A line on which nothing is asked does not keep it.
    let quiet = tokio::net::TcpStream::connect(node.address)
        .await
        .expect("a line");
    let stopped = tokio::time::timeout(Duration::from_secs(8), node.stop()).await;
    assert!(stopped.is_ok(), "it stops though people are there");
    let newest = tables.iter().map(Live::seq).max();
    for live in &mut tables {
        assert_eq!(live.farewell().await, Some(1001), "it says that it goes");
    }
    drop(quiet);
    let node = Node::start(&folder.database()).await;
    let back = Live::enter(&ada.at(node.address), id, None).await;
    assert_eq!(Some(back.seq()), newest);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart_though_nobody_looks() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let mut ada = node.guest().await;
    // The bot begins. Before it has thought, the server is gone: nobody may think there.
    let game = ada
        .create(json!({
            "mode": "first-mission",
            "players": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "seats": "fixed",
            "first": 1,
        }))
        .await;
    let id = game.game.id;
    let begun = ada.post(&format!("/api/games/{id}/start"), None).await;
    node.stop().await;
    let node = Node::start(&folder.database()).await;
    let mut ada = ada.at(node.address);
    let mut last = begun;
    for _ in 0..2_000 {
        let (_, detail) = ada.call("GET", &format!("/api/games/{id}"), None).await;
        last = serde_json::from_value::<GameDetail>(detail).expect("a game");
        if last.game.your_turn {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert!(last.game.your_turn, "{last:?}");
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_line_to_the_database_costs_no_news() {
    let postgres = Postgres::start();
    let here = Node::start(&postgres.address()).await;
    let there = Node::start(&postgres.address()).await;
    let (ada, ben, game) = two(&here, 0).await;
    let id = &game.game.id;
    let mut tables = [
        Live::enter(&ada, id, None).await,
        Live::enter(&ben.at(there.address), id, None).await,
    ];
    let line = sqlx::PgPool::connect(&postgres.address()).await;
    let line = line.expect("a line of one's own");
    for _ in 0..3 {
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE query LIKE 'LISTEN%'";
        sqlx::query(cut).execute(&line).await.expect("it is cut");
        assert_eq!(play(&mut tables, 2).await, 2);
    }
    line.close().await;
    here.stop().await;
    there.stop().await;
}
