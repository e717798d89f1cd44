//! Levels of experience in the head of a record.

use ark_content::Content;
use ark_engine::{Level, Next, Options};
use ark_record::scenario::{Scenario, export, run};
use ark_record::{Header, Journal, Player, SeededDice, state_hash};

fn begun() -> Journal {
    let content = Content::builtin();
    let mut options = Options::new("awakening", 3);
    options.variants = vec!["unfair".to_owned()];
    options.levels[1] = Level::Beginner;
    options.levels[2] = Level::Intermediate;
    options.random_seats = true;
    let players = ["Ann", "Bob", "Cleo"].map(|name| Player {
        name: name.to_owned(),
        kind: "human".to_owned(),
    });
    let header = Header::new(content, options, players.to_vec());
    let mut journal = Journal::begin(content, header).expect("legal options");
    journal.roll(SeededDice::seed_of(1), &mut ());
    journal
}

/// Proves: UNF-01.
#[test]
fn a_record_says_how_well_each_player_knows_the_game() {
    let journal = begun();
    let text = journal.print();
    assert!(text.contains("\nlevels: experienced beginner intermediate\n"));
    let again = Journal::read(&text).expect("it reads back");
    assert_eq!(again.header(), journal.header());
    assert_eq!(state_hash(again.game()), state_hash(journal.game()));
    let wrong = text.replace("levels: experienced", "levels: wise");
    assert!(Journal::read(&wrong).is_err());
}

#[test]
fn a_position_with_levels_is_arranged_again() {
    let journal = begun();
    assert!(matches!(journal.game().next(), Next::Ask(..)));
    let text = export(journal.game(), "the first turn");
    let scenario = Scenario::parse(&text).expect("it reads back");
    let again = run(&scenario).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    for seat in again.rules.all_seats() {
        assert_eq!(again.level(seat), journal.game().level(seat));
    }
    assert_eq!(export(&again, "the first turn"), text);
}
