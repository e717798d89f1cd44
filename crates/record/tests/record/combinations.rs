//! Random play in every legal combination of mode, variants, side, number of players, and
//! Automata or Dark Player, with all that must hold at every table.
//!
//! A run takes a sample; `cargo xtask combinations` takes all of them, more games of each.

use std::env;

use ark_content::Content;
use ark_engine::{Dice, Game, Input, Next, Options};
use ark_ids::Seat;
use ark_protocol::View;
use ark_record::scenario::{Scenario, export};
use ark_record::{Header, Journal, Player, SeededDice, state_hash};
use ark_testkit::{combinations, offered_is_accepted};

/// One in so many combinations is in the sample.
const SHARE: usize = 12;
/// So many turns of each player are enough to come to everything; most games end sooner.
const LIMIT: u16 = 30;

/// How often something was looked at.
#[derive(Default)]
struct Tally {
    games: usize,
    inputs: usize,
    lists: usize,
    worlds: usize,
    undone: usize,
    limited: usize,
}

#[test]
fn everything_holds_in_every_combination() {
    let games: Option<u64> = env::var("ARK_COMBINATIONS").ok().map(|games| {
        games
            .parse()
            .expect("ARK_COMBINATIONS is a number of games")
    });
    let all = combinations();
    assert_eq!(all.len(), 148, "legal combinations");
    let mut tally = Tally::default();
    for (i, options) in all.iter().enumerate() {
        if games.is_none() && i % SHARE != 0 {
            continue;
        }
        for number in 0..games.unwrap_or(1) {
            let played = play(options, number, &mut tally);
            reads_back(&played);
            let over = played.game().next();
            let Next::Over(ending) = over else {
                panic!("{options:?}: {number} does not end");
            };
            tally.games += 1;
            tally.inputs += played.entries().len();
            tally.limited += usize::from(ending == ark_engine::Ending::TurnLimit);
        }
        if games.is_some() {
            let dark = if options.dark_player {
                " with a Dark Player"
            } else {
                ""
            };
            let (mode, players) = (&options.mode, options.players);
            let variants = options.variants.join(" ");
            println!("{:3} {mode}{dark} for {players} {variants}: holds", i + 1);
        }
    }
    let Tally {
        games,
        inputs,
        lists,
        worlds,
        undone,
        limited,
    } = tally;
    println!(
        "{games} games, {limited} of them to the turn limit; {inputs} inputs, each with an audit; \
         {lists} lists of actions, {worlds} imagined worlds, {undone} undone and redone"
    );
}

/// Plays at random, also beside the question, and looks at everything on the way.
fn play(options: &Options, number: u64, tally: &mut Tally) -> Journal {
    let content = Content::builtin();
    let options = Options {
        turn_limit: LIMIT,
        ..options.clone()
    };
    let seats = options.players + u8::from(options.dark_player);
    let players = (0..seats).map(|i| Player {
        name: format!("Player {i}"),
        kind: "random".into(),
    });
    let header = Header::new(content, options, players.collect());
    let mut journal = Journal::begin(content, header).expect("legal options");
    let seed = SeededDice::seed_of(number);
    let mut dice = SeededDice::at(seed, u64::MAX);
    let mut actions = Vec::new();
    loop {
        journal.roll(seed, &mut ());
        let game = *journal.game();
        if let Err(fault) = game.audit() {
            panic!("{:?}: {fault}", journal.header().options);
        }
        let Next::Ask(asked, _) = game.next() else {
            return journal;
        };
        look(&journal, &mut dice, tally);
        let mut seat = asked
            .nth(dice.below(asked.len() as u32) as usize)
            .expect("somebody is asked");
        game.legal(seat, &mut actions);
        if dice.below(25) == 0 {
            let beside = Seat(dice.below(u32::from(seats)) as u8);
            let mut more = Vec::new();
            game.aside(beside, &mut more);
            if !more.is_empty() {
                (seat, actions) = (beside, more);
            }
        }
        let action = actions[dice.below(actions.len() as u32) as usize];
        journal.act(seat, action, &mut ()).expect("it was offered");
    }
}

/// What costs too much to be looked at each time.
fn look(journal: &Journal, dice: &mut SeededDice, tally: &mut Tally) {
    let game = journal.game();
    if dice.below(60) == 0 {
        offered_is_accepted(game);
        tally.lists += 1;
    }
    let tricky = game.state.combat.is_some() || game.drawn_size() > 0;
    if dice.below(if tricky { 4 } else { 30 }) == 0 {
        let viewers = game.rules.players.iter().map(Some).chain([None]);
        for viewer in viewers {
            let world = game.imagine(viewer, dice);
            let alike = View::of(&world, viewer) == View::of(game, viewer);
            assert!(alike, "{viewer:?} sees more than it may: {:?}", game.next());
            tally.worlds += 1;
        }
    }
    if dice.below(40) == 0 {
        same_after_export(game);
        if let Some(Input::Player(seat, _)) = journal.entries().last().map(|e| e.input) {
            undo_and_redo(journal, seat);
            tally.undone += 1;
        }
    }
}

fn same_after_export(game: &Game) {
    let text = export(game, "somewhere in a game");
    let scenario = Scenario::parse(&text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    let again = scenario
        .arrange()
        .unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    assert_eq!(export(&again, "somewhere in a game"), text);
}

fn undo_and_redo(journal: &Journal, seat: Seat) {
    let to = journal.undo_point(seat);
    let mut back = journal.fork(to);
    for entry in &journal.entries()[to..] {
        back.apply(entry.input, &mut ())
            .expect("it was played before");
    }
    assert_eq!(back.entries(), journal.entries());
    assert_eq!(state_hash(back.game()), state_hash(journal.game()));
}

/// The record is the game: inputs and the hash after each of them.
fn reads_back(journal: &Journal) {
    let text = journal.print();
    let again = Journal::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.entries(), journal.entries());
    assert_eq!(state_hash(again.game()), state_hash(journal.game()));
    assert_eq!(again.print(), text);
    let mut unchecked = journal.position(0);
    for entry in journal.entries() {
        match entry.input {
            Input::Player(seat, action) => unchecked.play_unchecked(seat, action, &mut ()),
            Input::Chance(outcome) => unchecked.roll(outcome, &mut ()),
        }
    }
    assert_eq!(state_hash(&unchecked), state_hash(journal.game()));
}
