//! What a table may choose, over all combinations.

use std::collections::BTreeSet;

use ark_content::{Content, ModeData, Params};
use ark_engine::{Options, Rules};
use ark_rulebook::Rule;

const ALL: [&str; 3] = ["b-side", "unfair", "complexity-2"];

fn mode(slug: &str) -> &'static ModeData {
    let modes = &Content::builtin().modes;
    modes.iter().find(|mode| mode.slug == slug).expect("a mode")
}

fn params(slug: &str) -> &'static Params {
    mode(slug).params.as_ref().expect("playable")
}

/// Every subset of the three variants.
fn subsets() -> impl Iterator<Item = Vec<String>> {
    (0..8u8).map(|bits| {
        let on = (0..3).filter(move |i| bits >> i & 1 == 1);
        on.map(|i| ALL[i].to_owned()).collect()
    })
}

/// Proves: GMV-01.
#[test]
fn there_are_six_modes() {
    let modes: BTreeSet<_> = Content::builtin()
        .modes
        .iter()
        .map(|mode| mode.slug.as_str())
        .collect();
    let six = [
        "first-mission",
        "awakening",
        "guardians",
        "glitch",
        "it-learns",
        "fallout",
    ];
    assert_eq!(modes, BTreeSet::from(six));
}

/// Proves: GMV-02.
#[test]
fn no_two_modes_mix() {
    let content = Content::builtin();
    for one in &content.modes {
        for two in &content.modes {
            for between in [" ", "+", ",", " and "] {
                let both = format!("{}{between}{}", one.slug, two.slug);
                let found = Options::new(&both, 2).conflicts(content);
                assert_eq!(found.len(), 1, "{both}");
                let same = one.slug == two.slug;
                let rule = if same { Rule::Gmv01 } else { Rule::Gmv02 };
                assert_eq!(found[0].rule, rule, "{both}");
            }
        }
    }
}

/// Proves: GMV-05, GMV-08, GMV-11, GMV-14, GMV-17, GMV-20, GMV-R4.
#[test]
fn each_mode_has_its_numbers_of_players() {
    let content = Content::builtin();
    let cases = [
        ("first-mission", 1..=4, Rule::Gmv05),
        ("awakening", 2..=5, Rule::Gmv08),
        ("guardians", 1..=4, Rule::Gmv11),
        ("glitch", 1..=4, Rule::Gmv14),
        ("it-learns", 1..=4, Rule::Gmv17),
        ("fallout", 2..=5, Rule::Gmv20),
    ];
    for (slug, fits, rule) in cases {
        for players in 0..8 {
            let found = Options::new(slug, players).conflicts(content);
            let found: Vec<_> = found.iter().map(|conflict| conflict.rule).collect();
            if fits.contains(&players) {
                assert_eq!(found, [], "{slug} for {players}");
            } else {
                assert_eq!(found, [rule], "{slug} for {players}");
            }
        }
    }
}

/// Proves: GMV-03, GMV-06, GMV-09, GMV-13, GMV-16, GMV-19, GMV-21, GMV-R3.
#[test]
fn each_mode_takes_any_subset_of_its_own_variants() {
    let content = Content::builtin();
    let cases: [(&str, &[&str]); 6] = [
        ("first-mission", &[]),
        ("awakening", &ALL),
        ("guardians", &["b-side", "complexity-2"]),
        ("glitch", &["b-side", "complexity-2"]),
        ("it-learns", &["b-side", "complexity-2"]),
        ("fallout", &ALL),
    ];
    for (slug, listed) in cases {
        for variants in subsets() {
            let foreign = variants.iter().filter(|v| !listed.contains(&v.as_str()));
            let expected = vec![Rule::GmvR3; foreign.count()];
            let mut options = Options::new(slug, 2);
            options.variants.clone_from(&variants);
            let found = options.conflicts(content);
            let found: Vec<_> = found.iter().map(|conflict| conflict.rule).collect();
            assert_eq!(found, expected, "{slug} with {variants:?}");
        }
    }
}

/// Proves: GMV-12, GMV-15, GMV-18, GMV-R2.
#[test]
fn two_modes_have_a_seat_for_a_dark_player() {
    for mode in &Content::builtin().modes {
        let mut options = Options::new(&mode.slug, 3);
        options.dark_player = true;
        let found = options.conflicts(Content::builtin());
        let found: Vec<_> = found.iter().map(|conflict| conflict.rule).collect();
        if ["guardians", "it-learns"].contains(&mode.slug.as_str()) {
            assert_eq!(found, [], "{}", mode.slug);
        } else {
            assert_eq!(found, [Rule::GmvR2], "{}", mode.slug);
        }
    }
}

/// Proves: GMV-04.
#[test]
fn what_a_mode_does_not_change_is_as_in_awakening() {
    let (first, base) = (params("first-mission"), params("awakening"));
    assert_eq!(first.arsenal, base.arsenal);
    assert_eq!(first.hand_limit, base.hand_limit);
    assert_eq!(first.arsenal_limit, base.arsenal_limit);
    assert_eq!(first.defence_limit, base.defence_limit);
    assert_eq!(first.gate_distance, base.gate_distance);
}

/// Proves: GMV-24.
#[test]
fn modes_say_how_long_they_take() {
    let minutes = |slug: &str, players: u16| {
        let (fixed, each) = mode(slug).minutes;
        fixed + each * players
    };
    assert_eq!(minutes("first-mission", 3), 60);
    assert_eq!(minutes("awakening", 4), 120);
    for slug in ["guardians", "glitch", "it-learns"] {
        // Two Challengers and the Automata.
        assert_eq!(minutes(slug, 2), 90, "{slug}");
    }
    assert_eq!(minutes("fallout", 2), 120);
    assert_eq!(minutes("fallout", 5), 120);
}

/// Proves: GMV-R1.
#[test]
fn all_seats_use_the_same_side() {
    for players in 2..=5 {
        let options = Options::new("awakening", players);
        let rules = Rules::intern(Content::builtin(), &options).expect("a playable table");
        for board in &rules.boards {
            assert!(std::ptr::eq(*board, rules.boards[0]));
        }
        let options = Options {
            variants: vec!["b-side".to_owned()],
            ..options
        };
        let rules = Rules::intern(Content::builtin(), &options).expect("a playable table");
        assert!(rules.boards.iter().all(|board| board.sheet.is_some()));
    }
}
