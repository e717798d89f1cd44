//! Fallout in random play, judged by an oracle of its own.

use ark_content::Content;
use ark_engine::modes::fallout::{self, Counter, Goal, State};
use ark_engine::{Ending, Event, Game, Next, Options, Question, chance, patch};
use ark_ids::{Seat, Set};
use ark_testkit::walk;

const PLAYERS: std::ops::RangeInclusive<u8> = 2..=5;

fn own(game: &Game) -> &State {
    game.state.mode.fallout().expect("Fallout is played")
}

fn options(players: u8) -> Options {
    Options {
        turn_limit: 80,
        random_seats: true,
        ..Options::new("fallout", players)
    }
}

/// What the evaluation of a turn must do, said once more in other words: green positions
/// from the highest down to 1, then red ones from the highest down to 1, is the way to war
/// and back.
fn evaluated(before: Counter, highest: u8, fought: bool, tense: bool) -> Counter {
    let Counter { war, at } = before;
    match (war, fought, tense) {
        (true, true, _) => Counter {
            war,
            at: highest.min(at + 1),
        },
        (true, false, _) if at == 1 => Counter {
            war: false,
            at: highest,
        },
        (false, _, true) if at == 1 => Counter {
            war: true,
            at: highest,
        },
        (true, false, _) | (false, _, true) => Counter { war, at: at - 1 },
        (false, _, false) => before,
    }
}

/// Whether upright units of the seat and of an opponent share a room, those apart that
/// both or neither command (FAL-R13).
fn tense(game: &Game, seat: Seat) -> bool {
    let mut meetings = game.state.derived.built.iter().flat_map(|at| {
        let others = game.rules.all_seats().without(seat);
        others
            .iter()
            .map(move |other| (at, other))
            .collect::<Vec<_>>()
    });
    meetings.any(|(at, other)| {
        !game.squad_against(seat, other, at).is_empty()
            && !game.squad_against(other, seat, at).is_empty()
    })
}

/// Every turn of every game is evaluated once, and as the rules say.
///
/// Proves: FAL-37, FAL-38, FAL-39, FAL-40, FAL-41, FAL-42, FAL-43, FAL-44, FAL-45, FAL-R13.
#[test]
fn every_turn_is_evaluated_once() {
    let mut turns = 0;
    for players in PLAYERS {
        for seed in 0..3 {
            let mut fought = false;
            let highest = if players <= 3 { 4 } else { 6 };
            walk(&options(players), seed, |w| {
                let began =
                    |e: &Event| matches!(e, Event::CombatBegan { .. } | Event::MeleeBegan { .. });
                let (before, after) = (own(w.before).counter, own(w.after).counter);
                fought |= w.events.iter().any(began);
                // Gates come after the evaluation and before the next turn.
                let gates =
                    |g: &Game| matches!(g.next(), Next::Ask(_, Question::Gate | Question::Link));
                let over = w.events.iter().any(|e| matches!(e, Event::TurnEnded(_)));
                if !gates(w.before) && (over || gates(w.after)) {
                    // In peace nothing is fought, so units stand now as they stood then.
                    let tense = !before.war && tense(w.after, w.before.state.active);
                    assert_eq!(after, evaluated(before, highest, fought, tense));
                    fought = false;
                    turns += 1;
                } else if !w.events.iter().any(|e| matches!(e, Event::Ended(_))) {
                    // Only a card moves it otherwise, and never over the border (FAL-46).
                    assert_eq!(after.war, before.war);
                    assert!(after.at.abs_diff(before.at) <= 1);
                }
            });
        }
    }
    assert!(turns > 1000);
}

/// Proves: FAL-13, FAL-14.
#[test]
fn in_peace_nobody_is_wounded() {
    let mut wounds = [0; 2];
    for players in PLAYERS {
        for seed in 10..13 {
            walk(&options(players), seed, |w| {
                let fell = |e: &Event| matches!(e, Event::Wounded { .. });
                let war = own(w.before).counter.war;
                wounds[usize::from(war)] += w.events.iter().filter(|e| fell(e)).count();
            });
        }
    }
    assert_eq!(wounds[0], 0);
    assert!(wounds[1] > 10, "war has its wounds");
}

/// Proves: FAL-49, FAL-50, FAL-51, FAL-52, FAL-55, FAL-56.
#[test]
fn objectives_are_marked_in_the_own_turn_once_and_as_often_as_there_are_places() {
    let (mut marked, mut revealed) = (0, 0);
    for players in PLAYERS {
        let places = if players == 2 { 1 } else { 2 };
        for seed in 20..26 {
            let mut turn = None;
            walk(&options(players), seed, |w| {
                let (before, after) = (own(w.before), own(w.after));
                for goal in Goal::all() {
                    let (old, new) = (before.cubes[goal.index()], after.cubes[goal.index()]);
                    let cubes: Vec<Seat> = new.into_iter().flatten().collect();
                    let distinct: Set<Seat> = cubes.iter().copied().collect();
                    assert!(cubes.len() <= places && distinct.len() == cubes.len());
                    if new == old {
                        continue;
                    }
                    marked += 1;
                }
                for event in w.events {
                    match event {
                        Event::TurnBegan(seat) => turn = Some(*seat),
                        Event::Patch(patch::Event::Fallout(
                            fallout::Event::Achieved { seat, .. }
                            | fallout::Event::Activated { seat, .. },
                        )) => assert_eq!(Some(*seat), turn),
                        _ => {}
                    }
                }
                let on_cards = after.cubes[..fallout::CARDS].iter().flatten().flatten();
                let enough = on_cards.count() >= if players == 2 { 4 } else { 8 };
                let turning = |e: &Event| {
                    matches!(
                        e,
                        Event::Patch(patch::Event::Fallout(fallout::Event::TargetRevealed(_)))
                    )
                };
                let asked = matches!(w.after.next(), Next::Roll(ark_engine::Chance::Patch(_)));
                assert!(!w.events.iter().any(turning) || enough);
                if enough && !after.revealed() {
                    assert!(asked, "at once");
                }
                revealed += u32::from(after.revealed() && !before.revealed());
            });
        }
    }
    assert!(marked > 50 && revealed > 0, "{marked} {revealed}");
}

/// Proves: FAL-02.
#[test]
fn any_three_of_the_six_cards_show_their_difficult_side() {
    let mut game = Game::new(Content::builtin(), &Options::new("fallout", 3)).expect("playable");
    loop {
        let Next::Roll(question) = game.next() else {
            panic!("the sides are chosen before the first turn");
        };
        if matches!(question, ark_engine::Chance::Patch(_)) {
            break;
        }
        game.roll(chance::outcome(&game, question, 0), &mut ());
    }
    let Next::Roll(question) = game.next() else {
        panic!("chance is asked");
    };
    assert_eq!(chance::ways(&game, question), 20);
    let mut seen = std::collections::BTreeSet::new();
    for n in 0..20 {
        let mut game = game;
        game.roll(chance::outcome(&game, question, n), &mut ());
        let difficult = own(&game).difficult;
        assert_eq!(difficult.len(), 3);
        seen.insert(difficult.bits());
    }
    assert_eq!(seen.len(), 20);
}

/// Proves: FAL-06, FAL-07.
#[test]
fn the_target_deck_has_one_card_for_each_room_and_type() {
    for players in PLAYERS {
        let game = walk(&options(players), 5, |_| {});
        let groups = if players <= 3 { 3 } else { 4 };
        let out = own(&game).targets.iter().flatten().count();
        assert_eq!(fallout::deck(&game).len() + out, groups * 4 + 1 + 4);
    }
}

/// The winners have the most points, and nobody the same with more rooms.
///
/// Proves: FAL-01, FAL-68, FAL-69.
#[test]
fn the_most_points_win() {
    let mut ended = 0;
    for players in PLAYERS {
        for seed in 0..4 {
            let game = walk(&options(players), seed, |_| {});
            let Next::Over(Ending::Ranked { winners }) = game.next() else {
                continue;
            };
            ended += 1;
            let rank = |seat: Seat| {
                let points = fallout::score(&game, seat).total();
                (points, game.control(seat).len())
            };
            let seats = game.rules.all_seats();
            let best = seats.iter().map(rank).max().expect("seats");
            for seat in seats {
                assert_eq!(winners >> seat.0 & 1 == 1, rank(seat) == best);
            }
        }
    }
    println!("{ended} games were decided");
}
