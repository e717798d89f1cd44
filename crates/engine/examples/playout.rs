//! A fixed amount of random play, for counting instructions: `cargo xtask instructions`.
//!
//! `playout GAMES [MODE PLAYERS [VARIANT…]]`; a variant `dark-player` seats one. `playout
//! speed` plays every mode, bare and with each variant, and compares decisions per second.

use std::time::{Duration, Instant};

use ark_content::Content;
use ark_engine::{Options, Rules};
use ark_testkit::{combinations, playout};

const LIMIT: u16 = 60;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.first().is_some_and(|word| word == "speed") {
        return speed();
    }
    let games: u64 = words.first().and_then(|n| n.parse().ok()).unwrap_or(20);
    let mode = words.get(1).map_or("awakening", String::as_str);
    let players = words.get(2).and_then(|n| n.parse().ok()).unwrap_or(4);
    let more = words.get(3..).unwrap_or_default();
    let (dark, variants): (Vec<_>, Vec<_>) = more.iter().partition(|word| *word == "dark-player");
    let wanted = |options: &Options| {
        options.mode == mode
            && options.players == players
            && options.dark_player != dark.is_empty()
            && options.variants.iter().eq(variants.iter().copied())
    };
    let options = tables().find(wanted).expect("a legal combination");
    let rules = Rules::intern(Content::builtin(), &options).expect("legal options");
    let mut legal = Vec::with_capacity(1024);
    let (mut decisions, mut rolls) = (0, 0);
    for seed in 0..games {
        let played = playout(rules, seed, &mut legal);
        decisions += played.decisions;
        rolls += played.rolls;
    }
    println!("games {games} decisions {decisions} rolls {rolls}");
}

/// Every legal table.
fn tables() -> impl Iterator<Item = Options> {
    combinations().into_iter().map(|options| Options {
        turn_limit: LIMIT,
        random_seats: false,
        ..options
    })
}

/// Those for four with at most one variant.
fn tables_for_four() -> impl Iterator<Item = Options> {
    tables().filter(|options| options.players == 4 && options.variants.len() <= 1)
}

fn name(options: &Options) -> String {
    let dark = options.dark_player.then_some("Dark Player");
    let more = dark
        .into_iter()
        .chain(options.variants.iter().map(String::as_str));
    let words: Vec<&str> = [options.mode.as_str()].into_iter().chain(more).collect();
    words.join(", ")
}

/// Decisions per second at tables for four, each mode and variant in turn and the whole
/// round again, so that a busy moment of the machine falls on all alike.
fn speed() {
    let tables: Vec<Options> = tables_for_four().collect();
    let mut taken = vec![(0, Duration::ZERO); tables.len()];
    let mut legal = Vec::with_capacity(1024);
    for seed in 0..60 {
        for (options, (decisions, time)) in tables.iter().zip(&mut taken) {
            let rules = Rules::intern(Content::builtin(), options).expect("legal options");
            let began = Instant::now();
            *decisions += playout(rules, seed, &mut legal).decisions;
            *time += began.elapsed();
        }
    }
    let rate = |(decisions, time): (u64, Duration)| decisions as f64 / time.as_secs_f64();
    let base = tables
        .iter()
        .zip(&taken)
        .find(|(options, _)| options.mode == "awakening" && options.variants.is_empty());
    let base = base.map_or(1.0, |(_, taken)| rate(*taken));
    println!("| table for four | decisions/s | to Awakening |\n| --- | ---: | ---: |");
    for (options, taken) in tables.iter().zip(taken) {
        let rate = rate(taken);
        println!("| {} | {rate:.0} | {:.2} |", name(options), rate / base);
    }
}
