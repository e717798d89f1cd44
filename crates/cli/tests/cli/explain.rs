//! `ark explain`.

use crate::ark::{ark, file};

fn puzzle(name: &str) -> String {
    file(
        name,
        "scenario: too poor\nroom d3 tactical units A1\nseat A resources 1Ti\n\
         at A phase engineering\nA done\n",
    )
}

#[test]
fn a_refusal_has_its_sentence_rule_source_and_facts() {
    let path = puzzle("explain.ark");
    let told = ark(&["explain", &path, "A engineer d3 for 3Ti"]).fine();
    for part in [
        "costs 3 Titanium, you have 1",
        "ENG-03",
        "Rulebook p.",
        "facts: Short",
    ] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    let told = ark(&["explain", &path, "engineer d3 for 3Ti", "--json"]).json();
    assert_eq!(told["legal"], false);
    assert_eq!(told["seat"], "A");
    assert_eq!(told["rule"]["id"], "ENG-03");
    assert_eq!(told["facts"]["type"], "short");
    assert_eq!(told["facts"]["need"], 3);
}

#[test]
fn a_legal_action_is_called_legal() {
    let path = puzzle("explain-legal.ark");
    let told = ark(&["explain", &path, "A done"]).fine();
    assert!(told.contains("legal: "), "{told}");
    assert_eq!(
        ark(&["explain", &path, "done", "--json"]).json()["legal"],
        true
    );
}

#[test]
fn whoever_is_not_asked_hears_so() {
    let path = puzzle("explain-other.ark");
    let told = ark(&["explain", &path, "B done", "--json"]).json();
    assert_eq!(told["facts"]["type"], "not_asked");
    // Behind the script the turn has gone on.
    let told = ark(&[
        "explain",
        &path,
        "A engineer d3 for 3Ti",
        "--after",
        "--json",
    ])
    .json();
    assert_eq!(told["legal"], false);
}

#[test]
fn all_refusals_are_listed_in_each_language() {
    let path = puzzle("explain-all.ark");
    let english = ark(&["explain", &path, "--all"]).fine();
    assert!(english.contains("A engineer mobility"), "{english}");
    let list = ark(&["explain", &path, "--all", "--json", "--lang", "de"]).json();
    let list = list.as_array().expect("a list");
    assert!(list.len() > 3 && list.iter().all(|a| a["legal"] == false));
}

#[test]
fn what_cannot_be_read_is_refused_with_what_was_expected() {
    let path = puzzle("explain-bad.ark");
    let told = ark(&["explain", &path, "A engineer z99"]).fails(2);
    assert!(told.contains("z99") && told.contains("expected"), "{told}");
    let told = ark(&["explain", &path, "* token nothing"]).fails(2);
    assert!(told.contains("chance"), "{told}");
    ark(&["explain", "no-such.ark", "A done"]).fails(2);
}
