//! `ark rules`.

use crate::ark::ark;

#[test]
fn rules_rulings_examples_terms_and_chapters_are_found() {
    let rule = ark(&["rules", "eng-02"]).fine();
    assert!(
        rule.contains("Rule ENG-02") && rule.contains("source: Rulebook p."),
        "{rule}"
    );
    assert!(ark(&["rules", "CTRL-R2"]).fine().contains("Ruling CTRL-R2"));
    let example = ark(&["rules", "COMB-E1"]).fine();
    assert!(
        example.contains("when: ") && example.contains("then: "),
        "{example}"
    );
    assert!(ark(&["rules", "Biosphäre"]).fine().contains("biodome"));
    assert!(ark(&["rules", "combat"]).fine().contains("COMB-11"));
    assert!(ark(&["rules"]).fine().contains("COMB   combat"));
}

#[test]
fn a_rule_is_told_as_json() {
    let rule = ark(&["rules", "ENG-02", "--json"]).json();
    assert_eq!(rule["id"], "ENG-02");
    assert_eq!(rule["kind"], "rule");
    for key in ["title", "text", "source", "applies"] {
        assert!(rule[key].is_string(), "{key}");
    }
    assert!(rule["enforced"].is_array() && rule["tests"].is_array());
}

#[test]
fn search_finds_words_anywhere() {
    let found = ark(&["rules", "--search", "TELEPORT"]).fine();
    assert!(
        found.contains("MOVE-") && found.contains("term "),
        "{found}"
    );
    let found = ark(&["rules", "--search", "teleport", "--json"]).json();
    assert!(found.as_array().expect("a list").len() > 5);
    assert!(
        ark(&["rules", "--search", "xyzzy"])
            .fails(1)
            .contains("xyzzy")
    );
    assert!(ark(&["rules", "XYZ-01"]).fails(2).contains("--search"));
}

#[test]
fn coverage_counts_the_playable_chapters() {
    let told = ark(&["rules", "--coverage", "--json"]).json();
    let number = |key: &str| told[key].as_u64().unwrap_or_else(|| panic!("{key}"));
    for (all, met) in [
        ("rules", "rules_tested"),
        ("examples", "examples_run"),
        ("rulings", "rulings_decided"),
    ] {
        assert!(number(all) > 0 && number(met) <= number(all), "{all}");
        let chapters = told["chapters"].as_object().expect("by chapter");
        let covered = chapters
            .values()
            .filter(|chapter| chapter["covered"] == true);
        let sum: u64 = covered.filter_map(|chapter| chapter[all].as_u64()).sum();
        assert_eq!(sum, number(all));
    }
    assert!(
        ark(&["rules", "--coverage"])
            .fine()
            .contains("proven of all")
    );
}

/// Proves: GMV-02, GMV-03.
#[test]
fn a_mode_with_its_variants_is_one_page() {
    let base = ark(&["rules", "--mode", "awakening", "--players", "3"]).fine();
    assert!(base.starts_with("# Awakening\n"), "{base}");
    assert!(
        base.contains("COMB-11") && !base.contains("CX2-01"),
        "{base}"
    );
    let with = ["rules", "--mode", "awakening", "--variant", "complexity-2"];
    let with = ark(&with).fine();
    assert!(with.starts_with("# Awakening + Complexity 2\n"), "{with}");
    assert!(with.contains("CX2-01") && with.contains("4. "), "{with}");
    let first = ark(&["rules", "--mode", "first-mission", "--json"]).json();
    let ids = first["chapters"].to_string();
    assert!(ids.contains("FIRST-05") && !ids.contains("COMB-E"), "{ids}");
    let refused = [
        "rules",
        "--mode",
        "first-mission",
        "--variant",
        "complexity-2",
    ];
    assert!(ark(&refused).fails(2).contains("Complexity 2"));
}
