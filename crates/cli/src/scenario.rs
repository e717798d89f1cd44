//! `ark scenario`: run, draw and export positions as text.

use std::path::{Path, PathBuf};

use ark_phrase::{Lang, Scene};
use ark_record::scenario::{Scenario, ScenarioError, export, run as run_script};
use clap::Subcommand;
use serde::Serialize;

use crate::draw;
use crate::failure::{Failure, Outcome};
use crate::output::{self, Out};
use crate::position::{self, When};
use crate::words::Words;

/// Run, draw or export scenarios: positions as text
///
/// A scenario describes any position of a game and, if it likes, what is done in it
/// and what must then be true. docs/formats/scenario.md is the reference.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark scenario run scenarios             run every *.ark below a folder
  ark scenario show puzzle.ark           draw the position
  ark scenario show my.game --at 40     the same for a record, after 40 inputs
  ark scenario export puzzle.ark --after print the position after the script")]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Run scenarios and report those that fail
    Run {
        /// Files, or folders that are searched for *.ark
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Print the results as JSON
        #[arg(long)]
        json: bool,
    },
    /// Draw the position of a scenario or a record
    Show(Where),
    /// Print a position as a scenario that says everything explicitly
    Export {
        #[command(flatten)]
        at: Where,
        /// The title of the scenario
        #[arg(long, default_value = "an exported position")]
        title: String,
    },
}

#[derive(clap::Args)]
struct Where {
    /// A scenario or a record; `-` reads the standard input
    file: PathBuf,
    /// After the script of the scenario, not before
    #[arg(long)]
    after: bool,
    /// After so many inputs of the record, not at its end
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

impl Where {
    fn load(&self) -> Result<ark_engine::Game, Failure> {
        let Self { file, after, at } = self;
        let when = When {
            at: *at,
            after: *after,
        };
        position::load(file, when)
    }
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    match &args.verb {
        Verb::Run { files, json } => run_all(files, *json, out),
        Verb::Show(at) => {
            let game = at.load()?;
            let words = Words::new(Lang::En);
            let text = draw::position(&game, &Scene::of(&game), &words, output::width());
            write!(out, "{text}")?;
            Ok(())
        }
        Verb::Export { at, title } => {
            write!(out, "{}", export(&at.load()?, title))?;
            Ok(())
        }
    }
}

/// How the scenario of one file ended.
#[derive(Serialize)]
struct Ran {
    file: String,
    title: String,
    passed: bool,
    problems: Vec<Problem>,
}

#[derive(Serialize)]
struct Problem {
    line: usize,
    problem: String,
}

#[derive(Serialize)]
struct Results {
    passed: usize,
    failed: usize,
    scenarios: Vec<Ran>,
}

fn run_all(roots: &[PathBuf], json: bool, out: Out) -> Outcome {
    let mut files = Vec::new();
    for root in roots {
        collect(root, &mut files)
            .map_err(|error| Failure::cannot(format!("{}: {error}", root.display())))?;
    }
    files.sort();
    files.dedup();
    let scenarios: Vec<Ran> = files.iter().map(|file| run_file(file)).collect();
    let passed = scenarios.iter().filter(|s| s.passed).count();
    let results = Results {
        passed,
        failed: scenarios.len() - passed,
        scenarios,
    };
    if json {
        output::json(out, &results)?;
    } else {
        writeln!(out, "{passed} passed, {} failed", results.failed)?;
    }
    if results.scenarios.is_empty() {
        return Err(Failure::cannot("no scenario (*.ark) was found"));
    }
    if results.failed == 0 {
        return Ok(());
    }
    let lines = results.scenarios.iter().flat_map(|s| {
        let line = |p: &Problem| format!("{}:{}: {}", s.file, p.line, p.problem);
        s.problems.iter().map(line).collect::<Vec<_>>()
    });
    Err(Failure::Wrong(lines.collect()))
}

fn collect(root: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if root.is_dir() {
        for entry in std::fs::read_dir(root)? {
            let path = entry?.path();
            if path.is_dir() || path.extension().is_some_and(|e| e == "ark") {
                collect(&path, files)?;
            }
        }
    } else {
        std::fs::metadata(root)?;
        files.push(root.to_path_buf());
    }
    Ok(())
}

fn run_file(file: &Path) -> Ran {
    let mut title = String::new();
    let ended = std::fs::read_to_string(file)
        .map_err(|error| {
            vec![Problem {
                line: 1,
                problem: error.to_string(),
            }]
        })
        .and_then(|text| {
            let scenario = Scenario::parse(&text).map_err(problems)?;
            title.clone_from(&scenario.title);
            run_script(&scenario).map_err(problems)
        });
    let problems = ended.err().unwrap_or_default();
    Ran {
        file: file.display().to_string(),
        title,
        passed: problems.is_empty(),
        problems,
    }
}

fn problems(errors: Vec<ScenarioError>) -> Vec<Problem> {
    let problem = |ScenarioError { line, problem }| Problem { line, problem };
    errors.into_iter().map(problem).collect()
}
