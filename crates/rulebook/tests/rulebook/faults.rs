//! Faulty files are refused with file and line, and never with a panic.

use ark_rulebook::{Coverage, Rulebook, Source};

const CHAPTER: &str = r#"chapter = "Doors"
prefix = "DOOR"

[[rule]]
id = "DOOR-01"
title = "A door is open or shut"
text = "There is no third state (see DOOR-02)."
source = "p.1"
applies = "all"

[[rule]]
id = "DOOR-02"
title = "A shut door stops units"
text = "No unit passes."
source = "p.1"
applies = "awakening|fallout"
see = ["DOOR-R1"]

[[example]]
id = "DOOR-E1"
rules = ["DOOR-02"]
given = "A shut door."
when = "A unit moves."
then = "It stays."
source = "p.1"

[[ruling]]
id = "DOOR-R1"
question = "Who shuts it?"
decision = "Anyone."
why = "Nobody says otherwise."
"#;

const GLOSSARY: &str = r#"title = "Glossary"
[[term]]
id = "door"
category = "board"
en = "door"
de = "Tür"
fr = "porte"
definition = "See DOOR-01."
"#;

fn faults(chapter: &str, glossary: &str) -> Vec<String> {
    let chapter = Source {
        name: "doors",
        text: chapter,
    };
    let glossary = Source {
        name: "glossary",
        text: glossary,
    };
    match Rulebook::parse(&[chapter], glossary) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

/// The faults of the good chapter after one change.
fn changed(from: &str, to: &str) -> Vec<String> {
    assert!(CHAPTER.contains(from), "nothing to change");
    faults(&CHAPTER.replacen(from, to, 1), GLOSSARY)
}

#[test]
fn a_good_chapter_has_no_faults() {
    assert_eq!(faults(CHAPTER, GLOSSARY), [""; 0]);
}

#[test]
fn broken_toml_names_its_line() {
    let found = changed("title = \"A shut door", "title = A shut door");
    assert_eq!(found.len(), 1);
    assert!(
        found[0].starts_with("rulebook/doors.toml:13: "),
        "{}",
        found[0]
    );
}

#[test]
fn unknown_and_missing_keys_are_named() {
    let found = changed(
        "source = \"p.1\"\napplies = \"all\"",
        "sources = \"p.1\"\napplies = \"all\"",
    );
    assert!(
        found[0].contains("rulebook/doors.toml:8: unknown field `sources`"),
        "{}",
        found[0]
    );
    let found = changed("prefix = \"DOOR\"\n", "");
    assert!(found[0].contains("missing field `prefix`"), "{}", found[0]);
}

#[test]
fn ids_count_up_within_their_chapter() {
    assert_eq!(
        changed("id = \"DOOR-02\"", "id = \"DOOR-03\""),
        ["rulebook/doors.toml:12: DOOR-03 stands where DOOR-02 must"]
    );
    assert_eq!(
        changed("id = \"DOOR-E1\"", "id = \"GATE-E1\""),
        ["rulebook/doors.toml:20: GATE-E1 stands where DOOR-E1 must"]
    );
}

#[test]
fn every_reference_leads_somewhere() {
    assert_eq!(
        changed("\"DOOR-R1\"", "\"DOOR-R2\""),
        ["rulebook/doors.toml:12: DOOR-02 refers to the unknown DOOR-R2"]
    );
    assert_eq!(
        changed("(see DOOR-02)", "(see DOOR-07)"),
        ["rulebook/doors.toml:5: DOOR-01 refers to the unknown DOOR-07"]
    );
    assert_eq!(
        faults(CHAPTER, &GLOSSARY.replace("DOOR-01", "DOOR-08")),
        ["rulebook/glossary.toml:3: the term door refers to the unknown DOOR-08"]
    );
}

#[test]
fn all_faults_are_told_at_once() {
    let text = CHAPTER
        .replace("\"all\"", "\"everyone\"")
        .replace("\"No unit passes.\"", "\"\"");
    let glossary = GLOSSARY.replace("\"Tür\"", "\"\"");
    assert_eq!(
        faults(&text, &glossary),
        [
            "rulebook/doors.toml:12: DOOR-02 has an empty text",
            "rulebook/doors.toml:5: DOOR-01 applies to the unknown \"everyone\"",
            "rulebook/glossary.toml:3: the term door has an empty text",
        ]
    );
}

#[test]
fn titles_are_short_and_examples_show_rules() {
    let long = "x".repeat(71);
    assert_eq!(
        changed("A door is open or shut", &long),
        ["rulebook/doors.toml:5: the title of DOOR-01 exceeds 70 characters"]
    );
    assert_eq!(
        changed("rules = [\"DOOR-02\"]", "rules = []"),
        ["rulebook/doors.toml:20: DOOR-E1 shows no rule"]
    );
}

#[test]
fn a_prefix_names_one_chapter() {
    let chapter = Source {
        name: "doors",
        text: CHAPTER,
    };
    let glossary = Source {
        name: "glossary",
        text: GLOSSARY,
    };
    let problems = Rulebook::parse(&[chapter, chapter], glossary).expect_err("a taken prefix");
    assert_eq!(
        problems[0].to_string(),
        "rulebook/doors.toml:1: the prefix DOOR is taken"
    );
}

#[test]
fn glossary_terms_are_unique_and_honest_about_proposals() {
    let twice = format!(
        "{GLOSSARY}{}",
        GLOSSARY.replace("title = \"Glossary\"\n", "")
    );
    assert_eq!(
        faults(CHAPTER, &twice),
        ["rulebook/glossary.toml:10: the term door stands twice"]
    );
    let proposed = format!("{GLOSSARY}proposed = true\n");
    assert_eq!(
        faults(CHAPTER, &proposed),
        ["rulebook/glossary.toml:3: door: proposed and proposed_langs disagree"]
    );
}

#[test]
fn a_faulty_coverage_file_names_its_line() {
    let fault = Coverage::parse("[COMB-11]\ncode = []\nproofs = []\n").expect_err("unknown key");
    assert!(
        fault.to_string().starts_with("rulebook/coverage.toml:3: "),
        "{fault}"
    );
}
