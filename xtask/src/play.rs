//! Builds the game and starts it.

use anyhow::Result;

use crate::shell;

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let mut command = shell::cargo(&["run", "--release", "--package", "ark"]);
    command.args(["--", "play"]).args(arguments);
    shell::run(command)
}
