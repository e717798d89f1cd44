//! Runs other programs from the root of the repository, passing on what they say.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::{env, thread};

use anyhow::{Context, Result, bail};

use crate::tree::root;

/// What a program said, and whether it succeeded.
pub(crate) struct Output {
    pub(crate) lines: Vec<String>,
    pub(crate) success: bool,
}

/// The cargo that runs this chore.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a program that speaks to the user itself.
pub(crate) fn run(mut command: Command) -> Result<()> {
    let name = name_of(&command);
    let status = command
        .status()
        .with_context(|| format!("cannot start {name}"))?;
    if !status.success() {
        bail!("{name} failed ({status})");
    }
    Ok(())
}

/// Runs a program, shows each line as it comes and keeps it.
pub(crate) fn listen(mut command: Command) -> Result<Output> {
    let name = name_of(&command);
    println!("$ {name}");
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command
        .spawn()
        .with_context(|| format!("cannot start {name}"))?;
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let errors = thread::spawn(move || err.map(|pipe| echo(pipe, true)).unwrap_or_default());
    let mut lines = out.map(|pipe| echo(pipe, false)).unwrap_or_default();
    lines.extend(errors.join().unwrap_or_default());
    let success = child.wait()?.success();
    Ok(Output { lines, success })
}

/// Whether a program answers to `--version`.
pub(crate) fn exists(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn echo(pipe: impl Read, to_stderr: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for line in BufReader::new(pipe).lines().map_while(Result::ok) {
        if to_stderr {
            eprintln!("{line}");
        } else {
            println!("{line}");
        }
        lines.push(line);
    }
    lines
}

fn name_of(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let program = program.rsplit('/').next().unwrap_or(&program).to_owned();
    let arguments = command
        .get_args()
        .map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(program)
        .chain(arguments)
        .collect::<Vec<_>>()
        .join(" ")
}
