//! The chores of the repository. `cargo play` and `cargo verify` are the two that everyone needs;
//! the others are their parts, runnable alone as `cargo xtask <chore>`.

mod codegen;
mod coverage;
mod instructions;
mod play;
mod shell;
mod tidy;
mod tree;
mod verify;

use std::process::ExitCode;

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
    /// Check what no compiler checks: sizes, names in the wrong place, things left behind
    Tidy,
    /// Count the instructions of random play and compare with the baseline
    Instructions {
        /// Make what is measured the baseline
        #[arg(long)]
        update: bool,
    },
    /// Build the game and play it
    #[command(disable_help_flag = true)]
    Play {
        /// Passed on to `ark play`
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
        Chore::Tidy => tidy::run(&Tree::load()?),
        Chore::Instructions { update } => instructions::run(&Tree::load()?, update),
        Chore::Play { arguments } => play::run(&arguments),
        Chore::Verify { steps } => verify::run(&steps),
    }
}
