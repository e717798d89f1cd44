//! Cadet, Engineer and Commander: budget, determinism, strength, and no illegal
//! action in any mode and variant.

use std::time::{Duration, Instant};

use ark_bots::arena::{Arena, Entry};
use ark_bots::balance::everything;
use ark_bots::{Bot, Budget, Commander, Kind, Observer, SeededDice, play};
use ark_content::Content;
use ark_engine::{Action, Game, Next, Options, Question, Rules};
use ark_ids::Seat;

/// A game of Engineers after so many turns, with a section to choose.
fn position(mode: &str, players: u8, turns: u16, seed: u64) -> (Game, Seat) {
    let rules = Rules::intern(Content::builtin(), &Options::new(mode, players)).expect("playable");
    let mut dice = SeededDice::new(seed);
    let mut bots: Vec<_> = (0..players)
        .map(|_| Kind::Engineer.seat(dice.seed()))
        .collect();
    let mut game = Game::start(rules, &mut ());
    let mut actions = Vec::new();
    loop {
        dice.answer(&mut game, &mut ());
        let Next::Ask(seats, question) = game.next() else {
            panic!("over too soon");
        };
        let seat = seats.min().expect("somebody is asked");
        if question == Question::Section && game.state.seat(seat).turns >= turns {
            return (game, seat);
        }
        game.legal(seat, &mut actions);
        let action = bots[seat.index()].choose(&Observer::new(&game, seat), &actions);
        game.play(seat, action, &mut ()).expect("legal");
    }
}

fn choose(bot: &mut dyn Bot, game: &Game, seat: Seat) -> Action {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let action = bot.choose(&Observer::new(game, seat), &actions);
    assert!(actions.contains(&action));
    action
}

#[test]
fn a_budget_is_never_exceeded_by_more_than_a_tenth() {
    // Another process may take the processor at the wrong moment: the best of some
    // attempts counts.
    for (players, turns) in [(2, 0), (2, 8), (4, 8)] {
        let (game, seat) = position("awakening", players, turns, 3);
        for millis in [50, 200] {
            let budget = Duration::from_millis(millis);
            let took = (0..4).map(|seed| {
                let mut bot = Commander::new(seed, Budget::Time(budget));
                let began = Instant::now();
                choose(&mut bot, &game, seat);
                began.elapsed()
            });
            let took = took.min().expect("some attempts");
            assert!(
                took <= budget.mul_f32(1.1),
                "{players} players: {took:?} of {budget:?}"
            );
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_choices() {
    let (game, seat) = position("awakening", 2, 6, 5);
    let line = |seed| {
        let mut bot = Commander::new(seed, Budget::Iterations(2000));
        let mut game = game;
        let mut chosen = Vec::new();
        let mut dice = SeededDice::new(1);
        while chosen.len() < 8 {
            dice.answer(&mut game, &mut ());
            let Next::Ask(seats, _) = game.next() else {
                break;
            };
            if !seats.has(seat) {
                break;
            }
            let action = choose(&mut bot, &game, seat);
            game.play(seat, action, &mut ()).expect("legal");
            chosen.push(action);
        }
        (chosen, bot.figures().iterations, bot.figures().trials)
    };
    assert_eq!(line(4), line(4));
}

#[test]
fn every_level_gives_its_reasons() {
    let (game, seat) = position("awakening", 2, 6, 5);
    for level in Kind::LEVELS {
        let mut bot = level.seat_with(1, Budget::Iterations(1000));
        choose(bot.as_mut(), &game, seat);
        let reason = bot.reason().expect("a reason");
        assert!(reason.instead.is_some(), "{}: {reason:?}", level.slug());
    }
}

#[test]
fn engineer_is_much_stronger_than_cadet() {
    let arena = Arena {
        options: Options::new("awakening", 2),
        seed: 11,
        games: 40,
        threads: 2,
        test: None,
    };
    let pair = [Kind::Engineer, Kind::Cadet].map(Entry::from);
    let result = arena
        .pair(Content::builtin(), pair, &|_| {})
        .expect("playable");
    assert!(result.first >= 32, "{result:?}");
}

#[test]
fn commander_is_stronger_than_engineer() {
    let arena = Arena {
        options: Options::new("awakening", 2),
        seed: 12,
        games: 12,
        threads: 2,
        test: None,
    };
    let commander = "commander:12000it".parse().expect("an entry");
    let pair = [commander, Entry::from(Kind::Engineer)];
    let result = arena
        .pair(Content::builtin(), pair, &|_| {})
        .expect("playable");
    assert!(result.first >= 8, "{result:?}");
}

#[test]
fn every_level_plays_every_mode_and_variant_to_its_end() {
    let content = Content::builtin();
    for setting in everything(content, 1) {
        let mut options = setting.options.clone();
        options.turn_limit = 16;
        let rules = Rules::intern(content, &options).expect("playable");
        // Searching takes its time: Commander plays with two.
        let few = setting.options.players == 2;
        for (level, budget) in [
            (Kind::Cadet, Budget::default()),
            (Kind::Engineer, Budget::default()),
            (Kind::Commander, Budget::Iterations(60)),
        ] {
            if level == Kind::Commander && !few {
                continue;
            }
            let mut dice = SeededDice::new(2);
            let mut bots: Vec<_> = (0..ark_ids::SEATS)
                .map(|_| level.seat_with(dice.seed(), budget))
                .collect();
            let mut game = Game::start(rules, &mut ());
            play(
                &mut game,
                &mut bots,
                &mut dice,
                &mut (),
                &mut |game, seat, action| {
                    let name = setting.name();
                    assert_eq!(game.check(seat, action), Ok(()), "{name}: {}", level.slug());
                },
            );
        }
    }
}
