//! `ark scenario`: run and draw positions.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ark_content::Content;
use ark_record::scenario::{Scenario, draw, run as run_scenario};
use clap::Subcommand;

#[derive(clap::Args)]
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
    },
    /// Draw the position of a scenario
    Show { file: PathBuf },
}

pub(crate) fn run(args: &Args) -> ExitCode {
    match &args.verb {
        Verb::Run { files } => run_files(files),
        Verb::Show { file } => show(file),
    }
}

fn run_files(roots: &[PathBuf]) -> ExitCode {
    let mut files = Vec::new();
    for root in roots {
        if let Err(error) = collect(root, &mut files) {
            eprintln!("{}: {error}", root.display());
            return ExitCode::FAILURE;
        }
    }
    files.sort();
    let (mut passed, mut failed) = (0, 0);
    for file in &files {
        match run_file(file) {
            Ok(()) => passed += 1,
            Err(problems) => {
                failed += 1;
                for problem in problems {
                    eprintln!("{}: {problem}", file.display());
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 && passed > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
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

fn run_file(file: &Path) -> Result<(), Vec<String>> {
    let text = std::fs::read_to_string(file).map_err(|e| vec![e.to_string()])?;
    let lines = |errors: Vec<ark_record::scenario::ScenarioError>| {
        errors.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let scenario = Scenario::parse(Content::builtin(), &text).map_err(lines)?;
    run_scenario(Content::builtin(), &scenario)
        .map(|_| ())
        .map_err(lines)
}

fn show(file: &Path) -> ExitCode {
    let arranged = std::fs::read_to_string(file)
        .map_err(|e| vec![e.to_string()])
        .and_then(|text| {
            let lines = |errors: Vec<ark_record::scenario::ScenarioError>| {
                errors.iter().map(ToString::to_string).collect::<Vec<_>>()
            };
            let scenario = Scenario::parse(Content::builtin(), &text).map_err(lines)?;
            scenario.arrange(Content::builtin()).map_err(lines)
        });
    match arranged {
        Ok(game) => {
            print!("{}", draw(&game));
            ExitCode::SUCCESS
        }
        Err(problems) => {
            for problem in problems {
                eprintln!("{}: {problem}", file.display());
            }
            ExitCode::FAILURE
        }
    }
}
