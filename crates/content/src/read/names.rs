//! The slugs of all files, gathered before anything refers to them.

use std::collections::BTreeMap;

use ark_ids::Set;
use toml::Spanned;
use toml::de::DeValue;

use crate::source::value::{list, word};
use crate::source::{Log, Site, Source, entries};

/// Slugs by kind, in the order of their ids.
#[derive(Default)]
pub(crate) struct Names<'a> {
    by_kind: BTreeMap<&'static str, Vec<&'a str>>,
    groups_of_files: BTreeMap<&'a str, u8>,
    /// Other names of a thing (RMS-R1), with its kind and id.
    aliases: BTreeMap<(&'static str, &'a str), u8>,
}

/// What has a slug of its own.
const KINDS: [&str; 20] = [
    "group",
    "room",
    "factory",
    "generator",
    "gate",
    "conversion",
    "board",
    "section",
    "faction",
    "artifact",
    "extra-card",
    "mission",
    "first-mission",
    "achievement",
    "objective",
    "layout",
    "variant",
    "enemy-card",
    "upgrade",
    "challenger-action",
];

impl<'a> Names<'a> {
    pub(crate) fn gather(log: &Log, sources: &'a [Source<'a>]) -> Self {
        let mut names = Self::default();
        let mut taken: BTreeMap<(&str, &str), Site<'_>> = BTreeMap::new();
        for source in sources {
            for kind in KINDS {
                let Some(value) = source.root.get(kind) else {
                    continue;
                };
                for entry in entries(value) {
                    let site = source.site(entry.span().start);
                    let slugs = names.by_kind.entry(kind).or_default();
                    let slug = slug_of(entry).unwrap_or_default();
                    if kind == "group" {
                        let id = slugs.len() as u8;
                        if names.groups_of_files.insert(source.path, id).is_some() {
                            log.error(site, "expected at most one group in a file");
                        }
                    }
                    for alias in also(entry) {
                        let id = slugs.len() as u8;
                        if names.aliases.insert((kind, alias), id).is_some() {
                            log.error(site, format!("the name `{alias}` is taken"));
                        }
                    }
                    slugs.push(slug);
                    // Sections of different boards share their names.
                    if kind == "section" || slug.is_empty() {
                        continue;
                    }
                    if let Some(first) = taken.insert((family(kind), slug), site) {
                        log.error(
                            site,
                            format!(
                                "the slug `{slug}` is taken: see {}:{}",
                                first.file, first.line
                            ),
                        );
                    }
                }
            }
        }
        names
    }

    pub(crate) fn find(&self, kind: &str, slug: &str) -> Option<u8> {
        let slugs = self.by_kind.get(kind)?;
        let Some(id) = slugs.iter().position(|known| *known == slug) else {
            let mut aliases = self.aliases.iter();
            let found = aliases.find(|((of, alias), _)| *of == kind && *alias == slug);
            return found.map(|(_, id)| *id);
        };
        u8::try_from(id).ok()
    }

    /// The group whose rooms stand in this file.
    pub(crate) fn group_of(&self, source: &Source<'_>) -> Option<u8> {
        self.groups_of_files.get(source.path).copied()
    }

    /// A set of rooms by slug; at most 128 fit.
    pub(crate) fn rooms(&self, slugs: &[&str]) -> Option<Set<ark_ids::Tile>> {
        slugs
            .iter()
            .map(|slug| {
                self.find("room", slug)
                    .filter(|id| *id < 128)
                    .map(ark_ids::Tile)
            })
            .collect()
    }
}

/// Tiles share one space of names, so do missions, so do cards.
fn family(kind: &str) -> &str {
    match kind {
        "factory" | "generator" | "gate" => "room",
        "first-mission" => "mission",
        "extra-card" => "artifact",
        kind => kind,
    }
}

/// Other names of a thing.
fn also<'a>(entry: &'a Spanned<DeValue<'a>>) -> Vec<&'a str> {
    let DeValue::Table(table) = entry.get_ref() else {
        return Vec::new();
    };
    let names = table
        .get("also")
        .and_then(|value| list(value.get_ref(), word));
    names.unwrap_or_default()
}

fn slug_of<'a>(entry: &'a Spanned<DeValue<'a>>) -> Option<&'a str> {
    let DeValue::Table(table) = entry.get_ref() else {
        return None;
    };
    match table.get("slug")?.get_ref() {
        DeValue::String(slug) => Some(slug),
        _ => None,
    }
}
