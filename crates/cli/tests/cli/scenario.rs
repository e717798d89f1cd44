//! `ark scenario`.

use crate::ark::{ark, ark_with, file};

const GOOD: &str = "\
scenario: A cube costs its room's price
rules: ENG-03
room d3 tactical units A1
seat A resources 3Ti
at A phase engineering
A engineer d3 for 3Ti
expect A.resources = none
";

#[test]
fn a_folder_is_searched_for_scenarios() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("scenarios");
    std::fs::create_dir_all(folder.join("below")).expect("a folder");
    for name in ["one.ark", "below/two.ark", "below/notes.txt"] {
        std::fs::write(folder.join(name), GOOD).expect("it can be written");
    }
    let told = ark(&["scenario", "run", &folder.to_string_lossy()]).fine();
    assert_eq!(told, "2 passed, 0 failed\n");
}

#[test]
fn results_are_told_as_json() {
    let path = file("scenario-json.ark", GOOD);
    let told = ark(&["scenario", "run", "--json", &path]).json();
    assert_eq!(told["passed"], 1);
    assert_eq!(told["failed"], 0);
    assert_eq!(
        told["scenarios"][0]["title"],
        "A cube costs its room's price"
    );
    assert_eq!(told["scenarios"][0]["passed"], true);
}

#[test]
fn what_fails_is_named_by_file_and_line() {
    let wrong = GOOD.replace("= none", "= 3Ti");
    let path = file("scenario-wrong.ark", &wrong);
    let ran = ark(&["scenario", "run", &path]);
    assert!(ran.out.contains("0 passed, 1 failed"));
    let told = ran.fails(1);
    assert!(
        told.contains(&format!("{path}:7: A.resources is none")),
        "{told}"
    );

    let ran = ark(&["scenario", "run", "--json", &path]);
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(json["scenarios"][0]["problems"][0]["line"], 7);
    ran.fails(1);
}

#[test]
fn what_cannot_be_read_is_named_by_file_and_line() {
    let path = file("scenario-bad.ark", &GOOD.replace("units A1", "units Z9"));
    let told = ark(&["scenario", "run", &path]).fails(1);
    assert!(told.contains(&format!("{path}:3: ")), "{told}");
    let told = ark(&["scenario", "show", &path]).fails(1);
    assert!(told.contains(&format!("{path}:3: ")), "{told}");
    let told = ark(&["scenario", "run", "no-such.ark"]).fails(2);
    assert!(told.contains("no-such.ark"), "{told}");
}

#[test]
fn a_position_is_drawn() {
    let path = file("scenario-show.ark", GOOD);
    let told = ark(&["scenario", "show", &path]).fine();
    for part in ["┌d3", "Tactical", "■····●··", "A1", "3 Ti"] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    let after = ark(&["scenario", "show", "--after", &path]).fine();
    assert!(
        after.contains("■A···●··") && !after.contains("3 Ti"),
        "{after}"
    );
}

#[test]
fn an_exported_position_is_the_same_position() {
    let path = file("scenario-export.ark", GOOD);
    let once = ark(&["scenario", "export", &path]).fine();
    let twice = ark_with(&["scenario", "export", "-"], &once).fine();
    assert_eq!(once, twice);
    let drawn = ark(&["scenario", "show", &path]).fine();
    assert_eq!(ark_with(&["scenario", "show", "-"], &once).fine(), drawn);
}
