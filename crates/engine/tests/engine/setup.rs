//! Setting up: tables, decks and what each player starts with (SETUP chapter).

use std::collections::BTreeSet;

use ark_content::{Content, Layout, RoomDeck, RoomKind};
use ark_engine::{Chance, Dice, Game, Next, Options, Outcome, PEN, Problem, chance, group_choices};
use ark_ids::{Cell, Colour, Faction, Group, Mission, Resource, Seat, Set, Tile};
use ark_rulebook::Rule;
use ark_testkit::{TestDice, tables};

fn content() -> &'static Content {
    Content::builtin()
}

fn start(options: &Options) -> Game {
    Game::new(content(), options).expect("these options fit together")
}

/// Lets chance answer until a player is asked; `tell` sees each question.
fn set_up(options: &Options, seed: u64, mut tell: impl FnMut(&Game, Chance)) -> Game {
    let mut dice = TestDice::new(seed);
    let mut game = start(options);
    while let Next::Roll(question) = game.next() {
        tell(&game, question);
        let n = dice.below(chance::ways(&game, question));
        let outcome = chance::outcome(&game, question, n);
        game.roll(outcome, &mut ());
    }
    game
}

fn ready(options: &Options) -> Game {
    set_up(options, 1, |_, _| {})
}

fn group(slug: &str) -> Group {
    let index = content().groups.iter().position(|g| g.slug == slug);
    Group(index.expect("a group") as u8)
}

fn groups<const N: usize>(slugs: [&str; N]) -> Set<Group> {
    slugs.into_iter().map(group).collect()
}

fn kind(game: &Game, tile: Tile) -> RoomKind {
    game.rules.tile(tile).kind
}

fn is_factory(kind: RoomKind) -> bool {
    matches!(kind, RoomKind::Factory(_))
}

fn layouts() -> impl Iterator<Item = &'static Layout> {
    content().layouts.iter()
}

fn at(layout: &Layout, cell: Cell) -> (u8, u8) {
    (cell.0 % layout.width, cell.0 / layout.width)
}

/// Rooms of a layout before the first turn.
fn rooms_of(layout: &Layout, seats: usize) -> Vec<Cell> {
    let doors = layout.doors.iter().take(seats).flatten();
    layout
        .factories
        .iter()
        .chain(&layout.generators)
        .chain(&layout.gate)
        .chain(doors)
        .copied()
        .collect()
}

/// Proves: SETUP-01.
#[test]
fn no_two_players_choose_the_same_faction() {
    let mut options = Options::new("awakening", 3);
    options.factions[0] = Some(Faction(3));
    options.factions[1] = Some(Faction(5));
    assert_eq!(options.conflicts(content()), []);
    options.factions[2] = Some(Faction(3));
    let conflicts = options.conflicts(content());
    assert!(!conflicts.is_empty());
    for conflict in conflicts {
        assert_eq!(conflict.rule, Rule::Setup01);
        assert_eq!(conflict.problem, Problem::FactionTwice(Faction(3)));
    }
}

/// Who chose a faction has it; the others get free ones.
///
/// Proves: SETUP-01, SETUP-R9.
#[test]
fn factions_are_chosen_or_drawn_from_the_free_ones() {
    for seed in 0..20 {
        let mut options = Options::new("awakening", 4);
        options.factions[1] = Some(Faction(6));
        let game = set_up(&options, seed, |_, _| {});
        assert_eq!(game.state.seats[1].faction, Faction(6));
        let all = game.rules.all_seats();
        let different: BTreeSet<_> = all.iter().map(|s| game.state.seat(s).faction).collect();
        assert_eq!(different.len(), 4);
    }
}

/// Seats follow the header unless chance seats the players; then every order occurs.
///
/// Proves: SETUP-R9.
#[test]
fn seats_are_fixed_or_random() {
    let mut options = Options::new("awakening", 3);
    let order = |game: Game| [0, 1, 2].map(|seat: usize| game.state.seats[seat].player);
    assert_eq!(order(ready(&options)), [0, 1, 2]);
    options.random_seats = true;
    let orders: BTreeSet<_> = (0..60)
        .map(|seed| order(set_up(&options, seed, |_, _| {})))
        .collect();
    assert_eq!(orders.len(), 6);
}

/// Proves: SETUP-02, SETUP-04, SETUP-14, SETUP-R1.
#[test]
fn the_frame_is_a_closed_rectangle() {
    let sizes: Vec<_> = layouts()
        .map(|l| (l.slug.as_str(), l.width, l.height, l.doors.len()))
        .collect();
    assert_eq!(
        sizes,
        [
            ("8x6-for-2", 8, 6, 2),
            ("8x6-for-3", 8, 6, 3),
            ("8x6-for-4", 8, 6, 4),
            ("8x8-for-4", 8, 8, 4),
            ("12x6-for-4", 12, 6, 4),
            ("8x9-for-5", 8, 9, 5),
            ("14x6-for-5", 14, 6, 5),
        ]
    );
    for (mode, players) in tables() {
        let grid = &start(&Options::new(mode, players)).rules.grid;
        let (width, height) = (grid.width, grid.height);
        assert_eq!(
            grid.cells.len(),
            usize::from(width) * usize::from(height),
            "border tiles are no cells"
        );
        assert_eq!(grid.cell(width, 0), None);
        assert_eq!(grid.cell(0, height), None);
        for cell in grid.cells {
            let (x, y) = (grid.column(cell), grid.row(cell));
            let inside = usize::from(x > 0)
                + usize::from(y > 0)
                + usize::from(x + 1 < width)
                + usize::from(y + 1 < height);
            assert_eq!(
                grid.neighbours(cell).len(),
                inside,
                "no way round the frame"
            );
        }
    }
}

/// Proves: SETUP-03.
#[test]
fn rooms_lie_inside_the_frame_in_every_game() {
    let options = Options {
        turn_limit: 40,
        ..Options::new("awakening", 2)
    };
    let end = ark_testkit::walk(&options, 2, |step| {
        let game = step.after;
        assert!(game.rules.grid.cells.contains_all(game.state.derived.built));
    });
    assert!(end.state.derived.built.len() > 12, "rooms were placed");
}

/// Proves: SETUP-05, SETUP-07, SETUP-09, SETUP-10, SETUP-R10.
#[test]
fn every_table_starts_with_its_factories_generators_and_gate() {
    for (mode, players) in tables() {
        let few = players <= 3 || mode == "first-mission";
        let game = ready(&Options::new(mode, players));
        let state = &game.state;
        let types: Vec<_> = game
            .rules
            .layout
            .factories
            .map(|cell| kind(&game, state.tile(cell)))
            .into_iter()
            .filter(|kind| is_factory(*kind))
            .collect();
        for resource in Resource::BASIC {
            let of_type = types.iter().filter(|k| **k == RoomKind::Factory(resource));
            assert_eq!(of_type.count(), 1, "{mode} for {players}: {resource:?}");
        }
        let built = state.derived.built;
        let generators: Vec<_> = built
            .iter()
            .map(|cell| game.rules.tile(state.tile(cell)))
            .filter(|tile| tile.kind == RoomKind::Generator)
            .map(|tile| tile.slug.as_str())
            .collect();
        let expected: &[&str] = if few {
            &["generator-violet"]
        } else {
            &["generator-violet", "generator-turquoise"]
        };
        assert_eq!(generators, expected, "{mode} for {players}");
        assert_eq!(state.derived.gates.len(), usize::from(few));
        let stock = |colour: Colour| state.neutral(colour).resting;
        assert_eq!(stock(Colour::VIOLET), 2);
        assert_eq!(stock(Colour::TURQUOISE), if few { 0 } else { 2 });
    }
}

/// The two generators differ in their colour and in nothing else.
///
/// Proves: SETUP-08.
#[test]
fn generators_differ_in_colour_only() {
    let generators: Vec<_> = content()
        .tiles
        .iter()
        .filter(|tile| tile.kind == RoomKind::Generator)
        .collect();
    let [a, b] = generators[..] else {
        panic!("two generators");
    };
    assert_eq!(a.benefits, b.benefits);
    assert_eq!((a.squares, a.circles), (b.squares, b.circles));
    assert_eq!(a.cost, b.cost);
    assert_eq!(a.target, b.target);
    assert_ne!(a.home_of, b.home_of);
}

/// Every type turns up on every position, each as likely as the others.
///
/// Proves: SETUP-06.
#[test]
fn starting_factories_are_random() {
    let options = Options::new("awakening", 2);
    let mut asked = Vec::new();
    let mut layouts = BTreeSet::new();
    for seed in 0..200 {
        let game = set_up(&options, seed, |game, question| {
            if matches!(question, Chance::Factory(_)) && seed == 0 {
                asked.push(chance::ways(game, question));
            }
        });
        layouts.insert(game.rules.layout.factories.map(|c| game.state.tile(c)));
    }
    assert_eq!(asked, [4, 3, 2]);
    assert_eq!(layouts.len(), 24, "all orders of four");
}

/// The deck never holds a gate, so that gates wait beside it for the end of the deck.
///
/// Proves: SETUP-11, SETUP-15, SETUP-16, SETUP-18, SETUP-22, SETUP-23.
#[test]
fn the_room_deck_is_what_the_rules_say_for_every_choice() {
    for players in 2..=5 {
        let needed = if players <= 3 { 3 } else { 4 };
        let each = [1, 2, 2, 3][usize::from(players) - 2];
        let size = [16, 20, 24, 28][usize::from(players) - 2];
        for chosen in group_choices(content(), players, needed) {
            let options = Options {
                groups: Some(chosen),
                ..Options::new("awakening", players)
            };
            let mut full = None;
            let game = set_up(&options, 1, |game, question| {
                if question == Chance::Room && full.is_none() {
                    full = Some(game.state.room_deck);
                }
            });
            let deck = full.expect("rooms are dealt above the boards");
            assert_eq!(deck.len(), size);
            for resource in Resource::BASIC {
                let of_type = deck
                    .iter()
                    .filter(|t| kind(&game, *t) == RoomKind::Factory(resource));
                assert_eq!(of_type.count(), each);
            }
            for tile in deck {
                match kind(&game, tile) {
                    RoomKind::Factory(_) => {}
                    RoomKind::Special => {
                        let group = game.rules.tile(tile).group.expect("a special room");
                        assert!(chosen.has(group));
                    }
                    RoomKind::Generator | RoomKind::Gate => panic!("not in the deck"),
                }
            }
            let special = deck.iter().filter(|t| !is_factory(kind(&game, *t)));
            assert_eq!(special.count(), 4 * chosen.len());
        }
    }
}

/// Proves: SETUP-12.
#[test]
fn a_solo_layout_is_that_of_two_with_one_board() {
    let one = start(&Options::new("first-mission", 1)).rules;
    let two = start(&Options::new("first-mission", 2)).rules;
    assert_eq!(one.layout.slug, two.layout.slug);
    assert_eq!(one.grid.doors[0], two.grid.doors[0]);
    assert!(one.grid.doors[1].is_empty());
}

/// Proves: SETUP-13.
#[test]
fn only_four_and_five_players_have_a_second_layout() {
    let mode = content().modes.iter().find(|m| m.slug == "awakening");
    let offered = &mode.expect("the mode").layouts;
    let numbers: Vec<_> = offered.iter().map(Vec::len).collect();
    assert_eq!(numbers[1..], [1, 1, 2, 2]);
    for players in 4..=5 {
        for slug in &offered[players - 1] {
            let options = Options {
                layout: Some(slug.clone()),
                ..Options::new("awakening", players as u8)
            };
            let game = ready(&options);
            assert_eq!(game.rules.layout.slug, *slug);
            assert_eq!(game.state.derived.built.len(), 6 + 2 * players);
        }
    }
}

/// Proves: SETUP-17, SETUP-19, SETUP-20, SETUP-R8.
#[test]
fn groups_are_drawn_uniformly_from_the_legal_combinations() {
    // 8 choose 3, without the 6 that hold both violet-ring groups; 8 choose 4.
    for (players, combinations) in [(2, 50), (3, 50), (4, 70), (5, 70)] {
        let game = start(&Options::new("awakening", players));
        let Next::Roll(Chance::Groups) = game.next() else {
            panic!("groups are drawn");
        };
        assert_eq!(chance::ways(&game, Chance::Groups), combinations);
        let mut seen = BTreeSet::new();
        for n in 0..combinations {
            let outcome = chance::outcome(&game, Chance::Groups, n);
            assert_eq!(chance::weight(&game, Chance::Groups, outcome), 1);
            let Outcome::Groups(chosen) = outcome else {
                panic!("{outcome:?} are no groups");
            };
            let options = Options {
                groups: Some(chosen),
                ..Options::new("awakening", players)
            };
            assert_eq!(options.conflicts(content()), []);
            seen.insert(chosen.bits());
        }
        assert_eq!(seen.len(), combinations as usize);
    }
}

/// Decks have no order: every card of one is equally likely to be drawn next, and
/// nobody can know it.
///
/// Proves: SETUP-21, SETUP-27, SETUP-30, SETUP-39.
#[test]
fn every_card_of_a_deck_is_equally_likely() {
    let options = Options {
        turn_limit: 200,
        ..Options::new("awakening", 2)
    };
    let mut kinds = BTreeSet::new();
    ark_testkit::walk(&options, 4, |step| {
        let Next::Roll(question) = step.before.next() else {
            return;
        };
        let game = step.before;
        let state = &game.state;
        let weights: Vec<u32> = match question {
            Chance::Room => state
                .room_deck
                .iter()
                .map(|t| chance::weight(game, question, Outcome::Tile(t)))
                .collect(),
            Chance::Artifact(_) => state
                .artifact_deck
                .open()
                .iter()
                .map(|c| chance::weight(game, question, Outcome::Artifact(c)))
                .collect(),
            Chance::Mission(_) => state
                .mission_deck
                .open()
                .iter()
                .map(|m| chance::weight(game, question, Outcome::Mission(m)))
                .collect(),
            Chance::Token(_) => {
                let faces = ark_engine::Token::ALL
                    .map(|token| chance::weight(game, question, Outcome::Token(token)));
                assert_eq!(faces, state.token_pool.map(u32::from));
                kinds.insert("token");
                return;
            }
            _ => return,
        };
        assert!(weights.iter().all(|weight| *weight == 1));
        assert_eq!(weights.len() as u32, chance::ways(game, question));
        kinds.insert(match question {
            Chance::Room => "room",
            Chance::Artifact(_) => "artifact",
            _ => "mission",
        });
    });
    assert_eq!(kinds.len(), 4, "all decks were drawn from: {kinds:?}");
}

/// Awakening plays for the conditions of the blue sides; First Mission has no
/// achievements at all.
///
/// Proves: SETUP-24.
#[test]
fn achievements_lie_open_in_awakening() {
    let game = ready(&Options::new("awakening", 2));
    assert!(game.rules.params.achievements);
    for seat in game.rules.all_seats() {
        assert_eq!(game.state.seat(seat).achievements, 0);
    }
    assert!(
        !ready(&Options::new("first-mission", 2))
            .rules
            .params
            .achievements
    );
}

/// Proves: SETUP-25, SETUP-26, SETUP-27, SETUP-41.
#[test]
fn pens_go_to_the_players_and_sixty_cards_to_the_deck() {
    for players in 2..=5 {
        let game = ready(&Options::new("awakening", players));
        let deck = game.state.artifact_deck.open();
        assert_eq!(deck.len(), 60);
        assert!(!deck.has(PEN));
        assert!(game.state.artifact_discard.open().is_empty());
        for card in deck {
            let data = &content().cards[card.index()];
            assert!(data.power > 0, "only the Pen has no power");
        }
        for seat in game.rules.all_seats() {
            assert_eq!(game.state.seat(seat).hand.open(), Set::one(PEN));
        }
    }
    let pen = content()
        .extra_cards
        .iter()
        .find(|c| c.slug == "aliens-pen");
    let help = content().extra_cards.iter().find(|c| c.power.is_none());
    assert_eq!(pen.and_then(|c| c.power), Some(0));
    assert!(
        pen.is_some_and(|c| c.copies >= 5),
        "enough for five players"
    );
    assert_eq!(help.map(|c| c.slug.as_str()), Some("beginners-help"));
}

/// Groups P, Q and R are chosen and S is not.
///
/// Proves: SETUP-28, SETUP-29, SETUP-E1.
#[test]
fn missions_of_other_groups_stay_in_the_box() {
    let options = Options {
        groups: Some(groups(["command", "industry", "life"])),
        ..Options::new("awakening", 2)
    };
    let deck = ready(&options).state.mission_deck.open();
    let of = |a: &str, b: &str| -> Set<Mission> {
        let wanted = BTreeSet::from([group(a), group(b)]);
        (0..content().missions.len() as u8)
            .map(Mission)
            .filter(|m| {
                let groups = content().missions[m.index()].groups;
                groups.is_some_and(|pair| BTreeSet::from(pair) == wanted)
            })
            .collect()
    };
    assert!(!of("command", "industry").is_empty());
    assert!(deck.contains_all(of("command", "industry")));
    assert!(deck.contains_all(of("industry", "life")));
    assert!(!of("command", "logistics").is_empty());
    assert!(!deck.meets(of("command", "logistics")));
    for mission in deck {
        assert!(content().missions[mission.index()].groups.is_some());
    }
}

/// Proves: SETUP-31, SETUP-32, SETUP-R6, SETUP-R12.
#[test]
fn mission_decks_have_their_exact_sizes() {
    let violet = |chosen: Set<Group>| {
        let ringed = chosen.iter().filter(|g| content().groups[g.index()].violet);
        ringed.count()
    };
    for players in 2..=5 {
        let few = players <= 3;
        for chosen in group_choices(content(), players, if few { 3 } else { 4 }) {
            let options = Options {
                groups: Some(chosen),
                ..Options::new("awakening", players)
            };
            let size = ready(&options).state.mission_deck.open().len();
            let expected = match (few, violet(chosen)) {
                (true, 0) | (false, 2) => 6,
                (true, _) => 4,
                (false, 0) => 12,
                (false, _) => 9,
            };
            assert_eq!(size, expected);
            assert!(size >= if few { 4 } else { 6 });
        }
    }
}

/// Every special room in play and the generator lead to a target; a room that is not
/// in play cannot, because it never comes onto the board. What has been activated lies
/// open: it is the same in every world that a spectator can imagine.
///
/// Proves: SETUP-33, SETUP-34, SETUP-35.
#[test]
fn targets_of_the_rooms_in_play_are_open_to_all() {
    let options = Options {
        groups: Some(groups(["life", "logistics", "network"])),
        turn_limit: 150,
        ..Options::new("awakening", 3)
    };
    let game = ready(&options);
    for tile in game.rules.special_rooms(game.state.groups) {
        assert!(game.rules.target(tile).is_some());
    }
    let generator = game.rules.layout.generators[0];
    assert!(game.rules.target(game.state.tile(generator)).is_some());

    let mut dice = TestDice::new(3);
    let mut taken = 0;
    for seed in 0..3 {
        let end = ark_testkit::walk(&options, seed, |_| {});
        let world = end.imagine(None, &mut dice);
        for seat in end.rules.all_seats() {
            let targets = end.state.seat(seat).targets;
            assert_eq!(targets, world.state.seat(seat).targets);
            taken += targets.len();
        }
    }
    assert!(taken > 0, "something was activated");
}

/// Proves: SETUP-36.
#[test]
fn neutral_pieces_start_in_the_common_supply() {
    for (mode, players) in tables() {
        let game = ready(&Options::new(mode, players));
        for colour in Colour::NEUTRAL {
            let neutral = game.state.neutral(colour);
            let all = neutral.supply + neutral.resting;
            assert_eq!(all, ark_engine::pieces_of(colour));
            if Colour::NEUTRAL_UNITS.contains(&colour) || colour == Colour::BLACK {
                assert_eq!(neutral.resting, 0);
            }
        }
    }
}

/// Proves: SETUP-37, SETUP-38, SETUP-39, SETUP-R13.
#[test]
fn every_starting_room_has_a_token() {
    for (mode, players) in tables() {
        let mut doors = Vec::new();
        let game = set_up(&Options::new(mode, players), 2, |game, question| {
            if question == Chance::Room {
                doors.push(game.state.derived.built);
            }
        });
        let state = &game.state;
        let built = state.derived.built;
        assert_eq!(built.len(), 6 + 2 * usize::from(players));
        assert_eq!(state.tokens, built);
        let faces: u8 = state.token_pool.iter().sum();
        assert_eq!(faces, 35, "none has been seen");
        // Door by door, in the order of seats, the left one first.
        let order: Vec<Cell> = doors
            .windows(2)
            .map(|pair| pair[1] - pair[0])
            .chain([built - doors[doors.len() - 1]])
            .map(|new| new.only().expect("one room at a time"))
            .collect();
        let expected: Vec<Cell> = game.rules.layout.doors[..usize::from(players)].concat();
        assert_eq!(order, expected);
    }
}

/// Proves: SETUP-40, SETUP-42, SETUP-43, SETUP-44, SETUP-R11.
#[test]
fn every_faction_has_the_same_board_and_pieces_of_its_own() {
    // Togach, Raghna and Qfin have no pieces in the box; Hara and Diruni have more.
    let mut options = Options::new("awakening", 5);
    options.factions = [5, 6, 7, 0, 1].map(|f| Some(Faction(f)));
    let own = |f: usize| content().factions[f].colour.is_some();
    assert_eq!([5, 6, 7, 0, 1].map(own), [false, false, false, true, true]);
    let game = ready(&options);
    let colours: BTreeSet<_> = game.rules.all_seats().iter().map(Colour::seat).collect();
    assert_eq!(colours.len(), 5, "nobody shares a colour");
    for seat in game.rules.all_seats() {
        assert!(std::ptr::eq(game.board(seat), game.board(Seat(0))));
        let state = game.state.seat(seat);
        assert_eq!(state.asleep + state.home + state.wounded, 6);
        assert_eq!(state.stock + state.supply, 10);
    }
    assert_eq!(game.audit(), Ok(()));
}

/// Proves: SETUP-45, SETUP-46, SETUP-47, SETUP-48, SETUP-49.
#[test]
fn every_player_of_every_table_starts_alike() {
    for (mode, players) in tables() {
        let game = ready(&Options::new(mode, players));
        for seat in game.rules.all_seats() {
            let state = game.state.seat(seat);
            assert_eq!((state.home, state.asleep, state.wounded), (2, 4, 0));
            assert_eq!((state.stock, state.supply), (2, 8));
            // 0, or 7 against an Enemy (COP-26).
            let arsenal = if game.rules.enemy.is_some() { 7 } else { 0 };
            assert_eq!(state.arsenal, arsenal);
            assert_eq!(state.resources.0, [0, 0, 0, 0, 2]);
            assert_eq!(state.marker, None);
        }
    }
}

/// Proves: SETUP-R2, SETUP-R3.
#[test]
fn starting_positions_are_the_ruled_ones() {
    let layout = |slug: &str| layouts().find(|l| l.slug == slug).expect("a layout");
    let factories = |slug: &str| layout(slug).factories.map(|c| at(layout(slug), c));
    let generators = |slug: &str| -> Vec<_> {
        let cells = layout(slug).generators.iter();
        cells.map(|c| at(layout(slug), *c)).collect()
    };
    let doors = |slug: &str| -> BTreeSet<_> {
        let pairs = layout(slug).doors.iter();
        pairs.map(|d| d.map(|c| at(layout(slug), c))).collect()
    };
    let (bottom, top) = ([(3, 5), (4, 5)], [(3, 0), (4, 0)]);
    let (left, right) = ([(0, 2), (0, 3)], [(7, 2), (7, 3)]);
    for (slug, expected) in [
        ("8x6-for-2", vec![bottom, top]),
        ("8x6-for-3", vec![bottom, top, right]),
        ("8x6-for-4", vec![bottom, top, right, left]),
    ] {
        assert_eq!(factories(slug), [(1, 1), (6, 1), (1, 4), (6, 4)]);
        // With two boards both lie at the sides.
        let (generator, gate) = if slug == "8x6-for-2" {
            ((0, 2), (7, 3))
        } else {
            ((3, 2), (4, 3))
        };
        assert_eq!(generators(slug), [generator]);
        assert_eq!(layout(slug).gate.map(|c| at(layout(slug), c)), Some(gate));
        assert_eq!(doors(slug), expected.into_iter().collect());
    }
    let (left, right) = ([(0, 3), (0, 4)], [(7, 3), (7, 4)]);
    assert_eq!(factories("8x8-for-4"), [(1, 1), (6, 1), (1, 6), (6, 6)]);
    assert_eq!(generators("8x8-for-4"), [(3, 3), (4, 4)]);
    assert_eq!(
        doors("8x8-for-4"),
        BTreeSet::from([[(3, 7), (4, 7)], top, left, right])
    );
    assert_eq!(factories("8x9-for-5"), [(1, 1), (6, 1), (1, 6), (6, 6)]);
    assert_eq!(generators("8x9-for-5"), [(3, 4), (4, 5)]);
    let two_below = [[(1, 8), (2, 8)], [(5, 8), (6, 8)]];
    assert_eq!(
        doors("8x9-for-5"),
        BTreeSet::from([two_below[0], two_below[1], top, left, right])
    );
    for slug in ["12x6-for-4", "14x6-for-5"] {
        let on_row = |row: u8| {
            let doors = layout(slug).doors.iter();
            doors.filter(|d| at(layout(slug), d[0]).1 == row).count()
        };
        let (below, above) = (on_row(5), on_row(0));
        assert_eq!(above, 2);
        assert_eq!(below, layout(slug).doors.len() - 2);
    }
}

/// Proves: SETUP-R2, SETUP-R5.
#[test]
fn no_starting_position_has_a_square_or_an_overlap() {
    for layout in layouts() {
        let rooms = rooms_of(layout, layout.doors.len());
        let cells: BTreeSet<_> = rooms.iter().map(|c| at(layout, *c)).collect();
        assert_eq!(cells.len(), rooms.len(), "{}", layout.slug);
        for (x, y) in &cells {
            let square = [(0, 0), (1, 0), (0, 1), (1, 1)];
            let full = square
                .iter()
                .all(|(dx, dy)| cells.contains(&(x + dx, y + dy)));
            assert!(!full, "{}", layout.slug);
        }
    }
}

/// A layout whose starting rooms fill a square does not load.
///
/// Proves: SETUP-R5.
#[test]
fn a_layout_with_a_square_does_not_load() {
    let files: Vec<(String, String)> = Content::files()
        .iter()
        .map(|(path, text)| {
            let from = "[[1, 1], [6, 1], [1, 4], [6, 4]]";
            let to = "[[3, 1], [4, 1], [1, 4], [6, 4]]";
            ((*path).to_owned(), text.replacen(from, to, 1))
        })
        .collect();
    let errors = Content::load(&files).expect_err("a 2x2 square of rooms");
    assert!(errors.iter().any(|error| error.what.contains("2x2")));
}

/// The same answers of chance lead to the same table.
///
/// Proves: SETUP-R13.
#[test]
fn the_same_dice_set_the_same_table() {
    for (mode, players) in tables() {
        let options = Options {
            random_seats: true,
            ..Options::new(mode, players)
        };
        let table = |seed| {
            let mut asked = Vec::new();
            let game = set_up(&options, seed, |_, question| asked.push(question));
            (asked, game.state.rooms.map(|room| room.tile))
        };
        let (asked, rooms) = table(9);
        assert_eq!((asked.clone(), rooms), table(9));
        // Whatever the dice say, the questions and their order stay.
        assert_eq!(asked, table(10).0);
        let place = |question: &Chance| match question {
            Chance::Player(_) => 0,
            Chance::Groups => 1,
            Chance::Faction(_) => 2,
            Chance::First => 3,
            Chance::Factory(_) => 4,
            Chance::Mission(_) => 5,
            Chance::Room => 6,
            other => panic!("{other:?} is no question of a set-up"),
        };
        // Modes ask for more where it suits them.
        let base = asked.iter().filter(|q| !matches!(q, Chance::Patch(_)));
        assert!(base.map(place).is_sorted(), "{asked:?}");
    }
}

/// First Mission names its special rooms instead of groups.
///
/// Proves: SETUP-15.
#[test]
fn the_deck_of_first_mission_holds_no_gate_either() {
    for players in 1..=4 {
        let game = ready(&Options::new("first-mission", players));
        assert!(matches!(game.rules.params.room_deck, RoomDeck::Listed(_)));
        for tile in game.state.room_deck {
            let kind = kind(&game, tile);
            assert!(is_factory(kind) || kind == RoomKind::Special);
        }
    }
}
