//! Whole games told in every language.

use ark_content::Content;
use ark_engine::{Event, Game, Next, Options, Rules, chance};
use ark_ids::Seat;
use ark_phrase::{Lang, Phrase, Scene};
use ark_protocol::{Action, Refusal, Waiting, seen};

/// Plays a game at random and tells it; calls `check` with every sentence.
fn tell(mode: &str, players: u8, seed: u64, phrase: &Phrase, mut check: impl FnMut(&str)) {
    let mut options = Options::new(mode, players);
    options.turn_limit = 12;
    let rules = Rules::intern(Content::builtin(), &options).unwrap();
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut events: Vec<Event> = Vec::new();
    let mut game = Game::start(rules, &mut events);
    let mut legal = Vec::new();
    loop {
        let scene = Scene::of(&game);
        for event in events.drain(..) {
            for viewer in [None, Some(Seat(0))] {
                if let Some(event) = seen(&game, event, viewer) {
                    check(&phrase.event(&scene, &event));
                }
            }
        }
        for viewer in [None, Some(0)] {
            check(&phrase.waiting(&scene, &Waiting::of(&game), viewer));
        }
        match game.next() {
            Next::Over(_) => return,
            Next::Roll(asked) => {
                let n = rng.u32(0..chance::ways(&game, asked));
                game.roll(chance::outcome(&game, asked, n), &mut events);
            }
            Next::Ask(seats, _) => {
                let seat = seats.min().unwrap();
                game.legal(seat, &mut legal);
                for action in &legal {
                    check(&phrase.action(&scene, &Action::of(&game, *action)));
                }
                if rng.u8(0..8) == 0 {
                    for (action, illegal) in game.refused(seat) {
                        let action = Action::of(&game, action);
                        check(&phrase.refused(&scene, &action, &Refusal::from(illegal)));
                    }
                }
                let action = legal[rng.usize(0..legal.len())];
                game.play_unchecked(seat, action, &mut events);
            }
        }
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    for lang in Lang::ALL {
        let phrase = Phrase::new(lang);
        for (mode, players) in [
            ("first-mission", 1),
            ("awakening", 2),
            ("awakening", 5),
            ("glitch", 1),
            ("glitch", 3),
        ] {
            tell(mode, players, u64::from(players), &phrase, |sentence| {
                let whole = !sentence.is_empty() && !sentence.contains(['{', '}']);
                assert!(whole && !sentence.contains("  "), "{lang:?}: {sentence:?}");
            });
        }
    }
}
