//! The Enemy board and the cards of It Learns: as ruled, and nothing broken is loaded.

use ark_content::{Content, SECTIONS};

const FILE: &str = "modes/it-learns.toml";

/// Proves: ITL-R1.
#[test]
fn five_upgrades_with_their_numbers() {
    let upgrades = &Content::builtin().organism.upgrades;
    let found: Vec<(&str, &[u8])> = upgrades
        .iter()
        .map(|upgrade| (upgrade.slug.as_str(), &upgrade.levels[..]))
        .collect();
    let expected: [(&str, &[u8]); 5] = [
        ("infect", &[1, 2, 3, 4, 6]),
        ("corrupt", &[1, 2]),
        ("combat", &[2, 3, 4, 6]),
        ("defence", &[2, 3, 4, 6]),
        ("removal", &[3, 4, 5]),
    ];
    assert_eq!(found, expected);
}

/// Proves: ITL-80, ITL-81, ITL-R2.
#[test]
fn each_symbol_improves_its_upgrade_and_one_improves_two() {
    let upgrades = &Content::builtin().organism.upgrades;
    let improved = |symbol: usize| -> Vec<&str> {
        let symbol = ark_ids::Section(symbol as u8);
        let found = upgrades.iter().filter(|u| u.symbols.has(symbol));
        found.map(|u| u.slug.as_str()).collect()
    };
    let found: Vec<_> = (0..SECTIONS.len())
        .map(|i| (SECTIONS[i], improved(i)))
        .collect();
    let expected = [
        ("military", vec!["combat", "defence"]),
        ("mobility", vec!["combat"]),
        ("power", vec!["removal"]),
        ("production", vec!["defence"]),
        ("stasis", vec!["infect"]),
        ("engineering", vec!["removal"]),
        ("research", vec!["corrupt"]),
    ];
    assert_eq!(found, expected);
}

/// Proves: ITL-01, ITL-R8.
#[test]
fn eight_cards_show_every_section_at_least_twice() {
    let cards = &Content::builtin().organism.cards;
    let sides: Vec<(&str, &str)> = cards
        .iter()
        .map(|card| (SECTIONS[card.left.index()], SECTIONS[card.right.index()]))
        .collect();
    let expected = [
        ("military", "mobility"),
        ("engineering", "power"),
        ("power", "engineering"),
        ("mobility", "stasis"),
        ("research", "engineering"),
        ("production", "stasis"),
        ("engineering", "research"),
        ("military", "production"),
    ];
    assert_eq!(sides, expected);
}

/// Proves: ITL-R6, ITL-18, ITL-16, ITL-65.
#[test]
fn supplies_and_limits() {
    let organism = &Content::builtin().organism;
    assert_eq!(organism.infection_cubes, 30);
    assert_eq!(organism.corruption_cylinders, 10);
    assert_eq!(organism.infection_limit, 3);
    assert_eq!(organism.stops_from, 2);
    assert_eq!(organism.artifact_from, 3);
}

#[test]
fn broken_boards_and_cards_are_found() {
    for (from, to, what) in [
        (
            "left = \"power\"\nright = \"engineering\"",
            "left = \"power\"\nright = \"power\"",
            "the same section twice",
        ),
        (
            "right = \"stasis\"",
            "right = \"power\"",
            "the section `stasis` on at least two cards",
        ),
        (
            "left = \"research\"",
            "left = \"attic\"",
            "expected a section",
        ),
        ("slug = \"ca8\"", "slug = \"ca7\"", "is taken"),
        (
            "symbols = [\"stasis\"]",
            "symbols = [\"mobility\"]",
            "the symbol `stasis` improves 0 upgrades",
        ),
        (
            "slug = \"removal\"",
            "slug = \"rust\"",
            "the upgrade `removal` is missing",
        ),
        ("levels = [1, 2]", "levels = [2, 1]", "rising numbers"),
        (
            "levels = [1, 2]",
            "levels = [2, 3]",
            "its bound asks for 1 among its numbers",
        ),
        (
            "infection-cubes = 30",
            "infection-cubes = 31",
            "its bound asks for the value 30",
        ),
        (
            "infection-limit = 3",
            "infection-limit = 0",
            "expected a number from 1 to 9",
        ),
    ] {
        let files: Vec<(String, String)> = Content::files()
            .iter()
            .map(|(path, text)| {
                let text = if *path == FILE {
                    assert!(text.contains(from), "{from:?}");
                    // The marks above name the same fields: the last one is the value.
                    let at = text.rfind(from).expect("found above");
                    format!("{}{to}{}", &text[..at], &text[at + from.len()..])
                } else {
                    (*text).to_owned()
                };
                ((*path).to_owned(), text)
            })
            .collect();
        let found = Content::load(&files).expect_err("broken content must not load");
        let named = found.iter().any(|error| error.what.contains(what));
        assert!(named, "expected {what:?} after {to:?}, found {found:#?}");
    }
}
