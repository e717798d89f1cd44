//! `ark analyse`: where a game was won and lost.

use std::path::PathBuf;

use ark_bots::Budget;
use ark_bots::analyse::{Lens, Review, Turning, review};
use ark_engine::Input;
use ark_ids::Seat;
use ark_phrase::Phrase;
use ark_record::{Journal, Notation, seat_letter};
use serde_json::{Value, json};

use crate::failure::Outcome;
use crate::lang::Tongue;
use crate::output::{self, Out};
use crate::position;
use crate::sim::{progress_bar, threads};
use crate::story;

/// Look back at a recorded game: chances, turning points, better moves, luck
///
/// Each position is played on by Engineers a few times, all cards being open: that gives
/// the chance of each seat after each decision. Teams are played to the end of the game,
/// and all of a team have the same chance. Where a decision cost much, Commander
/// says what it would have done, knowing only what the player knew. The sums of what
/// chance gave and took are the luck of the draw.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark analyse my.game
  ark analyse my.game --trials 64 --lang de   slower and surer, in German
  ark analyse my.game --json                  every decision, for other programs")]
pub(crate) struct Args {
    /// The record; `-` reads the standard input
    file: PathBuf,
    /// How often each position is played on
    #[arg(long, default_value_t = 16)]
    trials: u32,
    /// How long a better move is searched for, such as 500ms or 8000it
    #[arg(long, default_value = "8000it")]
    budget: Budget,
    /// A change of chances, in points of a hundred, that counts as a turning point
    #[arg(long, default_value_t = 10.0, value_name = "POINTS")]
    turning: f32,
    /// The seed of all trials
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores if not said
    #[arg(long)]
    threads: Option<usize>,
    #[arg(long, default_value = "en")]
    lang: Tongue,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let journal = position::journal(&args.file)?;
    let inputs: Vec<Input> = journal.entries().iter().map(|entry| entry.input).collect();
    let lens = Lens {
        trials: args.trials,
        seed: args.seed,
        threads: threads(args.threads),
        budget: args.budget,
        turning: args.turning / 100.0,
        limit: None,
    };
    let bar = progress_bar(inputs.len() as u64 + 1);
    let start = journal.position(0);
    let found = review(&start, &inputs, &lens, &|done| {
        bar.set_position(done as u64);
        true
    });
    let found = found.expect("nobody stops it");
    bar.finish_and_clear();
    let phrase = Phrase::new(args.lang.0);
    let told = Told::new(&journal, &found, &phrase);
    if args.json {
        output::json(out, &told.json())
    } else {
        told.write(out)
    }
}

/// A review with its game and a language.
struct Told<'a> {
    journal: &'a Journal,
    review: &'a Review,
    phrase: &'a Phrase,
    seats: usize,
}

impl<'a> Told<'a> {
    fn new(journal: &'a Journal, review: &'a Review, phrase: &'a Phrase) -> Self {
        let rules = journal.game().rules;
        Self {
            journal,
            review,
            phrase,
            seats: rules
                .players
                .iter()
                .map(|s| s.index() + 1)
                .max()
                .unwrap_or(0),
        }
    }

    fn letters(&self) -> Vec<String> {
        let seats = (0..self.seats as u8).map(Seat);
        seats.map(|seat| seat_letter(seat).to_string()).collect()
    }

    /// A turning point: the line of the record, and what would have been better.
    fn turn(&self, turn: &Turning) -> (String, Option<String>, Option<String>) {
        let before = self.journal.position(turn.input);
        let line = Notation::new(&before).input(self.journal.entries()[turn.input].input);
        let scene = story::scene(&before, self.journal.header());
        let better = turn.better.as_ref().map(|better| {
            let action = ark_protocol::Action::of(&before, better.action);
            self.phrase.action(&scene, &action)
        });
        let reason = turn
            .better
            .as_ref()
            .and_then(|better| better.reason.as_ref());
        let reason = reason.map(|reason| self.phrase.reason(&scene, reason));
        (line, better, reason)
    }

    fn write(&self, out: Out) -> Outcome {
        let letters = self.letters();
        let percent = |chance: f32| format!("{:.0} %", 100.0 * chance);
        let points = |change: f32| format!("{:+.0}", 100.0 * change);
        // The chances whenever a turn begins.
        let mut rows = vec![
            [
                vec!["inputs".to_owned(), "turn".to_owned()],
                letters.clone(),
            ]
            .concat(),
        ];
        let mut last = None;
        for point in &self.review.points {
            let game = self.journal.position(point.at);
            let turn = (game.state.active, game.state.seat(game.state.active).turns);
            let end = point.at == self.journal.entries().len();
            if (last == Some(turn) || turn.1 == 0) && !end {
                continue;
            }
            last = Some(turn);
            let name = if end {
                "end".to_owned()
            } else {
                format!("{} {}", seat_letter(turn.0), turn.1)
            };
            let head = vec![point.at.to_string(), name];
            let chances = point.chances[..self.seats].iter().map(|c| percent(*c));
            rows.push([head, chances.collect()].concat());
        }
        let columns: Vec<usize> = (0..self.seats + 2).filter(|i| *i != 1).collect();
        writeln!(out, "{}", output::table(&rows, &columns))?;
        if self.review.turning_points.is_empty() {
            writeln!(out, "No turning points.")?;
        } else {
            writeln!(out, "Turning points:")?;
        }
        for turn in &self.review.turning_points {
            let (line, better, reason) = self.turn(turn);
            let who = seat_letter(turn.seat);
            writeln!(
                out,
                "  {:>4}  {line}   ({who} {})",
                turn.input + 1,
                points(turn.change)
            )?;
            for text in better
                .map(|b| format!("better: {b}"))
                .into_iter()
                .chain(reason)
            {
                writeln!(
                    out,
                    "{}",
                    output::wrap(&text, "          ", output::width())
                )?;
            }
        }
        let mut rows = vec![
            ["", "luck of the draw", "own decisions"]
                .map(str::to_owned)
                .to_vec(),
        ];
        for (i, letter) in letters.into_iter().enumerate() {
            rows.push(vec![
                letter,
                points(self.review.luck[i]),
                points(self.review.decisions[i]),
            ]);
        }
        write!(out, "\n{}", output::table(&rows, &[1, 2]))?;
        Ok(())
    }

    fn json(&self) -> Value {
        let letters = self.letters();
        let by_seat = |values: &[f32]| -> Value {
            let pairs = letters.iter().zip(values);
            let rounded = |v: f32| (f64::from(v) * 1e4).round() / 1e4;
            pairs
                .map(|(letter, value)| (letter.clone(), json!(rounded(*value))))
                .collect::<serde_json::Map<_, _>>()
                .into()
        };
        let mut before = self.journal.position(0);
        let mut inputs = Vec::new();
        for (i, entry) in self.journal.entries().iter().enumerate() {
            let line = Notation::new(&before).input(entry.input);
            let by = match entry.input {
                Input::Player(seat, _) => Some(seat_letter(seat)),
                Input::Chance(_) => None,
            };
            inputs.push(json!({
                "input": line,
                "by": by,
                "chances": by_seat(&self.review.points[i + 1].chances),
            }));
            if before.apply(entry.input, &mut ()).is_err() {
                break;
            }
        }
        let turning: Vec<Value> = self
            .review
            .turning_points
            .iter()
            .map(|turn| {
                let (line, better, told) = self.turn(turn);
                let reason = turn.better.as_ref().and_then(|b| b.reason.as_ref());
                json!({
                    "at": turn.input,
                    "input": line,
                    "by": turn.by.map(seat_letter),
                    "seat": seat_letter(turn.seat),
                    "change": turn.change,
                    "better": better,
                    "reason": reason,
                    "told": told,
                })
            })
            .collect();
        json!({
            "start": by_seat(&self.review.points[0].chances),
            "inputs": inputs,
            "turning_points": turning,
            "luck": by_seat(&self.review.luck),
            "decisions": by_seat(&self.review.decisions),
        })
    }
}
