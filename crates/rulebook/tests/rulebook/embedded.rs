//! The rulebook of this build is whole, and names and texts belong together.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ark_rulebook::{CHAPTERS, Coverage, Entry, GLOSSARY, Kind, Rule, Rulebook};

#[test]
fn the_embedded_files_parse() {
    if let Err(problems) = Rulebook::parse(&CHAPTERS, GLOSSARY) {
        let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
        panic!("{}", lines.join("\n"));
    }
    let index = fs::read_to_string(folder().join("coverage.toml")).expect("a coverage file");
    Coverage::parse(&index).expect("a readable coverage file");
}

#[test]
fn every_file_of_the_folder_is_embedded() {
    let found: BTreeSet<_> = fs::read_dir(folder())
        .expect("the folder of the rulebook")
        .map(|file| file.expect("a readable entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .map(|path| {
            path.file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    let mut expected: BTreeSet<_> = CHAPTERS.iter().map(|file| file.name.to_owned()).collect();
    expected.extend(["glossary".to_owned(), "coverage".to_owned()]);
    assert_eq!(found, expected);
}

#[test]
fn the_names_in_code_are_the_rules_and_rulings_of_the_book() {
    let book = Rulebook::embedded();
    let mut written = Vec::new();
    for chapter in &book.chapters {
        for entry in book.entries_of(chapter) {
            if !matches!(entry, Entry::Example(_)) {
                written.push(entry.id().as_str());
            }
        }
    }
    let named: Vec<_> = Rule::ALL.iter().map(|rule| rule.id()).collect();
    assert_eq!(named, written);
    assert_eq!(Rule::COUNT, book.rules.len() + book.rulings.len());
}

#[test]
fn every_name_finds_its_text_and_back() {
    for rule in Rule::ALL {
        assert_eq!(Rule::from_id(rule.id()), Some(rule));
        assert_eq!(rule.entry().id().as_str(), rule.id());
        assert!(!rule.title().is_empty() && !rule.text().is_empty() && !rule.source().is_empty());
    }
    assert_eq!(Rule::from_id("COMB-99"), None);
    assert_eq!(
        Rule::from_id("COMB-E1"),
        None,
        "examples have no name in code"
    );
}

#[test]
fn a_rule_names_its_page_and_a_ruling_its_reason() {
    assert_eq!(Rule::Comp01.source(), "Rulebook p.2, p.10");
    assert_eq!(Rule::CompR4.source(), Kind::Conflict.reason());
    assert_eq!(Rule::Comp01.to_string(), "COMP-01");
}

#[test]
fn chapters_are_found_by_name_by_prefix_and_by_id() {
    let book = Rulebook::embedded();
    let combat = book.chapter("combat").expect("the chapter on combat");
    assert_eq!(combat.prefix, "COMB");
    assert_eq!(book.chapter("comb"), Some(combat));
    assert_eq!(book.chapter_of("COMB-R3"), Some(combat));
    assert_eq!(book.chapter_of("combat"), None);
}

#[test]
fn entries_are_found_by_id_and_kind() {
    let book = Rulebook::embedded();
    assert!(book.rule("COMB-11").is_some() && book.ruling("COMB-11").is_none());
    assert!(book.example("COMB-E1").is_some() && book.rule("COMB-E1").is_none());
    assert!(book.ruling("CTRL-R2").is_some() && book.example("CTRL-R2").is_none());
    assert_eq!(book.term("osvite").expect("a term").de, "Osvit (Os)");
    assert!(book.entry("NONE-01").is_none());
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook")
}
