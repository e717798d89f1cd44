//! Nothing in the repository depends on one machine or on one package mirror.

use super::Finding;
use crate::tree::Tree;

/// Folders of machines that no file may name by an absolute path.
const FOLDERS: [&str; 6] = ["work", "farm", "root", "home", "Users", "tmp/bash_jobs"];

/// Servers of packages: lock files and settings name the registry, never where it is served.
const HOSTS: [&str; 5] = [
    "registry.npmjs.",
    "registry.yarnpkg.",
    "static.crates.",
    "index.crates.",
    "pypi.org/simple",
];

pub(super) fn findings(tree: &Tree) -> Vec<Finding> {
    // This list would find itself.
    let files = tree
        .files()
        .filter(|(path, _)| *path != "xtask/src/tidy/paths.rs");
    let mut found = Vec::new();
    for (path, text) in files {
        for (i, line) in text.lines().enumerate() {
            if let Some(folder) = FOLDERS
                .into_iter()
                .find(|folder| names_folder(line, folder))
            {
                let what = format!("an absolute path of a machine: /{folder}/");
                found.push(Finding::new(path, i + 1, what));
            }
            if let Some(host) = HOSTS.into_iter().find(|host| line.contains(host)) {
                found.push(Finding::new(
                    path,
                    i + 1,
                    format!("the host of a registry: {host}"),
                ));
            }
        }
    }
    found
}

/// Whether the line has `/folder/` as the head of a path.
fn names_folder(line: &str, folder: &str) -> bool {
    let path = format!("/{folder}/");
    let inside = |c: char| c.is_alphanumeric() || "_./-}".contains(c);
    line.match_indices(&path)
        .any(|(at, _)| !line[..at].ends_with(inside))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> usize {
        findings(&Tree::of(&[("docs/a.md", text)])).len()
    }

    #[test]
    fn planted_paths_and_hosts_are_found() {
        assert_eq!(found("see /work/main/a"), 1);
        assert_eq!(found("\"/home/someone/game\""), 1);
        assert_eq!(found("(/root/.cargo)"), 1);
        assert_eq!(found("https://registry.npmjs.org/x"), 1);
        assert_eq!(found("a\n/work/b and static.crates.io"), 2);
    }

    #[test]
    fn relative_paths_addresses_and_the_name_of_the_registry_are_fine() {
        assert_eq!(
            found("docs/work/a, ../home/b, https://example.org/home/c"),
            0
        );
        assert_eq!(
            found("registry+https://github.com/rust-lang/crates.io-index"),
            0
        );
        assert_eq!(found("work/main"), 0);
    }
}
