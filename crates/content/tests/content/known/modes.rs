//! Modes and layouts.

use super::*;

fn mode(slug: &str) -> &'static ModeData {
    content()
        .modes
        .iter()
        .find(|mode| mode.slug == slug)
        .expect("a mode")
}

/// GMV-05 to GMV-24.
#[test]
fn modes_offer_what_their_headers_say() {
    for (slug, players, side, dark, minutes, variants) in [
        ("first-mission", (1, 4), Side::OnlyA, false, (60, 0), vec![]),
        (
            "awakening",
            (2, 5),
            Side::Both,
            false,
            (0, 30),
            vec!["b-side", "complexity-2", "unfair"],
        ),
        (
            "fallout",
            (2, 5),
            Side::Both,
            false,
            (120, 0),
            vec!["b-side", "complexity-2", "unfair"],
        ),
        (
            "guardians",
            (1, 4),
            Side::Both,
            true,
            (30, 30),
            vec!["b-side", "complexity-2"],
        ),
        (
            "glitch",
            (1, 4),
            Side::Both,
            false,
            (30, 30),
            vec!["b-side", "complexity-2"],
        ),
        (
            "it-learns",
            (1, 4),
            Side::Both,
            true,
            (30, 30),
            vec!["b-side", "complexity-2"],
        ),
    ] {
        let mode = mode(slug);
        assert_eq!(
            (mode.players, mode.side, mode.dark_player, mode.minutes),
            (players, side, dark, minutes),
            "{slug}"
        );
        assert_eq!(mode.variants, variants, "{slug}");
    }
    assert!(!mode("first-mission").ranked, "GMV-07");
}

/// SETUP-16, SETUP-17, SETUP-22.
#[test]
fn awakening_builds_decks_of_stated_sizes() {
    let params = mode("awakening").params.as_ref().expect("playable");
    assert_eq!(params.mission, MissionRule::Earned { achievements: 2 });
    assert_eq!(
        (
            params.hand_limit,
            params.arsenal_limit,
            params.defence_limit,
            params.gate_distance
        ),
        (15, 24, 20, 4)
    );
    let decks: Vec<_> = params
        .factories
        .iter()
        .zip(params.groups)
        .map(|(factories, groups)| factories * 4 + groups * 4)
        .collect();
    assert_eq!(decks, [16, 16, 20, 24, 28]);
}

/// FIRST-04 to FIRST-16.
#[test]
fn first_mission_leaves_out_what_it_should() {
    let params = mode("first-mission").params.as_ref().expect("playable");
    assert_eq!(params.mission, MissionRule::Open);
    assert!(!(params.artifacts || params.activation || params.achievements || params.combat_cards));
    assert_eq!(params.factories[..4], [2; 4]);
    let RoomDeck::Listed(rooms) = params.room_deck else {
        panic!("three rooms are listed");
    };
    let mut names: Vec<_> = rooms
        .iter()
        .map(|Tile(id)| content().tiles[usize::from(id)].slug.as_str())
        .collect();
    names.sort_unstable();
    assert_eq!(
        names,
        ["central-knowledgebase", "medical-labs", "observatory"]
    );
}

/// GLT-01 to GLT-04, GLT-21 to GLT-24, GLT-43 to GLT-45.
#[test]
fn glitch_counts_as_stated() {
    let glitch = &content().glitch;
    assert_eq!(glitch.strength, [2, 4, 6, 8]);
    assert_eq!((glitch.double, glitch.single), ([0, 3, 4, 5], [6, 3, 4, 5]));
    assert_eq!(
        glitch.turns,
        [[15, 10, 10], [10, 7, 7], [7, 5, 5], [7, 5, 5]]
    );
    assert_eq!(
        (glitch.cubes, glitch.arrivals, glitch.factories),
        (30, 1, 2)
    );
    let params = mode("glitch").params.as_ref().expect("playable");
    assert_eq!(params.mission, MissionRule::Shared);
    assert_eq!(params.arsenal, 7, "COP-26");
    assert!(params.inclusive && !params.achievements, "COP-05, COP-25");
}

/// SETUP-R1 to SETUP-R3, with cells as (column, row).
#[test]
fn layouts_are_the_ruled_ones() {
    let layout = |slug: &str| {
        content()
            .layouts
            .iter()
            .find(|layout| layout.slug == slug)
            .expect("a layout")
    };
    let at = |layout: &Layout, cell: ark_ids::Cell| (cell.0 % layout.width, cell.0 / layout.width);
    let sizes: Vec<_> = content()
        .layouts
        .iter()
        .map(|layout| (layout.width, layout.height, layout.doors.len()))
        .collect();
    assert_eq!(
        sizes,
        [
            (8, 6, 2),
            (8, 6, 3),
            (8, 6, 4),
            (8, 8, 4),
            (12, 6, 4),
            (8, 9, 5),
            (14, 6, 5)
        ]
    );

    let small = layout("8x6-for-2");
    assert_eq!(
        small.factories.map(|cell| at(small, cell)),
        [(1, 1), (6, 1), (1, 4), (6, 4)]
    );
    assert_eq!(at(small, small.generators[0]), (0, 2));
    assert_eq!(small.gate.map(|cell| at(small, cell)), Some((7, 3)));
    let doors: Vec<_> = small
        .doors
        .iter()
        .map(|door| door.map(|cell| at(small, cell)))
        .collect();
    assert_eq!(doors, [[(3, 5), (4, 5)], [(3, 0), (4, 0)]]);

    for slug in ["8x8-for-4", "12x6-for-4", "8x9-for-5", "14x6-for-5"] {
        let large = layout(slug);
        assert_eq!((large.generators.len(), large.gate), (2, None), "SETUP-09");
    }
    let five = layout("8x9-for-5");
    assert_eq!(
        five.generators
            .iter()
            .map(|cell| at(five, *cell))
            .collect::<Vec<_>>(),
        [(3, 4), (4, 5)]
    );
}
