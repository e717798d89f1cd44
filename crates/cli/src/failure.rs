//! Why a command did not end well, and how that is told.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was looked at is wrong: one line for each problem. Exit code 1.
    Wrong(Vec<String>),
    /// It could not be done at all: a missing file, a wrong value. Exit code 2.
    Cannot(String),
    /// Nobody reads the output any more; nothing to tell.
    Closed,
}

/// How a command ends.
pub(crate) type Outcome = Result<(), Failure>;

impl Failure {
    pub(crate) fn cannot(problem: impl Into<String>) -> Self {
        Self::Cannot(problem.into())
    }

    /// Tells the problem on the error stream and gives the exit code.
    pub(crate) fn tell(self) -> ExitCode {
        let (lines, code) = match self {
            Self::Wrong(lines) => (lines, 1),
            Self::Cannot(line) => (vec![format!("error: {line}")], 2),
            Self::Closed => return ExitCode::SUCCESS,
        };
        let mut stderr = io::stderr().lock();
        for line in lines {
            // An error stream that is closed leaves nobody to tell.
            let _ = writeln!(stderr, "{line}");
        }
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Cannot(error.to_string()),
        }
    }
}

impl From<ark_server::store::StoreError> for Failure {
    fn from(error: ark_server::store::StoreError) -> Self {
        Self::cannot(error.to_string())
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::from(io::Error::from(error))
    }
}
