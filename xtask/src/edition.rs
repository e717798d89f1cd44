//! Freezing the content, so that games played with it can be replayed for ever.

use std::fs;

use anyhow::{Context, Result, bail};
use ark_content::edition::{difference, pack, unpack};

use crate::tree::{Tree, root};

const VERSION: &str = "content/version.toml";

/// Freezes the content under its number, or under the next if that one is frozen already
/// and differs.
pub(crate) fn run(tree: &Tree) -> Result<()> {
    let version = version(tree)?;
    let Some(differs) = differing_file(tree, version) else {
        println!(
            "edition {version} is frozen already, and nothing that a game could notice changed"
        );
        return Ok(());
    };
    let mut files = files(tree);
    let mut number = version;
    let own;
    if tree.text(&path(version)).is_some() {
        number += 1;
        own = raised(tree, version)?;
        fs::write(root().join(VERSION), &own)?;
        println!("content/{differs} differs from edition {version}: this is edition {number}");
        for (name, text) in &mut files {
            if *name == "version.toml" {
                *text = &own;
            }
        }
    }
    let packed = pack(&files);
    if unpack(&packed) != files {
        bail!("a file of content/ has no newline at its end, or a line that begins with `=== `");
    }
    let path = path(number);
    fs::create_dir_all(root().join("editions"))?;
    fs::write(root().join(&path), packed).with_context(|| format!("cannot write {path}"))?;
    println!("wrote {path}: {} files", files.len());
    Ok(())
}

/// What is wrong between the content and its frozen edition: where, and what to do.
pub(crate) fn problem(tree: &Tree) -> Result<Option<(String, String)>> {
    let version = version(tree)?;
    let Some(file) = differing_file(tree, version) else {
        return Ok(None);
    };
    let what = format!(
        "differs from {} in what games play with; `cargo xtask edition` freezes it under a new \
         number, and older games keep theirs",
        path(version)
    );
    Ok(Some((format!("content/{file}"), what)))
}

/// The first file of the content that differs from the frozen edition.
fn differing_file(tree: &Tree, version: u16) -> Option<&str> {
    let frozen = tree.text(&path(version)).unwrap_or_default();
    difference(&unpack(frozen), &files(tree))
}

fn path(version: u16) -> String {
    format!("editions/{version}.content")
}

fn files(tree: &Tree) -> Vec<(&str, &str)> {
    tree.below("content/", &["toml"])
        .map(|(path, text)| (path.trim_start_matches("content/"), text))
        .collect()
}

fn version(tree: &Tree) -> Result<u16> {
    let text = tree
        .text(VERSION)
        .context("content/version.toml is missing")?;
    let table: toml::Table = toml::from_str(text)?;
    let number = table
        .get("version")
        .and_then(|v| v.get("number")?.as_integer());
    let number = number.context("content/version.toml has no number")?;
    Ok(u16::try_from(number)?)
}

/// The file of the version with the next number.
fn raised(tree: &Tree, version: u16) -> Result<String> {
    let text = tree
        .text(VERSION)
        .context("content/version.toml is missing")?;
    let line = format!("number = {version}\n");
    if !text.contains(&line) {
        bail!("content/version.toml has no line `{}`", line.trim());
    }
    Ok(text.replace(&line, &format!("number = {}\n", version + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version_file(number: u16) -> String {
        format!("[version]\nnumber = {number}\n")
    }

    #[test]
    fn a_number_that_changes_without_a_new_edition_is_found() {
        let version = version_file(3);
        let room = "[room]\nladder = [2, 6]\ntext.en = \"Old.\"\n";
        let files = [("rooms.toml", room), ("version.toml", version.as_str())];
        let frozen = pack(&files);
        let with = |room: &str| {
            let tree = Tree::of(&[
                ("content/rooms.toml", room),
                (VERSION, &version),
                ("editions/3.content", &frozen),
            ]);
            problem(&tree).unwrap().map(|(path, _)| path)
        };
        assert_eq!(with(room), None);
        assert_eq!(with("[room]\nladder = [2, 6]\ntext.en = \"New.\"\n"), None);
        let found = with("[room]\nladder = [2, 7]\ntext.en = \"Old.\"\n");
        assert_eq!(found.as_deref(), Some("content/rooms.toml"));
    }

    #[test]
    fn content_that_was_never_frozen_is_found() {
        let version = version_file(3);
        let tree = Tree::of(&[(VERSION, &version)]);
        assert!(problem(&tree).unwrap().is_some());
    }
}
