//! Malformed records and scenarios give an error with a line, never a panic: real
//! files, damaged in thousands of ways.

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use ark_engine::{Dice, Next};
use ark_record::scenario::{Scenario, draw, export, run};
use ark_record::{Journal, SeededDice};

fn sources(folder: &str, extension: &str) -> Vec<String> {
    fn collect(root: &Path, extension: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(root).expect("the folder is there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                collect(&path, extension, found);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(folder),
        extension,
        &mut paths,
    );
    paths.sort();
    paths
        .iter()
        .map(|p| fs::read_to_string(p).expect("readable"))
        .collect()
}

struct Damage(SeededDice);

impl Damage {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(n.max(1) as u32) as usize
    }

    /// A few words or lines of the text dropped, doubled, exchanged or replaced.
    fn apply(&mut self, text: &str, others: &[String]) -> String {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for _ in 0..=self.below(3) {
            if lines.is_empty() {
                break;
            }
            let at = self.below(lines.len());
            match self.below(8) {
                0 => {
                    lines.remove(at);
                }
                1 => {
                    let line = lines[at].clone();
                    lines.insert(at, line);
                }
                2 => {
                    let other = self.below(lines.len());
                    lines.swap(at, other);
                }
                3 => {
                    let foreign = &others[self.below(others.len())];
                    let foreign: Vec<&str> = foreign.lines().collect();
                    let line = foreign
                        .get(self.below(foreign.len()))
                        .copied()
                        .unwrap_or("");
                    lines.insert(at, line.to_owned());
                }
                4 => lines.truncate(at),
                _ => lines[at] = self.damage_line(&lines[at]),
            }
        }
        lines.join("\n")
    }

    fn damage_line(&mut self, line: &str) -> String {
        const WORDS: [&str; 20] = [
            "0",
            "255",
            "9",
            "65535",
            "99999999999",
            "-1",
            "A",
            "E",
            "z99",
            "a1",
            "robot",
            "violet",
            "stock",
            "none",
            "home",
            "#",
            ":",
            "frames",
            "token",
            "é",
        ];
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let at = self.below(words.len());
        match self.below(4) {
            0 => {
                words.remove(at);
            }
            1 => WORDS[self.below(WORDS.len())].clone_into(&mut words[at]),
            2 => words.insert(at, WORDS[self.below(WORDS.len())].to_owned()),
            _ => {
                let other = self.below(words.len());
                words.swap(at, other);
            }
        }
        words.join(" ")
    }
}

fn survives(what: &str, text: &str, job: impl Fn(&str) + std::panic::RefUnwindSafe) {
    let text = text.to_owned();
    let result = catch_unwind(|| job(&text));
    assert!(result.is_ok(), "a panic for this {what}:\n{text}");
}

/// Plays on for a while from wherever a scenario leads: an accepted position must
/// not break later either.
fn play_on(text: &str) {
    let scenario = match Scenario::parse(text) {
        Ok(scenario) => scenario,
        Err(errors) => {
            assert!(errors.iter().all(|e| e.line > 0 && !e.problem.is_empty()));
            return;
        }
    };
    let _ = run(&scenario);
    let Ok(mut game) = scenario.arrange() else {
        return;
    };
    let _ = (draw(&game), export(&game, "damaged"));
    let mut dice = SeededDice::at([7; 32], 1);
    let mut legal = Vec::new();
    for _ in 0..60 {
        match game.next() {
            Next::Over(_) => break,
            Next::Roll(question) => {
                let outcome = dice.outcome(&game, question);
                game.roll(outcome, &mut ());
            }
            Next::Ask(seats, _) => {
                let seat = seats.min().expect("somebody is asked");
                game.legal(seat, &mut legal);
                let n = dice.below(legal.len() as u32);
                game.play_unchecked(seat, legal[n as usize], &mut ());
            }
        }
    }
}

#[test]
fn damaged_scenarios_do_not_panic() {
    let mut texts = sources("scenarios", "ark");
    texts.extend(sources("fixtures/perft", "perft").iter().map(|text| {
        text.split_once("---\n")
            .map_or(String::new(), |(_, position)| position.to_owned())
    }));
    let mut damage = Damage(SeededDice::at(SeededDice::seed_of(42), 0));
    for round in 0..8000 {
        let text = damage.apply(&texts[round % texts.len()], &texts);
        survives("scenario", &text, play_on);
    }
}

#[test]
fn damaged_records_do_not_panic() {
    let texts = sources("fixtures/games", "game");
    let mut damage = Damage(SeededDice::at(SeededDice::seed_of(43), 0));
    for round in 0..1500 {
        let text = damage.apply(&texts[round % texts.len()], &texts);
        survives("record", &text, |text| {
            if let Err(error) = Journal::read(text) {
                assert!(error.line > 0 && !error.problem.is_empty());
            }
        });
    }
}
