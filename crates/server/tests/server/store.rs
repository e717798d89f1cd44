//! The same with SQLite and with a real PostgreSQL.

use crate::common::postgres::Postgres;
use crate::common::{Folder, Node, store};
use crate::play::play;
use ark_guest::Live;
use ark_protocol::message::{ClientMessage, GameList, SeatOrder, ServerMessage, Status};
use ark_server::store::{Append, Body, ChairRow, NewGame, Row, Setup, Standing};
use serde_json::json;

fn row(seq: u32, text: &str) -> Row {
    Row {
        seq,
        body: Body::Input(text.to_owned()),
        hash: format!("{seq:016x}"),
        act: None,
        at: 0,
        reason: None,
    }
}

/// People, chairs and rows are kept; a row is written once.
async fn keeps(address: &str) {
    let one = store(address).await;
    let two = store(address).await;
    let ada = one.new_person("Ada").await.expect("a person");
    let ben = two.new_person("Ben").await.expect("a person");
    one.rename(&ben.id, "Benno").await.expect("renamed");
    let ben = two.person(&ben.id).await.expect("an answer").expect("Ben");
    assert_eq!(ben.name, "Benno");
    assert_eq!(one.person("nobody").await.expect("an answer"), None);
    let key = one.setting("key", "first").await.expect("a setting");
    assert_eq!(two.setting("key", "second").await.expect("a setting"), key);

    let setup = Setup {
        mode: "first-mission".to_owned(),
        variants: Vec::new(),
        levels: Vec::new(),
        dark_player: false,
        more: 0,
        hard: false,
        layout: None,
        groups: None,
        turn_limit: None,
        seats: SeatOrder::Fixed,
        first: None,
        hints: None,
        closed: false,
        factions: vec![None, None],
    };
    let chairs = [
        ChairRow::of("human", &ada.id, &ada.name),
        ChairRow::empty("open"),
    ];
    let new = NewGame {
        creator: &ada,
        setup: &setup,
        chairs: &chairs,
        public: true,
        seed: &"07".repeat(32),
        origin: None,
        begun: None,
    };
    let id = one.create(&new).await.expect("a game");
    let open = two.list(GameList::Open, &ben.id).await.expect("a list");
    assert!(open.iter().any(|game| game.id == id));
    let cara = two.new_person("Cara").await.expect("a person");
    let (ben_in, cara_in) = tokio::join!(one.join(&id, &ben), two.join(&id, &cara));
    let (ben_in, cara_in) = (ben_in.expect("an answer"), cara_in.expect("an answer"));
    assert!(ben_in != cara_in, "one chair, one person");

    let standing = Standing::default();
    let begin = Append {
        game: id.clone(),
        rows: vec![row(1, "* a"), row(2, "* b")],
        standing: standing.clone(),
        header: Some("head".to_owned()),
    };
    let (a, b) = tokio::join!(one.append(begin.clone()), two.append(begin));
    assert!(a.expect("an answer") != b.expect("an answer"), "begun once");
    let game = one.game(&id).await.expect("an answer").expect("the game");
    assert_eq!(
        (game.status, game.header.as_deref()),
        (Status::Running, Some("head"))
    );

    // Two nodes want to add the same row, again and again: one of them does.
    for seq in 3..23 {
        let add = |text| Append {
            game: id.clone(),
            rows: vec![row(seq, text)],
            standing: standing.clone(),
            header: None,
        };
        let (a, b) = tokio::join!(one.append(add("A a")), two.append(add("A b")));
        assert!(a.expect("an answer") != b.expect("an answer"), "row {seq}");
    }
    // All rows of a batch or none.
    let late = Append {
        game: id.clone(),
        rows: vec![row(23, "A c"), row(22, "A d")],
        standing: standing.clone(),
        header: None,
    };
    assert!(!one.append(late).await.expect("an answer"));
    let rows = two.rows(&id).await.expect("rows");
    let seqs: Vec<u32> = rows.iter().map(|row| row.seq).collect();
    assert_eq!(seqs, (1..23).collect::<Vec<u32>>());
    one.close().await;
    two.close().await;
}

/// Two nodes on one database: of two moves for one position, one is applied.
async fn race(address: &str) {
    let nodes = [Node::start(address).await, Node::start(address).await];
    let mut ada = nodes[0].guest().await;
    let game = ada
        .create(json!({"mode": "first-mission", "players": [{"kind": "me"}]}))
        .await;
    let id = game.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    let mut here = Live::enter(&ada, &id, None).await;
    let mut there = Live::enter(&ada.at(nodes[1].address), &id, None).await;
    for round in 0..10 {
        if here.is_over() {
            break;
        }
        assert_eq!(here.at(), there.at());
        let last = here.at().options.len() - 1;
        let mut done = 0;
        for (live, name, option) in [(&mut here, "here", 0), (&mut there, "there", last)] {
            let action = live.at().options[option].action.clone();
            let mut act = live.act(action);
            if let ark_protocol::message::ClientMessage::Act { id, .. } = &mut act {
                *id = format!("{name}-{round}");
            }
            live.say(&act).await;
        }
        for live in [&mut here, &mut there] {
            use ark_protocol::message::ServerMessage as S;
            done += live
                .wait(|message| match message {
                    S::Ack { .. } => Some(1),
                    S::Stale { .. } => Some(0),
                    S::Error { text, .. } => panic!("{text}"),
                    _ => None,
                })
                .await;
        }
        assert_eq!(done, 1, "round {round}");
        // Who won knows; who lost was told.
        let newest = here.seq().max(there.seq());
        here.until(|live| live.seq() >= newest).await;
        there.until(|live| live.seq() >= newest).await;
    }
    drop((here, there));
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_everything_once() {
    let folder = Folder::new();
    keeps(&folder.database()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_everything_once() {
    let postgres = Postgres::start();
    keeps(&postgres.address()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_on_sqlite_never_both_move() {
    let folder = Folder::new();
    race(&folder.database()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_on_postgres_never_both_move() {
    let postgres = Postgres::start();
    race(&postgres.address()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_on_one_node_is_told_on_the_other() {
    let postgres = Postgres::start();
    let nodes = [
        Node::start(&postgres.address()).await,
        Node::start(&postgres.address()).await,
    ];
    let mut ada = nodes[0].guest().await;
    let mut ben = nodes[1].guest().await;
    let game = ada
        .create(json!({
            "mode": "first-mission",
            "players": [{"kind": "me"}, {"kind": "open"}],
            "turn_limit": 1,
        }))
        .await;
    let id = game.game.id;
    let waiting = Live::enter(&ada, &id, None).await;
    let join = json!({"code": game.game.code});
    ben.post("/api/games/join", Some(join)).await;
    let mut tables = [waiting, Live::enter(&ben, &id, None).await];
    ada.post(&format!("/api/games/{id}/start"), None).await;
    for live in &mut tables {
        live.until(|live| live.position.is_some()).await;
    }
    let text = "Hello over there".to_owned();
    tables[0].say(&ClientMessage::Chat { text }).await;
    let lines = |live: &Live| {
        let chat = |m: &&ServerMessage| matches!(m, ServerMessage::Chat { .. });
        live.heard.iter().filter(chat).count()
    };
    for live in &mut tables {
        live.until(|live| lines(live) == 1).await;
    }
    play(&mut tables, usize::MAX).await;
    assert!(tables.iter().all(Live::is_over));
    assert!(
        tables.iter().all(|live| lines(live) == 1),
        "said once, heard once"
    );
    let path = format!("/api/games/{id}/rematch");
    let rematch = ada.post(&path, Some(json!({}))).await;
    let told = |m: &ServerMessage| match m {
        ServerMessage::Rematch { game } => Some(game.clone()),
        _ => None,
    };
    assert_eq!(tables[1].wait(told).await, rematch.game.id);
    drop(tables);
    for node in nodes {
        node.stop().await;
    }
}
