//! The catalogue of rooms: its entries and their names. What each of them gives is shown in
//! play by `scenarios/rooms`.

use std::collections::BTreeSet;

use ark_content::{Content, Kind, RoomKind, TileData};

fn tiles(kind: RoomKind) -> Vec<&'static TileData> {
    let tiles = Content::builtin().tiles.iter();
    tiles.filter(|tile| tile.kind == kind).collect()
}

/// Proves: RMS-01.
#[test]
fn the_catalogue_has_32_special_rooms_in_groups_of_4_and_the_outer_generator() {
    let special = tiles(RoomKind::Special);
    assert_eq!(special.len(), 32);
    let groups: BTreeSet<_> = special.iter().map(|tile| tile.group).collect();
    assert_eq!(groups.len(), 8);
    for group in &groups {
        let here = special.iter().filter(|tile| tile.group == *group);
        assert_eq!(here.count(), 4);
    }
    let generators = tiles(RoomKind::Generator);
    assert!(!generators.is_empty() && generators.iter().all(|tile| tile.group.is_none()));
    // Factories and gates are in no group.
    let others = Content::builtin().tiles.iter();
    let others = others.filter(|tile| tile.kind != RoomKind::Special);
    assert!(others.clone().count() > 0 && others.clone().all(|tile| tile.group.is_none()));
}

/// Proves: RMS-R1.
#[test]
fn the_longer_name_counts_and_the_shorter_is_understood() {
    for (slug, name, also) in [
        (
            "central-knowledgebase",
            "Central Knowledgebase",
            "knowledgebase",
        ),
        (
            "power-network-hub",
            "Central Power Network Hub",
            "central-power-network-hub",
        ),
        ("medical-labs", "Medical Labs", "medical-lab"),
        (
            "waste-recycling",
            "Waste, Recycling and Purifying Station",
            "waste-and-recycling-station",
        ),
    ] {
        let special = tiles(RoomKind::Special);
        let tile = special.iter().find(|tile| tile.slug == slug).expect(slug);
        assert_eq!(tile.name.en, name);
        assert!(tile.also.iter().any(|alias| alias == also), "{slug}");
    }
}

/// One kind of benefit each, but for the Archive with its two ends; nothing follows from
/// the story of a room.
///
/// Proves: RMS-20, RMS-35.
#[test]
fn no_room_gives_more_than_its_kind() {
    for tile in tiles(RoomKind::Special) {
        let kinds: Vec<Kind> = tile.benefits.iter().map(|b| b.kind).collect();
        let expected = if tile.slug == "species-archive" { 2 } else { 1 };
        assert_eq!(kinds.len(), expected, "{}", tile.slug);
    }
}
