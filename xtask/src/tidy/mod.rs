//! What no compiler checks: sizes of files, names in the wrong place, things left behind.

mod banned;
mod budget;
mod lockfile;
mod paths;
mod tokens;
mod unfinished;
mod words;

use std::fmt;

use anyhow::{Result, bail};

use crate::edition;
use crate::tree::Tree;

/// Something that is not tidy.
#[derive(PartialEq, Eq, Debug)]
struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self {
            path: path.to_owned(),
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

pub(crate) fn run(tree: &Tree) -> Result<()> {
    for warning in budget::warnings(tree) {
        println!("warning: {warning}");
    }
    let mut findings = budget::errors(tree);
    findings.extend(words::findings(tree)?);
    findings.extend(banned::findings(tree)?);
    findings.extend(paths::findings(tree));
    findings.extend(unfinished::findings(tree)?);
    findings.extend(lockfile::findings(tree));
    if let Some((path, what)) = edition::problem(tree)? {
        findings.push(Finding::new(&path, 1, what));
    }
    for finding in &findings {
        println!("{finding}");
    }
    if !findings.is_empty() {
        bail!("not tidy in {} places", findings.len());
    }
    println!("tidy: {} files", tree.files().count());
    Ok(())
}
