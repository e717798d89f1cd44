//! Reading the lines of a scenario. All errors at once.

use ark_content::Content;
use ark_engine::Options;

use super::{Command, Scenario, ScenarioError, Start};
use crate::header::{read_edition, read_option};
use crate::patches;

impl Scenario {
    pub fn parse(text: &str) -> Result<Self, Vec<ScenarioError>> {
        let mut scenario = Self {
            title: String::new(),
            rules: Vec::new(),
            example: None,
            content: Content::builtin(),
            options: Options::new("awakening", 2),
            groups_given: false,
            start: Start::Position,
            position: Vec::new(),
            script: Vec::new(),
        };
        let mut errors = Vec::new();
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with(';') {
                continue;
            }
            if let Err(problem) = scenario.read_line(i + 1, line) {
                errors.push(ScenarioError::new(i + 1, problem));
            }
        }
        if scenario.title.is_empty() {
            errors.push(ScenarioError::new(
                1,
                "a scenario needs a line `scenario: title`",
            ));
        }
        if errors.is_empty() {
            Ok(scenario)
        } else {
            Err(errors)
        }
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), String> {
        if let Some((key, value)) = header(line) {
            return self.read_header(key, value);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let command = match word {
            "room" | "seat" | "neutral" | "deck" | "discard" | "tokens" | "missions" | "at"
            | "frames" | "phase" | "left" | "engineered" | "combat" | "drawn" | "flags" => {
                if !self.script.is_empty() {
                    return Err("the position must stand before what is done".to_owned());
                }
                self.position.push((number, line.to_owned()));
                return Ok(());
            }
            _ if patches::LINES.contains(&word) && self.script.is_empty() => {
                self.position.push((number, line.to_owned()));
                return Ok(());
            }
            "refused" => refused(rest)?,
            "offered" => Command::Offered {
                input: rest.to_owned(),
                offered: true,
            },
            "not-offered" => Command::Offered {
                input: rest.to_owned(),
                offered: false,
            },
            "expect" => expect(rest)?,
            "*" if rest == "any" => Command::Any,
            _ if word == "*" || word.len() == 1 => Command::Do(line.to_owned()),
            _ => {
                return Err(format!(
                    "cannot read `{word}`: expected a header (`title:`), a part of the position \
                     (room, seat, neutral, deck, at, …), an input (`A move d3 e3 1`, `* token \
                     nothing`), refused, offered, not-offered or expect"
                ));
            }
        };
        self.script.push((number, command));
        Ok(())
    }

    fn read_header(&mut self, key: &str, value: &str) -> Result<(), String> {
        if !self.position.is_empty() || !self.script.is_empty() {
            return Err(format!(
                "the header line `{key}:` must stand before the position"
            ));
        }
        match key {
            "scenario" => value.clone_into(&mut self.title),
            "rules" => self
                .rules
                .extend(value.split_whitespace().map(str::to_owned)),
            "content" => self.content = read_edition(value).map_err(|e| e.to_string())?,
            "example" => self.example = Some(value.to_owned()),
            "start" => {
                self.start = match value {
                    "position" => Start::Position,
                    "setup" => Start::Setup,
                    "options" => Start::Options,
                    _ => return Err(format!("`{value}` is no start: position, setup or options")),
                }
            }
            _ => {
                self.groups_given |= key == "groups";
                read_option(&mut self.options, self.content, key, value)
                    .map_err(|e| e.to_string())?;
            }
        }
        Ok(())
    }
}

/// `key: value` with a single word as key.
fn header(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once(':')?;
    let word = key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    (word && !key.is_empty()).then(|| (key, value.trim()))
}

/// `refused ENG-15: A engineer d3`, or without a rule `refused: A …`.
fn refused(rest: &str) -> Result<Command, String> {
    let (rule, input) = rest
        .split_once(':')
        .ok_or("expected `refused RULE-01: input`, or `refused any: input`")?;
    let rule = rule.trim();
    Ok(Command::Refused {
        rule: (rule != "any").then(|| rule.to_owned()),
        input: input.trim().to_owned(),
    })
}

/// `expect A.arsenal = 11` or `expect d3.control != B`.
fn expect(rest: &str) -> Result<Command, String> {
    let (fact, value, equal) = if let Some((fact, value)) = rest.split_once("!=") {
        (fact, value, false)
    } else if let Some((fact, value)) = rest.split_once('=') {
        (fact, value, true)
    } else {
        return Err("expected `expect fact = value`".to_owned());
    };
    let clean = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(Command::Expect {
        fact: clean(fact),
        value: clean(value),
        equal,
    })
}
