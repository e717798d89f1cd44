//! `ark balance`: the balance lab.

mod parquet;
mod told;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use ark_bots::arena::Entry;
use ark_bots::balance::{
    Lab, Norm, Played, Setting, Sheet, Verdict, combinations, everything, examined, html, norms,
};
use ark_content::Content;

use crate::failure::{Failure, Outcome};
use crate::output::Out;
use crate::position;
use crate::sim::{progress_bar, threads};

/// Play many games over modes, variants, factions and player counts, and report
///
/// Every mode that can be played is played with each number of players, plain and with
/// each of its variants. `--targets` prints what the content is tuned to, with the figure,
/// its interval, and whether it holds; it plays only the games that tell, and has every
/// faction meet every other on both seats with the same luck. `--combinations` plays every
/// legal combination of variants as well. Every move is checked and every decision timed: an
/// illegal move, or a game that does not end by itself, makes the command fail.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark balance --games 200 --out report       report/index.html, and tables as CSV and Parquet
  ark balance --targets --games 400          what should hold, and whether it does
  ark balance --targets --content draft      the same for content that is not built in
  ark balance --bot cadet --bot engineer --combinations --games 70
                                             more than 10,000 games, everything there is
  ark balance --mode glitch --players 2 --games 100 --json")]
pub(crate) struct Args {
    /// Only this mode; may be given several times
    #[arg(long = "mode", value_name = "MODE")]
    modes: Vec<String>,
    /// Only this number of players; may be given several times
    #[arg(long = "players", value_name = "N")]
    players: Vec<u8>,
    /// Only games with this variant, or `none`; may be given several times
    #[arg(long = "variant", value_name = "VARIANT")]
    variants: Vec<String>,
    /// Every legal combination of variants, and not only one at a time
    #[arg(long, conflicts_with = "targets")]
    combinations: bool,
    /// A folder of content files in the place of the built-in content
    #[arg(long, value_name = "FOLDER")]
    content: Option<PathBuf>,
    /// Games of each kind; where every faction meets every other, games of each faction
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The bot of all seats, perhaps with a budget; several take the seats in turn, and from
    /// game to game another one begins
    #[arg(long = "bot", value_name = "BOT", default_value = "engineer")]
    bots: Vec<Entry>,
    /// The seed of everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores if not said
    #[arg(long)]
    threads: Option<usize>,
    /// Write index.html, and games and usage as .csv and .parquet, into this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Print each target with its figure; fails if one is missed
    #[arg(long)]
    targets: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    fn wants(&self, setting: &Setting) -> bool {
        let options = &setting.options;
        let wanted = |variant: &String| match variant.as_str() {
            "none" => options.variants.is_empty(),
            _ => options.variants.contains(variant),
        };
        (self.modes.is_empty() || self.modes.contains(&options.mode))
            && (self.players.is_empty() || self.players.contains(&options.players))
            && (self.variants.is_empty() || self.variants.iter().any(wanted))
    }

    /// What makes the report anew.
    fn command(&self) -> String {
        let mut words = vec!["ark balance".to_owned()];
        words.extend(self.targets.then(|| "--targets".to_owned()));
        words.extend(self.modes.iter().map(|mode| format!("--mode {mode}")));
        words.extend(self.players.iter().map(|n| format!("--players {n}")));
        words.extend(self.variants.iter().map(|v| format!("--variant {v}")));
        words.extend(self.combinations.then(|| "--combinations".to_owned()));
        words.extend(
            self.content
                .iter()
                .map(|f| format!("--content {}", f.display())),
        );
        words.extend(self.bots.iter().map(|bot| format!("--bot {bot}")));
        words.push(format!("--games {} --seed {}", self.games, self.seed));
        words.join(" ")
    }
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let content = match &args.content {
        None => Content::builtin(),
        Some(folder) => crate::content::folder(folder)?,
    };
    let kinds = match (args.targets, args.combinations) {
        (true, _) => examined,
        (_, true) => combinations,
        _ => everything,
    };
    let mut settings = kinds(content, args.games);
    settings.retain(|setting| args.wants(setting));
    if settings.is_empty() {
        return Err(Failure::cannot("no such game can be played"));
    }
    let lab = Lab {
        entries: args.bots.clone(),
        seed: args.seed,
        threads: threads(args.threads),
        settings,
    };
    let bar = progress_bar(lab.settings.iter().map(|setting| setting.games).sum());
    let played = lab
        .run(content, &|done| bar.set_position(done))
        .map_err(|found| position::conflicts(&found))?;
    bar.finish_and_clear();
    let norms = norms(&played);
    if let Some(folder) = &args.out {
        let page = html(content, &played, &norms, &args.command());
        write_folder(folder, &page, &played)
            .map_err(|problem| Failure::cannot(format!("{}: {problem}", folder.display())))?;
    }
    if args.json {
        told::json(content, &played, &norms, out)?;
    } else {
        if args.targets {
            told::norms(&norms, out)?;
        } else {
            told::settings(&played, out)?;
        }
        told::conduct(&played, out)?;
    }
    let mut wrong = played.conduct.examples.clone();
    if !played.conduct.is_fine() {
        wrong.push("some games did not go as they should".to_owned());
    }
    if args.targets {
        let missed = |norm: &&Norm| norm.binding && norm.verdict == Verdict::Fails;
        let missed = norms.iter().filter(missed);
        wrong.extend(missed.map(|norm| format!("missed: {}", norm.name)));
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Failure::Wrong(wrong))
    }
}

/// The page, and both tables in two formats.
fn write_folder(folder: &Path, page: &str, played: &Played) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join("index.html"), page)?;
    for sheet in [Sheet::games(played), Sheet::usage(played)] {
        fs::write(folder.join(format!("{}.csv", sheet.name)), sheet.csv())?;
        let file = fs::File::create(folder.join(format!("{}.parquet", sheet.name)))?;
        parquet::write(&sheet, file)?;
    }
    Ok(())
}
