//! The web client: its packages, its build, its checks.

use std::fs;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::shell::{self, Output};
use crate::tree::root;

/// The oldest version of Node that the client's tools run on.
const NODE: u32 = 20;

/// Installs the packages of the client if the list of them is newer than they are.
pub(crate) fn install() -> Result<()> {
    need_node()?;
    let list = changed("package-lock.json").context("web/package-lock.json is missing")?;
    // npm writes this file when it is done.
    let installed = changed("node_modules/.package-lock.json");
    if installed.is_some_and(|installed| installed >= list) {
        return Ok(());
    }
    run(&["ci", "--no-audit", "--no-fund"])
}

/// Builds the client into `web/dist`, where the server takes it from.
pub(crate) fn build() -> Result<()> {
    install()?;
    run(&["run", "build"])
}

/// Runs npm and fails if it does.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    shell::run(npm(arguments))
}

/// Runs npm and keeps what it says.
pub(crate) fn listen(mut command: Command) -> Result<Output> {
    command.env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    shell::listen(command)
}

pub(crate) fn npm(arguments: &[&str]) -> Command {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root().join("web"));
    command
}

fn changed(file: &str) -> Option<SystemTime> {
    let file = fs::metadata(root().join("web").join(file));
    file.ok()?.modified().ok()
}

fn need_node() -> Result<()> {
    let output = Command::new("node").arg("--version").output();
    let version = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let version = version.unwrap_or_default();
    if major(&version).is_some_and(|major| major >= NODE) {
        return Ok(());
    }
    let found = if version.is_empty() {
        "and there is none".to_owned()
    } else {
        format!("and this is {version}")
    };
    bail!(
        "the web client is built with Node {NODE} or newer, {found}. Get it from nodejs.org or your \
         distribution, then run the command again"
    )
}

fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn the_version_of_node_is_read() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("v8.1.0"), Some(8));
        assert_eq!(major(""), None);
        assert_eq!(major("node"), None);
    }
}
