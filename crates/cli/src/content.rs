//! `ark content`: check the content and list it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ark_content::{Content, ConversionData, Gain, Mark, Tally, Text};
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};

use crate::failure::{Failure, Outcome};
use crate::lang::Tongue;
use crate::output::{self, Out};

/// Check the content (rooms, cards, missions …) or list its names
///
/// Every value of the content carries a mark that says how sure it is: stated, seen
/// in an example, inferred, hinted at, or designed by us.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark content check            the content that is built in
  ark content check content    the files of a folder
  ark content list rooms       slugs and names, as records and scenarios use them")]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Validate content and show where its values come from
    Check {
        /// A folder of content files; the built-in content if not said
        folder: Option<PathBuf>,
        /// Print the result as JSON
        #[arg(long)]
        json: bool,
    },
    /// List the slugs and names of one kind of thing
    List {
        kind: Kind,
        /// Print the list as JSON
        #[arg(long)]
        json: bool,
        #[arg(long, default_value = "en")]
        lang: Tongue,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    Rooms,
    Groups,
    Sections,
    Artifacts,
    Missions,
    Targets,
    Achievements,
    Factions,
    Conversions,
    Layouts,
    Modes,
    Variants,
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    match &args.verb {
        Verb::Check { folder, json } => check(folder.as_deref(), *json, out),
        Verb::List { kind, json, lang } => list(*kind, *json, *lang, out),
    }
}

/// The content of a folder, for as long as the program runs.
pub(crate) fn folder(folder: &Path) -> Result<&'static Content, Failure> {
    let content = Content::load_dir(folder).map_err(|errors| {
        let line = |e: &ark_content::ContentError| format!("{}/{e}", folder.display());
        Failure::Wrong(errors.iter().map(line).collect())
    })?;
    Ok(Box::leak(Box::new(content)))
}

fn check(folder: Option<&Path>, json: bool, out: Out) -> Outcome {
    let loaded;
    let content = match folder {
        None => Content::builtin(),
        Some(folder) => {
            if !folder.is_dir() {
                return Err(Failure::cannot(format!(
                    "{}: no such folder",
                    folder.display()
                )));
            }
            loaded = match Content::load_dir(folder) {
                Ok(content) => content,
                Err(errors) => return refuse(folder, &errors, json, out),
            };
            &loaded
        }
    };
    let marks = content.marks();
    let total = marks.tally();
    if json {
        let files = marks.per_file();
        let files: serde_json::Map<_, _> = files
            .into_iter()
            .map(|(file, tally)| (file.to_owned(), shares(tally)))
            .collect();
        let value = json!({
            "valid": true,
            "version": content.version,
            "hash": hex(&content.hash),
            "total": shares(total),
            "files": files,
        });
        return output::json(out, &value);
    }
    let mut head = vec!["file".to_owned(), "values".to_owned()];
    head.extend(Mark::ALL.map(|mark| mark.slug().to_owned()));
    let row = |name: &str, tally: Tally| {
        let mut row = vec![name.to_owned(), tally.total().to_string()];
        row.extend(Mark::ALL.map(|mark| format!("{:.0} %", 100.0 * tally.share(mark))));
        row
    };
    let mut rows = vec![head];
    rows.extend(marks.per_file().into_iter().map(|(file, t)| row(file, t)));
    rows.push(row("all", total));
    write!(out, "{}", output::table(&rows, &[1, 2, 3, 4, 5, 6]))?;
    let hash = &hex(&content.hash)[..16];
    writeln!(out, "\ncontent version {}, {hash}: valid", content.version)?;
    Ok(())
}

fn refuse(folder: &Path, errors: &[ark_content::ContentError], json: bool, out: Out) -> Outcome {
    if json {
        let list: Vec<Value> = errors
            .iter()
            .map(|e| json!({"file": e.file, "line": e.line, "problem": e.what}))
            .collect();
        output::json(out, &json!({"valid": false, "problems": list}))?;
    }
    let line = |e: &ark_content::ContentError| {
        let path = folder.join(&e.file);
        format!("{}:{}: {}", path.display(), e.line, e.what)
    };
    Err(Failure::Wrong(errors.iter().map(line).collect()))
}

fn shares(tally: Tally) -> Value {
    let mut value = json!({"values": tally.total()});
    for mark in Mark::ALL {
        value[mark.slug()] = json!({"count": tally.of(mark), "share": tally.share(mark)});
    }
    value
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// `3 Di/Os = 2 Mt`
fn rate(conversion: &ConversionData) -> String {
    let ConversionData {
        amount,
        types,
        gain,
        ..
    } = conversion;
    let types: Vec<&str> = types.iter().map(ark_ids::Resource::short).collect();
    let gain = match gain {
        Gain::Metamorphite(n) => format!("{n} Mt"),
        Gain::Routes(n) => format!("{n} route"),
    };
    format!("{amount} {} = {gain}", types.join("/"))
}

fn list(kind: Kind, json: bool, lang: Tongue, out: Out) -> Outcome {
    let lang = lang.0;
    let content = Content::builtin();
    let name = |slug: &str, text: &Text| [slug.to_owned(), lang.of(text).to_owned()];
    let items: Vec<[String; 2]> = match kind {
        Kind::Rooms => content
            .tiles
            .iter()
            .map(|t| name(&t.slug, &t.name))
            .collect(),
        Kind::Groups => content
            .groups
            .iter()
            .map(|g| name(&g.slug, &g.name))
            .collect(),
        Kind::Sections => {
            let sections = content.boards[0].sections.iter();
            sections.map(|s| name(&s.slug, &s.name)).collect()
        }
        Kind::Artifacts => {
            let kinds = content.card_kinds.iter().map(|k| name(&k.slug, &k.name));
            let extra = content.extra_cards.iter().map(|k| name(&k.slug, &k.name));
            kinds.chain(extra).collect()
        }
        Kind::Missions => content
            .missions
            .iter()
            .map(|m| name(&m.slug, &m.title))
            .collect(),
        Kind::Targets => {
            let of = |slug: &str| content.tiles.iter().find(|tile| tile.slug == slug);
            let named = |t: &ark_content::TargetData| match of(&t.slug) {
                Some(tile) => name(&t.slug, &tile.name),
                None => [t.slug.clone(), t.slug.clone()],
            };
            content.targets.iter().map(named).collect()
        }
        Kind::Achievements => content
            .achievements
            .iter()
            .map(|a| name(&a.slug, &a.name))
            .collect(),
        Kind::Factions => content
            .factions
            .iter()
            .map(|f| name(&f.slug, &f.name))
            .collect(),
        Kind::Conversions => {
            let conversions = content.conversions.iter();
            conversions.map(|c| [c.slug.clone(), rate(c)]).collect()
        }
        Kind::Layouts => content
            .layouts
            .iter()
            .map(|l| name(&l.slug, &l.name))
            .collect(),
        Kind::Modes => content
            .modes
            .iter()
            .map(|m| name(&m.slug, &m.name))
            .collect(),
        Kind::Variants => content
            .variants
            .iter()
            .map(|v| name(&v.slug, &v.name))
            .collect(),
    };
    if json {
        let list: Vec<Value> = items
            .iter()
            .map(|[slug, name]| json!({"slug": slug, "name": name}))
            .collect();
        return output::json(out, &list);
    }
    let rows: Vec<Vec<String>> = items.into_iter().map(Vec::from).collect();
    write!(out, "{}", output::table(&rows, &[]))?;
    Ok(())
}
