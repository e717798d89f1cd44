//! `ark balance`: the balance lab.

use std::fs;
use std::path::PathBuf;

use ark_bots::arena::Entry;
use ark_bots::balance::{
    Lab, Norm, Played, Setting, Verdict, everything, examined, figures, games_csv, html, norms,
    usage_csv,
};
use ark_content::Content;
use serde_json::json;

use crate::failure::{Failure, Outcome};
use crate::output::{self, Out};
use crate::position;
use crate::sim::{progress_bar, threads};

/// Play many games over modes, variants, factions and player counts, and report
///
/// Every mode that can be played is played with each number of players, plain and with
/// each of its variants. `--targets` prints what the content is tuned to, with the figure,
/// its interval, and whether it holds; it plays only the games that tell, and has every
/// faction meet every other on both seats with the same luck.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark balance --games 200 --out report       report/index.html, games.csv, usage.csv
  ark balance --targets --games 400          what should hold, and whether it does
  ark balance --targets --content draft      the same for content that is not built in
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
    /// A folder of content files in the place of the built-in content
    #[arg(long, value_name = "FOLDER")]
    content: Option<PathBuf>,
    /// Games of each kind; where every faction meets every other, games of each faction
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The bot of all seats, perhaps with a budget
    #[arg(long, default_value = "engineer")]
    bot: Entry,
    /// The seed of everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores if not said
    #[arg(long)]
    threads: Option<usize>,
    /// Write index.html, games.csv and usage.csv into this folder
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
        let variant = options.variants.first().map_or("none", String::as_str);
        (self.modes.is_empty() || self.modes.contains(&options.mode))
            && (self.players.is_empty() || self.players.contains(&options.players))
            && (self.variants.is_empty() || self.variants.iter().any(|v| v == variant))
    }

    /// What makes the report anew.
    fn command(&self) -> String {
        let mut words = vec!["ark balance".to_owned()];
        words.extend(self.targets.then(|| "--targets".to_owned()));
        words.extend(self.modes.iter().map(|mode| format!("--mode {mode}")));
        words.extend(self.players.iter().map(|n| format!("--players {n}")));
        words.extend(self.variants.iter().map(|v| format!("--variant {v}")));
        words.push(format!(
            "--games {} --bot {} --seed {}",
            self.games, self.bot, self.seed
        ));
        words.join(" ")
    }
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let content = match &args.content {
        None => Content::builtin(),
        Some(folder) => crate::content::folder(folder)?,
    };
    let mut settings = if args.targets {
        examined(content, args.games)
    } else {
        everything(content, args.games)
    };
    settings.retain(|setting| args.wants(setting));
    if settings.is_empty() {
        return Err(Failure::cannot("no such game can be played"));
    }
    let lab = Lab {
        entry: args.bot,
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
        let command = args.command();
        let cannot =
            |error: std::io::Error| Failure::cannot(format!("{}: {error}", folder.display()));
        fs::create_dir_all(folder).map_err(cannot)?;
        for (name, text) in [
            ("index.html", html(&played, &norms, &command)),
            ("games.csv", games_csv(&played)),
            ("usage.csv", usage_csv(&played)),
        ] {
            fs::write(folder.join(name), text).map_err(cannot)?;
        }
    }
    if args.json {
        write_json(&played, &norms, out)?;
    } else if args.targets {
        write_norms(&norms, out)?;
    } else {
        write_settings(&played, out)?;
    }
    let missed = |norm: &&Norm| norm.verdict == Verdict::Fails;
    if args.targets && norms.iter().any(|t| missed(&t)) {
        let names = norms
            .iter()
            .filter(missed)
            .map(|t| format!("missed: {}", t.name));
        return Err(Failure::Wrong(names.collect()));
    }
    Ok(())
}

fn write_json(played: &Played, norms: &[Norm], out: Out) -> Outcome {
    let settings: Vec<_> = played
        .batches
        .iter()
        .map(|batch| json!({"game": batch.setting.name(), "figures": figures(&batch.rows)}))
        .collect();
    let value = json!({
        "bot": played.entry.to_string(),
        "seed": played.seed,
        "settings": settings,
        "targets": norms,
        "usage": played.usage().used(),
    });
    output::json(out, &value)
}

fn write_norms(norms: &[Norm], out: Out) -> Outcome {
    let mut rows = vec![
        ["target", "from", "to", "figure", "95 %", "games", ""]
            .map(str::to_owned)
            .to_vec(),
    ];
    for norm in norms {
        let figure = norm
            .figure
            .map_or_else(String::new, |e| format!("{:.2}", e.value));
        let interval = norm
            .figure
            .map_or_else(String::new, |e| format!("{:.2} to {:.2}", e.low, e.high));
        let verdict = match norm.verdict {
            Verdict::Holds => "holds",
            Verdict::Fails => "FAILS",
            Verdict::Open => "open",
            Verdict::Missing => "not played",
        };
        rows.push(vec![
            norm.name.clone(),
            format!("{:.2}", norm.low),
            format!("{:.2}", norm.high),
            figure,
            interval,
            norm.games.to_string(),
            verdict.to_owned(),
        ]);
    }
    write!(out, "{}", output::table(&rows, &[1, 2, 3, 4, 5]))?;
    for norm in norms.iter().filter(|t| !t.culprits.is_empty()) {
        let line = format!("{}: {}", norm.name, norm.culprits.join(", "));
        writeln!(out, "{}", output::wrap(&line, "", output::width()))?;
    }
    Ok(())
}

fn write_settings(played: &Played, out: Out) -> Outcome {
    let mut rows = vec![
        [
            "game",
            "games",
            "turns",
            "95 %",
            "endings",
            "first seat",
            "team",
        ]
        .map(str::to_owned)
        .to_vec(),
    ];
    for batch in &played.batches {
        let f = figures(&batch.rows);
        let percent = |e: ark_bots::arena::Estimate| {
            format!(
                "{:.0} % ({:.0}-{:.0})",
                100.0 * e.value,
                100.0 * e.low,
                100.0 * e.high
            )
        };
        let endings = f
            .endings
            .iter()
            .map(|(name, e)| format!("{name} {:.0} %", 100.0 * e.value));
        let first = match f.team {
            Some(_) => None,
            None => f.wins_by_place.first().copied(),
        };
        rows.push(vec![
            batch.setting.name(),
            f.games.to_string(),
            format!("{:.0}", f.turns_median.value),
            format!("{:.0}-{:.0}", f.turns_median.low, f.turns_median.high),
            endings.collect::<Vec<_>>().join(", "),
            first.map_or_else(String::new, percent),
            f.team.map_or_else(String::new, percent),
        ]);
    }
    write!(out, "{}", output::table(&rows, &[1, 2, 3]))?;
    Ok(())
}
