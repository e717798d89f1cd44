//! `ark verify`: whether a game is what it claims to be.

use std::fmt::Write as _;
use std::path::PathBuf;

use ark_server::proof::{self, Proof, Tampered};
use serde_json::json;

use crate::database::Database;
use crate::failure::{Failure, Outcome};
use crate::output::{self, Out};
use crate::position;

/// Prove that nothing was tampered with in a game
///
/// Every input must lead to the state whose hash stands behind it, and chance must have
/// said what the seed makes the dice say: the seed whose hash was shown at the start. A
/// record that is downloaded from a server when its game is over holds the seed.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark verify my.game                     a record with its seed
  ark verify my.game --seed 5f0a…        the seed that was shown at the end
  ark verify 2b1f0c…                     a game of the database, with what was taken back
  ark verify --all                       every game of the database")]
pub(crate) struct Args {
    /// A record, or the id of a game in the database
    #[arg(required_unless_present = "all")]
    game: Option<PathBuf>,
    /// Every game of the database
    #[arg(long, conflicts_with_all = ["game", "seed"])]
    all: bool,
    /// The seed in hexadecimal, if the record does not hold it
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    #[command(flatten)]
    database: Database,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let mut told = Vec::new();
    match &args.game {
        Some(file) if file.exists() || file.as_os_str() == "-" => {
            let text = position::read(file)?;
            let proof = proof::prove_record(&text, args.seed.as_deref());
            told.push((file.display().to_string(), proof));
        }
        game => args.database.with(false, async |store| {
            let ids = match game {
                Some(id) => vec![id.display().to_string()],
                None => store.begun().await?,
            };
            for id in ids {
                let Some(row) = store.game(&id).await? else {
                    let text = format!("{id}: neither a file nor a game of the database");
                    return Err(Failure::cannot(text));
                };
                let rows = store.rows(&id).await?;
                told.push((id, proof::prove_game(&row, &rows)));
            }
            Ok(())
        })?,
    }
    let wrong: Vec<String> = told
        .iter()
        .filter_map(|(name, proof)| Some(format!("{name}: {}", proof.as_ref().err()?)))
        .collect();
    if args.json {
        let list: Vec<_> = told
            .iter()
            .map(|(name, proof)| as_json(name, proof))
            .collect();
        output::json(out, &list)?;
    } else {
        for (name, proof) in &told {
            if let Ok(proof) = proof {
                writeln!(out, "{name}: {}", sentence(proof))?;
            }
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Failure::Wrong(wrong))
    }
}

fn sentence(proof: &Proof) -> String {
    let Proof {
        inputs,
        undone,
        rolled,
        taken_over,
        over,
    } = proof;
    let mut text = format!(
        "{inputs} inputs lead to their hashes, {rolled} answers of chance come from the seed"
    );
    if *undone > 0 {
        let _ = write!(text, ", {undone} inputs were taken back");
    }
    if *taken_over > 0 {
        let _ = write!(
            text,
            ", the first {taken_over} inputs come from another game"
        );
    }
    text += if *over {
        "."
    } else {
        "; the game is not over."
    };
    text
}

fn as_json(name: &str, proof: &Result<Proof, Tampered>) -> serde_json::Value {
    match proof {
        Ok(proof) => json!({
            "game": name,
            "proven": true,
            "inputs": proof.inputs,
            "undone": proof.undone,
            "rolled": proof.rolled,
            "taken_over": proof.taken_over,
            "over": proof.over,
        }),
        Err(problem) => json!({
            "game": name,
            "proven": false,
            "problem": problem.to_string(),
        }),
    }
}
