//! What holds at every step of every game, shown in random play of every mode and
//! player count.

use std::collections::BTreeSet;

use ark_engine::{Action, Game, Input, Next, Options};
use ark_ids::Seat;
use ark_testkit::{tables, universe, walk};

fn options(mode: &str, players: u8, turn_limit: u16) -> Options {
    Options {
        turn_limit,
        random_seats: true,
        ..Options::new(mode, players)
    }
}

/// Every so many steps, but never at the same ones in two games.
fn sampled(step: u64, seed: u64, every: u64) -> bool {
    (step + seed * 7).is_multiple_of(every)
}

/// Offered = accepted by `check`, and nothing else is accepted: the list is made for
/// speed, the judge is one, and here they are bound together.
#[test]
fn what_is_offered_is_what_is_accepted() {
    for (mode, players) in tables() {
        for seed in 0..6 {
            let mut step = 0;
            walk(&options(mode, players, 60), seed, |w| {
                step += 1;
                if sampled(step, seed, 41) {
                    same_list(w.before);
                }
            });
        }
    }
}

fn same_list(game: &Game) {
    let asked = match game.next() {
        Next::Ask(seats, _) => seats,
        Next::Roll(_) | Next::Over(_) => ark_ids::Set::EMPTY,
    };
    for seat in game.rules.all_seats() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let offered: BTreeSet<Action> = legal.iter().copied().collect();
        assert_eq!(offered.len(), legal.len(), "nothing is offered twice");
        assert_eq!(
            asked.has(seat),
            !legal.is_empty(),
            "whoever is asked has an answer"
        );
        let thinkable = universe(game, seat);
        let accepted: BTreeSet<Action> = thinkable
            .into_iter()
            .filter(|a| game.check(seat, *a).is_ok())
            .collect();
        let missing: Vec<_> = accepted.difference(&offered).collect();
        assert!(
            missing.is_empty(),
            "accepted but not offered: {missing:?} at {:?}",
            game.next()
        );
        for action in &legal {
            let verdict = game.check(seat, *action);
            assert!(
                verdict.is_ok(),
                "offered but refused: {action:?} {verdict:?}"
            );
        }
    }
}

/// Every piece and card is in one place, and every derived set is true, after each step.
#[test]
fn pieces_and_cards_are_conserved() {
    for (mode, players) in tables() {
        for seed in 0..25 {
            walk(&options(mode, players, 80), seed, |w| {
                if let Err(fault) = w.after.audit() {
                    panic!("{mode} {players} seed {seed}: {fault} after {:?}", w.input);
                }
            });
        }
    }
}

/// Proves: TURN-R9.
#[test]
fn every_game_ends_and_within_its_turn_limit() {
    for (mode, players) in tables() {
        for seed in 0..40 {
            let limit = 120;
            let game = walk(&options(mode, players, limit), seed, |_| {});
            assert!(matches!(game.next(), Next::Over(_)));
            for seat in game.rules.all_seats() {
                assert!(game.state.seat(seat).turns <= limit);
            }
        }
    }
}

/// The same inputs lead to the same states, whether checked or not, logged or not.
#[test]
fn a_replay_is_the_game() {
    for (mode, players) in tables() {
        for seed in 0..10 {
            let mut inputs = Vec::new();
            let played = walk(&options(mode, players, 60), seed, |w| inputs.push(w.input));
            let mut replayed = Game::start(played.rules, &mut ());
            for input in inputs {
                match input {
                    Input::Player(seat, action) => {
                        replayed.play_unchecked(seat, action, &mut ());
                    }
                    Input::Chance(outcome) => replayed.roll(outcome, &mut ()),
                }
            }
            assert_eq!(bytes(&played), bytes(&replayed));
        }
    }
}

fn bytes(game: &Game) -> Vec<u8> {
    struct Bytes(Vec<u8>);
    impl ark_engine::Sink for Bytes {
        fn bytes(&mut self, bytes: &[u8]) {
            self.0.extend_from_slice(bytes);
        }
    }
    let mut sink = Bytes(Vec::new());
    game.state.digest(&mut sink);
    sink.0
}

/// A refused action changes nothing, whatever was asked for.
#[test]
fn a_refusal_changes_nothing() {
    for seed in 0..3 {
        let mut step = 0;
        walk(&options("awakening", 3, 40), seed, |w| {
            step += 1;
            if !sampled(step, seed, 97) {
                return;
            }
            let before = bytes(w.before);
            for action in universe(w.before, Seat(0)).into_iter().step_by(101) {
                let mut copy = *w.before;
                if copy.play(Seat(0), action, &mut ()).is_err() {
                    assert_eq!(bytes(&copy), before);
                }
            }
        });
    }
}

/// What is shown as refused is refused, and what is legal is not shown so.
#[test]
fn the_survey_shows_only_what_is_refused() {
    for (mode, players) in tables() {
        let mut step = 0;
        walk(&options(mode, players, 30), 3, |w| {
            step += 1;
            if sampled(step, 3, 11) {
                for seat in w.before.rules.all_seats() {
                    for (action, illegal) in w.before.refused(seat) {
                        assert_eq!(w.before.check(seat, action), Err(illegal));
                    }
                }
            }
        });
    }
}
