//! The balance lab: what is counted, and that every game is looked after.

use ark_bots::arena::Entry;
use ark_bots::balance::{Lab, Played, Setting, Used};
use ark_bots::{Bot, Kind, Observer, SeededDice, Umpire, play_before};
use ark_content::Content;
use ark_engine::{Action, Game, Options, Rules};
use ark_ids::{Cell, Seat};

fn play(mode: &str, players: u8, variants: &[&str], games: u64) -> Played {
    play_with(&[Kind::Engineer], mode, players, variants, games)
}

fn play_with(bots: &[Kind], mode: &str, players: u8, variants: &[&str], games: u64) -> Played {
    let mut options = Options::new(mode, players);
    options.variants = variants.iter().map(|slug| (*slug).to_owned()).collect();
    let lab = Lab {
        settings: vec![Setting::new(options, games)],
        entries: bots.iter().copied().map(Entry::from).collect(),
        seed: 3,
        threads: 2,
    };
    lab.run(Content::builtin(), &|_| {}).expect("playable")
}

fn times(used: &[Used], kind: &str, deed: &str, has: impl Fn(&str) -> bool) -> u64 {
    let fits = |u: &&Used| u.kind == kind && u.deed == deed && has(&u.slug);
    used.iter().filter(fits).map(|u| u.times).sum()
}

/// In Awakening nobody can activate a factory; it is used all the same.
#[test]
fn a_factory_is_used_when_it_is_built_and_exploited() {
    let played = play("awakening", 2, &[], 12);
    let used = played.usage().used();
    let factory = |slug: &str| slug.starts_with("factory");
    assert!(times(&used, "room", "cubes", factory) > 0);
    assert!(times(&used, "room", "exploited", factory) > 0);
    assert_eq!(times(&used, "room", "activated", factory), 0);
    let never = played.usage().never("room");
    assert!(!never.iter().any(|slug| factory(slug)), "{never:?}");
}

/// The cards of First Mission are a deck of their own.
#[test]
fn a_mission_of_another_deck_is_not_missed() {
    for (mode, players) in [("first-mission", 2), ("glitch", 1)] {
        let missed = play(mode, players, &[], 1).usage().never("mission");
        assert!(!missed.is_empty(), "{mode}: one game uses few missions");
        let stray = missed
            .iter()
            .find(|slug| slug.starts_with("first-") != (mode == "first-mission"));
        assert_eq!(stray, None, "{mode}");
    }
}

#[test]
fn what_is_done_in_rooms_adds_up_to_what_was_decided() {
    let used = play("awakening", 3, &[], 6).usage().used();
    let any = |_: &str| true;
    let done = |action: &str| times(&used, "action", "done", |slug| slug == action);
    assert_eq!(times(&used, "room", "exploited", any), done("exploit"));
    let cubes = times(&used, "room", "cubes", any);
    assert!(cubes > 0 && cubes <= done("engineer"));
    let fulfilled = times(&used, "mission", "fulfilled", any);
    assert!(fulfilled <= times(&used, "mission", "drawn", any));
}

#[test]
fn sections_are_counted_by_line_board_and_card() {
    let used = play("awakening", 3, &["b-side", "complexity-2"], 12)
        .usage()
        .used();
    let own = |slug: &str| slug.starts_with("b-");
    assert!(times(&used, "section", "phases", own) > 0);
    assert_eq!(times(&used, "section", "phases", |slug| !own(slug)), 0);
    // Whoever does anything also builds.
    let used = play_with(&[Kind::Random], "awakening", 3, &["complexity-2"], 16);
    let used = used.usage().used();
    assert!(times(&used, "built", "constructed", |_| true) > 0);
    assert!(times(&used, "built", "phases", |_| true) > 0);
    let used = play("awakening", 2, &[], 6).usage().used();
    for line in [
        "production/produce",
        "production/exploit",
        "research/discover",
    ] {
        assert!(used.iter().any(|u| u.kind == "section" && u.slug == line));
    }
    assert_eq!(times(&used, "section", "phases", own), 0);
}

#[test]
fn bots_take_the_seats_in_turn_and_another_begins_each_game() {
    let bots = [Kind::Cadet, Kind::Engineer];
    let played = play_with(&bots, "first-mission", 3, &[], 2);
    let seats: Vec<&str> = played.batches[0]
        .rows
        .iter()
        .map(|row| row.bots.as_str())
        .collect();
    assert_eq!(seats, ["cadet engineer cadet", "engineer cadet engineer"]);
    let longest = &played.conduct.longest_ms;
    assert_eq!(longest.keys().collect::<Vec<_>>(), ["cadet", "engineer"]);
    assert!(longest.values().all(|ms| *ms > 0.0));
}

#[test]
fn every_move_is_checked_and_every_stall_counted() {
    let fine = play("awakening", 2, &[], 3).conduct;
    assert_eq!((fine.games, fine.illegal_moves, fine.stalls()), (3, 0, 0));
    assert!(fine.is_fine() && fine.decisions > 100);
    let mut options = Options::new("awakening", 2);
    options.turn_limit = 3;
    let lab = Lab {
        settings: vec![Setting::new(options, 2)],
        entries: vec![Entry::from(Kind::Random)],
        seed: 1,
        threads: 1,
    };
    let stalled = lab
        .run(Content::builtin(), &|_| {})
        .expect("playable")
        .conduct;
    assert_eq!((stalled.turn_limits, stalled.endless), (2, 0));
    assert!(!stalled.is_fine());
}

/// Answers with what it was never offered.
struct Cheat;

impl Bot for Cheat {
    fn choose(&mut self, _: &Observer<'_>, _: &[Action]) -> Action {
        Action::Build(Cell(0))
    }
}

/// Remembers what was refused, and has enough at some time.
#[derive(Default)]
struct Strict {
    refused: u64,
}

impl Umpire for Strict {
    fn allows(&mut self, game: &Game, seat: Seat, action: Action) -> bool {
        let legal = game.check(seat, action).is_ok();
        self.refused += u64::from(!legal);
        legal
    }

    fn stops(&mut self, decisions: u64) -> bool {
        decisions >= 50
    }
}

#[test]
fn an_umpire_refuses_what_is_illegal_and_ends_what_does_not_end() {
    let options = Options::new("first-mission", 2);
    let rules = Rules::intern(Content::builtin(), &options).expect("playable");
    let mut game = Game::start(rules, &mut ());
    let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(Cheat), Box::new(Cheat)];
    let (mut strict, mut dice) = (Strict::default(), SeededDice::new(1));
    let played = play_before(
        &mut strict,
        &mut game,
        &mut bots,
        &mut dice,
        &mut (),
        &mut |_, _, _| {},
    );
    assert!(strict.refused > 0);
    assert_eq!(played.decisions, 50);
}
