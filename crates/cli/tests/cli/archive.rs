//! `ark verify`, `ark export`, `ark import` and `ark backup`.

use crate::ark::{ark, file, free_path};
use ark_server::store::{Append, Begun, ChairRow, NewGame, Standing, Store};

/// A database with one game of two bots that was played by the seed, and its id.
fn database(name: &str) -> (String, String) {
    use ark_record::{Header, Journal, Notation, Player, SeededDice};
    let path = free_path(name);
    let address = format!("sqlite:{path}");
    let content = ark_content::Content::builtin();
    let seed = SeededDice::seed_of(3);
    let hex = seed
        .iter()
        .fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    let player = |name: &str| Player {
        name: name.to_owned(),
        kind: "human".to_owned(),
    };
    let options = ark_engine::Options::new("first-mission", 2);
    let mut header = Header::new(content, options, vec![player("Ada"), player("Ben")]);
    header.seed_hash = Some(SeededDice::commitment(seed));
    let head = header.print(content);
    let mut journal = Journal::begin(content, header).expect("it can be played");
    let mut rows = Vec::new();
    let mut before = *journal.game();
    journal.roll(seed, &mut ());
    for entry in journal.entries() {
        rows.push(ark_server::store::Row {
            reason: None,
            seq: rows.len() as u32 + 1,
            body: ark_server::store::Body::Input(Notation::new(&before).input(entry.input)),
            hash: entry.hash.to_string(),
            act: None,
            at: 0,
        });
        before.apply(entry.input, &mut ()).expect("it was played");
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let id = runtime.block_on(async {
        let store = Store::open(&address, 2).await.expect("a database");
        let ada = store.new_person("Ada").await.expect("a person");
        let setup = serde_json::json!({
            "mode": "first-mission", "seats": "fixed", "factions": [null, null],
        });
        let (last, first) = rows.split_last().expect("rows");
        let chairs = [
            ChairRow::of("human", &ada.id, "Ada"),
            ChairRow::of("human", &ada.id, "Ben"),
        ];
        let new = NewGame {
            creator: &ada,
            setup: &serde_json::from_value(setup).expect("a setup"),
            chairs: &chairs,
            public: false,
            seed: &hex,
            origin: None,
            begun: Some(Begun {
                header: &head,
                rows: first,
                standing: &Standing::default(),
            }),
        };
        let id = store.create(&new).await.expect("a game");
        let append = Append {
            game: id.clone(),
            rows: vec![last.clone()],
            standing: Standing::of(&journal, last.seq),
            header: None,
        };
        assert!(store.append(append).await.expect("an answer"));
        store.close().await;
        id
    });
    (address, id)
}

#[test]
fn a_game_of_the_database_is_proven() {
    let (address, id) = database("verify.db");
    let at = ["--database-url", address.as_str()];
    let told = ark(&[&["verify", &id][..], &at].concat()).fine();
    assert!(
        told.contains("come from the seed; the game is not over."),
        "{told}"
    );
    let told = ark(&[&["verify", "--all", "--json"][..], &at].concat()).json();
    assert_eq!(told[0]["game"], id.as_str());
    assert_eq!(told[0]["proven"], true);
    let told = ark(&[&["verify", "nothing"][..], &at].concat()).fails(2);
    assert!(told.contains("neither a file nor a game"), "{told}");
    ark(&["verify", &id, "--database-url", "sqlite:/no/such/file.db"]).fails(2);
}

#[test]
fn games_go_out_and_come_in_again_unless_they_were_tampered_with() {
    let (address, id) = database("export.db");
    let at = ["--database-url", address.as_str()];
    let archive = ark(&[&["export"][..], &at].concat()).fine();
    assert!(archive.starts_with("{\"ark-archive\":1}\n") && archive.contains(&id));
    let good = file("good.jsonl", &archive);
    let copy = format!("sqlite:{}", free_path("import.db"));
    let to = ["--database-url", copy.as_str()];
    let told = ark(&[&["import", &good][..], &to].concat()).fine();
    assert_eq!(told, "1 games added, 0 were there already\n");
    let told = ark(&[&["import", &good][..], &to].concat()).fine();
    assert_eq!(told, "0 games added, 1 were there already\n");
    assert_eq!(ark(&[&["export"][..], &to].concat()).fine(), archive);

    // Somebody swaps the answers of chance.
    let lines: Vec<&str> = archive.lines().collect();
    let game: serde_json::Value = serde_json::from_str(lines[lines.len() - 1]).expect("a game");
    let mut other = game.clone();
    let inputs = other["game"]["inputs"].as_array_mut().expect("inputs");
    let (a, b) = (inputs[0]["body"].clone(), inputs[1]["body"].clone());
    inputs[0]["body"] = b;
    inputs[1]["body"] = a;
    let bad = archive.replace(lines[lines.len() - 1], &other.to_string());
    let bad = file("bad.jsonl", &bad);
    let empty = format!("sqlite:{}", free_path("refused.db"));
    let told = ark(&["import", &bad, "--database-url", &empty]).fails(1);
    assert!(told.contains("not added"), "{told}");
    let told = ark(&["verify", "--all", "--json", "--database-url", &empty]).json();
    assert_eq!(told, serde_json::json!([]));
    let told = ark(&[
        "import",
        &file("text.jsonl", "{}"),
        "--database-url",
        &empty,
    ])
    .fails(2);
    assert!(told.contains("line 1"), "{told}");
}

#[test]
fn a_backup_is_a_database() {
    let (address, id) = database("backup.db");
    let copy = free_path("copy.db");
    let at = ["--database-url", address.as_str()];
    ark(&[&["backup", &copy][..], &at].concat()).fine();
    let told = ark(&[&["backup", &copy][..], &at].concat()).fails(2);
    assert!(told.contains("there already"), "{told}");
    let copy = format!("sqlite:{copy}");
    ark(&["verify", &id, "--database-url", &copy]).fine();
    let of = |address: &str| ark(&["export", "--database-url", address]).fine();
    assert_eq!(of(&copy), of(&address));
}
