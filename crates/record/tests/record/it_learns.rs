//! It Learns as text: whole random games printed, read, exported and arranged again.

use ark_content::Content;
use ark_engine::modes;
use ark_engine::{Dice, Next, Options};
use ark_record::scenario::{Scenario, export, run};
use ark_record::{Header, Journal, Player, SeededDice, state_hash};

/// Every number of Challengers, against the Automata and against a Dark Player.
fn tables() -> impl Iterator<Item = (u8, bool)> {
    [false, true]
        .into_iter()
        .flat_map(|dark| (1..=4).map(move |players| (players, dark)))
}

/// Plays at random, telling every position.
fn play(options: &Options, number: u64, mut tell: impl FnMut(&Journal)) -> Journal {
    let content = Content::builtin();
    let seats = options.players + u8::from(options.dark_player);
    let players = (0..seats).map(|i| Player {
        name: format!("Player {i}"),
        kind: "random".into(),
    });
    let header = Header::new(content, options.clone(), players.collect());
    let mut journal = Journal::begin(content, header).expect("legal options");
    let seed = SeededDice::seed_of(number);
    let mut dice = SeededDice::at(seed, u64::MAX);
    let mut legal = Vec::new();
    loop {
        journal.roll(seed, &mut ());
        let Next::Ask(asked, _) = journal.game().next() else {
            return journal;
        };
        let seat = asked.min().expect("somebody is asked");
        journal.game().legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        journal.act(seat, action, &mut ()).expect("it was offered");
        tell(&journal);
    }
}

#[test]
fn games_read_back_as_they_were_printed_and_positions_as_they_were_exported() {
    for (players, dark_player) in tables() {
        for variants in [vec![], vec!["complexity-2".to_owned()]] {
            let options = Options {
                dark_player,
                turn_limit: 15,
                variants,
                more: 1,
                ..Options::new("it-learns", players)
            };
            let mut seen = 0;
            let journal = play(&options, u64::from(players), |journal| {
                seen += 1;
                let game = journal.game();
                if seen % 9 != 0 || matches!(game.next(), Next::Over(_)) {
                    return;
                }
                let text = export(game, "somewhere in a game");
                let scenario = Scenario::parse(&text).expect("a scenario");
                let again = run(&scenario).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
                assert_eq!(export(&again, "somewhere in a game"), text);
                let modes::State::ItLearns(_, own) = &game.state.mode else {
                    panic!("not this mode");
                };
                let modes::State::ItLearns(_, other) = &again.state.mode else {
                    panic!("not this mode");
                };
                assert!(own == other, "{text}");
            });
            let again = Journal::read(&journal.print()).expect("it was printed");
            assert_eq!(state_hash(again.game()), state_hash(journal.game()));
        }
    }
}
