//! First Mission as data: its cards, its rank, its sides.

use std::collections::BTreeSet;

use ark_content::{Content, MODES, MissionRule, Objective, Side};

fn mode() -> &'static ark_content::ModeData {
    let modes = &Content::builtin().modes;
    modes
        .iter()
        .find(|mode| mode.slug == "first-mission")
        .expect("one of the six")
}

/// Proves: FIRST-01, GMV-07.
#[test]
fn the_tutorial_is_offered_first_and_never_ranked() {
    assert_eq!(MODES[0], "first-mission");
    assert!(!mode().ranked);
    let others = Content::builtin().modes.iter().filter(|mode| mode.ranked);
    assert!(others.count() > 0, "the mark tells modes apart");
}

/// Proves: FIRST-11, GMV-06.
#[test]
fn only_the_a_side_is_offered() {
    assert_eq!(mode().side, Side::OnlyA);
    assert!(mode().variants.is_empty());
}

/// Proves: FIRST-09, FIRST-R1, FIRST-R2.
#[test]
fn there_is_a_different_card_for_each_of_four_players() {
    let content = Content::builtin();
    let cards: Vec<_> = content
        .missions
        .iter()
        .filter(|mission| mission.groups.is_none())
        .collect();
    assert!(cards.len() >= 4);
    let mut different = BTreeSet::new();
    for card in &cards {
        let asked: BTreeSet<_> = card
            .objectives
            .iter()
            .map(|objective| match objective {
                Objective::Cubes(section, n) => {
                    let squares = content.boards[0].sections[section.index()].squares;
                    assert!((1..=squares).contains(n), "{}", card.slug);
                    (section.0, *n)
                }
                Objective::Target(_) => panic!("{} asks for an activation", card.slug),
            })
            .collect();
        let sections: BTreeSet<_> = asked.iter().map(|(section, _)| section).collect();
        assert_eq!(sections.len(), 3, "{}", card.slug);
        different.insert(asked);
    }
    assert_eq!(different.len(), cards.len());
}

/// Proves: FIRST-10, FIRST-R6.
#[test]
fn missions_are_dealt_open() {
    let params = mode().params.as_ref().expect("playable");
    assert_eq!(params.mission, MissionRule::Open);
}
