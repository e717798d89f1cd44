//! `ark export`, `ark import` and `ark backup`: games out of a database and into another.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::PathBuf;

use ark_server::proof;
use ark_server::store::{Archived, Imported, StoreError};

use crate::database::Database;
use crate::failure::{Failure, Outcome};
use crate::output::Out;

/// Write games of the database to an archive
///
/// An archive holds everything of its games: chairs, inputs with what was taken back,
/// chat and the seed. Without ids it holds the whole database with the key of its
/// cookies. Keep it secret. The server may run meanwhile.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark export --output all.jsonl             everything
  ark export 2b1f0c… > one.jsonl            one game")]
pub(crate) struct ExportArgs {
    /// Ids of games; none is everything
    games: Vec<String>,
    /// The file to write, instead of the standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

pub(crate) fn export(args: &ExportArgs, out: Out) -> Outcome {
    let games = (!args.games.is_empty()).then_some(args.games.as_slice());
    let mut file = match &args.output {
        Some(path) => {
            let failed = |error| Failure::cannot(format!("{}: {error}", path.display()));
            Some(BufWriter::new(File::create_new(path).map_err(failed)?))
        }
        None => None,
    };
    args.database.with(false, async |store| {
        let mut lines = 0;
        let tell = |line: Archived| {
            lines += 1;
            let text = serde_json::to_string(&line).expect("an archive can be written");
            let done = match &mut file {
                Some(file) => writeln!(file, "{text}"),
                None => writeln!(out, "{text}"),
            };
            done.map_err(|error| StoreError::Broken(error.to_string()))
        };
        store.export(games, tell).await?;
        if let (Some(file), Some(path)) = (&mut file, &args.output) {
            file.flush()?;
            writeln!(out, "{}: {lines} lines", path.display())?;
        }
        Ok(())
    })
}

/// Add the games of an archive to the database
///
/// Each game is proven first, as `ark verify` does; one that was tampered with is not
/// added. What the database has already is left alone. The database is made if there is
/// none, so that an archive moves games from SQLite to PostgreSQL and back.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark import all.jsonl --database-url postgres://…
  ark export | ark import - --database-url sqlite:copy.db")]
pub(crate) struct ImportArgs {
    /// The archive; `-` reads the standard input
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

pub(crate) fn import(args: &ImportArgs, out: Out) -> Outcome {
    let name = args.file.display();
    let cannot =
        |line: usize, problem: &str| Failure::cannot(format!("{name}: line {line}: {problem}"));
    let reader: Box<dyn BufRead> = if args.file.as_os_str() == "-" {
        Box::new(BufReader::new(std::io::stdin()))
    } else {
        let failed = |error| Failure::cannot(format!("{name}: {error}"));
        Box::new(BufReader::new(File::open(&args.file).map_err(failed)?))
    };
    args.database.with(true, async |store| {
        let (mut added, mut known) = (0, 0);
        let mut wrong = Vec::new();
        for (number, line) in reader.lines().enumerate() {
            let number = number + 1;
            let line: Archived =
                serde_json::from_str(&line?).map_err(|error| cannot(number, &error.to_string()))?;
            if number == 1 && !matches!(line, Archived::ArkArchive(_)) {
                return Err(cannot(1, "this is no archive"));
            }
            if let Archived::Game(game) = &line {
                if let Err(problem) = proof::prove_archived(game) {
                    let id = game.column("id").unwrap_or_default();
                    wrong.push(format!("{id}: not added: {problem}"));
                    continue;
                }
                match store.import(&line).await? {
                    Imported::Added => added += 1,
                    Imported::Known => known += 1,
                }
            } else {
                store.import(&line).await?;
            }
        }
        writeln!(out, "{added} games added, {known} were there already")?;
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(Failure::Wrong(wrong))
        }
    })
}

/// Copy the database to a file while the server runs
///
/// The copy is a SQLite file as of this moment, whatever the database is. A server can be
/// started with it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark backup monday.db
  ark backup monday.db --database-url postgres://…
  ark serve --database-url sqlite:monday.db")]
pub(crate) struct BackupArgs {
    /// The file to write; it must not be there yet
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

pub(crate) fn backup(args: &BackupArgs, out: Out) -> Outcome {
    args.database.with(false, async |store| {
        store.backup(&args.file).await?;
        writeln!(out, "{}: a copy of the database", args.file.display())?;
        Ok(())
    })
}
