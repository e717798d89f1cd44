//! Challengers and Enemy: the set-up of co-operative modes, in random construction.

use ark_content::{Content, TargetOf};
use ark_engine::modes::coop::{self, Stage};
use ark_engine::{Action, Dice, Game, Input, Next, Options, Rules, chance, patch};
use ark_ids::{Colour, Resources, Seat, Set};
use ark_testkit::TestDice;

fn options(players: u8, dark_player: bool) -> Options {
    Options {
        dark_player,
        ..Options::new("guardians", players)
    }
}

/// The game before its first turn, the board built at random.
fn ready(options: &Options, seed: u64) -> Game {
    let rules = Rules::intern(Content::builtin(), options).expect("a playable table");
    let mut dice = TestDice::new(seed);
    let mut game = Game::start(rules, &mut ());
    let mut legal = Vec::new();
    loop {
        let input = match game.next() {
            Next::Roll(question) => {
                let n = dice.below(chance::ways(&game, question));
                Input::Chance(chance::outcome(&game, question, n))
            }
            Next::Ask(..) if stage(&game) == Stage::Play => return game,
            Next::Ask(seats, _) => {
                let seat = seats.min().expect("somebody is asked");
                game.legal(seat, &mut legal);
                Input::Player(seat, legal[dice.below(legal.len() as u32) as usize])
            }
            Next::Over(_) => unreachable!("nobody loses before the first turn"),
        };
        game.apply(input, &mut ()).expect("it was offered");
    }
}

fn stage(game: &Game) -> Stage {
    game.state.mode.coop().expect("a co-operative mode").stage
}

fn every() -> impl Iterator<Item = (u8, bool, Game)> {
    let tables = (1..=4).flat_map(|players| [false, true].map(|dark| (players, dark)));
    tables.flat_map(|(players, dark)| {
        (0..4).map(move |seed| (players, dark, ready(&options(players, dark), seed)))
    })
}

/// Proves: COP-27, COP-28, COP-30, COP-31, COP-32, COP-33, COP-34.
#[test]
fn the_board_is_built_before_play() {
    let mut left = 0;
    for (_, _, game) in every() {
        let state = &game.state;
        assert!(state.room_deck.is_empty());
        assert!(state.gates_placed && !state.derived.gates.is_empty());
        for seat in game.rules.all_seats() {
            let own = state.seat(seat);
            // One unit at most is out; nothing was found.
            assert!(own.home >= 1 && own.home <= 2);
            assert_eq!(own.asleep, 4);
            let mut nothing = Resources::default();
            nothing.add(ark_ids::Resource::Metamorphite, 2);
            assert_eq!(own.resources, nothing);
            assert_eq!(game.hand_size(seat), 1);
            assert_eq!(own.mission.open(), game.shared_mission());
        }
        assert!(game.shared_mission().is_some());
        left += state.tokens.len();
        assert_eq!(game.audit(), Ok(()));
    }
    assert!(left > 0, "tokens stay on the board");
}

/// Proves: COP-01, COP-36, COP-38, COP-39, COP-45, COP-47, GRD-08.
#[test]
fn the_enemy_sits_after_the_challengers_without_a_biodome() {
    for (players, dark, game) in every() {
        let enemy = Seat(players);
        assert_eq!(game.rules.enemy, Some(enemy));
        assert!(!game.rules.all_seats().has(enemy));
        assert_eq!(game.rules.players.has(enemy), dark);
        assert!(game.rules.grid.doors[enemy.index()].is_empty());
        for seat in game.rules.all_seats() {
            assert_ne!(Colour::seat(seat), Colour::seat(enemy));
            assert_eq!(game.rules.opponents[seat.index()], Set::one(enemy));
        }
        let own = game.state.seat(enemy);
        assert_eq!(own.home + own.asleep + own.stock + own.supply, 0);
        assert!(own.sections.iter().all(|section| section.cubes == 0));
        assert_eq!(game.hand_size(enemy), if dark { 2 } else { 0 });
    }
}

/// Proves: COP-24, COP-40, COP-42, COP-43, COP-44, COP-E3.
#[test]
fn the_decks_of_the_enemy_follow_the_number_of_challengers() {
    let content = Content::builtin();
    for (players, _, game) in every() {
        let coop = game.state.mode.coop().expect("a co-operative mode");
        let rooms = if players == 4 { 16 } else { 12 };
        let groups = if players == 4 { 4 } else { 3 };
        assert_eq!(game.state.groups.len(), groups);
        let count = |wanted: fn(TargetOf) -> bool| {
            let targets = coop.targets.iter();
            targets
                .filter(|target| wanted(content.targets[target.index()].of))
                .count()
        };
        assert_eq!(count(|of| of == TargetOf::Generator), 1);
        assert_eq!(count(|of| matches!(of, TargetOf::Factory(_))), 4);
        assert_eq!(count(|of| of == TargetOf::Special), rooms);
        assert_eq!(coop.targets.len(), rooms + 5);
        assert!(coop.spent_targets.is_empty());
        let [deck, spent] = coop.cards();
        assert_eq!((deck.len(), spent.len()), (6, 0));
        // One further factory of each type, two with three or four Challengers.
        let factories = game.state.derived.built.iter();
        let factories = factories.filter(|at| game.rules.factories.has(game.state.tile(*at)));
        let each = if players < 3 { 2 } else { 3 };
        assert_eq!(factories.count(), 4 * each);
        let layout = game.rules.layout.slug.as_str();
        assert_eq!(layout == "8x6-for-2", players <= 2, "{layout}");
    }
}

/// Proves: COP-25, COP-26.
#[test]
fn there_are_no_achievements_and_an_arsenal_of_seven() {
    for (_, _, game) in every() {
        assert!(!game.rules.params.achievements);
        for seat in game.rules.all_seats() {
            assert_eq!(game.state.seat(seat).arsenal, 7);
        }
    }
}

/// Proves: COP-07, COP-08.
#[test]
fn only_resources_change_hands() {
    let mut game = ready(&options(3, true), 1);
    game.state.seat_mut(Seat(1)).hand = ark_engine::Secret::new(Set::first(5));
    let mut aside = Vec::new();
    for seat in game.rules.players {
        game.aside(seat, &mut aside);
        let goods = aside.iter().all(|action| {
            matches!(
                action,
                Action::Patch(patch::Action::Coop(coop::Action::Offer { .. }))
            )
        });
        assert!(goods, "{aside:?}");
        assert_eq!(aside.is_empty(), !game.rules.all_seats().has(seat));
    }
}

/// Proves: COP-37.
#[test]
fn the_enemy_board_shows_its_side() {
    assert_eq!(Content::builtin().guardians.board, 'g');
}
