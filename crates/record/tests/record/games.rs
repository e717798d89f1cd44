//! Whole random games as text: print and read, fork, undo, export and arrange.

use ark_content::Content;
use ark_engine::{Action, Dice, Game, Input, Next, Options};
use ark_ids::Seat;
use ark_record::scenario::{Scenario, export, run};
use ark_record::{Header, Journal, Player, SeededDice, state_hash};

type Table = (&'static str, u8, &'static [&'static str]);

const BOTH: &[&str] = &["b-side", "complexity-2"];

const MODES: [Table; 22] = [
    ("awakening", 2, &[]),
    ("awakening", 3, &[]),
    ("awakening", 4, &[]),
    ("awakening", 5, &[]),
    ("fallout", 2, &[]),
    ("fallout", 3, &[]),
    ("fallout", 4, &[]),
    ("fallout", 5, &[]),
    ("first-mission", 1, &[]),
    ("first-mission", 2, &[]),
    ("first-mission", 3, &[]),
    ("first-mission", 4, &[]),
    ("awakening", 3, &["b-side"]),
    ("awakening", 5, &["b-side"]),
    ("awakening", 2, BOTH),
    ("awakening", 3, BOTH),
    ("awakening", 4, BOTH),
    ("awakening", 5, BOTH),
    ("glitch", 1, &[]),
    ("glitch", 2, &[]),
    ("glitch", 3, &[]),
    ("glitch", 4, &[]),
];

fn players(n: u8) -> Vec<Player> {
    (0..n)
        .map(|i| Player {
            name: format!("Player {i}"),
            kind: "random".into(),
        })
        .collect()
}

/// Plays at random, telling every position with the input that leads on.
fn play(table: Table, number: u64, mut tell: impl FnMut(&Journal)) -> Journal {
    let (mode, n, variants) = table;
    let content = Content::builtin();
    let mut options = Options::new(mode, n);
    options.turn_limit = 25;
    options.random_seats = true;
    options.variants = variants.iter().map(|slug| (*slug).to_owned()).collect();
    let mut journal =
        Journal::begin(content, Header::new(content, options, players(n))).expect("legal options");
    let seed = SeededDice::seed_of(number);
    let mut dice = SeededDice::at(seed, u64::MAX);
    let mut legal = Vec::new();
    loop {
        journal.roll(seed, &mut ());
        let Next::Ask(seats, _) = journal.game().next() else {
            return journal;
        };
        let seat = seats.min().expect("somebody is asked");
        journal.game().legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        journal.act(seat, action, &mut ()).expect("it was offered");
        tell(&journal);
    }
}

/// Proves: SETUP-R13.
#[test]
fn a_printed_game_reads_back_as_the_same_game() {
    for table in MODES {
        for number in 0..4 {
            let journal = play(table, number, |_| {});
            let text = journal.print();
            let again = Journal::read(&text).unwrap_or_else(|e| panic!("{table:?} {number}: {e}"));
            assert_eq!(again.entries(), journal.entries());
            assert_eq!(state_hash(again.game()), state_hash(journal.game()));
            assert_eq!(again.print(), text);
        }
    }
}

#[test]
fn every_position_exports_as_a_scenario_that_arranges_it_again() {
    for table in MODES {
        let mut seen = 0;
        play(table, 11, |journal| {
            seen += 1;
            if seen % 5 == 0 && !matches!(journal.game().next(), Next::Over(_)) {
                same_after_export(journal.game());
            }
        });
    }
}

fn same_after_export(game: &Game) {
    let text = export(game, "somewhere in a game");
    let scenario = Scenario::parse(&text).unwrap_or_else(|e| {
        panic!("{e:?}\n{text}");
    });
    let again = run(&scenario).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    assert_eq!(export(&again, "somewhere in a game"), text);
}

#[test]
fn undo_then_redo_is_the_same_game() {
    for table in MODES {
        let mut seen = 0;
        play(table, 5, |journal| {
            seen += 1;
            if seen % 7 != 0 {
                return;
            }
            let Some(Input::Player(seat, _)) = journal.entries().last().map(|e| e.input) else {
                return;
            };
            let to = journal.undo_point(seat);
            let mut back = journal.fork(to);
            assert!(back.consent_needed(seat, to).is_empty());
            for entry in &journal.entries()[to..] {
                back.apply(entry.input, &mut ())
                    .expect("it was played before");
            }
            assert_eq!(back.entries(), journal.entries());
            assert_eq!(state_hash(back.game()), state_hash(journal.game()));
        });
    }
}

/// Nothing that anybody learned lies behind the point to which a seat may go back
/// alone; what lies before it needs somebody's word.
#[test]
fn undo_alone_stops_where_somebody_learned_something() {
    play(("awakening", 3, BOTH), 9, |journal| {
        for seat in [Seat(0), Seat(1), Seat(2)] {
            let to = journal.undo_point(seat);
            for entry in &journal.entries()[to..] {
                assert!(entry.learners.is_empty());
            }
            if to > 0 {
                let last = journal.entries()[to - 1];
                let own = matches!(last.input, Input::Player(s, _) if s == seat);
                let others = journal.consent_needed(seat, to - 1);
                assert!(!own || !last.learners.is_empty());
                assert!(!others.is_empty() || last.learners.has(seat));
            }
        }
    });
}

#[test]
fn a_changed_line_is_found_at_its_line() {
    let journal = play(("awakening", 2, &[]), 3, |_| {});
    let text = journal.print();
    let lines: Vec<&str> = text.lines().collect();
    let at = lines
        .iter()
        .position(|l| l.contains(" take "))
        .expect("somebody takes a section");
    let other = if lines[at].contains("take military") {
        "take power"
    } else {
        "take military"
    };
    let hash = lines[at].split('#').nth(1).expect("each line has its hash");
    let mut changed: Vec<String> = lines.iter().map(|l| (*l).to_owned()).collect();
    changed[at] = format!("{} {other} #{hash}", &lines[at][..1]);
    let error = Journal::read(&changed.join("\n")).err().expect("found");
    assert_eq!(error.line, at + 1);
}

/// Who shows a card of the hand, used or built, cannot take that back alone: the others
/// have seen it.
#[test]
fn a_card_that_was_shown_is_taken_back_only_by_consent() {
    let mut shown = 0;
    play(("awakening", 2, BOTH), 3, |journal| {
        let Some(Input::Player(seat, action)) = journal.entries().last().map(|e| e.input) else {
            return;
        };
        let at = journal.entries().len() - 1;
        let before = journal.position(at).state.seat(seat).hand.open();
        let after = journal.game().state.seat(seat).hand.open();
        let secret = matches!(action, Action::Discard(_) | Action::Commit(_));
        if before.len() > after.len() && !secret {
            shown += 1;
            assert!(journal.undo_point(seat) > at, "{action:?}");
            let other = Seat(1 - seat.0);
            assert!(journal.consent_needed(seat, at).has(other), "{action:?}");
        }
    });
    assert!(shown > 0, "no card was shown");
}
