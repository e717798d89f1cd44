//! Games out of a store and into another, and whether they are what they claim to be.

use ark_guest::Live;
use ark_protocol::message::{ClientMessage, Status};
use ark_server::proof::{self, Tampered};
use ark_server::store::{Archived, Body, Imported, Store};
use serde_json::json;

use crate::again::finished;
use crate::common::postgres::Postgres;
use crate::common::{Folder, Node, store};
use crate::play::{play, two};

async fn exported(store: &Store, games: Option<&[String]>) -> Vec<Archived> {
    let mut lines = Vec::new();
    let tell = |line| {
        lines.push(line);
        Ok(())
    };
    store.export(games, tell).await.expect("an export");
    lines
}

/// Fills a database with a game that is over, one under way and a lobby; returns their ids.
async fn fill(node: &Node) -> [String; 3] {
    let (mut ada, _, over) = finished(node).await;
    let (eve, ben, running) = two(node, 0).await;
    let mut tables = [
        Live::enter(&eve, &running.game.id, None).await,
        Live::enter(&ben, &running.game.id, None).await,
    ];
    play(&mut tables, 5).await;
    let text = "Grüße".to_owned();
    tables[0].say(&ClientMessage::Chat { text }).await;
    // Something is taken back.
    let mover = tables
        .iter_mut()
        .find(|live| live.is_asked())
        .expect("one is asked");
    let seq = mover.do_option(0).await;
    mover.until(|live| live.seq() >= seq).await;
    if mover.at().undo.as_ref().is_some_and(|undo| undo.free) {
        let (seq, seat) = (mover.seq(), mover.seat());
        mover.say(&ClientMessage::Undo { seq, seat }).await;
        mover.until(|live| live.seq() > seq).await;
    }
    let lobby = json!({"mode": "awakening", "players": [{"kind": "me"}, {"kind": "open"}]});
    let lobby = ada.create(lobby).await;
    [over.game.id, running.game.id, lobby.game.id]
}

/// Everything goes from one database to another and comes out the same.
async fn moves(from: &str, to: &str, copy: &str) {
    let node = Node::start(from).await;
    let ids = fill(&node).await;
    let one = store(from).await;
    // While the server runs.
    one.backup(copy.strip_prefix("sqlite:").expect("a file").as_ref())
        .await
        .expect("a copy");
    let all = exported(&one, None).await;
    let two = store(to).await;
    for line in &all {
        if let Archived::Game(game) = line {
            proof::prove_archived(game).expect("it is sound");
        }
        two.import(line).await.expect("it is added");
    }
    assert_eq!(exported(&two, None).await, all);
    let copy = store(copy).await;
    assert_eq!(exported(&copy, None).await, all);
    for line in &all[1..] {
        let known = two.import(line).await.expect("it is known");
        assert_eq!(known, Imported::Known);
    }
    let single = exported(&one, Some(&ids[..1])).await;
    let games = single.iter().filter(|l| matches!(l, Archived::Game(_)));
    assert_eq!(games.count(), 1);
    let people = single.iter().filter(|l| matches!(l, Archived::Person(_)));
    assert_eq!(people.count(), 2, "those who play in it, and nobody else");
    assert!(
        !single.iter().any(|l| matches!(l, Archived::Setting(_))),
        "no key"
    );
    assert!(
        one.export(Some(&["none".to_owned()]), |_| Ok(()))
            .await
            .is_err()
    );
    node.stop().await;

    // What was moved goes on elsewhere.
    let node = Node::start(to).await;
    let mut nobody = node.guest().await;
    let (_, shown) = nobody
        .call("GET", &format!("/api/games/{}", ids[1]), None)
        .await;
    assert_eq!(shown["game"]["status"], json!(Status::Running));
    node.stop().await;
    for store in [one, two, copy] {
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_move_from_sqlite_to_postgres() {
    let (folder, postgres) = (Folder::new(), Postgres::start());
    let copy = format!("sqlite:{}", folder.path().join("copy.db").display());
    moves(&folder.database(), &postgres.address(), &copy).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_move_from_postgres_to_sqlite() {
    let (folder, postgres) = (Folder::new(), Postgres::start());
    let copy = format!("sqlite:{}", folder.path().join("copy.db").display());
    moves(&postgres.address(), &folder.database(), &copy).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_proven_by_its_seed_and_its_hashes() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let [over, running, lobby] = fill(&node).await;
    let mut eve = node.guest().await;
    let (_, record) = eve
        .send("GET", &format!("/api/games/{over}/record"), "")
        .await;
    let proof = proof::prove_record(&record, None).expect("a fair game");
    assert!(proof.over && proof.rolled > 5 && proof.taken_over == 0);

    let fork = format!("/api/games/{over}/fork");
    let fork = eve.post(&fork, Some(json!({"seq": 12}))).await.game.id;
    node.stop().await;
    let store = store(&folder.database()).await;
    let get = async |id: &str| {
        let game = store.game(id).await.expect("an answer").expect("a game");
        (game, store.rows(id).await.expect("rows"))
    };
    let (game, rows) = get(&running).await;
    let proof = proof::prove_game(&game, &rows).expect("a fair game");
    assert_eq!(
        proof.undone > 0,
        rows.iter().any(|r| matches!(r.body, Body::Undo { .. }))
    );
    let (lobby, none) = get(&lobby).await;
    assert_eq!(proof::prove_game(&lobby, &none), Err(Tampered::NotBegun));
    let (forked, moved) = get(&fork).await;
    let proof = proof::prove_game(&forked, &moved).expect("a fair game");
    assert_eq!(proof.taken_over, 12);

    // Whoever changes anything is found out.
    let mut other = game.clone();
    other.seed = "00".repeat(32);
    assert_eq!(proof::prove_game(&other, &rows), Err(Tampered::Seed));
    let mut other = game.clone();
    other.standing.waiting.push(7);
    assert_eq!(proof::prove_game(&other, &rows), Err(Tampered::Standing));
    let mut less = rows.clone();
    less.remove(4);
    assert_eq!(proof::prove_game(&game, &less), Err(Tampered::Missing(5)));
    let mut wrong = rows.clone();
    wrong[6].hash = "0123456789abcdef".to_owned();
    assert!(matches!(
        proof::prove_game(&game, &wrong),
        Err(Tampered::Row(7, _))
    ));
    // The same game with other dice: every hash fits, the seed does not.
    let (body, _) = record.split_once("---\n").expect("a header");
    let dice = ark_record::SeededDice::seed_of(1);
    let header = body
        .lines()
        .map(|line| match line.split_once(": ") {
            Some(("seed-hash", _)) => {
                format!("seed-hash: {}\n", ark_record::SeededDice::commitment(dice))
            }
            Some(("seed", _)) => String::new(),
            _ => format!("{line}\n"),
        })
        .collect::<String>();
    let forged = record.replace(body, &header);
    let hex = dice
        .iter()
        .fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    let proof = proof::prove_record(&forged, Some(&hex));
    assert!(matches!(proof, Err(Tampered::Roll(_))), "{proof:?}");
    assert_eq!(proof::prove_record(&forged, None), Err(Tampered::NoSeed));
    store.close().await;
}
