//! `ark sim`.

use crate::ark::ark;

#[test]
fn a_series_is_summed_up_as_json() {
    let args = [
        "sim",
        "--players",
        "2",
        "--bot",
        "random",
        "--games",
        "6",
        "--turn-limit",
        "8",
    ];
    let told = ark(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(told["games"], 6);
    for key in ["decisions", "rolls", "turns_per_player_median"] {
        assert!(told[key].as_u64().expect(key) > 0, "{key}");
    }
    for key in ["games_per_s", "decisions_per_s", "steps_per_s"] {
        assert!(told[key].as_f64().expect(key) > 0.0, "{key}");
    }
    let endings = told["endings"].as_object().expect("counts by ending");
    let ended: u64 = endings.values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(ended, 6);
    assert_eq!(told["wins_by_seat"].as_array().map(Vec::len), Some(2));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let of = |threads: &str| {
        let args = [
            "sim",
            "--games",
            "5",
            "--turn-limit",
            "6",
            "--seed",
            "9",
            "--json",
        ];
        let told = ark(&[&args[..], &["--bot", "random", "--threads", threads]].concat()).json();
        [&told["decisions"], &told["rolls"], &told["phases"]].map(ToString::to_string)
    };
    assert_eq!(of("1"), of("3"));
}

#[test]
fn a_series_is_told_as_a_table() {
    let told = ark(&[
        "sim",
        "--mode",
        "first-mission",
        "--players",
        "1",
        "--games",
        "3",
    ])
    .fine();
    for part in [
        "first-mission, 1 players, 3 games",
        "won by A",
        "turns per player: median",
    ] {
        assert!(told.contains(part), "{told}");
    }
}

#[test]
fn tables_that_the_rules_forbid_are_refused_with_the_rule() {
    let told = ark(&["sim", "--mode", "awakening", "--players", "1"]).fails(2);
    assert!(told.contains("GMV-"), "{told}");
    let told = ark(&["sim", "--mode", "nonsense"]).fails(2);
    assert!(told.contains("nonsense"), "{told}");
    let told = ark(&[
        "sim",
        "--players",
        "1",
        "--mode",
        "first-mission",
        "--bot",
        "random",
        "--bot",
        "random",
    ]);
    assert!(told.fails(2).contains("--bot"));
}

#[test]
fn a_mode_or_variant_that_does_not_exist_is_answered_with_those_that_do() {
    for (flag, wrong, right) in [
        ("--mode", "awakning", "awakening"),
        ("--variant", "bside", "b-side"),
    ] {
        let ran = ark(&["sim", flag, wrong]);
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(ran.err.contains(right), "{}", ran.err);
    }
}
