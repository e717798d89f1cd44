//! `ark engine`: a line protocol through which any program can play.

mod command;
mod host;

use std::io::{self, BufRead};

use crate::failure::Outcome;
use crate::output::Out;

use command::Command;
use host::{Flow, Host};

/// The version of the protocol.
pub(crate) const VERSION: u32 = 1;

/// Play through a line protocol, for programs in any language
///
/// Reads commands from the standard input and answers on the standard output, one line
/// each. docs/formats/engine.md is the reference; examples/bot.py is a bot that plays a
/// whole game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark engine                         waits for commands; `help` lists them
  python3 examples/bot.py ark        a program that plays through it
  printf 'new players=2 seats=me,engineer\\nquit\\n' | ark engine")]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args, out: Out) -> Outcome {
    let mut host = Host::new();
    // Bytes: a line that is no text must not end the game.
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        let command = match str::from_utf8(&line).map(str::trim) {
            Ok(text) if text.is_empty() || text.starts_with('#') => continue,
            Ok(text) => text.parse::<Command>(),
            Err(_) => Err("the line is not UTF-8".to_owned()),
        };
        let flow = match command {
            Ok(command) => host.obey(&command, out)?,
            Err(problem) => {
                writeln!(out, "error {problem}")?;
                Flow::On
            }
        };
        out.flush()?;
        if flow == Flow::Quit {
            break;
        }
    }
    Ok(())
}
