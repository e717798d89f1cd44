//! What is in the box, and what of it a game can run out of (COMP chapter).

use std::collections::BTreeSet;

use ark_content::{Content, RoomKind, TargetOf};
use ark_engine::{Game, Options, Problem, Rules, pieces_of};
use ark_ids::{Colour, Resource, SEATS, Seat, Tile};
use ark_testkit::walk;

fn content() -> &'static Content {
    Content::builtin()
}

fn rules(mode: &str, players: u8) -> &'static Rules {
    Rules::intern(content(), &Options::new(mode, players)).expect("a game for so many")
}

fn tiles_of(wanted: impl Fn(RoomKind) -> bool) -> usize {
    let tiles = &content().tiles;
    tiles.iter().filter(|tile| wanted(tile.kind)).count()
}

/// Proves: COMP-02, COMP-03.
#[test]
fn every_seat_has_six_units_and_ten_cylinders_on_the_a_side() {
    let rules = rules("awakening", 5);
    for board in &rules.boards {
        assert_eq!((board.units, board.cylinders), (6, 10));
    }
}

/// Proves: COMP-04, COMP-05, COMP-R1.
#[test]
fn neutral_pieces_are_as_many_as_in_the_box() {
    let pieces = Colour::NEUTRAL.map(|colour| (colour, pieces_of(colour)));
    assert_eq!(
        pieces,
        [
            (Colour::ROBOT, 4),
            (Colour::MERCENARY, 4),
            (Colour::VIOLET, 10),
            (Colour::TURQUOISE, 10),
            (Colour::BLACK, 6),
        ]
    );
    let home = |slug: &str| {
        let tile = content().tiles.iter().find(|tile| tile.slug == slug);
        tile.and_then(|tile| tile.home_of)
    };
    assert_eq!(home("robotics"), Some(Colour::ROBOT));
    assert_eq!(home("the-brig"), Some(Colour::MERCENARY));
    assert_eq!(home("generator-violet"), Some(Colour::VIOLET));
    assert_eq!(home("generator-turquoise"), Some(Colour::TURQUOISE));
    assert_eq!(home("power-network-hub"), Some(Colour::BLACK));
}

/// Six cards carry seven conditions (ACH-R1); only their easy side is in the content.
///
/// Proves: COMP-06.
#[test]
fn achievement_cards_show_their_easy_side() {
    let achievements = &content().achievements;
    assert_eq!(achievements.len(), 6 + 1);
    let slugs: BTreeSet<_> = achievements.iter().map(|a| a.slug.as_str()).collect();
    assert_eq!(slugs.len(), achievements.len());
}

/// 42 of the 45 cards belong to groups. The other three are First Missions, of which
/// there are more here, because four players need four (FIRST-R1).
///
/// Proves: COMP-07.
#[test]
fn no_two_mission_cards_are_alike() {
    let missions = &content().missions;
    let of_groups = missions.iter().filter(|m| m.groups.is_some()).count();
    assert_eq!(of_groups, 45 - 3);
    assert!(missions.len() >= 45);
    let faces: BTreeSet<_> = missions
        .iter()
        .map(|m| format!("{:?}", m.objectives))
        .collect();
    assert_eq!(faces.len(), missions.len());
}

/// Proves: COMP-08.
#[test]
fn target_cards_are_seventy_and_those_of_factories_unused() {
    let of = |wanted: fn(TargetOf) -> bool| content().targets.iter().filter(move |t| wanted(t.of));
    let pairs = of(|t| t == TargetOf::Special).count() + of(|t| t == TargetOf::Generator).count();
    let singles = of(|t| matches!(t, TargetOf::Factory(_))).count();
    assert_eq!(2 * pairs + singles, 70);
    assert_eq!((pairs, singles), (32 + 1, 4));
    let rules = rules("awakening", 4);
    for factory in rules.factories {
        assert_eq!(rules.target(factory), None, "no factory is a target");
    }
}

/// Proves: COMP-09.
#[test]
fn artifact_cards_are_seventy() {
    let aside: Vec<_> = content()
        .extra_cards
        .iter()
        .map(|card| (card.slug.as_str(), card.copies))
        .collect();
    assert_eq!(aside, [("aliens-pen", 6), ("beginners-help", 4)]);
    assert_eq!(content().cards.len() + 6 + 4, 70);
}

/// Without the gates, of which one tile stands for as many as are needed.
///
/// Proves: COMP-10, COMP-R2.
#[test]
fn rooms_are_fifty_six() {
    let special = tiles_of(|kind| kind == RoomKind::Special);
    let generators = tiles_of(|kind| kind == RoomKind::Generator);
    let factories = tiles_of(|kind| matches!(kind, RoomKind::Factory(_)));
    let gates = 56 - special - generators - factories;
    assert_eq!((special, generators, factories, gates), (32, 2, 16, 6));
    for resource in Resource::BASIC {
        assert_eq!(tiles_of(|kind| kind == RoomKind::Factory(resource)), 4);
    }
    assert_eq!(tiles_of(|kind| kind == RoomKind::Gate), 1);
}

/// One token for each starting room and each room of the deck; gates that are
/// placed later get none.
///
/// Proves: COMP-11, COMP-R3.
#[test]
fn explore_tokens_are_thirty_five_and_always_enough() {
    let tokens: u8 = content().tokens.iter().sum();
    assert_eq!((tokens, content().tokens), (35, [1, 6, 28]));
    for (mode, players) in ark_testkit::tables() {
        let rules = rules(mode, players);
        let seats = usize::from(players);
        let groups = usize::from(rules.params.groups[seats - 1]);
        let special = match rules.params.room_deck {
            ark_content::RoomDeck::Groups => groups * 4,
            ark_content::RoomDeck::Listed(tiles) => tiles.len(),
        };
        let layout = &rules.layout;
        let start = 4 + layout.generators.len() + usize::from(layout.gate.is_some());
        let deck = special + 4 * usize::from(rules.params.factories[seats - 1]);
        assert!(start + deck <= 35, "{mode} for {players}");
    }
}

/// Power tokens belong to Complexity 2: a game without it has none, in the supply or in a
/// room, and one with it has 18 in all.
///
/// Proves: COMP-12.
#[test]
fn power_tokens_come_with_complexity_2_only() {
    let tokens = |game: &Game| {
        let rooms = game.state.derived.built.iter();
        let placed: usize = rooms.map(|c| game.state.room(c).cylinders.tokens()).sum();
        usize::from(game.state.variants.complexity_2.tokens) + placed
    };
    for (variants, expected) in [(vec![], 0), (vec!["complexity-2".to_owned()], 18)] {
        let options = Options {
            turn_limit: 20,
            variants,
            ..Options::new("awakening", 2)
        };
        let mut hacked = 0;
        for seed in 0..6 {
            let game = walk(&options, seed, |w| assert_eq!(tokens(w.after), expected));
            hacked += expected - usize::from(game.state.variants.complexity_2.tokens);
        }
        assert_eq!(hacked > 0, expected > 0);
    }
}

/// Proves: COMP-15.
#[test]
fn five_colours_seat_five_players_and_no_more() {
    assert_eq!(SEATS, 5);
    let colours: BTreeSet<_> = (0..5).map(|seat| Colour::seat(Seat(seat))).collect();
    assert_eq!(colours.len(), 5);
    let own = content().factions.iter().filter_map(|f| f.colour.as_ref());
    assert_eq!(own.collect::<BTreeSet<_>>().len(), 5);
    let six = Options::new("awakening", 6).conflicts(content());
    assert!(matches!(six[0].problem, Problem::Players { most: 5, .. }));
    assert_eq!(Options::new("awakening", 5).conflicts(content()), []);
}

/// Proves: COMP-R4.
#[test]
fn factions_bear_their_canonical_names() {
    let names: Vec<_> = content()
        .factions
        .iter()
        .map(|f| f.name.en.as_str())
        .collect();
    assert_eq!(
        names,
        [
            "Hara", "Diruni", "Gimmlis", "Pajak", "Eilis", "Togach", "Raghna", "Qfin"
        ]
    );
}

/// Room tiles are limited: each exists once, gates apart.
///
/// Proves: COMP-R1.
#[test]
fn a_room_is_never_in_two_places() {
    let options = Options {
        turn_limit: 12,
        ..Options::new("awakening", 3)
    };
    let end = ark_testkit::walk(&options, 5, |step| {
        let state = &step.after.state;
        let mut seen: Vec<Tile> = state.room_deck.iter().collect();
        seen.extend(state.derived.built.iter().map(|cell| state.tile(cell)));
        seen.retain(|tile| *tile != step.after.rules.gate);
        let different: BTreeSet<_> = seen.iter().collect();
        assert_eq!(different.len(), seen.len());
    });
    assert!(end.state.derived.built.len() > 12, "rooms were placed");
}
