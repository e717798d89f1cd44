//! The rooms (ROOM-R2 and the table of rooms).

use super::*;

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
