//! `ark replay`.

use crate::ark::{ark, ark_with, file, root};

/// A whole game from the fixtures: its path and text.
fn game() -> (String, String) {
    let folder = root().join("fixtures/games/awakening");
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .expect("there are recorded games")
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    names.sort();
    let path = names.first().expect("at least one").clone();
    let text = std::fs::read_to_string(&path).expect("it can be read");
    (path.to_string_lossy().into_owned(), text)
}

#[test]
fn a_recorded_game_is_verified() {
    let (path, text) = game();
    let inputs = text.lines().skip_while(|line| *line != "---").count() - 1;
    let told = ark(&["replay", &path]).fine();
    assert!(
        told.contains(&format!("{inputs} inputs replayed")),
        "{told}"
    );
    let told = ark(&["replay", &path, "--json"]).json();
    assert_eq!(told["verified"], true);
    assert_eq!(told["inputs"], inputs);
    assert!(told["ending"].is_object());
}

#[test]
fn a_changed_record_is_refused_at_its_line() {
    let (_, text) = game();
    let lines: Vec<&str> = text.lines().collect();
    let at = lines
        .iter()
        .position(|l| l.contains(" done "))
        .expect("somebody stops");
    let mut changed = lines.clone();
    let other = lines[at].replace('#', "#f");
    changed[at] = &other;
    let path = file("changed.game", &changed.join("\n"));
    let told = ark(&["replay", &path]).fails(1);
    assert!(
        told.contains(&format!("{path}:{}: the state hash is", at + 1)),
        "{told}"
    );

    changed[at] = "A fly to the moon";
    let path = file("nonsense.game", &changed.join("\n"));
    let told = ark(&["replay", &path]).fails(1);
    assert!(
        told.contains(&format!("{path}:{}: cannot read `fly`", at + 1)),
        "{told}"
    );
}

#[test]
fn what_is_no_record_is_refused() {
    let path = file("empty.game", "");
    assert!(
        ark(&["replay", &path])
            .fails(1)
            .contains(&format!("{path}:1: "))
    );
    let path = file("headless.game", "ark-record: 1\nmode: awakening\n");
    assert!(
        ark(&["replay", &path])
            .fails(1)
            .contains(&format!("{path}:2: "))
    );
    assert!(
        ark(&["replay", "no-such.game"])
            .fails(2)
            .contains("no-such.game")
    );
    assert!(ark(&["replay", "crates"]).fails(2).contains("crates"));
}

#[test]
fn a_game_is_told_in_every_language() {
    let (path, _) = game();
    for lang in ["en", "de", "fr"] {
        let told = ark(&["replay", &path, "--log", "--lang", lang]).fine();
        assert!(told.lines().count() > 100);
        assert!(
            told.lines().all(|line| line.chars().count() <= 80),
            "{lang}"
        );
    }
    let told = ark(&["replay", &path, "--log", "--json"]).json();
    let log = told["log"].as_array().expect("a list");
    assert_eq!(log.len() as u64, told["inputs"].as_u64().expect("a number"));
    assert!(log[0]["input"].as_str().expect("a line").starts_with("* "));
}

#[test]
fn a_position_is_taken_out_as_scenario_and_as_record() {
    let (path, text) = game();
    let scenario = ark(&["replay", &path, "--at", "60", "--export", "scenario"]).fine();
    let drawn = ark_with(&["scenario", "show", "-"], &scenario).fine();
    assert!(drawn.contains('┌'));
    let record = ark(&["replay", &path, "--at", "60", "--export", "record"]).fine();
    assert!(text.starts_with(&record));
    let told = ark_with(&["replay", "-"], &record).fine();
    assert!(
        told.contains("60 inputs replayed") && told.contains("not over"),
        "{told}"
    );
    let told = ark(&["replay", &path, "--at", "99999"]).fails(2);
    assert!(told.contains("beyond the end"), "{told}");
}
