//! Positions to look at: from a scenario, or from a record at some input.

use std::path::Path;

use ark_content::Content;
use ark_engine::{Game, Next, Options, chance};
use ark_record::scenario::{Scenario, ScenarioError, run};
use ark_record::{Journal, ReadError};

use crate::failure::Failure;

/// Reads a file, or the standard input for `-`.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let text = if file == Path::new("-") {
        std::io::read_to_string(std::io::stdin())
    } else {
        std::fs::read_to_string(file)
    };
    text.map_err(|error| Failure::cannot(format!("{}: {error}", file.display())))
}

/// Names the file and line of what is wrong with a scenario.
pub(crate) fn scenario_problems(file: &Path, errors: &[ScenarioError]) -> Failure {
    let line = |e: &ScenarioError| format!("{}:{}: {}", file.display(), e.line, e.problem);
    Failure::Wrong(errors.iter().map(line).collect())
}

/// Names the file and line of what is wrong with a record.
pub(crate) fn record_problem(file: &Path, error: &ReadError) -> Failure {
    let ReadError { line, problem } = error;
    Failure::Wrong(vec![format!("{}:{line}: {problem}", file.display())])
}

pub(crate) fn is_record(text: &str) -> bool {
    text.trim_start().starts_with("ark-record:")
}

/// Reads and verifies a record.
pub(crate) fn journal(file: &Path) -> Result<Journal, Failure> {
    let text = read(file)?;
    if !is_record(&text) {
        return Err(Failure::Wrong(vec![format!(
            "{}:1: a record begins with `ark-record: 1`; scenarios go to `ark scenario`",
            file.display()
        )]));
    }
    Journal::read(&text).map_err(|error| record_problem(file, &error))
}

/// Where in a file the position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct When {
    /// After so many inputs of a record; its end if not said.
    pub(crate) at: Option<usize>,
    /// After the script of a scenario instead of before.
    pub(crate) after: bool,
}

/// The position of a scenario or a record.
pub(crate) fn load(file: &Path, when: When) -> Result<Game, Failure> {
    let text = read(file)?;
    if is_record(&text) {
        let journal = Journal::read(&text).map_err(|e| record_problem(file, &e))?;
        return at(&journal, when.at.unwrap_or(journal.entries().len()));
    }
    let wrong = |errors: Vec<ScenarioError>| scenario_problems(file, &errors);
    let scenario = Scenario::parse(&text).map_err(wrong)?;
    if when.after {
        run(&scenario).map_err(wrong)
    } else {
        scenario.arrange().map_err(wrong)
    }
}

/// The position after so many inputs, if there are that many.
pub(crate) fn at(journal: &Journal, inputs: usize) -> Result<Game, Failure> {
    let all = journal.entries().len();
    if inputs > all {
        return Err(Failure::cannot(format!(
            "--at {inputs} is beyond the end: the record has {all} inputs (0 is the start)"
        )));
    }
    Ok(journal.position(inputs))
}

/// A game that begins: chance has answered in the first possible way, or in the
/// way that the seed says.
pub(crate) fn start(
    options: &Options,
    answer: &mut impl FnMut(u32) -> u32,
) -> Result<Game, Failure> {
    let content = Content::builtin();
    let mut game = Game::new(content, options).map_err(|found| conflicts(&found))?;
    roll(&mut game, answer);
    Ok(game)
}

/// Lets chance answer until a player is asked or the game is over.
pub(crate) fn roll(game: &mut Game, answer: &mut impl FnMut(u32) -> u32) {
    while let Next::Roll(question) = game.next() {
        let way = answer(chance::ways(game, question));
        let outcome = chance::outcome(game, question, way);
        game.roll(outcome, &mut ());
    }
}

/// What speaks against the options, in sentences.
pub(crate) fn conflicts(found: &[ark_engine::Conflict]) -> Failure {
    let phrase = ark_phrase::Phrase::new(ark_phrase::Lang::En);
    let lines: Vec<String> = found
        .iter()
        .map(|conflict| phrase.conflict(Content::builtin(), conflict))
        .collect();
    Failure::cannot(lines.join("\n       "))
}
