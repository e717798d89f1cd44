//! Counts the instructions of a fixed piece of random play. Unlike time, the count is the same on a
//! busy machine and on an idle one, so that a small loss of speed can fail a check.

use std::env;
use std::process::Command;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

use crate::package;
use crate::shell::{self, Output};
use crate::tree::{Tree, root};

const BASELINE: &str = "xtask/instructions.toml";
const GAMES: u64 = 100;
/// How much worse than the baseline is too much, in percent. The compiler alone may cost as much
/// as two.
const TOLERANCE: u64 = 5;

/// Compares with the baseline, or with `update` makes what is measured the baseline.
pub(crate) fn run(tree: &Tree, update: bool) -> Result<()> {
    package::VALGRIND.need()?;
    let measured = measure()?;
    if update {
        let text = format!(
            "# Instructions that random play costs per decision. Written by `cargo xtask instructions \
             --update`.\nper_decision = {measured}\n"
        );
        return tree.update(BASELINE, &text, false, "instructions --update");
    }
    let text = tree.text(BASELINE).unwrap_or_default();
    let table: Table = toml::from_str(text).context(BASELINE)?;
    let baseline = table.get("per_decision").and_then(Value::as_integer);
    let baseline = baseline.with_context(|| format!("{BASELINE} lacks `per_decision`"))?;
    println!("instructions per decision: {measured}, baseline {baseline}");
    judge(measured, baseline.try_into()?)
}

fn judge(measured: u64, baseline: u64) -> Result<()> {
    if measured * 100 > baseline * (100 + TOLERANCE) {
        bail!(
            "a decision costs {measured} instructions, more than {TOLERANCE} % above {baseline}; make it \
             faster, or say in the commit why it must cost more and run `cargo xtask instructions --update`"
        );
    }
    if measured * 100 < baseline * (100 - TOLERANCE) {
        println!("faster than the baseline: run `cargo xtask instructions --update` to keep it so");
    }
    Ok(())
}

/// Instructions per decision. What starting up costs is measured apart and taken away.
fn measure() -> Result<u64> {
    shell::run(shell::cargo(&[
        "build",
        "--quiet",
        "--release",
        "--package",
        "ark-engine",
        "--example",
        "playout",
    ]))?;
    let (idle, _) = count(0)?;
    let (busy, decisions) = count(GAMES)?;
    if decisions == 0 || busy < idle {
        bail!("random play made {decisions} decisions");
    }
    Ok((busy - idle) / decisions)
}

/// The instructions of so many games, and the decisions taken in them.
fn count(games: u64) -> Result<(u64, u64)> {
    // This program lies in the folder of its profile, which lies beside that of the release.
    let here = env::current_exe()?;
    let target = here
        .ancestors()
        .nth(2)
        .context("a program lies in a target folder")?;
    let mut command = Command::new("valgrind");
    command
        .args([
            "--tool=cachegrind",
            "--cache-sim=no",
            "--cachegrind-out-file=/dev/null",
        ])
        .arg(target.join("release/examples/playout"))
        .arg(games.to_string())
        .current_dir(root());
    let Output { lines, success } = shell::listen(command)?;
    let instructions = lines.iter().find_map(|line| number_after(line, " refs:"));
    let decisions = lines
        .iter()
        .find_map(|line| number_after(line, "decisions "));
    match (success, instructions, decisions) {
        (true, Some(instructions), Some(decisions)) => Ok((instructions, decisions)),
        _ => bail!("valgrind did not count the instructions of random play"),
    }
}

/// The number that follows these words, with or without commas.
fn number_after(line: &str, words: &str) -> Option<u64> {
    let (_, rest) = line.split_once(words)?;
    rest.split_whitespace()
        .next()?
        .replace(',', "")
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_valgrind_and_the_playout_print_is_understood() {
        // The spaces between the words differ between versions.
        let valgrind = "==4711== I   refs:      1,234,567,890";
        assert_eq!(number_after(valgrind, " refs:"), Some(1_234_567_890));
        let playout = "games 20 decisions 41234 rolls 7000";
        assert_eq!(number_after(playout, "decisions "), Some(41234));
        assert_eq!(number_after(playout, " refs:"), None);
    }

    #[test]
    fn only_a_loss_beyond_the_tolerance_fails() {
        assert!(judge(1000, 1000).is_ok());
        assert!(judge(1050, 1000).is_ok());
        assert!(judge(1051, 1000).is_err());
        assert!(judge(500, 1000).is_ok());
    }
}
