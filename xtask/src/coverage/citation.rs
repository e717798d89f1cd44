//! Finds the citations of rules, rulings and examples in the tree.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use ark_rulebook::{Coverage, Entry, Places, Rulebook};

use crate::codegen::variant;
use crate::coverage::rust::RustFile;
use crate::tree::Tree;

/// Crates whose mention of a rule enforces nothing: the rulebook itself, aids of tests, and those
/// that only speak of rules.
const NOT_CODE: [&str; 4] = [
    "crates/rulebook/",
    "crates/testkit/",
    "crates/cli/",
    "crates/phrase/",
];

/// The index, and the citations that lead nowhere.
pub(super) struct Citations {
    pub(super) coverage: Coverage,
    pub(super) dangling: Vec<String>,
}

impl Citations {
    pub(super) fn find(tree: &Tree, book: &Rulebook) -> Result<Self> {
        let mut finder = Finder::new(book);
        finder.rust(tree)?;
        for (path, text) in tree.below("content/", &["toml", "ron", "json", "ftl"]) {
            finder.code(path, text);
        }
        for (path, text) in tree.below("scenarios/", &["ark"]) {
            finder.scenario(path, text);
        }
        Ok(finder.finish())
    }
}

struct Finder<'a> {
    book: &'a Rulebook,
    by_name: BTreeMap<String, &'a str>,
    code: BTreeMap<String, BTreeSet<String>>,
    tests: BTreeMap<String, BTreeSet<String>>,
    dangling: Vec<String>,
}

impl<'a> Finder<'a> {
    fn new(book: &'a Rulebook) -> Self {
        let named = book
            .entries()
            .filter(|entry| !matches!(entry, Entry::Example(_)));
        Self {
            book,
            by_name: named
                .map(|entry| (variant(entry.id()), entry.id().as_str()))
                .collect(),
            code: BTreeMap::new(),
            tests: BTreeMap::new(),
            dangling: Vec::new(),
        }
    }

    fn rust(&mut self, tree: &Tree) -> Result<()> {
        let mut files = BTreeMap::new();
        let mut test_modules = Vec::new();
        for (path, text) in tree.below("crates/", &["rs"]) {
            let file = RustFile::parse(text).with_context(|| path.to_owned())?;
            for module in &file.test_modules {
                test_modules.push(module_path(path, module));
            }
            files.insert(path, (text, file));
        }
        for (path, (text, file)) in &files {
            for test in &file.tests {
                let place = format!("{path}::{}", test.name);
                if let Some((_, list)) = test.docs.split_once("Proves:") {
                    self.cite(&place, list.split('.').next().unwrap_or_default());
                }
            }
            let stem = path.trim_end_matches(".rs");
            let for_tests = test_modules.iter().any(|module| is_within(stem, module));
            let enforces = !NOT_CODE.iter().any(|folder| path.starts_with(folder));
            if path.contains("/src/") && enforces && !for_tests {
                self.code(path, &file.code(text));
            }
        }
        Ok(())
    }

    /// Notes the rules that a file of code or content names.
    fn code(&mut self, path: &str, text: &str) {
        for id in self.book.ids_in(text) {
            if self.book.entry(id).is_none() {
                self.dangling.push(format!("{path} names the unknown {id}"));
            }
            self.code
                .entry(id.to_owned())
                .or_default()
                .insert(path.to_owned());
        }
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            if let Some(&id) = self.by_name.get(word) {
                self.code
                    .entry(id.to_owned())
                    .or_default()
                    .insert(path.to_owned());
            }
        }
    }

    /// Notes what the head of a scenario says it proves.
    fn scenario(&mut self, path: &str, text: &str) {
        for line in text.lines().map(str::trim_start) {
            for key in ["rules:", "example:"] {
                if let Some(list) = line.strip_prefix(key) {
                    self.cite(path, list);
                }
            }
        }
    }

    /// Notes a list of ids that a test proves.
    fn cite(&mut self, place: &str, list: &str) {
        let words = list.split(|c: char| c == ',' || c.is_whitespace());
        for id in words.filter(|word| !word.is_empty() && *word != "and") {
            if self.book.entry(id).is_none() {
                self.dangling
                    .push(format!("{place} proves the unknown {id}"));
            }
            self.tests
                .entry(id.to_owned())
                .or_default()
                .insert(place.to_owned());
        }
    }

    fn finish(mut self) -> Citations {
        let mut coverage = Coverage::default();
        for entry in self.book.entries() {
            let id = entry.id().as_str();
            let places = Places {
                code: self
                    .code
                    .remove(id)
                    .unwrap_or_default()
                    .into_iter()
                    .collect(),
                tests: self
                    .tests
                    .remove(id)
                    .unwrap_or_default()
                    .into_iter()
                    .collect(),
            };
            if places != Places::default() {
                coverage.by_id.insert(id.to_owned(), places);
            }
        }
        Citations {
            coverage,
            dangling: self.dangling,
        }
    }
}

/// Where the file of a module lies, without its ending.
fn module_path(parent: &str, module: &str) -> String {
    let stem = parent.trim_end_matches(".rs");
    let folder = match stem.rsplit_once('/') {
        Some((folder, "lib" | "main" | "mod")) => folder,
        _ => stem,
    };
    format!("{folder}/{module}")
}

fn is_within(stem: &str, module: &str) -> bool {
    stem.strip_prefix(module)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(files: &[(&str, &str)]) -> Citations {
        Citations::find(&Tree::of(files), Rulebook::embedded()).expect("readable files")
    }

    #[test]
    fn code_cites_by_name_or_by_id() {
        let found = find(&[
            (
                "crates/engine/src/combat.rs",
                "// COMB-12\nfn f() { refuse(Rule::Comb11) }",
            ),
            ("content/rooms.toml", "# ROOM-17"),
            ("crates/testkit/src/lib.rs", "// COMB-13"),
            ("crates/engine/tests/combat.rs", "// COMB-14"),
        ]);
        let index = &found.coverage.by_id;
        assert_eq!(index["COMB-11"].code, ["crates/engine/src/combat.rs"]);
        assert_eq!(index["COMB-12"].code, ["crates/engine/src/combat.rs"]);
        assert_eq!(index["ROOM-17"].code, ["content/rooms.toml"]);
        assert!(!index.contains_key("COMB-13") && !index.contains_key("COMB-14"));
    }

    #[test]
    fn scenarios_and_test_functions_prove() {
        let found = find(&[
            (
                "scenarios/combat/tie.ark",
                "rules: COMB-24 COMB-25\nexample: COMB-E5\n\nseats 2",
            ),
            (
                "crates/engine/tests/combat.rs",
                "/// Proves: COMB-11, COMB-12 and COMB-R9.\n#[test]\nfn too_weak() {}",
            ),
        ]);
        let index = &found.coverage.by_id;
        assert_eq!(index["COMB-25"].tests, ["scenarios/combat/tie.ark"]);
        assert_eq!(index["COMB-E5"].tests, ["scenarios/combat/tie.ark"]);
        assert_eq!(
            index["COMB-R9"].tests,
            ["crates/engine/tests/combat.rs::too_weak"]
        );
        assert_eq!(found.dangling, [""; 0]);
    }

    #[test]
    fn a_comment_that_belongs_to_no_test_proves_nothing() {
        let found = find(&[(
            "crates/engine/tests/combat.rs",
            "/// Proves: COMB-11.\nfn f() {}",
        )]);
        assert!(found.coverage.by_id.is_empty());
    }

    #[test]
    fn modules_of_tests_in_their_own_files_are_no_code() {
        let found = find(&[
            ("crates/engine/src/lib.rs", "#[cfg(test)]\nmod cases;"),
            ("crates/engine/src/cases.rs", "// COMB-11"),
            ("crates/engine/src/cases/more.rs", "// COMB-11"),
        ]);
        assert!(found.coverage.by_id.is_empty());
    }

    #[test]
    fn citations_that_lead_nowhere_are_named() {
        let found = find(&[
            ("crates/engine/src/combat.rs", "// COMB-99"),
            ("scenarios/tie.ark", "rules: COMB-98"),
            (
                "crates/engine/tests/t.rs",
                "/// Proves: COBM-01.\n#[test]\nfn f() {}",
            ),
        ]);
        assert_eq!(
            found.dangling,
            [
                "crates/engine/src/combat.rs names the unknown COMB-99",
                "crates/engine/tests/t.rs::f proves the unknown COBM-01",
                "scenarios/tie.ark proves the unknown COMB-98",
            ]
        );
    }
}
