//! It Learns in random play: its set-up, the order of its turns, what it learns and how
//! it ends.

use std::collections::BTreeSet;

use ark_content::Content;
use ark_engine::modes::it_learns::{Event as Own, Frame, State, Turn};
use ark_engine::modes::{self, coop};
use ark_engine::{Ending, Event, Game, Next, Options, Question, patch};
use ark_ids::Seat;
use ark_rulebook::Rule;
use ark_testkit::walk;

fn options(players: u8, dark_player: bool, turn_limit: u16) -> Options {
    Options {
        turn_limit,
        dark_player,
        random_seats: true,
        ..Options::new("it-learns", players)
    }
}

/// Every number of Challengers, against the Automata and against a Dark Player.
fn tables(turn_limit: u16) -> Vec<Options> {
    let dark = [false, true].into_iter();
    dark.flat_map(|dark| (1..=4).map(move |players| options(players, dark, turn_limit)))
        .collect()
}

fn own(game: &Game) -> &State {
    match &game.state.mode {
        modes::State::ItLearns(_, own) => own,
        _ => panic!("not this mode"),
    }
}

fn asks_for_a_card(game: &Game) -> bool {
    let card = patch::Frame::ItLearns(Frame::Card);
    matches!(game.next(), Next::Ask(_, Question::Patch(frame)) if frame == card)
}

/// Proves: ITL-01, ITL-02, ITL-03, ITL-04, ITL-05, ITL-06, ITL-R5.
#[test]
fn cards_and_upgrades_lie_ready_before_the_first_turn() {
    for players in 1..=4 {
        for more in [0, 3] {
            let mut layouts = BTreeSet::new();
            for seed in 0..3 {
                let mut options = options(players, false, 1);
                options.more = more;
                let mut seen = false;
                walk(&options, seed, |w| {
                    if seen || !asks_for_a_card(w.after) {
                        return;
                    }
                    seen = true;
                    let own = own(w.after);
                    let cards = own.slots.map(|slot| slot.card);
                    assert_eq!(BTreeSet::from(cards), (0..8).collect());
                    assert!(own.slots.iter().all(|slot| slot.turn == Turn::Up));
                    layouts.insert(cards);
                    let start = [0, 0, 1, 2][usize::from(players) - 1] + more;
                    assert_eq!(own.upgrades.iter().sum::<u8>(), start);
                    assert_eq!(own.adaptations, 0);
                    for seat in w.after.rules.all_seats() {
                        assert_eq!(w.after.state.seat(seat).marker, None);
                    }
                });
                assert!(seen, "somebody is asked for a card");
            }
            assert!(layouts.len() > 1, "the cards are shuffled");
        }
    }
}

/// Proves: ITL-06.
#[test]
fn no_more_upgrades_than_fit() {
    for (players, most) in [(1, 9), (2, 8), (3, 6), (4, 4)] {
        let mut options = options(players, false, 0);
        options.more = most;
        assert_eq!(options.conflicts(Content::builtin()), []);
        options.more += 1;
        let found = options.conflicts(Content::builtin());
        let found: Vec<_> = found.iter().map(|conflict| conflict.rule).collect();
        assert_eq!(found, [Rule::Itl06]);
    }
}

/// What happens in the course of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Beat {
    Strategy,
    Turn(Seat),
    Ended(Seat),
    Enemy,
    Target,
    EnemyEnded,
}

fn beat(event: &Event) -> Option<Beat> {
    Some(match event {
        Event::TurnBegan(seat) => Beat::Turn(*seat),
        Event::TurnEnded(seat) => Beat::Ended(*seat),
        Event::Patch(patch::Event::Coop(event)) => match event {
            coop::Event::CardDrawn(_) => Beat::Strategy,
            coop::Event::EnemyTurnBegan => Beat::Enemy,
            coop::Event::TargetDrawn(_) => Beat::Target,
            coop::Event::EnemyTurnEnded => Beat::EnemyEnded,
            _ => return None,
        },
        _ => return None,
    })
}

/// The strategy stage, then each Challenger's turn with the Enemy's after it, and again.
///
/// Proves: ITL-30, ITL-31, ITL-32, ITL-33, ITL-34, ITL-35, ITL-36.
#[test]
fn an_enemy_turn_follows_every_turn_and_a_strategy_stage_every_lap() {
    for options in tables(8) {
        for seed in 0..3 {
            let mut beats = Vec::new();
            let mut first = Seat(0);
            let game = walk(&options, seed, |w| {
                for event in w.events {
                    if let Event::FirstChosen(seat) = event {
                        first = *seat;
                    }
                    beats.extend(beat(event));
                }
                let drawn = w.events.iter().filter_map(beat);
                let planned = drawn.filter(|b| *b == Beat::Strategy).count();
                let same = own(w.before).card == own(w.after).card;
                assert!(planned > 0 || same, "the card holds for the lap");
            });
            let mut expected = Vec::new();
            while expected.len() < beats.len() {
                expected.push(Beat::Strategy);
                for seat in game.rules.clockwise(first) {
                    expected.extend([
                        Beat::Turn(seat),
                        Beat::Ended(seat),
                        Beat::Enemy,
                        Beat::Target,
                        Beat::EnemyEnded,
                    ]);
                }
            }
            assert_eq!(beats, expected[..beats.len()]);
            assert!(beats.len() > 6, "there were turns");
        }
    }
}

/// Proves: ITL-37.
#[test]
fn an_empty_action_deck_is_shuffled_anew() {
    let mut shuffled = 0;
    for seed in 0..6 {
        walk(&options(1, false, 0), seed, |w| {
            let anew = |e: &Event| {
                matches!(
                    e,
                    Event::Patch(patch::Event::Coop(coop::Event::CardsShuffled))
                )
            };
            if w.events.iter().any(anew) {
                let coop = w.before.state.mode.coop().expect("co-operative");
                let [deck, spent] = coop.cards();
                assert!(deck.is_empty());
                assert_eq!(spent.len(), w.before.rules.content.coop.cards.len());
                shuffled += 1;
            }
        });
    }
    assert!(shuffled > 0, "some game goes on for seven laps");
}

/// Proves: ITL-93, ITL-94, ITL-95, ITL-96.
#[test]
fn each_number_of_challengers_survives_its_number_of_adaptations() {
    for (players, needed) in [(1, 4), (2, 5), (3, 6), (4, 7)] {
        let game = Game::new(Content::builtin(), &options(players, false, 0));
        assert_eq!(game.expect("playable").adaptations_needed(), needed);
    }
}

/// Proves: ITL-75, ITL-82.
#[test]
fn the_enemy_adapts_exactly_when_no_card_is_left() {
    let mut adapted = 0;
    for options in tables(30) {
        walk(&options, 5, |w| {
            let used = |game: &Game| own(game).slots.iter().all(|slot| slot.turn != Turn::Up);
            let count =
                |e: &&Event| matches!(e, Event::Patch(patch::Event::ItLearns(Own::Adapted { .. })));
            let times = w.events.iter().filter(count).count() as u8;
            assert_eq!(own(w.after).adaptations - own(w.before).adaptations, times);
            if times > 0 {
                adapted += 1;
                assert!(used(w.before));
                let cubes = |game: &Game| own(game).upgrades.iter().sum::<u8>();
                assert_eq!(cubes(w.after), cubes(w.before) + 1);
            }
            if asks_for_a_card(w.after) {
                assert!(!used(w.after), "there is a card to choose");
            }
        });
    }
    assert!(adapted > 10, "{adapted} adaptations");
}

/// Without a turn limit, against Automata and Dark Player: nobody can play for ever.
///
/// Proves: ITL-89, ITL-90.
#[test]
fn every_game_ends_and_each_way_to_lose_comes_about() {
    let mut endings = BTreeSet::new();
    for options in tables(0) {
        for seed in 0..4 {
            let game = walk(&options, seed, |w| {
                if let Err(fault) = w.after.audit() {
                    panic!("{options:?} seed {seed}: {fault} after {:?}", w.input);
                }
            });
            let Next::Over(Ending::Team { won, rule }) = game.next() else {
                panic!("{options:?} seed {seed} ends with {:?}", game.next());
            };
            endings.insert((won, rule.id()));
        }
    }
    assert!(endings.contains(&(false, "ITL-89")), "{endings:?}");
    assert!(endings.contains(&(false, "ITL-90")), "{endings:?}");
}
