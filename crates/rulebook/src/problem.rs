//! What is wrong with a file of the rulebook, and where.

use std::fmt;

/// One fault in one file. Faults are collected, so that a reader sees all of them at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    pub what: String,
}

impl Problem {
    /// A fault at a byte of the text of `file`.
    pub(crate) fn at(file: &str, text: &str, offset: usize, what: impl Into<String>) -> Self {
        let before = text.as_bytes().iter().take(offset);
        Self {
            file: file.to_owned(),
            line: 1 + before.filter(|&&byte| byte == b'\n').count(),
            what: what.into(),
        }
    }

    pub(crate) fn of_toml(file: &str, text: &str, error: &toml::de::Error) -> Self {
        let offset = error.span().map_or(0, |span| span.start);
        Self::at(file, text, offset, error.message())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl std::error::Error for Problem {}
