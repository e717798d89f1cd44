//! Looking back at how a game went.

use std::time::Duration;

use ark_guest::{Guest, Live, pick};
use ark_protocol::message::{Analysis, AnalysisState, ErrorCode, History, Problem};
use serde_json::json;
use sqlx::Connection as _;

use crate::common::postgres::Postgres;
use crate::common::{Folder, Node, store};

/// Somebody plays a short game against a bot; it stops short of its last decision.
async fn almost(node: &Node) -> (Guest, String, Live) {
    let mut ada = node.guest().await;
    let game = json!({
        "mode": "awakening",
        "players": [{"kind": "me"}, {"kind": "bot", "bot": "engineer"}],
        "turn_limit": 5,
    });
    let id = ada.create(game).await.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    let live = Live::enter(&ada, &id, None).await;
    (ada, id, live)
}

async fn play_out(live: &mut Live) {
    let mut state = 3;
    loop {
        live.until(|live| live.is_over() || live.is_asked()).await;
        if live.is_over() {
            return;
        }
        let index = pick(&mut state, live.at().options.len());
        let seq = live.do_option(index).await;
        live.until(|live| live.seq() >= seq).await;
    }
}

async fn ask(guest: &mut Guest, method: &str, id: &str, lang: &str) -> AnalysisState {
    let path = format!("/api/games/{id}/analysis?lang={lang}");
    let (status, told) = guest.call(method, &path, None).await;
    assert_eq!(status, 200, "{told}");
    serde_json::from_value(told).expect("how far it is")
}

async fn wait(guest: &mut Guest, id: &str, lang: &str) -> Analysis {
    let mut last = 0;
    loop {
        match ask(guest, "GET", id, lang).await {
            AnalysisState::Done { analysis } => return analysis,
            AnalysisState::Running { done, total } => {
                assert!(last <= done && done <= total);
                last = done;
                tokio::task::yield_now().await;
            }
            AnalysisState::None => panic!("it was asked for"),
        }
    }
}

async fn reasons(guest: &mut Guest, id: &str) -> usize {
    let path = format!("/api/games/{id}/history?lang=fr");
    let (_, history) = guest.call("GET", &path, None).await;
    let history: History = serde_json::from_value(history).expect("a history");
    let told = history
        .steps
        .iter()
        .filter_map(|step| step.because.as_ref());
    told.filter(|because| !because.text.is_empty()).count()
}

/// Two nodes on one database.
async fn look_back(database: &str) {
    let brief = |config: &mut ark_server::Config| {
        config.analysis = Duration::from_secs(3);
        config.rate = 0;
    };
    let node = Node::start_with(database, brief).await;
    let other = Node::start_with(database, brief).await;
    let (mut ada, id, mut live) = almost(&node).await;
    for method in ["GET", "POST"] {
        let (status, told) = ada
            .call(method, &format!("/api/games/{id}/analysis"), None)
            .await;
        let told: Problem = serde_json::from_value(told).expect("a problem");
        assert_eq!((status, told.code), (409, ErrorCode::WrongTime));
    }
    live.until(|live| live.seq() > 12 || live.is_asked()).await;
    assert_eq!(reasons(&mut ada, &id).await, 0, "they could tell secrets");
    play_out(&mut live).await;
    assert!(
        reasons(&mut ada, &id).await > 3,
        "nothing is secret any more"
    );

    // Whoever may see the game may ask, on any node.
    let mut eve = node.guest().await.at(other.address);
    assert_eq!(ask(&mut eve, "GET", &id, "en").await, AnalysisState::None);
    let begun = ask(&mut ada, "POST", &id, "en").await;
    assert_ne!(begun, AnalysisState::None);
    let joined = ask(&mut eve, "POST", &id, "en").await;
    assert_ne!(joined, AnalysisState::None);
    let analysis = wait(&mut eve, &id, "en").await;
    assert_eq!(wait(&mut ada, &id, "en").await, analysis);
    let (_, history) = ada
        .call("GET", &format!("/api/games/{id}/history"), None)
        .await;
    let history: History = serde_json::from_value(history).expect("a history");
    let rows: Vec<u32> = history.steps.iter().map(|step| step.seq).collect();
    let points: Vec<u32> = analysis.points.iter().map(|point| point.seq).collect();
    assert_eq!(points[0], 0);
    assert_eq!(points[1..], rows);
    let whole = |chances: &[u16]| chances.iter().map(|c| i32::from(*c)).sum::<i32>();
    // Towards the limit of turns nobody wins any more.
    assert!((whole(&analysis.points[0].chances) - 1000).abs() <= 1);
    assert!(
        analysis
            .points
            .iter()
            .all(|point| whole(&point.chances) <= 1001)
    );
    let last = analysis.points.last().expect("an end");
    assert_eq!(whole(&last.chances), 0);
    // All that chance and the seats changed is all that changed.
    for seat in 0..2 {
        let [start, end] = [&analysis.points[0], analysis.points.last().expect("an end")]
            .map(|point| i32::from(point.chances[seat]));
        let mut changed = i32::from(analysis.luck[seat]);
        for turn in analysis.points.windows(2).zip(&history.steps) {
            let (points, step) = turn;
            if step.by.is_some() {
                changed += i32::from(points[1].chances[seat]) - i32::from(points[0].chances[seat]);
            }
        }
        assert!(
            (end - start - changed).abs() <= 20,
            "{start} {end} {changed}"
        );
    }
    for turn in &analysis.turning_points {
        assert!(rows.contains(&turn.seq) && !turn.text.is_empty());
        assert!(turn.by.is_none_or(|by| by == turn.seat));
        assert!(turn.better.as_ref().is_none_or(|_| turn.change < 0));
    }
    let german = ask(&mut eve, "POST", &id, "de").await;
    let AnalysisState::Done { analysis: german } = german else {
        panic!("{german:?}")
    };
    assert_eq!(german.points, analysis.points);
    node.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_looked_back_at_in_sqlite() {
    let folder = Folder::new();
    look_back(&folder.database()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_looked_back_at_in_postgres() {
    let postgres = Postgres::start();
    look_back(&postgres.address()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_that_was_broken_off_is_begun_again() {
    let folder = Folder::new();
    let brief = |config: &mut ark_server::Config| {
        config.analysis = Duration::from_secs(2);
        config.rate = 0;
    };
    let node = Node::start_with(&folder.database(), brief).await;
    let (mut ada, id, mut live) = almost(&node).await;
    play_out(&mut live).await;
    // Another node has begun, and falls over.
    let store = store(&folder.database()).await;
    assert!(store.begin_analysis(&id, 10).await.expect("an answer"));
    assert!(!store.begin_analysis(&id, 10).await.expect("an answer"));
    assert!(matches!(
        ask(&mut ada, "POST", &id, "en").await,
        AnalysisState::Running { done: 0, total: 10 }
    ));
    let mut direct = sqlx::SqliteConnection::connect(&folder.database())
        .await
        .expect("the file");
    sqlx::query("UPDATE analyses SET beat = 0")
        .execute(&mut direct)
        .await
        .expect("it is long ago");
    assert_eq!(ask(&mut ada, "GET", &id, "en").await, AnalysisState::None);
    ask(&mut ada, "POST", &id, "en").await;
    wait(&mut ada, &id, "en").await;
    assert!(!store.begin_analysis(&id, 10).await.expect("it is done"));

    // A server that stops leaves it to the next.
    let again = ada
        .post(&format!("/api/games/{id}/fork"), Some(json!({"seq": 3})))
        .await;
    let id = again.game.id;
    let mut live = Live::enter(&ada, &id, None).await;
    play_out(&mut live).await;
    ask(&mut ada, "POST", &id, "en").await;
    drop(live);
    node.stop().await;
    let row = store.analysis(&id).await.expect("an answer");
    assert!(
        !matches!(row, Some(ark_server::store::AnalysisRow::Running { .. })),
        "{row:?}"
    );
    store.close().await;
}
