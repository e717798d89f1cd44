//! Files stay short enough to be read in one go.

use super::Finding;
use crate::tree::{Tree, has_ending};

const WARN: usize = 400;
const LIMIT: usize = 800;
const SOURCES: [&str; 5] = ["rs", "ts", "tsx", "js", "svelte"];

/// Files beyond the limit.
pub(super) fn errors(tree: &Tree) -> Vec<Finding> {
    longer_than(tree, LIMIT).collect()
}

/// Files that come near it.
pub(super) fn warnings(tree: &Tree) -> Vec<Finding> {
    longer_than(tree, WARN)
        .filter(|finding| finding.line <= LIMIT)
        .collect()
}

fn longer_than(tree: &Tree, budget: usize) -> impl Iterator<Item = Finding> {
    let written = |text: &str| {
        !text
            .lines()
            .take(3)
            .any(|line| line.to_lowercase().contains("do not edit"))
    };
    tree.files()
        .filter(move |(path, text)| has_ending(path, &SOURCES) && written(text))
        .map(|(path, text)| (path, text.lines().count()))
        .filter(move |&(_, lines)| lines > budget)
        .map(move |(path, lines)| {
            Finding::new(path, lines, format!("{lines} lines, more than {budget}"))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_named_generated_ones_are_not() {
        let long = "x\n".repeat(801);
        let near = "x\n".repeat(401);
        let generated = format!("// Written by a test. Do not edit.\n{long}");
        let tree = Tree::of(&[
            ("a.rs", &long),
            ("b.svelte", &near),
            ("c.rs", &generated),
            ("d.md", &long),
            ("e.rs", "x\n"),
        ]);
        let names = |found: Vec<Finding>| found.into_iter().map(|f| f.path).collect::<Vec<_>>();
        assert_eq!(names(errors(&tree)), ["a.rs"]);
        assert_eq!(names(warnings(&tree)), ["b.svelte"]);
    }
}
