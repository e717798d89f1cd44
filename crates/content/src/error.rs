//! What is wrong with the content, and where.

use thiserror::Error;

/// One thing wrong with the content.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Error)]
#[error("{file}:{line}: {what}")]
pub struct ContentError {
    /// Path of the file below the content folder.
    pub file: String,
    /// Line in it, from 1.
    pub line: usize,
    /// What was found, and what was expected instead.
    pub what: String,
}
