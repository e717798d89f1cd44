//! `ark perft`: how many sequences of actions there are.

use std::path::PathBuf;
use std::time::Instant;

use ark_bots::SeededDice;
use ark_engine::{Action, Dice, Game, Next};
use ark_record::{Notation, seat_letter};
use serde_json::json;

use crate::failure::Outcome;
use crate::output::{self, Out};
use crate::position::{self, When};
use crate::table::Table;

/// Count the sequences of actions from a position, by depth
///
/// Only decisions of players count as depth. Chance answers in the first possible
/// way, or by --seed; seats that choose at the same time choose one after the other.
/// The counts pin the list of legal actions down: when they change, the rules did.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark perft --depth 3                       from the start of a game for two
  ark perft --mode first-mission --players 1 --depth 4
  ark perft puzzle.ark --depth 2 --divide   by first action, from a scenario")]
pub(crate) struct Args {
    /// A scenario or a record to count from; the start of a game if not said
    file: Option<PathBuf>,
    #[command(flatten)]
    table: Table,
    /// How many decisions deep
    #[arg(long, default_value_t = 3)]
    depth: u32,
    /// Also count by first action
    #[arg(long)]
    divide: bool,
    /// Let chance answer by this seed, not in the first possible way
    #[arg(long)]
    seed: Option<u64>,
    /// After so many inputs of the record, not at its end
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

/// How chance answers: the same at the same depth, whatever came before.
#[derive(Clone, Copy)]
struct Answers(Option<u64>);

impl Answers {
    fn roll(self, game: &mut Game, depth: u32) {
        let mut dice = self.0.map(|seed| SeededDice::fork(seed, u64::from(depth)));
        position::roll(game, &mut |ways| {
            dice.as_mut().map_or(0, |dice| dice.below(ways))
        });
    }
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let answers = Answers(args.seed);
    let mut game = if let Some(file) = &args.file {
        let when = When {
            at: args.at,
            after: false,
        };
        position::load(file, when)?
    } else {
        let mut dice = args.seed.map(SeededDice::new);
        position::start(&args.table.options(), &mut |ways| {
            dice.as_mut().map_or(0, |dice| dice.below(ways))
        })?
    };
    answers.roll(&mut game, 0);
    let began = Instant::now();
    let counts: Vec<u64> = (1..=args.depth).map(|d| count(&game, d, answers)).collect();
    let seconds = began.elapsed().as_secs_f64();
    let nodes: u64 = counts.iter().sum();
    let per_s = nodes as f64 / seconds.max(1e-9);
    let divided = if args.divide {
        divide(&game, args.depth, answers)
    } else {
        Vec::new()
    };
    if args.json {
        let by: serde_json::Map<_, _> = divided
            .into_iter()
            .map(|(action, n)| (action, n.into()))
            .collect();
        let mut value = json!({
            "depth": args.depth,
            "counts": counts,
            "nodes": nodes,
            "seconds": seconds,
            "nodes_per_s": per_s,
        });
        if args.divide {
            value["divide"] = by.into();
        }
        return output::json(out, &value);
    }
    let rows: Vec<Vec<String>> = counts
        .iter()
        .zip(1..)
        .map(|(n, depth)| vec![format!("depth {depth}"), n.to_string()])
        .collect();
    write!(out, "{}", output::table(&rows, &[1]))?;
    if args.divide {
        let rows: Vec<_> = divided
            .into_iter()
            .map(|(action, n)| vec![action, n.to_string()])
            .collect();
        write!(out, "\n{}", output::table(&rows, &[1]))?;
    }
    writeln!(out, "\n{nodes} nodes in {seconds:.2} s, {per_s:.0} nodes/s")?;
    Ok(())
}

/// What may be done next and by whom; of several seats the first speaks.
fn choices(game: &Game) -> Option<(ark_ids::Seat, Vec<Action>)> {
    let Next::Ask(seats, _) = game.next() else {
        return None;
    };
    let seat = seats.min()?;
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    Some((seat, actions))
}

/// Sequences of so many actions.
fn count(game: &Game, depth: u32, answers: Answers) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some((seat, actions)) = choices(game) else {
        return 0;
    };
    if depth == 1 {
        return actions.len() as u64;
    }
    let each = actions.into_iter().map(|action| {
        let next = after(game, seat, action, depth, answers);
        count(&next, depth - 1, answers)
    });
    each.sum()
}

fn after(game: &Game, seat: ark_ids::Seat, action: Action, depth: u32, answers: Answers) -> Game {
    let mut next = *game;
    next.play_unchecked(seat, action, &mut ());
    answers.roll(&mut next, depth);
    next
}

/// The count behind each first action.
fn divide(game: &Game, depth: u32, answers: Answers) -> Vec<(String, u64)> {
    let Some((seat, actions)) = choices(game) else {
        return Vec::new();
    };
    let each = actions.into_iter().map(|action| {
        let words = Notation::new(game).action(seat, action);
        let next = after(game, seat, action, depth, answers);
        let n = count(&next, depth.saturating_sub(1), answers);
        (format!("{} {words}", seat_letter(seat)), n)
    });
    each.collect()
}
