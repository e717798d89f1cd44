//! `ark replay`: verify a record, tell it, take a position out of it.

use std::path::PathBuf;

use ark_engine::Next;
use ark_phrase::Phrase;
use ark_record::scenario::export;
use ark_record::{Journal, Notation};
use clap::ValueEnum;
use serde_json::json;

use crate::draw;
use crate::failure::Outcome;
use crate::lang::Tongue;
use crate::output::{self, Out};
use crate::position;
use crate::story::{self, Eyes};
use crate::words::Words;

/// Verify a record by replaying it; tell it, or take a position out of it
///
/// Each line of a record carries the hash of the state after it. Replaying stops at
/// the first line that leads elsewhere. docs/formats/record.md is the reference.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark replay my.game                          verify
  ark replay my.game --log --lang de          tell the game, in German
  ark replay my.game --at 40                  draw the position after 40 inputs
  ark replay my.game --at 40 --export scenario > puzzle.ark
  ark replay my.game --at 40 --export record  the first 40 inputs, to play on from")]
pub(crate) struct Args {
    /// The record; `-` reads the standard input
    file: PathBuf,
    /// Tell what happened, line by line
    #[arg(long)]
    log: bool,
    /// The position after so many inputs; 0 is the start
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print that position as a scenario, or the record up to it
    #[arg(long)]
    export: Option<Export>,
    #[arg(long, default_value = "en")]
    lang: Tongue,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Export {
    Scenario,
    Record,
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let journal = position::journal(&args.file)?;
    let phrase = Phrase::new(args.lang.0);
    if let Some(export_as) = args.export {
        return write_export(args, &journal, export_as, out);
    }
    if args.json {
        return write_json(args, &journal, &phrase, out);
    }
    if args.log {
        return write_log(&journal, &phrase, out);
    }
    if let Some(inputs) = args.at {
        let game = position::at(&journal, inputs)?;
        let words = Words::new(args.lang.0);
        let scene = story::scene(&game, journal.header());
        let text = draw::position(&game, &scene, &words, output::width());
        write!(out, "{text}")?;
        return Ok(());
    }
    let inputs = journal.entries().len();
    let ending = story::ending(journal.game(), journal.header(), &phrase);
    writeln!(
        out,
        "{}: {inputs} inputs replayed, every hash is right. {}",
        args.file.display(),
        ending.unwrap_or_else(|| "The game is not over.".to_owned())
    )?;
    Ok(())
}

fn write_export(args: &Args, journal: &Journal, export_as: Export, out: Out) -> Outcome {
    let inputs = args.at.unwrap_or(journal.entries().len());
    let game = position::at(journal, inputs)?;
    let text = match export_as {
        Export::Scenario => {
            let title = format!("{} after {inputs} inputs", args.file.display());
            export(&game, &title)
        }
        Export::Record => journal.fork(inputs).print(),
    };
    write!(out, "{text}")?;
    Ok(())
}

fn write_log(journal: &Journal, phrase: &Phrase, out: Out) -> Outcome {
    let width = output::width();
    for (number, sentences) in story::tell(journal, phrase, Eyes::All).iter().enumerate() {
        for (i, sentence) in sentences.iter().enumerate() {
            let head = if i == 0 {
                format!("{:>5}  ", number + 1)
            } else {
                " ".repeat(7)
            };
            let text = output::wrap(sentence, "       ", width);
            writeln!(out, "{head}{}", &text[7..])?;
        }
    }
    Ok(())
}

fn write_json(args: &Args, journal: &Journal, phrase: &Phrase, out: Out) -> Outcome {
    let header = journal.header();
    let inputs = args.at.unwrap_or(journal.entries().len());
    let game = position::at(journal, inputs)?;
    let ending = match game.next() {
        Next::Over(ending) => Some(ark_protocol::Ending::from(ending)),
        Next::Ask(..) | Next::Roll(_) => None,
    };
    let seats = &game.state.seats[..game.rules.seats];
    let players = header.players.iter();
    let mut value = json!({
        "verified": true,
        "ruleset": header.options.ruleset,
        "content": header.content_version,
        "mode": header.options.mode,
        "players": players.map(|p| json!({"name": p.name, "kind": p.kind})).collect::<Vec<_>>(),
        "inputs": journal.entries().len(),
        "at": inputs,
        "hash": ark_record::state_hash(&game).to_string(),
        "turns": seats.iter().map(|seat| seat.turns).collect::<Vec<_>>(),
        "waiting": ark_protocol::Waiting::of(&game),
        "ending": ending,
    });
    if args.log {
        let told = story::tell(journal, phrase, Eyes::All);
        let mut before = journal.position(0);
        let mut lines = Vec::new();
        for (entry, sentences) in journal.entries().iter().zip(told) {
            lines.push(json!({
                "input": Notation::new(&before).input(entry.input),
                "hash": entry.hash.to_string(),
                "told": sentences,
            }));
            if before.apply(entry.input, &mut ()).is_err() {
                break;
            }
        }
        value["log"] = lines.into();
    }
    output::json(out, &value)
}
