//! `ark content`.

use std::path::Path;

use crate::ark::ark;

#[test]
fn the_content_of_the_repository_is_valid_and_marked() {
    for args in [
        &["content", "check", "--json"][..],
        &["content", "check", "content", "--json"],
    ] {
        let told = ark(args).json();
        assert_eq!(told["valid"], true);
        let total = &told["total"];
        let marks = ["stated", "example", "inferred", "hint", "designed"];
        let share: f64 = marks
            .iter()
            .filter_map(|m| total[m]["share"].as_f64())
            .sum();
        assert!((share - 1.0).abs() < 1e-9);
        let count: u64 = marks
            .iter()
            .filter_map(|m| total[m]["count"].as_u64())
            .sum();
        assert_eq!(Some(count), total["values"].as_u64());
        assert!(
            told["files"]["board-a.toml"]["values"]
                .as_u64()
                .expect("a count")
                > 0
        );
    }
    let table = ark(&["content", "check"]).fine();
    assert!(
        table.contains("board-a.toml") && table.contains(": valid"),
        "{table}"
    );
}

#[test]
fn broken_content_is_refused_with_file_and_line() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken-content");
    copy(&crate::ark::root().join("content"), &folder);
    let board = folder.join("board-a.toml");
    let text = std::fs::read_to_string(&board).expect("it was copied");
    let line = text
        .lines()
        .position(|l| l.starts_with("units = 6"))
        .expect("the units")
        + 1;
    std::fs::write(&board, text.replace("\nunits = 6", "\nunits = 7")).expect("it can be written");
    let folder = folder.to_string_lossy();
    let told = ark(&["content", "check", &folder]).fails(1);
    assert!(told.contains(&format!("board-a.toml:{line}: ")), "{told}");
    let ran = ark(&["content", "check", &folder, "--json"]);
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(json["valid"], false);
    assert_eq!(json["problems"][0]["line"], line);
    ran.fails(1);
    ark(&["content", "check", "no-such-folder"]).fails(2);
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("it can be read") {
        let path = entry.expect("it can be read").path();
        let target = to.join(path.file_name().expect("it has a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            std::fs::copy(&path, &target).expect("it can be copied");
        }
    }
}

#[test]
fn things_are_listed_by_slug_and_name() {
    let rooms = ark(&["content", "list", "rooms"]).fine();
    assert!(rooms.contains("tactical") && rooms.contains("Tactical and Ship's Defenses"));
    let rooms = ark(&["content", "list", "rooms", "--lang", "fr"]).fine();
    assert!(rooms.contains("Armurerie"));
    for kind in [
        "groups",
        "sections",
        "artifacts",
        "missions",
        "targets",
        "achievements",
        "factions",
        "conversions",
        "layouts",
        "modes",
        "variants",
    ] {
        let list = ark(&["content", "list", kind, "--json"]).json();
        let first = &list[0];
        assert!(
            first["slug"].is_string() && first["name"].is_string(),
            "{kind}"
        );
    }
}
