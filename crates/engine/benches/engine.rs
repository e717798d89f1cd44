//! How fast the engine plays: `cargo bench -p ark-engine`.
//!
//! First come decisions and complete games per second in plain words, then the same and
//! more as `divan` measures it.

use std::time::{Duration, Instant};

use ark_content::Content;
use ark_engine::{Game, Next, Options, Rules};
use ark_testkit::{TestDice, playout};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    let mut words = std::env::args();
    if words.any(|word| word == "--bench") {
        println!(
            "Random play at a table for four of Awakening, one core, all legal actions listed:"
        );
        for limit in [60, 0] {
            report(limit);
        }
        println!();
    }
    divan::main();
}

/// Plays complete games for a while and says how many of them, and how many decisions,
/// fit into a second.
fn report(limit: u16) {
    let rules = rules("awakening", 4, limit);
    let mut legal = Vec::with_capacity(1024);
    let (mut games, mut decisions) = (0, 0);
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(3) {
        decisions += playout(rules, games, &mut legal).decisions;
        games += 1;
    }
    let seconds = began.elapsed().as_secs_f64();
    let per_second = |count: u64| count as f64 / seconds;
    let until = if limit == 0 {
        "without a turn limit (until a mission is fulfilled)".into()
    } else {
        format!("with the table's option turn_limit = {limit} (TURN-R9)")
    };
    println!(
        "  {until}: {:.0} decisions/s, {:.0} complete games/s, {} decisions a game",
        per_second(decisions),
        per_second(games),
        decisions / games,
    );
}

fn rules(mode: &str, players: u8, turn_limit: u16) -> &'static Rules {
    let options = Options {
        turn_limit,
        ..Options::new(mode, players)
    };
    Rules::intern(Content::builtin(), &options).expect("legal options")
}

/// So many random games of Awakening; without a limit of turns one is far longer.
const fn series(limit: u16) -> u64 {
    if limit == 0 { 4 } else { 50 }
}

/// Random play of complete games, with the listing of all legal actions at each
/// decision; the items are decisions. A game ends by a mission or after the given
/// turns per player (0: only by a mission).
#[divan::bench(args = [(2, 60), (3, 60), (4, 60), (5, 60), (4, 0)], sample_count = 20)]
fn decisions_of_awakening(bencher: Bencher, (players, limit): (u8, u16)) {
    let rules = rules("awakening", players, limit);
    let games = series(limit);
    let mut legal = Vec::with_capacity(1024);
    let total: u64 = (0..games)
        .map(|seed| playout(rules, seed, &mut legal).decisions)
        .sum();
    bencher.counter(ItemsCount::new(total)).bench_local(|| {
        for seed in 0..games {
            black_box(playout(rules, seed, &mut legal));
        }
    });
}

/// The same with whole games of four as items, by their limit of turns.
#[divan::bench(args = [60, 0], sample_count = 20)]
fn games_of_awakening_4(bencher: Bencher, limit: u16) {
    let rules = rules("awakening", 4, limit);
    let games = series(limit);
    let mut legal = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        for seed in 0..games {
            black_box(playout(rules, seed, &mut legal));
        }
    });
}

fn middle_of_a_game() -> Game {
    let rules = rules("awakening", 4, 0);
    let mut dice = TestDice::new(7);
    let mut game = Game::start(rules, &mut ());
    let mut legal = Vec::new();
    for _ in 0..900 {
        match game.next() {
            Next::Over(_) => break,
            Next::Roll(question) => {
                let n =
                    ark_engine::Dice::below(&mut dice, ark_engine::chance::ways(&game, question));
                game.roll(ark_engine::chance::outcome(&game, question, n), &mut ());
            }
            Next::Ask(seats, _) => {
                let seat = seats.min().expect("somebody is asked");
                game.legal(seat, &mut legal);
                let n = ark_engine::Dice::below(&mut dice, legal.len() as u32);
                game.play_unchecked(seat, legal[n as usize], &mut ());
            }
        }
    }
    game
}

#[divan::bench]
fn copy_of_a_state(bencher: Bencher) {
    let game = middle_of_a_game();
    bencher.bench_local(|| black_box(*black_box(&game)));
}
