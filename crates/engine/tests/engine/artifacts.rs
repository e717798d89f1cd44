//! Artifact cards: what is on them, who sees them, what holds of every hand (ART chapter).

use std::collections::BTreeSet;

use ark_content::{Content, Kind, Use};
use ark_engine::{Action, Game, Input, Next, Options, PEN, Question};
use ark_ids::{Cell, Seat, Set};
use ark_testkit::{TestDice, walk};

fn options(players: u8) -> Options {
    Options {
        turn_limit: 40,
        ..Options::new("awakening", players)
    }
}

/// Proves: ART-10.
#[test]
fn every_card_has_its_parts() {
    let kinds = &Content::builtin().card_kinds;
    assert!(kinds.iter().any(|card| card.critical));
    assert!(kinds.iter().any(|card| !card.critical));
    for card in kinds {
        assert!(card.power > 0, "{}: a power", card.slug);
        assert!(!card.name.en.is_empty(), "{}: a name", card.slug);
        assert!(!card.text.en.is_empty(), "{}: a text", card.slug);
        assert!(!card.icon.is_empty(), "{}: an icon", card.slug);
        assert!(
            !card.section.benefits.is_empty() || !card.section.mini.is_empty(),
            "{}: a benefit",
            card.slug
        );
        if let Use::Grant(points) | Use::Shift(points) = &card.uses {
            assert!(!points.is_empty(), "{}: a one-time use", card.slug);
        }
    }
    let section = |kind: Kind| {
        kinds
            .iter()
            .any(|c| c.section.benefits.iter().any(|b| b.kind == kind))
    };
    assert!(section(Kind::CombatPerUnit) && section(Kind::Defence));
}

/// The first position of a random game that fits.
fn position(players: u8, fits: impl Fn(&Game) -> bool) -> Game {
    let mut found = None;
    for seed in 0.. {
        walk(&options(players), seed, |w| {
            if found.is_none() && fits(w.after) {
                found = Some(*w.after);
            }
        });
        if let Some(game) = found {
            return game;
        }
    }
    unreachable!("one of the games fits")
}

/// What others hold, and what was discarded, could be any cards: only their number is known.
///
/// Proves: ART-03, ART-06, ART-R10.
#[test]
fn hands_and_the_discard_pile_are_secret() {
    let game = position(2, |g| {
        g.hand_size(Seat(0)) > 4 && g.state.artifact_discard.open().len() > 3
    });
    let mut dice = TestDice::new(1);
    let mut hands = BTreeSet::new();
    let mut piles = BTreeSet::new();
    for _ in 0..50 {
        let world = game.imagine(Some(Seat(1)), &mut dice);
        assert_eq!(world.hand_size(Seat(0)), game.hand_size(Seat(0)));
        assert_eq!(
            world.artifact_discard_size(),
            game.artifact_discard_size(),
            "the size of the pile is public"
        );
        let own = |g: &Game| g.state.seat(Seat(1)).hand.open();
        assert_eq!(own(&world), own(&game), "one's own cards one knows");
        hands.insert(world.state.seat(Seat(0)).hand.open().bits());
        piles.insert(world.state.artifact_discard.open().bits());
    }
    assert!(hands.len() > 10, "{} different hands", hands.len());
    assert!(piles.len() > 10, "{} different piles", piles.len());
}

/// Proves: ART-05, ART-08, ART-R3, ART-R4.
#[test]
fn hands_keep_the_pen_and_the_limit() {
    let mut full = 0;
    for seed in 0..300 {
        walk(&options(2), seed, |w| {
            if let Next::Ask(_, question) = w.after.next() {
                let pen = |s| w.after.state.seat(Seat(s)).hand.open().has(PEN);
                assert!(pen(0) && pen(1), "the Pen stays");
                let most = (0..2).map(|s| w.after.hand_size(Seat(s))).max();
                let above = most > Some(15);
                match question {
                    Question::Discard => assert!(above, "{most:?} cards"),
                    // Discarding follows in the same step.
                    Question::Keep => {}
                    other => assert!(!above, "{most:?} cards at {other:?}"),
                }
                full += u32::from(above);
            }
        });
    }
    assert!(full > 0, "some hand was too full");
}

/// The whole board but two cells, as far as pieces are concerned.
fn rooms_without(game: &Game, a: Cell, b: Cell) -> Vec<(Cell, ark_engine::Room)> {
    let others: Set<Cell> = game.state.derived.built.without(a).without(b);
    others.iter().map(|c| (c, *game.state.room(c))).collect()
}

/// What lies in no room stays where it is, seals on doorways among it.
///
/// Proves: ART-15, ART-16, ART-17, ART-18, ART-R7.
#[test]
fn a_swap_moves_two_rooms_and_nothing_else() {
    let complex = Options {
        variants: vec!["complexity-2".to_owned()],
        ..options(2)
    };
    let mut sealed = 0;
    let mut swaps = 0;
    for seed in 0..40 {
        walk(&complex, seed, |w| {
            let Input::Player(_, Action::Swap(a, b)) = w.input else {
                return;
            };
            swaps += 1;
            let (before, after) = (&w.before.state, &w.after.state);
            assert!(!before.derived.gates.has(a) && !before.derived.gates.has(b));
            let seals = |state: &ark_engine::State| {
                let own = state.variants.complexity_2;
                own.seals().collect::<Vec<_>>()
            };
            assert_eq!(seals(before), seals(after));
            sealed += seals(before).len();
            assert_eq!(before.derived.built, after.derived.built);
            assert_eq!(before.derived.gates, after.derived.gates);
            assert_eq!(rooms_without(w.before, a, b), rooms_without(w.after, a, b));
            assert_eq!(before.room(a), after.room(b));
            assert_eq!(before.room(b), after.room(a));
            for seat in w.before.rules.all_seats() {
                let (was, is) = (before.seat(seat), after.seat(seat));
                assert_eq!(was.sections, is.sections);
                assert_eq!((was.home, was.stock), (is.home, is.stock));
            }
        });
    }
    assert!(sealed > 0, "some doorway was sealed");
    assert!(swaps > 0, "some rooms were swapped");
}
