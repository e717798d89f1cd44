//! `ark arena`, `ark analyse` and `ark balance`.

use std::path::Path;

use crate::ark::{ark, root};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;

#[test]
fn an_arena_gives_elo_with_intervals_and_a_ladder() {
    let args = [
        "arena",
        "engineer",
        "cadet",
        "random",
        "--mode",
        "first-mission",
        "--games",
        "24",
    ];
    let told = ark(&[&args[..], &["--threads", "2", "--json"]].concat()).json();
    let pairings = told["pairings"].as_array().expect("pairings");
    assert_eq!(pairings.len(), 3);
    for pairing in pairings {
        let elo = &pairing["elo"];
        let [low, value, high] = ["low", "value", "high"].map(|k| elo[k].as_f64().expect(k));
        assert!(low <= value && value <= high, "{pairing}");
    }
    assert_eq!(told["ladder"][0]["entry"], "engineer");
    assert_eq!(told["ladder"][2]["entry"], "random");
    let table = ark(&args).fine();
    assert!(
        table.contains("engineer - cadet") && table.contains("ladder"),
        "{table}"
    );
}

#[test]
fn a_certain_result_ends_a_pairing_early() {
    let args = [
        "arena",
        "engineer",
        "random",
        "--mode",
        "first-mission",
        "--threads",
        "1",
    ];
    let early = ark(&[&args[..], &["--games", "60", "--json"]].concat()).json();
    assert_eq!(early["pairings"][0]["test"], "ahead");
    assert!(early["pairings"][0]["games"].as_u64() < Some(60));
    let all = ark(&[&args[..], &["--games", "24", "--all", "--json"]].concat()).json();
    assert_eq!(all["pairings"][0]["games"], 24);
}

#[test]
fn teams_and_single_players_are_compared_by_their_own_games() {
    let of = |more: &[&str]| {
        let args = [
            "arena", "engineer", "random", "--games", "4", "--json", "--mode",
        ];
        ark(&[&args[..], more].concat()).json()["pairings"][0].clone()
    };
    let alone = of(&["first-mission", "--players", "1"]);
    assert_eq!(alone["own"][0]["value"], 1.0, "{alone}");
    assert!(alone["points"]["value"].as_f64() > Some(0.5), "{alone}");
    let team = of(&["glitch", "--players", "2"]);
    assert!(team["own"][1]["high"].is_number(), "{team}");
    let enemy = of(&["guardians", "--players", "2", "--dark-player"]);
    assert!(enemy["own"].is_null(), "{enemy}");
    assert_eq!(enemy["neither"], 0);
}

#[test]
fn a_team_is_looked_back_at() {
    let game =
        root().join("fixtures/games/it-learns/1-players-b-side-complexity-2-lost-itl-90-g0.game");
    let game = game.to_str().expect("a name");
    let args = [
        "analyse", game, "--trials", "2", "--budget", "300it", "--json",
    ];
    let told = ark(&args).json();
    let inputs = told["inputs"].as_array().expect("inputs");
    let last = &inputs.last().expect("the end")["chances"];
    assert_eq!(last["A"], 0.0, "{last}");
    // What chance and the only player did adds up to what happened.
    let of = |part: &str| told[part]["A"].as_f64().expect(part);
    assert!((of("start") + of("luck") + of("decisions")).abs() < 0.02);
}

#[test]
fn wrong_entries_are_refused() {
    assert!(ark(&["arena", "engineer"]).fails(2).contains("BOT"));
    assert!(
        ark(&["arena", "engineer", "nobody"])
            .fails(2)
            .contains("commander")
    );
    assert!(
        ark(&["arena", "engineer", "commander:5"])
            .fails(2)
            .contains("budget")
    );
}

#[test]
fn a_game_is_looked_back_at() {
    let folder = std::env::temp_dir().join(format!("ark-analyse-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("a.game");
    let file = file.to_str().expect("a name");
    let seats = [
        "--seat",
        "engineer",
        "--seat",
        "cadet",
        "--mode",
        "first-mission",
    ];
    ark(&[&["play"], &seats[..], &["--seed", "4", "--save", file]].concat()).fine();
    let args = [
        "analyse",
        file,
        "--trials",
        "2",
        "--budget",
        "300it",
        "--turning",
        "15",
    ];
    let told = ark(&[&args[..], &["--json"]].concat()).json();
    let inputs = told["inputs"].as_array().expect("inputs");
    assert!(inputs.len() > 20);
    for input in inputs {
        let chances = ["A", "B"].map(|seat| input["chances"][seat].as_f64().expect("a chance"));
        assert!((chances[0] + chances[1] - 1.0).abs() < 0.01, "{input}");
    }
    let last = &inputs.last().expect("the end")["chances"];
    let end = last["A"].as_f64().expect("a chance");
    assert!(!(1e-6..=1.0 - 1e-6).contains(&end), "{last}");
    // What chance and both seats did adds up to what happened.
    let of = |part: &str, seat: &str| told[part][seat].as_f64().expect(part);
    let start = told["start"]["A"].as_f64().expect("a chance");
    let sum = start + of("luck", "A") + of("decisions", "A") - of("decisions", "B");
    assert!((sum - end).abs() < 0.02, "{sum} is not {end}");
    let table = ark(&args).fine();
    assert!(table.contains("luck of the draw"), "{table}");
    std::fs::remove_dir_all(&folder).expect("the folder is there");
}

#[test]
fn a_lab_says_whether_every_game_went_as_it_should() {
    let args = ["balance", "--mode", "first-mission", "--players", "2"];
    let more = ["--bot", "cadet", "--bot", "engineer", "--combinations"];
    let told = ark(&[&args[..], &more, &["--games", "2"]].concat()).fine();
    assert!(told.contains("2 games with"), "{told}");
    assert!(told.contains("0 illegal moves, 0 stalls"), "{told}");
    assert!(told.contains("longest decision: cadet"), "{told}");
    // Whoever does anything does not get far in 200 turns.
    let random = ["balance", "--mode", "awakening", "--players", "2"];
    let random = [&random[..], &["--variant", "none", "--bot", "random"]].concat();
    let told = ark(&[&random[..], &["--games", "1"]].concat());
    assert_eq!(told.code, 1, "{told:?}");
    assert!(told.out.contains("1 stalls (1 at the limit"), "{told:?}");
}

#[test]
fn a_lab_writes_its_report() {
    let folder = std::env::temp_dir().join(format!("ark-balance-{}", std::process::id()));
    let out = folder.to_str().expect("a name");
    let args = [
        "balance",
        "--mode",
        "first-mission",
        "--games",
        "4",
        "--threads",
        "2",
    ];
    let told = ark(&[&args[..], &["--out", out, "--json"]].concat()).json();
    assert_eq!(told["settings"].as_array().map(Vec::len), Some(4));
    let page = std::fs::read_to_string(folder.join("index.html")).expect("a page");
    for part in [
        "first-mission 3",
        "--games 4 --seed 1",
        "ruleset",
        "edition",
        "Wins by place",
        "Wins by faction",
        "0 illegal moves",
    ] {
        assert!(page.contains(part), "{part}");
    }
    for foreign in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!page.contains(foreign), "the page needs {foreign}");
    }
    let games = std::fs::read_to_string(folder.join("games.csv")).expect("a table");
    assert_eq!(games.lines().count(), 1 + 4 * 4);
    let usage = std::fs::read_to_string(folder.join("usage.csv")).expect("a table");
    assert!(usage.contains("section,production/produce,phases"));
    for (name, csv) in [("games", &games), ("usage", &usage)] {
        assert_eq!(&as_csv(&folder.join(format!("{name}.parquet"))), csv);
    }
    std::fs::remove_dir_all(&folder).expect("the folder is there");
    let norms = ark(&[&args[..], &["--targets", "--players", "2"]].concat());
    // Four games of First Mission leave most artifacts unused.
    assert!(norms.fails(1).contains("artifacts that are never used"));
}

/// A table of Parquet as the same table of CSV.
fn as_csv(file: &Path) -> String {
    let file = std::fs::File::open(file).expect("a table");
    let reader = SerializedFileReader::new(file).expect("Parquet");
    let schema = reader.metadata().file_metadata().schema_descr_ptr();
    let names: Vec<&str> = schema
        .columns()
        .iter()
        .map(|column| column.name())
        .collect();
    let mut lines = vec![names.join(",")];
    for row in reader.get_row_iter(None).expect("rows") {
        let row = row.expect("a row");
        let values = row.get_column_iter().map(|(_, field)| match field {
            Field::Str(text) => text.clone(),
            Field::Double(value) => format!("{value:.4}"),
            other => other.to_string(),
        });
        lines.push(values.collect::<Vec<_>>().join(","));
    }
    lines.join("\n") + "\n"
}
