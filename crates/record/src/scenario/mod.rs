//! Scenarios: any position as text, with inputs to try and facts to expect.
//! What FEN is to chess, for tests, bug reports and puzzles. The reference is
//! docs/formats/scenario.md.

mod arrange;
mod draw;
mod export;
mod fact;
mod frames;
mod parse;
mod run;

pub use draw::draw;
pub use export::export;
pub use run::{Failure, run};

use ark_content::Content;
use ark_engine::Options;

/// A scenario as written, line by line.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub title: String,
    /// Ids of the rules it proves.
    pub rules: Vec<String>,
    /// Id of the worked example it executes.
    pub example: Option<String>,
    /// The edition that it is played with.
    pub content: &'static Content,
    pub options: Options,
    pub groups_given: bool,
    pub start: Start,
    /// Lines of the position: number and words.
    pub position: Vec<(usize, String)>,
    /// What is done and expected, in order.
    pub script: Vec<(usize, Command)>,
}

/// Where a scenario begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// With an arranged position.
    Position,
    /// Before the set-up: chance is asked first.
    Setup,
    /// Not at all: only the options are judged.
    Options,
}

/// A line of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// An input: done or answered.
    Do(String),
    /// Chance answers with whatever comes first, until a player is asked.
    Any,
    /// This input must be refused, by this rule if one is named.
    Refused { rule: Option<String>, input: String },
    /// This action must be offered, or must not.
    Offered { input: String, offered: bool },
    /// A fact and its value.
    Expect {
        fact: String,
        value: String,
        equal: bool,
    },
}

/// Why a scenario cannot be read or failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ScenarioError {
    pub line: usize,
    pub problem: String,
}

impl ScenarioError {
    pub(crate) fn new(line: usize, problem: impl std::fmt::Display) -> Self {
        Self {
            line,
            problem: problem.to_string(),
        }
    }
}
