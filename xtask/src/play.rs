//! Builds the game and starts it: the server, with the page opened in the browser.

use anyhow::Result;

use crate::{client, shell};

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    // The program carries the page inside, so the page is built first.
    client::build()?;
    let mut command = shell::cargo(&["run", "--release", "--package", "ark"]);
    command.args(["--", "serve"]).args(arguments);
    shell::run(command)
}
