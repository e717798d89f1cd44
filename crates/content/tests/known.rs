//! Every number that the sources state or show holds in the compiled tables.
//! Places as in the content files; rules by id.

use ark_content::*;
use ark_ids::{Colour, Resource, Section, Set, Tile};

fn content() -> &'static Content {
    Content::builtin()
}

fn tile(slug: &str) -> &'static TileData {
    let found = content().tiles.iter().find(|tile| tile.slug == slug);
    found.unwrap_or_else(|| panic!("no tile {slug}"))
}

fn section(slug: &str) -> &'static SectionData {
    let sections = &content().boards[0].sections;
    sections
        .iter()
        .find(|section| section.slug == slug)
        .expect("one of the seven")
}

fn benefit(benefits: &'static [Benefit], kind: Kind) -> &'static Benefit {
    benefits
        .iter()
        .find(|benefit| benefit.kind == kind)
        .expect("the benefit")
}

fn numbers(benefit: &Benefit) -> Vec<u8> {
    benefit.ladder.iter().map(|level| level.a).collect()
}

fn pairs(benefit: &Benefit) -> Vec<(u8, u8)> {
    benefit
        .ladder
        .iter()
        .map(|level| (level.a, level.b))
        .collect()
}

fn price(amount: u8, types: &[Resource]) -> Cost {
    Cost {
        amount,
        types: types.iter().copied().collect(),
    }
}

fn chain(slug: &str) -> (&'static str, &'static str) {
    let target = content()
        .targets
        .iter()
        .find(|target| target.slug == slug)
        .expect("a target");
    let (from, to) = target.chain.expect("a chain");
    (SECTIONS[from.index()], SECTIONS[to.index()])
}

// --- the box (COMP-01 to COMP-12) ------------------------------------------

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
    assert_eq!(content().tokens, [12, 12, 11], "COMP-R3");
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

// --- rooms (ROOM-R2 and the table of rooms) ----------------------------------

#[test]
fn communication_array() {
    let room = tile("communication-array");
    let ladder = benefit(&room.benefits, Kind::Move);
    assert_eq!(
        (numbers(ladder), ladder.by),
        (vec![2, 6, 10], Driver::Circles)
    );
    assert_eq!(
        (room.circles, room.cost),
        (2, price(3, &[Resource::Osvite]))
    );
    assert_eq!(ladder.level(0, 0).a, 2, "CTRL-E1");
    assert_eq!(ladder.level(3, 2).a, 10, "CTRL-E2: cubes do not move it");
}

#[test]
fn tactical_and_ships_defenses() {
    let room = tile("tactical");
    assert!(
        numbers(benefit(&room.benefits, Kind::Militarize)).contains(&5),
        "MIL-E1"
    );
    assert_eq!(room.cost, price(3, &[Resource::Titanium]), "ENG-E1");
}

#[test]
fn factories() {
    for resource in ["dilitium", "osvite", "biotics", "titanium"] {
        let room = tile(&format!("factory-{resource}-1"));
        let ladder = benefit(&room.benefits, Kind::Yield);
        assert_eq!(
            (numbers(ladder), ladder.by),
            (vec![2, 4, 7, 10], Driver::Circles),
            "PROD-R4"
        );
        assert_eq!(
            (room.circles, room.squares, room.cost),
            (3, 3, Cost::FREE),
            "ENG-08"
        );
        assert_eq!(
            room.kind,
            RoomKind::Factory(Resource::from_slug(resource).expect("a resource"))
        );
    }
}

#[test]
fn outer_generators() {
    for (slug, colour) in [
        ("generator-violet", Colour::VIOLET),
        ("generator-turquoise", Colour::TURQUOISE),
    ] {
        let room = tile(slug);
        let ladder = benefit(&room.benefits, Kind::Route);
        assert_eq!(pairs(ladder), [(1, 2), (2, 4), (3, 7), (4, 10)]);
        assert_eq!(
            (ladder.by, room.squares, room.home_of),
            (Driver::Squares, 3, Some(colour))
        );
    }
}

#[test]
fn homes_of_neutral_pieces() {
    let brig = tile("the-brig");
    let robotics = tile("robotics");
    let hub = tile("power-network-hub");
    assert_eq!(brig.home_of, Some(Colour::MERCENARY));
    assert_eq!(robotics.home_of, Some(Colour::ROBOT));
    assert_eq!(hub.home_of, Some(Colour::BLACK));
    assert_eq!(benefit(&brig.benefits, Kind::Units).by, Driver::Squares);
    assert_eq!(benefit(&robotics.benefits, Kind::Units).by, Driver::Circles);
    assert_eq!(
        numbers(benefit(&brig.benefits, Kind::Units)).last(),
        Some(&4)
    );
    assert_eq!(
        numbers(benefit(&robotics.benefits, Kind::Units)).last(),
        Some(&4)
    );
    assert_eq!(
        pairs(benefit(&hub.benefits, Kind::Route))
            .last()
            .map(|pair| pair.1),
        Some(6)
    );
    let homes = content().tiles.iter().filter(|tile| tile.home_of.is_some());
    assert_eq!(homes.count(), 5);
}

#[test]
fn reserves_and_deposits_have_idle_circles() {
    let room = tile("reserves-deposits");
    let ladder = benefit(&room.benefits, Kind::HarvestPerUnit);
    assert_eq!((ladder.by, room.circles), (Driver::Squares, 2));
    assert_eq!(ladder.level(0, 0).a, 2, "FAQ-E1");
    assert_eq!(ladder.level(0, 2).a, 2, "FAQ-E1");
}

#[test]
fn chains_that_are_known() {
    assert_eq!(chain("observatory"), ("production", "mobility"), "ACT-E1");
    let all: Vec<_> = content()
        .targets
        .iter()
        .filter_map(|target| target.chain)
        .collect();
    let section = |slug: &str| {
        Section(
            SECTIONS
                .iter()
                .position(|known| *known == slug)
                .expect("known") as u8,
        )
    };
    assert!(
        all.contains(&(section("mobility"), section("engineering"))),
        "FAQ-E2"
    );
    assert!(
        all.contains(&(section("engineering"), section("mobility"))),
        "ACT-E3"
    );
}

/// Numbers of examples that name no room, on the rooms that carry them.
#[test]
fn numbers_of_worked_examples() {
    let has = |slug: &str, kind: Kind, a: u8| {
        assert!(
            numbers(benefit(&tile(slug).benefits, kind)).contains(&a),
            "{slug} {a}"
        );
    };
    has("shield-generator", Kind::ExploitBonus, 2); // PROD-E2, RMS-E1
    has("armory", Kind::MilitarizePerUnit, 1); // RMS-E2
    has("internal-security", Kind::Defence, 4); // COMB-E1
    has("holodeck", Kind::DefencePerUnit, 1); // COMB-E1
    has("nanobotics-laboratory", Kind::ExtraRoute, 2); // FAQ-E3
    has("helm-navigation", Kind::Teleport, 2); // MOVE-E2
    assert!(
        pairs(benefit(
            &tile("observatory").benefits,
            Kind::DiscoverPerUnit
        ))
        .contains(&(2, 2))
    ); // ART-E3
    let costs_biotics = |tile: &&TileData| {
        tile.kind == RoomKind::Special && tile.cost == price(3, &[Resource::Biotics])
    };
    assert!(content().tiles.iter().any(|tile| costs_biotics(&tile)));
    let any = price(3, &Resource::BASIC);
    assert!(
        content().tiles.iter().any(|tile| tile.cost == any),
        "RES-E2: 3 of any one type"
    );
}

/// CTRL-E7: no circles, four squares, 8 when all are covered.
#[test]
fn a_room_without_circles_reaches_eight() {
    let room = tile("waste-recycling");
    let ladder = benefit(&room.benefits, Kind::Produce);
    assert_eq!(
        (room.squares, room.circles, ladder.by),
        (4, 0, Driver::Squares)
    );
    assert_eq!(numbers(ladder), [2, 3, 5, 6, 8]);
}

/// RMS-R7: the Lab keeps most of what it draws, the Oracle little.
#[test]
fn lab_and_oracle_differ_as_ruled() {
    for (keep, draw) in pairs(benefit(&tile("science-lab").benefits, Kind::Discover)) {
        assert!(draw - keep <= 1);
    }
    for (keep, draw) in pairs(benefit(&tile("quantum-oracle").benefits, Kind::Discover)) {
        assert!(draw >= 3 && draw > 3 * keep);
    }
}

#[test]
fn every_special_room_keeps_the_stated_shape() {
    for tile in content()
        .tiles
        .iter()
        .filter(|tile| tile.kind == RoomKind::Special)
    {
        assert!(
            (3..=4).contains(&tile.squares),
            "{}: squares (APP-EN L33)",
            tile.slug
        );
        assert!(tile.circles <= 6);
        assert!(
            tile.cost.amount > 0 && !tile.cost.types.has(Resource::Metamorphite),
            "{}",
            tile.slug
        );
        for benefit in &tile.benefits {
            if tile.circles == 0 {
                assert_ne!(benefit.by, Driver::Circles, "{}: CTRL-24", tile.slug);
            }
        }
    }
}

// --- the A-side ---------------------------------------------------------------

#[test]
fn the_board_starts_as_stated() {
    let board = &content().boards[0];
    assert_eq!(
        (
            board.units,
            board.cylinders,
            board.awake,
            board.metamorphite
        ),
        (6, 10, 2, 2),
        "SETUP-E3"
    );
}

#[test]
fn sections_of_the_a_side() {
    let military = section("military");
    assert!(
        numbers(benefit(&military.benefits, Kind::Militarize)).contains(&6),
        "MIL-E1"
    );
    let defence = benefit(&military.benefits, Kind::DefencePerUnit);
    assert_eq!(defence.level(0, 0).a, 2, "COMB-E1");

    let mobility = section("mobility");
    assert_eq!(
        numbers(benefit(&mobility.benefits, Kind::Move))[..2],
        [2, 4],
        "ENG-E2"
    );
    assert_eq!(mobility.cost, price(2, &[Resource::Dilitium]));

    let power = section("power");
    assert_eq!(
        pairs(benefit(&power.benefits, Kind::Route)),
        [(1, 2), (2, 4), (3, 7), (4, 10)],
        "POW-E2"
    );

    let production = section("production");
    assert_eq!(
        numbers(benefit(&production.benefits, Kind::Exploit)),
        [4],
        "PROD-05"
    );
    assert_eq!(
        benefit(&production.benefits, Kind::Produce).by,
        Driver::Squares,
        "PROD-03"
    );

    let stasis = section("stasis");
    let awake = benefit(&stasis.benefits, Kind::Awake);
    assert_eq!(
        (awake.level(0, 0).a, awake.paid_in),
        (5, Set::one(Resource::Titanium).with(Resource::Biotics)),
        "UNIT-04"
    );
    let heal = benefit(&stasis.benefits, Kind::Heal);
    assert_eq!(
        (heal.level(0, 0).a, heal.paid_in),
        (1, Set::one(Resource::Biotics)),
        "UNIT-08"
    );

    let engineering = section("engineering");
    assert_eq!(
        numbers(benefit(&engineering.benefits, Kind::Engineer))[..2],
        [2, 3],
        "ENG-E2"
    );
    assert_eq!(engineering.cost, price(1, &[Resource::Osvite]));

    let research = section("research");
    assert_eq!(
        pairs(benefit(&research.benefits, Kind::Discover))[0],
        (1, 3),
        "ART-E1"
    );
    assert_eq!(
        benefit(&research.benefits, Kind::Use).level(0, 0).a,
        1,
        "ART-12"
    );
}

#[test]
fn lines_of_the_a_side() {
    let lines = |slug: &str| -> Vec<Vec<Act>> {
        section(slug)
            .lines
            .iter()
            .map(|line| line.acts.iter().collect())
            .collect()
    };
    assert_eq!(lines("military"), [vec![Act::Militarize]]);
    assert_eq!(
        lines("mobility"),
        [vec![Act::Move, Act::Teleport]],
        "MOVE-18"
    );
    assert_eq!(lines("power"), [vec![Act::Route]]);
    assert_eq!(
        lines("production"),
        [vec![Act::Produce], vec![Act::Exploit]],
        "PROD-01"
    );
    assert_eq!(lines("stasis"), [vec![Act::Awake, Act::Heal]], "UNIT-01");
    assert_eq!(lines("engineering"), [vec![Act::Engineer]]);
    assert_eq!(
        lines("research"),
        [vec![Act::Discover], vec![Act::Use]],
        "ART-01"
    );
}

/// RES-R5, RMS-R6.
#[test]
fn conversions_stand_where_they_are_ruled() {
    let of = |benefits: &'static [Benefit]| {
        &content().conversions[usize::from(benefit(benefits, Kind::Convert).level(0, 0).a)]
    };
    let routing = of(&section("power").benefits);
    assert_eq!(
        (routing.amount, routing.types, routing.gain),
        (2, Set::one(Resource::Osvite), Gain::Routes(1))
    );
    let refining = of(&section("production").benefits);
    assert_eq!(
        (refining.amount, refining.types, refining.gain),
        (3, Resource::basic(), Gain::Metamorphite(2))
    );
    let synthesis = of(&tile("element-synthesizer").benefits);
    assert_eq!(
        (synthesis.amount, synthesis.types, synthesis.gain),
        (2, Resource::basic(), Gain::Metamorphite(2))
    );
}

// --- modes and layouts ----------------------------------------------------------

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
    assert_eq!(at(small, small.generators[0]), (3, 2));
    assert_eq!(small.gate.map(|cell| at(small, cell)), Some((4, 3)));
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
