//! Programs that the chores need beyond Rust and Node: installed where that needs no question,
//! asked for by name where it does.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use anyhow::{Result, bail};

use crate::shell;

/// A program, why it is needed and what it is called where one gets it.
pub(crate) struct Package {
    program: &'static str,
    purpose: &'static str,
    debian: &'static str,
    fedora: &'static str,
    present: fn() -> bool,
}

pub(crate) const VALGRIND: Package = Package {
    program: "valgrind",
    purpose: "counts the instructions of a decision",
    debian: "valgrind",
    fedora: "valgrind",
    present: || shell::exists("valgrind", &[]),
};

pub(crate) const CHROMIUM: Package = Package {
    program: "Chromium",
    purpose: "is the browser of the browser's tests",
    debian: "chromium",
    fedora: "chromium",
    present: || browser().is_some(),
};

pub(crate) const POSTGRESQL: Package = Package {
    program: "PostgreSQL",
    purpose: "is one of the two databases that the server's tests run on",
    debian: "postgresql",
    fedora: "postgresql-server",
    present: || shell::exists("initdb", &[]) || debian_postgresql(),
};

/// The browser that the tests drive: the one that is asked for, or one that is found.
pub(crate) fn browser() -> Option<PathBuf> {
    if let Some(asked) = env::var_os("CHROMIUM") {
        return Some(asked.into()).filter(|path: &PathBuf| path.is_file());
    }
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .flat_map(|folder| {
            ["chromium", "chromium-browser", "google-chrome"].map(|name| folder.join(name))
        })
        .find(|path| path.is_file())
}

/// Debian keeps the programs of each version in a folder of its own.
fn debian_postgresql() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut versions = versions.filter_map(Result::ok);
    versions.any(|version| version.path().join("bin/initdb").exists())
}

impl Package {
    /// Makes sure that the program is there, or says how to get it.
    pub(crate) fn need(&self) -> Result<()> {
        if (self.present)() {
            return Ok(());
        }
        let Self {
            program,
            purpose,
            debian,
            fedora,
            ..
        } = self;
        if is_root() && shell::exists("apt-get", &[]) {
            println!("{program} is missing; installing it");
            let mut update = Command::new("apt-get");
            update.args(["update", "--quiet"]);
            shell::run(update)?;
            let mut install = Command::new("apt-get");
            install.args(["install", "--yes", "--quiet", "--no-install-recommends"]);
            install.arg(debian).env("DEBIAN_FRONTEND", "noninteractive");
            shell::run(install)?;
            if (self.present)() {
                return Ok(());
            }
        }
        bail!(
            "{program} is missing, which {purpose}. Install it with `sudo apt-get install {debian}` \
             (Debian, Ubuntu) or `sudo dnf install {fedora}` (Fedora), then run the command again"
        )
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
