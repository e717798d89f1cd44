//! The achievement cards and numbers of Fallout, as stated and as ours.

use ark_content::{Condition, Content};

fn conditions(difficult: bool) -> Vec<Vec<Condition>> {
    let cards = Content::builtin().objectives.iter();
    cards
        .map(|card| {
            let side = if difficult {
                &card.difficult
            } else {
                &card.easy
            };
            side.any.to_vec()
        })
        .collect()
}

/// Proves: FAL-03, FAL-48, FAL-R1, FAL-R2.
#[test]
fn six_cards_carry_the_seven_achievements_on_their_easy_sides() {
    let easy = conditions(false);
    assert_eq!(easy.len(), 6);
    let mut all = easy.concat();
    let achievements = Content::builtin().achievements.iter();
    for achievement in achievements {
        let at = all.iter().position(|c| *c == achievement.condition);
        all.remove(at.expect("it is on a card"));
    }
    assert!(all.is_empty());
    // Battle and arsenal share a card.
    let military = vec![Condition::Wins(1), Condition::Arsenal(17)];
    assert!(easy.contains(&military));
    let difficult = conditions(true);
    for wanted in [
        vec![Condition::AllUnitsOut],
        vec![Condition::Cubes(18)],
        vec![Condition::Rooms(12)],
        vec![Condition::Cards(15)],
        vec![Condition::Wins(3), Condition::Arsenal(24)],
        vec![Condition::Explored(15)],
    ] {
        assert!(difficult.contains(&wanted), "{wanted:?}");
    }
}

/// Proves: FAL-54, FAL-57, FAL-R3.
#[test]
fn difficult_sides_are_worth_more_and_targets_most() {
    let content = Content::builtin();
    for card in &content.objectives {
        assert_eq!(card.easy.points, [7, 5], "{}", card.slug);
        assert_eq!(card.difficult.points, [9, 6], "{}", card.slug);
    }
    assert_eq!(content.fallout.target_points, [10, 7]);
}

/// The built-in files with one change.
fn broken(path: &str, from: &str, to: &str) -> Vec<String> {
    let files: Vec<(&str, String)> = Content::files()
        .iter()
        .map(|(name, text)| {
            let text = if *name == path {
                assert!(text.contains(from), "{path} does not contain {from:?}");
                text.replacen(from, to, 1)
            } else {
                (*text).to_owned()
            };
            (*name, text)
        })
        .collect();
    match Content::load(&files) {
        Ok(_) => panic!("{path} with {to:?} must not load"),
        Err(errors) => errors.into_iter().map(|error| error.what).collect(),
    }
}

#[test]
fn cards_and_numbers_that_cannot_be_are_found() {
    let cards = "objectives.toml";
    let mode = "modes/fallout.toml";
    for (path, from, to, what) in [
        (cards, "\"cubes 18\"", "\"cubes 12\"", "ask for more"),
        (cards, "\"cubes 18\"", "\"rooms 18\"", "ask for more"),
        (
            cards,
            "\"rooms 8\"",
            "\"rooms 9\"",
            "must ask for achievements",
        ),
        (
            cards,
            "\"cubes 18\"",
            "\"cubes many\"",
            "one or two conditions",
        ),
        (cards, "[9, 6]", "[6, 9]", "the first gets more"),
        (mode, "[10, 7]", "[8, 7]", "less than for a target"),
        (
            mode,
            "end = [0, 4, 8, 8, 8]",
            "end = [0, 5, 8, 8, 8]",
            "with 2 players",
        ),
        (
            mode,
            "difficult = 3\n",
            "difficult = 7\n",
            "not so many achievement cards",
        ),
        (
            mode,
            "\"unknown-artifact\"",
            "\"known-artifact\"",
            "no artifact card",
        ),
    ] {
        let found = broken(path, from, to);
        assert!(
            found.iter().any(|error| error.contains(what)),
            "expected {what:?} after {to:?}, found {found:?}"
        );
    }
}
