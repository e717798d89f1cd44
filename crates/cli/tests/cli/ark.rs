//! Running the program as somebody at a terminal would.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `ark` with these words, and with this text for its standard input.
pub(crate) fn ark_with(args: &[&str], input: &str) -> Ran {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let text = input.to_owned();
    // A game may end before it has read everything, which is no fault.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(text.as_bytes());
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it was written");
    ran(&output)
}

pub(crate) fn ark(args: &[&str]) -> Ran {
    ark_with(args, "")
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ark"));
    command
        .args(args)
        .current_dir(root())
        .env("LC_ALL", "C")
        .env("COLUMNS", "80");
    command
}

fn ran(output: &Output) -> Ran {
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file for this test alone, with this text.
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = free_path(name);
    std::fs::write(&path, text).expect("it can be written");
    path
}

/// A path for this test alone, with nothing there.
pub(crate) fn free_path(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.to_string_lossy().into_owned()
}

impl Ran {
    /// It went well; what was said.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        assert_eq!(self.err, "");
        self.out
    }

    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.fine()).expect("it is JSON")
    }

    /// It did not go well, with this code, and said so; never by a panic.
    #[track_caller]
    pub(crate) fn fails(self, code: i32) -> String {
        assert_eq!(self.code, code, "{self:?}");
        assert!(
            !self.err.is_empty() && !self.err.contains("panicked"),
            "{self:?}"
        );
        self.err
    }
}
