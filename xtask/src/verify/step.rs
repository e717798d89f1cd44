//! The steps of `cargo verify`. Tests, scenarios and checks share one build profile, so that a fresh
//! clone compiles the game once.

use std::collections::BTreeSet;
use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::tally::Tally;
use crate::shell::{self, Output};
use crate::tree::{Tree, root};
use crate::{client, codegen, coverage, instructions, package, tidy};

/// One step: its name, and what it does. It leaves what it counted in the tally.
pub(super) struct Step(pub(super) &'static str, pub(super) Run);

type Run = fn(&mut Tally) -> Result<()>;

pub(super) const STEPS: [Step; 12] = [
    Step("fmt", |_| cargo("fmt --all --check")),
    Step("clippy", |_| {
        cargo("clippy --workspace --all-targets -- -D warnings")
    }),
    Step("codegen", |_| codegen::run(&Tree::load()?, true)),
    Step("client", client),
    Step("tests", tests),
    Step("doctests", doctests),
    Step("scenarios", scenarios),
    Step("content", content),
    Step("coverage", |_| coverage::run(&Tree::load()?, true)),
    Step("tidy", |_| tidy::run(&Tree::load()?)),
    Step("browser", browser),
    Step("instructions", |_| instructions::run(&Tree::load()?, false)),
];

/// The page is built before the tests, because the server shows it.
fn client(tally: &mut Tally) -> Result<()> {
    client::build()?;
    client::run(&["run", "check"])?;
    npm(tally, client::npm(&["test"]))
}

/// The whole game in a real browser, against the program built for the tests.
fn browser(tally: &mut Tally) -> Result<()> {
    package::CHROMIUM.need()?;
    client::build()?;
    let mut command = client::npm(&["run", "browser"]);
    command.env("ARK", built()?);
    command.envs(package::browser().map(|path| ("CHROMIUM", path)));
    npm(tally, command)
}

fn npm(tally: &mut Tally, command: Command) -> Result<()> {
    let Output { lines, success } = client::listen(command)?;
    *tally += Tally::read(&lines);
    if !success || tally.failed > 0 || tally.passed == 0 {
        bail!("the tests of the client failed");
    }
    Ok(())
}

fn tests(tally: &mut Tally) -> Result<()> {
    package::POSTGRESQL.need()?;
    if shell::exists("cargo", &["nextest"]) {
        counted(tally, "nextest run --workspace --no-fail-fast")?;
    } else {
        println!("cargo-nextest is not installed; cargo's own runner does it too");
        counted(
            tally,
            "test --workspace --lib --bins --tests --no-fail-fast",
        )?;
    }
    if tally.passed == 0 {
        bail!("no test was counted");
    }
    Ok(())
}

/// Only of crates that have any, since looking for them compiles a crate anew.
fn doctests(tally: &mut Tally) -> Result<()> {
    let tree = Tree::load()?;
    let exampled = |text: &str| text.contains("//! ```\n") || text.contains("/// ```\n");
    let folders: BTreeSet<&str> = tree
        .below("crates/", &["rs"])
        .filter(|(path, text)| path.contains("/src/") && exampled(text))
        .filter_map(|(path, _)| path.split('/').nth(1))
        .collect();
    for folder in folders {
        counted(tally, &format!("test --doc --package ark-{folder}"))?;
    }
    Ok(())
}

fn scenarios(tally: &mut Tally) -> Result<()> {
    let Output { lines, success } = ark("scenario run scenarios")?;
    let counts = lines.iter().rev().find(|line| line.contains(" passed, "));
    *tally = counts.map(|line| Tally::counts(line)).unwrap_or_default();
    if !success || tally.failed > 0 || tally.passed == 0 {
        bail!("ark scenario run scenarios failed");
    }
    Ok(())
}

fn content(_: &mut Tally) -> Result<()> {
    if !ark("content check content")?.success {
        bail!("ark content check content failed");
    }
    Ok(())
}

/// Runs the game's own program, built as the tests are.
fn ark(arguments: &str) -> Result<Output> {
    let mut command = Command::new(built()?);
    command.args(arguments.split(' ')).current_dir(root());
    shell::listen(command)
}

/// Builds the game's own program as the tests are, and says where it lies.
fn built() -> Result<PathBuf> {
    // With the tests named, the same features are chosen, and nothing is compiled anew.
    cargo("build --workspace --profile test --tests --bin ark")?;
    // Programs of the profiles dev and test lie side by side.
    let here = env::current_exe()?;
    let folder = here.parent().context("a program lies in a folder")?;
    Ok(folder
        .join("ark")
        .with_extension(env::consts::EXE_EXTENSION))
}

/// Runs cargo and fails if it does.
fn cargo(arguments: &str) -> Result<()> {
    counted(&mut Tally::default(), arguments)
}

/// Runs cargo, counts what passed and failed, and fails if anything did.
fn counted(tally: &mut Tally, arguments: &str) -> Result<()> {
    let command = shell::cargo(&arguments.split(' ').collect::<Vec<_>>());
    let Output { lines, success } = shell::listen(command)?;
    *tally += Tally::read(&lines);
    if !success || tally.failed > 0 {
        bail!("cargo {arguments} failed");
    }
    Ok(())
}
