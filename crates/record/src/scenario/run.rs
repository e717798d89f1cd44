//! Running a scenario: inputs are done, refusals and facts are checked.

use ark_engine::{Game, Input};

use super::fact::fact;
use super::{Command, Scenario, ScenarioError, Start};
use crate::notation::Notation;

/// What went wrong, and where.
pub type Failure = ScenarioError;

/// Runs a scenario to its end. All failures of facts are reported; an input that
/// cannot be done ends the run.
pub fn run(scenario: &Scenario) -> Result<Game, Vec<Failure>> {
    if scenario.start == Start::Options {
        return judge_options(scenario);
    }
    let mut game = scenario.arrange()?;
    let mut failures = Vec::new();
    for (line, command) in &scenario.script {
        match obey(&mut game, command) {
            Ok(()) => {}
            Err(Trouble::Wrong(problem)) => failures.push(Failure::new(*line, problem)),
            Err(Trouble::Stuck(problem)) => {
                failures.push(Failure::new(*line, problem));
                return Err(failures);
            }
        }
    }
    if failures.is_empty() {
        Ok(game)
    } else {
        Err(failures)
    }
}

enum Trouble {
    /// An expectation does not hold; the run goes on.
    Wrong(String),
    /// The input cannot be done.
    Stuck(String),
}

fn obey(game: &mut Game, command: &Command) -> Result<(), Trouble> {
    match command {
        Command::Do(text) => {
            let input = read(game, text).map_err(Trouble::Stuck)?;
            game.apply(input, &mut ()).map_err(|illegal| {
                let asked = fact(game, "asks").unwrap_or_default();
                Trouble::Stuck(format!(
                    "refused by {} ({:?}); the table asks: {asked}",
                    illegal.rule.id(),
                    illegal.why
                ))
            })?;
            game.audit()
                .map_err(|fault| Trouble::Stuck(format!("broken state: {fault}")))
        }
        Command::Any => {
            game.answer_first();
            Ok(())
        }
        Command::Refused { rule, input } => {
            let input = match read(game, input) {
                Ok(input) => input,
                // What cannot even be written down is refused too, if no rule is asked for.
                Err(_) if rule.is_none() => return Ok(()),
                Err(problem) => return Err(Trouble::Wrong(problem)),
            };
            let mut copy = *game;
            match (copy.apply(input, &mut ()), rule) {
                (Ok(()), _) => Err(Trouble::Wrong("it was accepted".to_owned())),
                (Err(illegal), Some(rule)) if illegal.rule.id() != rule => Err(Trouble::Wrong(
                    format!("refused by {} ({:?})", illegal.rule.id(), illegal.why),
                )),
                _ => Ok(()),
            }
        }
        Command::Offered { input, offered } => {
            let Input::Player(seat, action) = read(game, input).map_err(Trouble::Wrong)? else {
                return Err(Trouble::Wrong("only actions are offered".to_owned()));
            };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            if legal.contains(&action) == *offered {
                return Ok(());
            }
            let word = if *offered { "not offered" } else { "offered" };
            Err(Trouble::Wrong(format!("it is {word}")))
        }
        Command::Expect {
            fact: path,
            value,
            equal,
        } => {
            let found = fact(game, path).map_err(Trouble::Wrong)?;
            if (found == *value) == *equal {
                return Ok(());
            }
            Err(Trouble::Wrong(format!("{path} is {found}")))
        }
    }
}

fn read(game: &Game, text: &str) -> Result<Input, String> {
    Notation::new(game)
        .read_input(text)
        .map_err(|e| e.to_string())
}

/// `expect conflicts = none` or `expect conflicts = GMV-02`.
fn judge_options(scenario: &Scenario) -> Result<Game, Vec<Failure>> {
    let conflicts = scenario.options.conflicts(scenario.content);
    let mut ids: Vec<&str> = conflicts.iter().map(|c| c.rule.id()).collect();
    ids.dedup();
    let found = if ids.is_empty() {
        "none".to_owned()
    } else {
        ids.join(" ")
    };
    let mut failures = Vec::new();
    for (line, command) in &scenario.script {
        match command {
            Command::Expect { fact, value, equal } if fact == "conflicts" => {
                if (found == *value) != *equal {
                    failures.push(Failure::new(*line, format!("conflicts is {found}")));
                }
            }
            _ => failures.push(Failure::new(*line, "only `expect conflicts = …` fits here")),
        }
    }
    if scenario.script.is_empty() {
        failures.push(Failure::new(1, "nothing is expected of these options"));
    }
    if failures.is_empty() {
        // Any game will do: nobody looks at it.
        let options = ark_engine::Options::new("first-mission", 1);
        return Game::new(scenario.content, &options).map_err(|_| Vec::new());
    }
    Err(failures)
}
