//! The text files of the repository, read once and looked at by every chore.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Paths inside the repository, with forward slashes, and their texts.
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

/// The folder that holds the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

impl Tree {
    /// The files that git tracks or would track. Binary files are left out.
    pub(crate) fn load() -> Result<Self> {
        let root = root();
        let listing = Command::new("git")
            .args([
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
            ])
            .current_dir(&root)
            .output()
            .context("git is needed to list the files of the repository")?;
        if !listing.status.success() {
            bail!(
                "git ls-files failed: {}",
                String::from_utf8_lossy(&listing.stderr).trim()
            );
        }
        let mut files = BTreeMap::new();
        for path in String::from_utf8(listing.stdout)?.split_terminator('\0') {
            // A file that was deleted but not yet committed is listed and cannot be read.
            if let Some(text) = fs::read(root.join(path))
                .ok()
                .and_then(|b| String::from_utf8(b).ok())
            {
                files.insert(path.to_owned(), text);
            }
        }
        Ok(Self { files })
    }

    /// All files in order of their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files below a folder with one of these endings.
    pub(crate) fn below<'a>(
        &'a self,
        folder: &'a str,
        endings: &'a [&str],
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files()
            .filter(move |(path, _)| path.starts_with(folder) && has_ending(path, endings))
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Writes a generated file, or with `check` complains if it differs.
    pub(crate) fn update(&self, path: &str, text: &str, check: bool, chore: &str) -> Result<()> {
        if self.text(path) == Some(text) {
            return Ok(());
        }
        if check {
            bail!("{path} is stale; run `cargo xtask {chore}` and commit the result");
        }
        fs::write(root().join(path), text).with_context(|| format!("cannot write {path}"))?;
        println!("wrote {path}");
        Ok(())
    }
}

/// Whether the path ends in one of the given file endings.
pub(crate) fn has_ending(path: &str, endings: &[&str]) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|found| endings.iter().any(|ending| found == *ending))
}

#[cfg(test)]
impl Tree {
    /// A tree made up for a test.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let own = |&(path, text): &(&str, &str)| (path.to_owned(), text.to_owned());
        Self {
            files: files.iter().map(own).collect(),
        }
    }
}
