//! Kinds of rooms as the content has them (ROOM chapter).

use std::collections::{BTreeMap, BTreeSet};

use ark_content::{Benefit, Content, Driver, Kind, Level, Objective, RoomKind, TargetOf, TileData};
use ark_engine::{Options, Rules};
use ark_ids::{Resource, Set};

fn content() -> &'static Content {
    Content::builtin()
}

fn tile(slug: &str) -> &'static TileData {
    let found = content().tiles.iter().find(|tile| tile.slug == slug);
    found.expect("a room of that name")
}

fn special() -> impl Iterator<Item = &'static TileData> {
    content()
        .tiles
        .iter()
        .filter(|t| t.kind == RoomKind::Special)
}

fn ladder(benefits: &[Benefit], kind: Kind) -> Vec<Level> {
    let benefit = benefits.iter().find(|b| b.kind == kind);
    benefit.expect("the benefit").ladder.to_vec()
}

fn numbers(benefits: &[Benefit], kind: Kind) -> Vec<u8> {
    ladder(benefits, kind)
        .into_iter()
        .map(|level| level.a)
        .collect()
}

fn pairs(benefits: &[Benefit], kind: Kind) -> Vec<(u8, u8)> {
    ladder(benefits, kind)
        .into_iter()
        .map(|level| (level.a, level.b))
        .collect()
}

/// A biodome has no tile and lies on no cell: what is counted by cells is an outer room.
///
/// Proves: ROOM-05, ROOM-06.
#[test]
fn every_tile_is_one_of_four_kinds() {
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for tile in &content().tiles {
        let kind = match tile.kind {
            RoomKind::Factory(_) => "factory",
            RoomKind::Generator => "generator",
            RoomKind::Gate => "gate",
            RoomKind::Special => "special",
        };
        *kinds.entry(kind).or_default() += 1;
        assert_eq!(
            tile.group.is_some(),
            kind == "special",
            "{}: only special rooms have a group",
            tile.slug
        );
    }
    let expected = [
        ("factory", 16),
        ("gate", 1),
        ("generator", 2),
        ("special", 32),
    ];
    assert_eq!(kinds, expected.into());
}

/// Proves: ROOM-07, RES-02.
#[test]
fn factories_come_in_the_four_basic_types() {
    let types: Set<Resource> = content()
        .tiles
        .iter()
        .filter_map(|tile| match tile.kind {
            RoomKind::Factory(kind) => Some(kind),
            _ => None,
        })
        .collect();
    assert_eq!(types, Resource::basic());
    assert!(!types.has(Resource::Metamorphite));
}

/// Proves: ROOM-10.
#[test]
fn gates_have_no_placeholders() {
    let gate = tile("gate");
    assert_eq!((gate.squares, gate.circles), (0, 0));
    assert!(gate.benefits.is_empty());
}

/// Proves: ROOM-15, ROOM-16.
#[test]
fn special_rooms_have_symbols_and_groups_of_four() {
    let symbols: BTreeSet<_> = special().map(|tile| &tile.icon).collect();
    assert_eq!(symbols.len(), 32);
    let mut groups: BTreeMap<u8, usize> = BTreeMap::new();
    for tile in special() {
        let group = tile.group.expect("a special room has a group");
        *groups.entry(group.0).or_default() += 1;
    }
    assert_eq!(groups.len(), 8);
    assert!(groups.values().all(|rooms| *rooms == 4));
    let signs: BTreeSet<_> = content().groups.iter().map(|g| &g.icon).collect();
    assert_eq!(signs.len(), 8);
}

/// Proves: ROOM-17.
#[test]
fn every_room_with_squares_prints_one_price_per_cube() {
    for tile in special() {
        assert!((1..=4).contains(&tile.cost.amount), "{}", tile.slug);
        assert!(!tile.cost.types.is_empty(), "{}", tile.slug);
    }
}

/// Proves: ROOM-18.
#[test]
fn special_rooms_and_generators_show_a_chain() {
    let rules = Rules::intern(content(), &Options::new("awakening", 4)).expect("a game for four");
    for (id, tile) in content().tiles.iter().enumerate() {
        let target = rules.target(ark_ids::Tile(id as u8));
        let chain = target.and_then(|t| content().targets[t.index()].chain);
        let activated = matches!(tile.kind, RoomKind::Special | RoomKind::Generator);
        assert_eq!(chain.is_some(), activated, "{}", tile.slug);
    }
}

/// Missions name targets, never groups; the groups only say which cards are used.
///
/// Proves: ROOM-19.
#[test]
fn missions_name_rooms_by_their_targets() {
    for mission in content().missions.iter().filter(|m| m.groups.is_some()) {
        let groups = mission.groups.expect("filtered");
        for objective in mission.objectives {
            let Objective::Target(target) = objective else {
                panic!("{}: an objective that names no room", mission.slug);
            };
            let data = &content().targets[target.index()];
            match data.of {
                TargetOf::Generator => {}
                TargetOf::Special => {
                    let group = tile(&data.slug).group.expect("a special room");
                    assert!(groups.contains(&group), "{}", mission.slug);
                }
                TargetOf::Factory(_) => panic!("{}: a factory", mission.slug),
            }
        }
    }
}

/// Proves: ROOM-R1.
#[test]
fn both_generators_lead_to_one_target() {
    let (violet, turquoise) = (tile("generator-violet"), tile("generator-turquoise"));
    assert!(violet.target.is_some());
    assert_eq!(violet.target, turquoise.target);
    assert_ne!(violet.home_of, turquoise.home_of);
    let sharing = content().tiles.iter().filter(|t| t.target == violet.target);
    assert_eq!(sharing.count(), 2);
}

/// Proves: ROOM-R2.
#[test]
fn the_numbers_that_the_rulebook_fixes() {
    let array = tile("communication-array");
    assert_eq!(numbers(&array.benefits, Kind::Move), [2, 6, 10]);
    assert_eq!(
        (array.cost.amount, array.cost.types),
        (3, Set::one(Resource::Osvite))
    );
    let tactical = tile("tactical");
    assert!(numbers(&tactical.benefits, Kind::Militarize).contains(&5));
    assert_eq!(
        (tactical.cost.amount, tactical.cost.types),
        (3, Set::one(Resource::Titanium))
    );
    for tile in content().tiles.iter().filter(|t| is_factory(t)) {
        assert_eq!(numbers(&tile.benefits, Kind::Yield)[..3], [2, 4, 7]);
        assert_eq!(tile.benefits[0].by, Driver::Circles);
        assert_eq!(tile.cost.amount, 0);
    }
    for slug in ["generator-violet", "generator-turquoise"] {
        let ladder = pairs(&tile(slug).benefits, Kind::Route);
        assert_eq!((ladder[0].1, ladder[ladder.len() - 1].1), (2, 10));
    }
    let hub = pairs(&tile("power-network-hub").benefits, Kind::Route);
    assert_eq!(hub[hub.len() - 1].1, 6);
    for slug in ["the-brig", "robotics"] {
        assert_eq!(
            numbers(&tile(slug).benefits, Kind::Units).last(),
            Some(&4),
            "{slug}"
        );
    }
    let observatory = tile("observatory").target.expect("a special room");
    let section = |slug: &str| {
        let sections = &content().boards[0].sections;
        sections.iter().position(|s| s.slug == slug)
    };
    let chain = content().targets[observatory.index()].chain;
    assert_eq!(
        chain.map(|(from, to)| (Some(from.index()), Some(to.index()))),
        Some((section("production"), section("mobility")))
    );
}

fn is_factory(tile: &TileData) -> bool {
    matches!(tile.kind, RoomKind::Factory(_))
}

/// Proves: ROOM-R2.
#[test]
fn the_numbers_of_the_a_side_that_the_rulebook_fixes() {
    let section = |slug: &str| {
        let sections = &content().boards[0].sections;
        sections.iter().find(|s| s.slug == slug).expect("a section")
    };
    let mobility = section("mobility");
    assert_eq!(numbers(&mobility.benefits, Kind::Move)[..2], [2, 4]);
    assert_eq!(
        (mobility.cost.amount, mobility.cost.types),
        (2, Set::one(Resource::Dilitium))
    );
    let engineering = section("engineering");
    assert_eq!(numbers(&engineering.benefits, Kind::Engineer)[..2], [2, 3]);
    assert_eq!(
        (engineering.cost.amount, engineering.cost.types),
        (1, Set::one(Resource::Osvite))
    );
    let power = section("power");
    assert_eq!(pairs(&power.benefits, Kind::Route)[..2], [(1, 2), (2, 4)]);
    let research = section("research");
    assert_eq!(pairs(&research.benefits, Kind::Discover)[0], (1, 3));
    assert_eq!(numbers(&research.benefits, Kind::Use)[0], 1);
    let military = section("military");
    assert!(numbers(&military.benefits, Kind::Militarize).contains(&6));
    assert_eq!(numbers(&military.benefits, Kind::DefencePerUnit)[0], 2);
    let stasis = section("stasis");
    assert_eq!(numbers(&stasis.benefits, Kind::Awake)[0], 5);
    assert_eq!(numbers(&stasis.benefits, Kind::Heal)[0], 1);
    let paid_in = |kind| {
        let benefit = stasis.benefits.iter().find(|b| b.kind == kind);
        benefit.map(|b| b.paid_in)
    };
    let titanium_or_biotics = Set::one(Resource::Titanium).with(Resource::Biotics);
    assert_eq!(paid_in(Kind::Awake), Some(titanium_or_biotics));
    assert_eq!(paid_in(Kind::Heal), Some(Set::one(Resource::Biotics)));
}
