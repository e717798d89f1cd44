//! The engine knows kinds of things, never a thing by name: no room, card, faction, mode or variant
//! stands in its code. What they are called and what they do is content.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::Finding;
use super::tokens::{self, Kind};
use crate::tree::Tree;

const ENGINE: &str = "crates/engine/src/";

/// Where the code that only one mode or variant needs may say so, and the one list of them all.
const PATCHES: [&str; 3] = [
    "crates/engine/src/modes/",
    "crates/engine/src/variants/",
    "crates/engine/src/patch/table.rs",
];

/// The kinds of content whose names are kept out.
const KINDS: [&str; 8] = [
    "room",
    "factory",
    "generator",
    "artifact",
    "extra-card",
    "faction",
    "mode",
    "variant",
];

/// Slugs that are also words of the rules, and why.
const ALLOWED: [(&str, &str); 0] = [];

pub(super) fn findings(tree: &Tree) -> Result<Vec<Finding>> {
    let names = names(tree)?;
    let mut found = Vec::new();
    for (path, text) in tree
        .below(ENGINE, &["rs"])
        .filter(|(path, _)| !PATCHES.iter().any(|patch| path.starts_with(patch)))
    {
        for token in tokens::of_code(path, text)? {
            let (Kind::Word(text) | Kind::Literal(text)) = &token.kind else {
                continue;
            };
            let said = words(text);
            for (name, slug) in &names {
                if said.windows(name.len()).any(|part| part == name) {
                    let what = format!("{text} names the content {slug}");
                    found.push(Finding::new(path, token.line, what));
                }
            }
        }
    }
    Ok(found)
}

/// The words of each slug and of each English name, and the slug.
fn names(tree: &Tree) -> Result<BTreeMap<Vec<String>, String>> {
    let mut names = BTreeMap::new();
    for (path, text) in tree.below("content/", &["toml"]) {
        let file: Table = toml::from_str(text).with_context(|| path.to_owned())?;
        for kind in KINDS {
            let items = match file.get(kind) {
                Some(Value::Array(items)) => &items[..],
                Some(item) => std::slice::from_ref(item),
                None => &[],
            };
            for item in items {
                let slug = item.get("slug").and_then(Value::as_str).unwrap_or_default();
                let name = item
                    .get("name")
                    .and_then(|name| name.get("en"))
                    .and_then(Value::as_str);
                if ALLOWED.iter().any(|(word, _)| *word == slug) {
                    continue;
                }
                for text in [Some(slug), name].into_iter().flatten() {
                    names.insert(words(text), slug.to_owned());
                }
            }
        }
    }
    names.remove(&Vec::new());
    Ok(names)
}

/// The words of an identifier, a slug or a sentence, in small letters.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut after_small = false;
    for letter in text.chars().filter(|&c| c != '\'' && c != '’') {
        let starts = !letter.is_alphanumeric() || (letter.is_uppercase() && after_small);
        if starts {
            words.push(String::new());
        }
        if letter.is_alphanumeric() {
            words
                .last_mut()
                .expect("one word at least")
                .extend(letter.to_lowercase());
        }
        after_small = letter.is_lowercase() || letter.is_ascii_digit();
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOMS: &str = r#"
[[room]]
slug = "warp-engine"
name = { en = "Warp Engine", de = "Warpantrieb" }

[mode]
slug = "fallout"
name = { en = "Fallout" }

[[section]]
slug = "engineering"
"#;

    fn found(path: &str, code: &str) -> Vec<String> {
        let tree = Tree::of(&[("content/base.toml", ROOMS), (path, code)]);
        findings(&tree)
            .expect("readable")
            .into_iter()
            .map(|finding| finding.what)
            .collect()
    }

    #[test]
    fn identifiers_split_into_words() {
        assert_eq!(words("WarpEngine"), ["warp", "engine"]);
        assert_eq!(words("is_warp_engine2"), ["is", "warp", "engine2"]);
        assert_eq!(words("\"Alien's Pen\""), ["aliens", "pen"]);
    }

    #[test]
    fn planted_names_of_content_are_found() {
        let path = "crates/engine/src/steps/a.rs";
        for code in [
            "struct WarpEngine;",
            "const WARP_ENGINE: u8 = 1;",
            "fn f() { find(\"warp-engine\") }",
            "fn f() { say(\"the Warp Engine\") }",
            "fn warp_engine_bonus() {}",
        ] {
            assert_eq!(found(path, code).len(), 1, "{code}");
        }
        assert_eq!(
            found(path, "enum M { Fallout }"),
            ["Fallout names the content fallout"]
        );
    }

    #[test]
    fn parts_comments_tests_and_the_folder_of_modes_are_free() {
        let path = "crates/engine/src/steps/a.rs";
        assert_eq!(found(path, "fn warp(engine: u8) {}"), [""; 0]);
        assert_eq!(found(path, "/// As in Fallout.\nfn f() {}"), [""; 0]);
        let test = "#[cfg(test)]\nmod tests { fn f() { say(\"fallout\") } }";
        assert_eq!(found(path, test), [""; 0]);
        assert_eq!(
            found(path, "fn engineering() {}"),
            [""; 0],
            "sections are rules"
        );
        assert_eq!(
            found("crates/engine/src/modes/fallout.rs", "struct Fallout;"),
            [""; 0]
        );
        assert_eq!(found("crates/bots/src/a.rs", "struct Fallout;"), [""; 0]);
    }
}
