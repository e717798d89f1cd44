//! The chores of the repository. `cargo play` and `cargo verify` are the two that everyone needs;
//! the others are their parts, runnable alone as `cargo xtask <chore>`.

mod client;
mod codegen;
mod coverage;
mod edition;
mod endurance;
mod instructions;
mod package;
mod play;
mod shell;
mod tidy;
mod tree;
mod verify;

use std::process::{Command, ExitCode};

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::tree::Tree;

#[derive(Parser)]
#[command(name = "xtask", about = "The chores of the repository")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Write the names of the rules from the files of the rulebook
    Codegen {
        /// Write nothing; fail if the names are stale
        #[arg(long)]
        check: bool,
    },
    /// Write the index of what enforces and proves each rule, and docs/RULES.md
    Coverage {
        /// Write nothing; fail if the index is stale or a covered chapter has a gap
        #[arg(long)]
        check: bool,
    },
    /// Freeze the content, so that games played with it can be replayed for ever
    Edition,
    /// Check what no compiler checks: sizes, names in the wrong place, things left behind
    Tidy,
    /// Record the games of `fixtures/` anew, after a change of rules, content or bots
    Fixtures {
        /// Only a few games with the newest edition of the content
        #[arg(long)]
        edition: bool,
    },
    /// Play at random in every legal combination of mode, variants, player count and Dark Player,
    /// and look whether everything holds
    Combinations {
        /// Games in each of them
        #[arg(long, default_value_t = 3)]
        games: u32,
    },
    /// Count the instructions of random play and compare with the baseline
    Instructions {
        /// Make what is measured the baseline
        #[arg(long)]
        update: bool,
    },
    /// Kill the server again and again while people play, and see whether anything is lost
    Crash {
        #[arg(long, default_value_t = 100)]
        kills: u32,
    },
    /// Measure a server with many games at once
    #[command(disable_help_flag = true)]
    Load {
        /// --games 1000 --rate 500 --seconds 30 --warm-up 5 --mode awakening --database-url …
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build the game, serve it and open its page
    #[command(disable_help_flag = true)]
    Play {
        /// Passed on to `ark serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run every check, and show what was done and how long it took
    Verify {
        /// Run these steps only
        steps: Vec<String>,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    match chore {
        Chore::Codegen { check } => codegen::run(&Tree::load()?, check),
        Chore::Coverage { check } => coverage::run(&Tree::load()?, check),
        Chore::Edition => edition::run(&Tree::load()?),
        Chore::Tidy => tidy::run(&Tree::load()?),
        Chore::Fixtures { edition } => shell::run(shell::cargo(&fixtures(edition))),
        Chore::Combinations { games } => shell::run(combinations(games)),
        Chore::Instructions { update } => instructions::run(&Tree::load()?, update),
        Chore::Crash { kills } => endurance::crash(kills),
        Chore::Load { arguments } => endurance::load(&arguments),
        Chore::Play { arguments } => play::run(&arguments),
        Chore::Verify { steps } => verify::run(&steps),
    }
}

/// Bots play for them, so the chore is an example of theirs.
fn fixtures(edition: bool) -> Vec<&'static str> {
    let mut arguments = vec!["run", "--package", "ark-bots", "--example", "fixtures"];
    arguments.extend(edition.then_some(["--", "edition"]).into_iter().flatten());
    arguments
}

/// The tests take a sample of what this plays in full.
fn combinations(games: u32) -> Command {
    let test = ["test", "--package", "ark-record", "--test", "record"];
    let mut command = shell::cargo(&test);
    command
        .args(["everything_holds_in_every_combination", "--", "--nocapture"])
        .env("ARK_COMBINATIONS", games.to_string());
    command
}
