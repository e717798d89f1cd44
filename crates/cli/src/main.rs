//! Ark on the command line.

mod scenario;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play Ark: Awakening, simulate it, replay it, and ask it why.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run or draw scenarios: positions as text
    Scenario(scenario::Args),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Scenario(args) => scenario::run(&args),
    }
}
