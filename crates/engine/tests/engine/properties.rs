//! What holds at every step of every game, shown in random play of every mode and
//! player count.

use ark_engine::{Game, Input, Next, Options};
use ark_ids::Seat;
use ark_testkit::{offered_is_accepted, tables, universe, variant_tables, walk};

fn options(mode: &str, players: u8, turn_limit: u16) -> Options {
    Options {
        turn_limit,
        random_seats: true,
        ..Options::new(mode, players)
    }
}

/// Every mode and player count, without and with every choice of variants; the number is
/// the share of seeds that a table gets, for there are many with variants.
fn games(turn_limit: u16, seeds: u64) -> Vec<(Options, u64)> {
    let base = tables().into_iter();
    let base = base.map(|(mode, players)| (options(mode, players, turn_limit), seeds));
    let variants = variant_tables().into_iter().map(|options| {
        let options = Options {
            turn_limit,
            ..options
        };
        (options, seeds.div_ceil(6))
    });
    base.chain(variants).collect()
}

/// Every so many steps, but never at the same ones in two games.
fn sampled(step: u64, seed: u64, every: u64) -> bool {
    (step + seed * 7).is_multiple_of(every)
}

/// Offered = accepted by `check`, and nothing else is accepted: the list is made for
/// speed, the judge is one, and here they are bound together.
#[test]
fn what_is_offered_is_what_is_accepted() {
    for (options, seeds) in games(60, 6) {
        for seed in 0..seeds {
            let mut step = 0;
            walk(&options, seed, |w| {
                step += 1;
                if sampled(step, seed, 41) {
                    offered_is_accepted(w.before);
                }
            });
        }
    }
}

/// Every piece and card is in one place, and every derived set is true, after each step.
#[test]
fn pieces_and_cards_are_conserved() {
    for (options, seeds) in games(80, 25) {
        for seed in 0..seeds {
            walk(&options, seed, |w| {
                if let Err(fault) = w.after.audit() {
                    panic!("{options:?} seed {seed}: {fault} after {:?}", w.input);
                }
            });
        }
    }
}

/// Proves: TURN-R9.
#[test]
fn every_game_ends_and_within_its_turn_limit() {
    let limit = 120;
    for (options, seeds) in games(limit, 40) {
        for seed in 0..seeds {
            let game = walk(&options, seed, |_| {});
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
    for (options, seeds) in games(60, 10) {
        for seed in 0..seeds {
            let mut inputs = Vec::new();
            let played = walk(&options, seed, |w| inputs.push(w.input));
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
    for (options, _) in games(30, 1) {
        let mut step = 0;
        walk(&options, 3, |w| {
            step += 1;
            if sampled(step, 3, 11) {
                for seat in w.before.rules.players {
                    for (action, illegal) in w.before.refused(seat) {
                        assert_eq!(w.before.check(seat, action), Err(illegal));
                    }
                }
            }
        });
    }
}
