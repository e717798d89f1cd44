//! Lock files name versions, not the servers that one machine fetched them from.

use super::Finding;
use crate::tree::Tree;

const CRATES: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

pub(super) fn findings(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.files() {
        let name = path.rsplit('/').next().unwrap_or(path);
        for (i, line) in text.lines().enumerate() {
            if name == "package-lock.json" && line.contains("\"resolved\"") {
                found.push(Finding::new(
                    path,
                    i + 1,
                    "a download address in the lock file",
                ));
            }
            if name == "Cargo.lock" && line.starts_with("source = ") && line != CRATES {
                found.push(Finding::new(
                    path,
                    i + 1,
                    "a package from elsewhere than crates.io",
                ));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_addresses_are_found() {
        let npm = "{\n  \"resolved\": \"https://mirror.example/x.tgz\"\n}";
        let cargo = format!("{CRATES}\nsource = \"registry+https://mirror.example/index\"");
        let tree = Tree::of(&[("web/package-lock.json", npm), ("Cargo.lock", &cargo)]);
        let found = findings(&tree);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].line, found[1].line), (2, 2));
    }

    #[test]
    fn clean_lock_files_pass() {
        let npm = "{ \"integrity\": \"sha512\" }";
        let tree = Tree::of(&[("package-lock.json", npm), ("Cargo.lock", CRATES)]);
        assert_eq!(findings(&tree), []);
    }
}
