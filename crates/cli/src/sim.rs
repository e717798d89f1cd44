//! `ark sim`: series of games between bots.

use std::io::IsTerminal;
use std::thread::available_parallelism;

use ark_bots::Kind;
use ark_bots::sim::{Series, Summary, TURN_LIMIT};
use ark_content::Content;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::{Failure, Outcome};
use crate::output::{self, Out};
use crate::position;
use crate::table::Table;

/// Let bots play a series of games and sum it up
///
/// The games depend on the seed alone, not on the number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark sim --mode first-mission --players 1 --games 100
  ark sim --players 3 --bot greedy --bot random --games 50 --seed 7
                                   seat A is greedy, B and C random
  ark sim --games 1000 --json      one JSON object, for scripts")]
pub(crate) struct Args {
    #[command(flatten)]
    table: Table,
    /// The bot of each seat in turn; the last one also takes the seats beyond
    #[arg(long = "bot", value_name = "NAME", value_parser = bot_parser(), default_value = "random")]
    bots: Vec<Kind>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the whole series
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores if not said
    #[arg(long)]
    threads: Option<usize>,
    /// Turns per player after which a game ends without a winner
    #[arg(long, default_value_t = TURN_LIMIT, value_parser = clap::value_parser!(u16).range(1..))]
    turn_limit: u16,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

/// Reads the name of a bot.
pub(crate) fn bot_parser() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.map(Kind::slug))
        .map(|slug| Kind::from_slug(&slug).expect("one of the possible values"))
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    if args.bots.len() > usize::from(args.table.players) {
        return Err(Failure::cannot(format!(
            "{} bots for {} players: give at most one --bot per seat",
            args.bots.len(),
            args.table.players
        )));
    }
    let mut options = args.table.options();
    options.turn_limit = args.turn_limit;
    let series = Series {
        options,
        bots: args.bots.clone(),
        seed: args.seed,
        games: args.games,
        threads: threads(args.threads),
    };
    let bar = progress_bar(args.games);
    let summary = series
        .run(Content::builtin(), &|done| bar.set_position(done))
        .map_err(|found| position::conflicts(&found))?;
    bar.finish_and_clear();
    if args.json {
        output::json(out, &summary)
    } else {
        write_summary(args, &summary, out)
    }
}

/// How many threads: as many as there are cores if not said.
pub(crate) fn threads(said: Option<usize>) -> usize {
    said.or_else(|| available_parallelism().ok().map(usize::from))
        .unwrap_or(1)
}

pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(
        "{bar:40} {pos}/{len} games  {per_sec}  {elapsed} (still {eta})",
    );
    let bar = ProgressBar::new(games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn write_summary(args: &Args, summary: &Summary, out: Out) -> Outcome {
    let Summary {
        mode,
        players,
        games,
        decisions,
        rolls,
        turns,
        endings,
        wins_by_seat,
        seconds,
        games_per_s,
        decisions_per_s,
        ..
    } = summary;
    let bot = |seat: usize| args.bots[seat.min(args.bots.len() - 1)].slug();
    writeln!(
        out,
        "{mode}, {players} players, {games} games in {seconds:.1} s \
         ({games_per_s:.1} games/s, {decisions_per_s:.0} decisions/s)\n"
    )?;
    let share = |n: u64| format!("{:.1} %", 100.0 * n as f64 / (*games).max(1) as f64);
    let row = |name: &str, n: u64| vec![name.to_owned(), n.to_string(), share(n)];
    let mut rows = Vec::new();
    for (seat, wins) in wins_by_seat.iter().enumerate() {
        let letter = char::from(b'A' + seat as u8);
        rows.push(row(&format!("won by {letter} ({})", bot(seat)), *wins));
    }
    for (ending, times) in endings {
        rows.push(row(&format!("ended by {ending}"), *times));
    }
    writeln!(out, "{}", output::table(&rows, &[1, 2]))?;
    writeln!(
        out,
        "turns per player: median {}, mean {:.1}; 5 % have at most {}, 95 % at most {}, the most {}",
        turns.p50, turns.mean, turns.p5, turns.p95, turns.max
    )?;
    let per_game = |n: u64| n as f64 / (*games).max(1) as f64;
    writeln!(
        out,
        "per game: {:.0} decisions, {:.0} rolls, {:.1} combats",
        per_game(*decisions),
        per_game(*rolls),
        per_game(summary.combats)
    )?;
    let most = |counts: &std::collections::BTreeMap<String, u64>| {
        let mut items: Vec<_> = counts.iter().filter(|(_, n)| **n > 0).collect();
        items.sort_by_key(|(name, n)| (std::cmp::Reverse(**n), (*name).clone()));
        let words = items.iter().take(5).map(|(name, n)| format!("{name} {n}"));
        words.collect::<Vec<_>>().join(", ")
    };
    for (title, counts) in [
        ("missions fulfilled", &summary.missions_fulfilled),
        ("rooms activated", &summary.activated),
        ("achievements", &summary.achievements),
        ("artifacts used", &summary.artifacts_used),
        ("phases", &summary.phases),
    ] {
        let words = most(counts);
        if !words.is_empty() {
            let line = format!("most frequent {title}: {words}");
            writeln!(out, "{}", output::wrap(&line, "", output::width()))?;
        }
    }
    Ok(())
}
