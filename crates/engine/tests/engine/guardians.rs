//! The Guardians at set-up, and games of theirs in random play.

use ark_content::Content;
use ark_engine::modes::{self, guardians};
use ark_engine::{Event, Game, Next, Options, patch};
use ark_rulebook::Rule;
use ark_testkit::walk;

fn own(game: &Game) -> &guardians::State {
    match &game.state.mode {
        modes::State::Guardians(_, own) => own,
        _ => panic!("another mode"),
    }
}

/// Where the counter and the Guardians stand before the first turn of a game.
fn begun(options: &Options) -> (u8, u8) {
    let mut found = None;
    walk(options, 1, |w| {
        let coop = w.after.state.mode.coop().expect("a co-operative mode");
        if found.is_none() && coop.stage == modes::coop::Stage::Play {
            let own = own(w.after);
            assert!(own.all().all(|(_, post)| post == guardians::Post::BOARD));
            found = Some((own.counter, own.count));
        }
    });
    found.expect("a game begins")
}

/// Proves: GRD-02, GRD-03, GRD-04, GRD-05, GRD-07, GRD-E1.
#[test]
fn counter_and_guardians_go_by_the_number_of_challengers() {
    let expected = [(24, 3), (20, 4), (17, 5), (15, 6)];
    for dark_player in [false, true] {
        for (players, expected) in (1..=4).zip(expected) {
            let options = Options {
                dark_player,
                ..Options::new("guardians", players)
            };
            assert_eq!(begun(&options), expected);
        }
    }
}

/// Proves: GRD-09, GRD-R20.
#[test]
fn up_to_three_more_make_it_harder() {
    for more in 0..=3 {
        let options = Options {
            more,
            ..Options::new("guardians", 4)
        };
        assert_eq!(begun(&options).1, 6 + more);
    }
    let options = Options {
        more: 4,
        ..Options::new("guardians", 4)
    };
    let found = options.conflicts(Content::builtin());
    let found: Vec<Rule> = found.iter().map(|conflict| conflict.rule).collect();
    assert_eq!(found, [Rule::GrdR20]);
}

/// Proves: GRD-06, GRD-18, GRD-21, GRD-26.
#[test]
fn a_game_lasts_as_many_rounds_as_the_counter_says() {
    for players in 1..=4 {
        for seed in 0..8 {
            let mut turns = 0;
            let game = walk(&Options::new("guardians", players), seed, |w| {
                let began = |event: &&Event| {
                    let event = **event;
                    let guardians = patch::Event::Coop(modes::coop::Event::EnemyTurnBegan);
                    event == Event::Patch(guardians)
                };
                turns += w.events.iter().filter(began).count();
            });
            let Next::Over(ark_engine::Ending::Team { won, rule }) = game.next() else {
                panic!("the Challengers win or lose together");
            };
            let counter = Content::builtin().guardians.counter[usize::from(players) - 1];
            if won {
                assert_eq!(rule, Rule::Grd70);
            } else {
                assert_eq!((rule, turns), (Rule::Grd26, usize::from(counter)));
            }
        }
    }
}
