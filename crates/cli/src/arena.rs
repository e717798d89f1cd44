//! `ark arena`: bots against each other, and their ladder.

use std::sync::Mutex;

use ark_bots::arena::{Arena, Entry, Result as Series, Rung, Test, ladder};
use ark_content::Content;
use indicatif::ProgressBar;
use serde_json::json;

use crate::failure::Outcome;
use crate::output::{self, Out};
use crate::position;
use crate::sim::{progress_bar, threads};
use crate::table::Table;

/// Let bots play each other and say who is stronger, by how much and how surely
///
/// Every entry meets every other. A round is two games with the same luck and the
/// seats exchanged; with an odd number of players each has the larger half once. In modes
/// that all win or lose together, each entry plays one of the two as the whole team (with
/// `--dark-player` against the other), and who wins more makes the points; a single player
/// who wins both times is compared by turns. A pairing ends early when a sequential test is certain at the 5 %
/// level that the first entry is ahead, or that it is not. docs/bots.md has the ladder.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark arena engineer cadet --games 400
  ark arena commander:200ms engineer --games 100 --all   no early end
  ark arena engineer cadet --mode glitch --players 3     whose teams win more
  ark arena cadet engineer commander --json              a ladder of three")]
pub(crate) struct Args {
    /// Two or more bots; `commander:200ms` or `commander:5000it` sets how long it thinks
    #[arg(required = true, num_args = 2.., value_name = "BOT")]
    entries: Vec<Entry>,
    #[command(flatten)]
    table: Table,
    /// The most games of each pairing
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Play all games, even when the result is certain
    #[arg(long)]
    all: bool,
    /// Elo points that the test tells from equality
    #[arg(long, default_value_t = 50.0, value_name = "ELO")]
    margin: f64,
    /// The seed of the whole series
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores if not said
    #[arg(long)]
    threads: Option<usize>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// One pairing with its result.
struct Pairing {
    pair: [usize; 2],
    series: Series,
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let entries = &args.entries;
    let test = Test {
        less: 0.0,
        more: args.margin,
    };
    let arena = Arena {
        options: args.table.options(),
        seed: args.seed,
        games: args.games,
        threads: threads(args.threads),
        test: (!args.all).then_some(test),
    };
    let pairs = (0..entries.len()).flat_map(|a| (a + 1..entries.len()).map(move |b| [a, b]));
    let pairs: Vec<[usize; 2]> = pairs.collect();
    let bar = Mutex::new(progress_bar(args.games * pairs.len() as u64));
    let mut pairings = Vec::new();
    for (i, pair) in pairs.into_iter().enumerate() {
        let before = args.games * i as u64;
        let tell = |done: u64| position_of(&bar, before + done);
        let series = arena
            .pair(Content::builtin(), pair.map(|e| entries[e]), &tell)
            .map_err(|found| position::conflicts(&found))?;
        pairings.push(Pairing { pair, series });
    }
    if let Ok(bar) = bar.into_inner() {
        bar.finish_and_clear();
    }
    let scores: Vec<_> = pairings
        .iter()
        .map(|p| (p.pair[0], p.pair[1], p.series.score))
        .collect();
    let rungs = ladder(entries.len(), &scores);
    if args.json {
        write_json(args, &pairings, &rungs, &test, out)
    } else {
        write_text(args, &pairings, &rungs, &test, out)
    }
}

fn position_of(bar: &Mutex<ProgressBar>, done: u64) {
    if let Ok(bar) = bar.lock() {
        bar.set_position(done);
    }
}

fn verdict(series: &Series, test: &Test) -> &'static str {
    match test.verdict(&series.score) {
        Some(true) => "ahead",
        Some(false) => "not ahead",
        None => "open",
    }
}

fn write_text(args: &Args, pairings: &[Pairing], rungs: &[Rung], test: &Test, out: Out) -> Outcome {
    let Table { mode, players, .. } = &args.table;
    writeln!(out, "{mode}, {players} players, seed {}\n", args.seed)?;
    let mut rows = vec![
        [
            "pairing", "games", "won", "lost", "neither", "points", "95 %", "Elo", "95 %", "test",
        ]
        .map(str::to_owned)
        .to_vec(),
    ];
    for Pairing { pair, series } in pairings {
        let (share, elo) = (series.score.share(), series.score.elo());
        rows.push(vec![
            format!("{} - {}", args.entries[pair[0]], args.entries[pair[1]]),
            (2 * series.score.rounds).to_string(),
            series.first.to_string(),
            series.second.to_string(),
            series.neither.to_string(),
            format!("{:.1} %", 100.0 * share.value),
            format!("{:.1} to {:.1} %", 100.0 * share.low, 100.0 * share.high),
            format!("{:+.0}", elo.value),
            format!("{:+.0} to {:+.0}", elo.low, elo.high),
            verdict(series, test).to_owned(),
        ]);
    }
    writeln!(out, "{}", output::table(&rows, &[1, 2, 3, 4, 5, 6, 7, 8]))?;
    write_apart(args, pairings, out)?;
    let mut rows = vec![["ladder", "Elo", "95 %"].map(str::to_owned).to_vec()];
    for rung in rungs {
        rows.push(vec![
            args.entries[rung.entry].to_string(),
            format!("{:+.0}", rung.elo.value),
            format!("{:+.0} to {:+.0}", rung.elo.low, rung.elo.high),
        ]);
    }
    write!(out, "{}", output::table(&rows, &[1, 2]))?;
    Ok(())
}

/// What each entry won of its own games, where they do not play each other.
fn write_apart(args: &Args, pairings: &[Pairing], out: Out) -> Outcome {
    let mut rows = vec![
        ["own games", "games", "won", "share", "95 %"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for Pairing { pair, series } in pairings {
        let won = [series.first, series.second];
        for (side, share) in series.own().into_iter().flatten().enumerate() {
            rows.push(vec![
                args.entries[pair[side]].to_string(),
                series.score.rounds.to_string(),
                won[side].to_string(),
                format!("{:.1} %", 100.0 * share.value),
                format!("{:.1} to {:.1} %", 100.0 * share.low, 100.0 * share.high),
            ]);
        }
    }
    if rows.len() > 1 {
        writeln!(out, "{}", output::table(&rows, &[1, 2, 3, 4]))?;
    }
    Ok(())
}

fn write_json(args: &Args, pairings: &[Pairing], rungs: &[Rung], test: &Test, out: Out) -> Outcome {
    let name = |entry: usize| args.entries[entry].to_string();
    let pairings: Vec<_> = pairings
        .iter()
        .map(|Pairing { pair, series }| {
            json!({
                "first": name(pair[0]),
                "second": name(pair[1]),
                "games": 2 * series.score.rounds,
                "first_won": series.first,
                "second_won": series.second,
                "neither": series.neither,
                "own": series.own(),
                "points": series.score.share(),
                "elo": series.score.elo(),
                "likelihood": series.score.likelihood(test.less, test.more),
                "test": verdict(series, test),
            })
        })
        .collect();
    let ladder: Vec<_> = rungs
        .iter()
        .map(|rung| json!({"entry": name(rung.entry), "elo": rung.elo}))
        .collect();
    let value = json!({
        "mode": args.table.mode,
        "players": args.table.players,
        "variants": args.table.variants,
        "seed": args.seed,
        "pairings": pairings,
        "ladder": ladder,
    });
    output::json(out, &value)
}
