//! `ark perft`.

use crate::ark::{ark, file};
use serde_json::Value;

fn counts(told: &Value) -> Vec<u64> {
    let list = told["counts"].as_array().expect("a list");
    list.iter().filter_map(Value::as_u64).collect()
}

#[test]
fn counts_grow_with_depth_and_divide_adds_up() {
    let told = ark(&["perft", "--depth", "3", "--divide", "--json"]).json();
    let counts = counts(&told);
    assert_eq!(counts.len(), 3);
    // At the start there are the lines of seven sections to choose from.
    assert_eq!(counts[0], 9);
    assert!(counts[0] < counts[1] && counts[1] < counts[2]);
    let divide = told["divide"].as_object().expect("counts by action");
    assert_eq!(divide.len(), 9);
    let sum: u64 = divide.values().filter_map(Value::as_u64).sum();
    assert_eq!(sum, counts[2]);
    assert!(told["nodes_per_s"].as_f64().expect("a number") > 0.0);
}

#[test]
fn the_same_seed_gives_the_same_counts() {
    let of = |seed: &str| counts(&ark(&["perft", "--seed", seed, "--json"]).json());
    assert_eq!(of("5"), of("5"));
}

#[test]
fn a_scenario_can_be_counted_from() {
    let path = file(
        "perft.ark",
        "scenario: one unit, one way\nroom d3 tactical units A1\nseat A home 0 asleep 5\n\
         at A phase mobility\nleft move 1\n",
    );
    let told = ark(&["perft", &path, "--depth", "1", "--divide"]).fine();
    assert!(told.contains("A done"), "{told}");
    let told = ark(&["perft", &path, "--depth", "0"]).fine();
    assert!(told.contains("0 nodes"), "{told}");
    ark(&["perft", "no-such.ark"]).fails(2);
}
