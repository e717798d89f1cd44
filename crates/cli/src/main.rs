//! Ark on the command line.

mod analyse;
mod archive;
mod arena;
mod balance;
mod choice;
mod content;
mod database;
mod draw;
mod engine;
mod explain;
mod failure;
mod lang;
mod output;
mod perft;
mod play;
mod position;
mod replay;
mod rules;
mod scenario;
mod serve;
mod sim;
mod story;
mod table;
mod verify;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::{Failure, Outcome};
use output::Out;

/// Play Ark: Awakening, simulate it, replay it, and ask it why.
#[derive(Parser)]
#[command(
    version,
    about,
    after_help = "\
Examples:
  ark play                                          play at this terminal
  ark serve --open                                  play in the browser
  ark sim --mode awakening --players 3 --games 200  let bots play and sum it up
  ark arena engineer cadet --games 100              which bot is stronger?
  ark replay my.game --log                          tell a recorded game
  ark analyse my.game                               where was it won and lost?
  ark explain puzzle.ark 'A engineer d3 for 3Ti'    why not?
  ark rules ENG-02                                  look a rule up

Exit codes: 0 all well; 1 what was checked is wrong; 2 it could not be done.
`ark help COMMAND` says more about each command."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Verify(verify::Args),
    Export(archive::ExportArgs),
    Import(archive::ImportArgs),
    Backup(archive::BackupArgs),
    Sim(sim::Args),
    Arena(arena::Args),
    Analyse(analyse::Args),
    Balance(balance::Args),
    Engine(engine::Args),
    Replay(replay::Args),
    Scenario(scenario::Args),
    Perft(perft::Args),
    Content(content::Args),
    Rules(rules::Args),
    Explain(explain::Args),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let ended = run(&command, &mut out);
    // What was written before a failure is still worth showing.
    let flushed = out.flush().map_err(Failure::from);
    match ended.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}

fn run(command: &Command, out: Out) -> Outcome {
    match command {
        Command::Play(args) => play::run(args, out),
        Command::Serve(args) => serve::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Export(args) => archive::export(args, out),
        Command::Import(args) => archive::import(args, out),
        Command::Backup(args) => archive::backup(args, out),
        Command::Sim(args) => sim::run(args, out),
        Command::Arena(args) => arena::run(args, out),
        Command::Analyse(args) => analyse::run(args, out),
        Command::Balance(args) => balance::run(args, out),
        Command::Engine(args) => engine::run(args, out),
        Command::Replay(args) => replay::run(args, out),
        Command::Scenario(args) => scenario::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Content(args) => content::run(args, out),
        Command::Rules(args) => rules::run(args, out),
        Command::Explain(args) => explain::run(args, out),
    }
}
