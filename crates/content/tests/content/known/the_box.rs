//! The box holds what it is said to hold (COMP-01 to COMP-12).

use super::*;

#[test]
fn the_box_holds_its_rooms() {
    let count = |test: &dyn Fn(RoomKind) -> bool| {
        content()
            .tiles
            .iter()
            .filter(|tile| test(tile.kind))
            .count()
    };
    assert_eq!(count(&|kind| kind == RoomKind::Special), 32);
    assert_eq!(count(&|kind| kind == RoomKind::Generator), 2);
    assert_eq!(count(&|kind| kind == RoomKind::Gate), 1);
    for resource in Resource::BASIC {
        assert_eq!(count(&|kind| kind == RoomKind::Factory(resource)), 4);
    }
    assert_eq!(content().groups.len(), 8);
    assert_eq!(
        content().groups.iter().filter(|group| group.violet).count(),
        2
    );
    for (id, group) in content().groups.iter().enumerate() {
        assert_eq!(group.tiles.len(), 4, "{}", group.slug);
        for tile in &group.tiles {
            assert_eq!(
                content().tiles[tile.index()]
                    .group
                    .map(ark_ids::Group::index),
                Some(id)
            );
        }
    }
}

#[test]
fn ids_line_up() {
    for number in 1..=4 {
        tile(&format!("factory-titanium-{number}"));
    }
    tile("generator-violet");
    tile("generator-turquoise");
    tile("gate");
    for (id, tile) in content().tiles.iter().enumerate() {
        match tile.kind {
            RoomKind::Special => {
                assert_eq!(tile.target.map(ark_ids::Target::index), Some(id));
                assert_eq!(content().targets[id].slug, tile.slug);
                assert_eq!(content().targets[id].of, TargetOf::Special);
            }
            RoomKind::Generator => {
                let target = tile.target.expect("generators can be activated");
                assert_eq!(content().targets[target.index()].of, TargetOf::Generator);
            }
            RoomKind::Factory(_) | RoomKind::Gate => assert_eq!(tile.target, None),
        }
    }
    let slugs: Vec<_> = content().boards[0]
        .sections
        .iter()
        .map(|section| section.slug.as_str())
        .collect();
    assert_eq!(slugs, SECTIONS);
    let modes: Vec<_> = content()
        .modes
        .iter()
        .map(|mode| mode.slug.as_str())
        .collect();
    assert_eq!(modes, MODES);
}

#[test]
fn there_are_37_targets_and_33_chains() {
    let targets = &content().targets;
    assert_eq!(targets.len(), 32 + 1 + 4);
    assert_eq!(
        targets
            .iter()
            .filter(|target| target.chain.is_some())
            .count(),
        33
    );
    for target in targets {
        let factory = matches!(target.of, TargetOf::Factory(_));
        assert_eq!(target.chain.is_none(), factory, "{}", target.slug);
    }
}

/// FAQ-17, FAQ-18, FAQ-R1, FAQ-20.
#[test]
fn the_artifact_deck_is_as_counted() {
    let cards = &content().cards;
    assert_eq!(cards.len(), 60);
    for (power, all, critical) in [(4, 18, 6), (6, 16, 5), (8, 14, 5), (12, 12, 4)] {
        let of_power: Vec<_> = cards.iter().filter(|card| card.power == power).collect();
        assert_eq!(of_power.len(), all);
        assert_eq!(
            of_power.iter().filter(|card| card.critical).count(),
            critical
        );
    }
    for card in cards {
        let kind = &content().card_kinds[usize::from(card.kind)];
        assert_eq!((card.power, card.critical), (kind.power, kind.critical));
        assert!(card.copy < kind.copies);
    }
    let copies = |slug: &str| {
        content()
            .card_kinds
            .iter()
            .find(|kind| kind.slug == slug)
            .map(|kind| kind.copies)
    };
    assert_eq!(copies("airlock-override"), Some(3));
    assert_eq!(copies("architects-key"), Some(3));
    assert!(copies("unknown-artifact").is_some());
    let extra: Vec<_> = content()
        .extra_cards
        .iter()
        .map(|card| (card.slug.as_str(), card.copies, card.power))
        .collect();
    assert_eq!(
        extra,
        [("aliens-pen", 6, Some(0)), ("beginners-help", 4, None)]
    );
    let help = &content().extra_cards[1];
    assert_eq!(
        help.mini.as_slice(),
        [(Kind::Produce, Level { a: 1, b: 0 })],
        "UNF-06"
    );
}

/// SETUP-R6, SETUP-32.
#[test]
fn mission_decks_have_their_sizes() {
    let missions: Vec<_> = content()
        .missions
        .iter()
        .filter_map(|mission| mission.groups)
        .collect();
    assert_eq!(missions.len(), 42);
    let groups = &content().groups;
    for choice in 0u32..256 {
        let chosen = |group: usize| choice >> group & 1 == 1;
        let violet = (0..8)
            .filter(|group| chosen(*group) && groups[*group].violet)
            .count();
        let expected = match (choice.count_ones(), violet) {
            (3, 0) | (4, 2) => 6,
            (3, 1) => 4,
            (4, 0) => 12,
            (4, 1) => 9,
            _ => continue,
        };
        let deck = missions
            .iter()
            .filter(|pair| pair.iter().all(|group| chosen(group.index())));
        assert_eq!(deck.count(), expected);
    }
    let first = content()
        .missions
        .iter()
        .filter(|mission| mission.groups.is_none());
    assert!(first.count() >= 4, "FIRST-R1");
}

#[test]
fn there_are_35_explore_tokens() {
    assert_eq!(content().tokens, [1, 6, 28], "COMP-R3");
}

/// ACH-02 to ACH-12, in the order of ACH-R5.
#[test]
fn the_seven_achievements_stand_in_order() {
    let conditions: Vec<_> = content()
        .achievements
        .iter()
        .map(|achievement| achievement.condition)
        .collect();
    assert_eq!(
        conditions,
        [
            Condition::AllUnitsAwake,
            Condition::Cubes(12),
            Condition::Rooms(8),
            Condition::Cards(10),
            Condition::Wins(1),
            Condition::Arsenal(17),
            Condition::Explored(10),
        ]
    );
}

#[test]
fn eight_factions_five_with_pieces() {
    let colours: Vec<_> = content()
        .factions
        .iter()
        .map(|faction| (faction.slug.as_str(), faction.colour.as_deref()))
        .collect();
    assert_eq!(
        colours,
        [
            ("hara", Some("green")),
            ("diruni", Some("yellow")),
            ("gimmlis", Some("blue")),
            ("pajak", Some("red")),
            ("eilis", Some("purple")),
            ("togach", None),
            ("raghna", None),
            ("qfin", None),
        ]
    );
}
