//! The steps of `cargo verify`. Tests, scenarios and checks share one build profile, so that a fresh
//! clone compiles the game once.

use anyhow::{Result, bail};

use super::tally::Tally;
use crate::shell::{self, Output};
use crate::tree::Tree;
use crate::{codegen, coverage, tidy};

/// One step: its name, and what it does. It leaves what it counted in the tally.
pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) run: fn(&mut Tally) -> Result<()>,
}

pub(super) const STEPS: [Step; 7] = [
    Step {
        name: "fmt",
        run: |_| cargo(&["fmt", "--all", "--check"]),
    },
    Step {
        name: "clippy",
        run: |_| cargo(&CLIPPY),
    },
    Step {
        name: "codegen",
        run: |_| codegen::run(&Tree::load()?, true),
    },
    Step {
        name: "tests",
        run: tests,
    },
    Step {
        name: "doc tests",
        run: |tally| counted(tally, &["test", "--workspace", "--doc"]),
    },
    Step {
        name: "coverage",
        run: |_| coverage::run(&Tree::load()?, true),
    },
    Step {
        name: "tidy",
        run: |_| tidy::run(&Tree::load()?),
    },
];

const CLIPPY: [&str; 6] = [
    "clippy",
    "--workspace",
    "--all-targets",
    "--",
    "-D",
    "warnings",
];

fn tests(tally: &mut Tally) -> Result<()> {
    if shell::exists("cargo", &["nextest"]) {
        counted(tally, &["nextest", "run", "--workspace", "--no-fail-fast"])?;
    } else {
        println!("cargo-nextest is not installed; cargo's own runner does it too");
        counted(
            tally,
            &[
                "test",
                "--workspace",
                "--lib",
                "--bins",
                "--tests",
                "--no-fail-fast",
            ],
        )?;
    }
    if tally.passed == 0 {
        bail!("no test was counted");
    }
    Ok(())
}

/// Runs cargo and fails if it does.
fn cargo(arguments: &[&str]) -> Result<()> {
    let Output { success, .. } = shell::listen(shell::cargo(arguments))?;
    if !success {
        bail!("cargo {} failed", arguments.join(" "));
    }
    Ok(())
}

/// Runs cargo, counts what passed and failed, and fails if anything did.
fn counted(tally: &mut Tally, arguments: &[&str]) -> Result<()> {
    let Output { lines, success } = shell::listen(shell::cargo(arguments))?;
    *tally += Tally::read(&lines);
    if !success || tally.failed > 0 {
        bail!("cargo {} failed", arguments.join(" "));
    }
    Ok(())
}
