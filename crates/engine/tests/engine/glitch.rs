//! What holds in every game of Glitch, shown in random play of every number of
//! Challengers.

use std::collections::BTreeMap;

use ark_content::Content;
use ark_engine::modes::glitch;
use ark_engine::{Ending, Event, Game, Next, Options, modes, patch};
use ark_ids::{Cell, Colour};
use ark_testkit::{Walk, walk};

fn options(players: u8) -> Options {
    Options {
        random_seats: true,
        ..Options::new("glitch", players)
    }
}

fn own(game: &Game) -> glitch::State {
    match game.state.mode {
        modes::State::Glitch(_, own) => own,
        _ => panic!("Glitch is played"),
    }
}

/// What a step of this mode noted.
fn events<'a>(w: &'a Walk<'_>) -> impl Iterator<Item = glitch::Event> + 'a {
    w.events.iter().filter_map(|event| match event {
        Event::Patch(patch::Event::Glitch(event)) => Some(*event),
        _ => None,
    })
}

fn hostile(game: &Game) -> BTreeMap<Cell, u8> {
    let enemy = Colour::seat(game.rules.enemy.expect("there is an Enemy"));
    let rooms = game.state.derived.built.iter();
    let rooms = rooms.map(|cell| (cell, game.state.room(cell).units.of(enemy)));
    rooms.filter(|(_, n)| *n > 0).collect()
}

/// Random players do not survive the first round, so that each Challenger has exactly as
/// many turns as it says.
///
/// Proves: GLT-42, GLT-43, GLT-44, GLT-45, GLT-46, GLT-47, GLT-E3.
#[test]
fn each_round_has_as_many_turns_for_each_as_the_counter_says() {
    let turns = Content::builtin().glitch.turns;
    for players in 1..=4 {
        for seed in 0..6 {
            let mut began = BTreeMap::new();
            let game = walk(&options(players), seed, |w| {
                for event in w.events {
                    if let Event::TurnBegan(seat) = event {
                        let round = own(w.after).round;
                        *began.entry((round, *seat)).or_insert(0u8) += 1;
                    }
                }
            });
            let Next::Over(ending) = game.next() else {
                panic!("it is over");
            };
            let counted = own(&game).counter == 0;
            for ((round, _), n) in began {
                let stated = turns[usize::from(players) - 1][usize::from(round) - 1];
                if round < own(&game).round || counted {
                    assert_eq!(n, stated, "{players} players, round {round}");
                } else {
                    assert!(n <= stated, "{ending:?}");
                }
            }
        }
    }
}

/// Two Challengers have ten turns each in the first round and seven in the second.
///
/// Proves: GLT-E3, GLT-44.
#[test]
fn two_challengers_have_twenty_turns_and_then_fourteen() {
    let [first, second, third] = Content::builtin().glitch.turns[1];
    assert_eq!((first * 2, second * 2, third * 2), (20, 14, 14));
}

/// Hostile units come by arrival and go by falling; nobody moves them.
///
/// Proves: GLT-34, GLT-35, GLT-37, GLT-41.
#[test]
fn hostile_units_stay_where_they_came() {
    for players in 1..=4 {
        for seed in 0..8 {
            walk(&options(players), seed, |w| {
                let (before, after) = (hostile(w.before), hostile(w.after));
                let arrived = events(&w).any(|e| matches!(e, glitch::Event::Arrived { .. }));
                let enemy = w.after.rules.enemy.map(Colour::seat);
                let fell = w
                    .events
                    .iter()
                    .any(|e| matches!(e, Event::Wounded { colour, .. } if Some(*colour) == enemy));
                if !arrived && !fell {
                    let swapped = w.events.iter().any(|e| matches!(e, Event::Swapped { .. }));
                    assert!(before == after || swapped, "nobody moves hostile units");
                }
                let seat = w.after.rules.enemy.expect("there is an Enemy");
                assert_eq!(w.after.state.seat(seat).wounded, 0, "they are not wounded");
            });
        }
    }
}

/// Cubes lie on squares, are counted against the supply, and damaged rooms are nobody's.
///
/// Proves: GLT-08, GLT-09, GLT-25, GLT-R1.
#[test]
fn damaged_rooms_are_nobodys_and_cubes_add_up() {
    for players in 1..=4 {
        for seed in 0..8 {
            walk(&options(players), seed, |w| {
                let g = w.after;
                let enemy = g.rules.enemy.expect("there is an Enemy");
                let rooms = g.state.derived.built.iter();
                let cubes: usize = rooms
                    .map(|cell| g.state.room(cell).cubes.count(Colour::seat(enemy)))
                    .sum();
                assert_eq!(cubes + usize::from(glitch::supply(g)), 30);
                for cell in glitch::damaged(g) {
                    assert!(g.controllers(cell).is_empty());
                }
            });
        }
    }
}

/// A game is three rounds at most, and ends by nothing but its conditions or an empty
/// supply.
///
/// Proves: GLT-18, GLT-20, GLT-28, GLT-56, GLT-61.
#[test]
fn every_game_ends_by_a_rule_of_the_mode() {
    for players in 1..=4 {
        for more in [0, 12] {
            for seed in 0..10 {
                let options = Options {
                    more,
                    ..options(players)
                };
                let game = walk(&options, seed, |w| assert!(own(w.after).round <= 3));
                let Next::Over(Ending::Team { won, rule }) = game.next() else {
                    panic!("the Challengers win or lose together");
                };
                let known = ["GLT-28", "GLT-56", "GLT-57", "GLT-58", "GLT-59", "GLT-62"];
                assert!(known.contains(&rule.id()), "{}", rule.id());
                assert_eq!(won, rule.id() == "GLT-62");
            }
        }
    }
}
