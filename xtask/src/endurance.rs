//! What the server endures: being killed, and many games at once.

use anyhow::Result;

use crate::shell;
use crate::tree::root;

/// The test of `cargo verify`, with as many kills as wished.
pub(crate) fn crash(kills: u32) -> Result<()> {
    let mut command = shell::cargo(&["test", "--package", "ark", "--test", "cli"]);
    command.args(["--", "crash::", "--nocapture"]);
    command.env("ARK_KILLS", kills.to_string());
    shell::run(command)
}

/// On this machine only; the server is a release.
pub(crate) fn load(arguments: &[String]) -> Result<()> {
    shell::run(shell::cargo(&["build", "--release", "--package", "ark"]))?;
    let program = root().join("target/release/ark");
    let mut command = shell::cargo(&["bench", "--package", "ark-server", "--bench", "load"]);
    command
        .args(["--", "--program"])
        .arg(program)
        .args(arguments);
    shell::run(command)
}
