//! `ark engine`: a program plays through lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::ark::command;
use serde_json::Value;

/// Sends lines and gives what comes back.
fn talk(lines: &str) -> Vec<String> {
    talk_bytes(lines.as_bytes())
}

fn talk_bytes(lines: &[u8]) -> Vec<String> {
    let mut child = command(&["engine"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(lines)
        .expect("it listens");
    let out = child.wait_with_output().expect("it ends");
    assert!(out.status.success());
    let text = String::from_utf8(out.stdout).expect("text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn it_says_which_version_it_speaks() {
    assert!(talk("hello 1\nquit\n")[0].starts_with("hello 1 ark "));
    assert!(talk("hello 2\nquit\n")[0].starts_with("error version 2"));
}

#[test]
fn what_is_asked_can_be_answered_in_words_or_by_number() {
    let first = talk("new mode=first-mission players=2 seats=me,engineer seed=3\nquit\n");
    let ask = first
        .iter()
        .find(|line| line.starts_with("ask A "))
        .expect("a question");
    let n: usize = ask
        .split(' ')
        .nth(2)
        .and_then(|n| n.parse().ok())
        .expect("a number");
    let options: Vec<&str> = first
        .iter()
        .filter_map(|line| line.strip_prefix("option "))
        .filter_map(|line| Some(line.split_once(' ')?.1))
        .collect();
    assert_eq!(options.len(), n);
    let new = "new mode=first-mission players=2 seats=me,engineer seed=3";
    let words = talk(&format!("{new}\ndo {}\nquit\n", options[0]));
    let number = talk(&format!("{new}\ntake 0\nquit\n"));
    assert_eq!(words, number);
    assert!(words.len() > first.len());
}

#[test]
fn views_hints_and_records_are_given() {
    let said =
        talk("new mode=awakening players=2 seats=me,cadet seed=3\nview\nhint\nrecord\nquit\n");
    let part = |word: &str| {
        let line = said.iter().find_map(|line| line.strip_prefix(word));
        line.unwrap_or_else(|| panic!("no {word}in {said:?}"))
            .to_owned()
    };
    let view: Value = serde_json::from_str(&part("view ")).expect("JSON");
    assert!(view["seats"].is_array());
    let hint = part("hint ");
    let (number, reason) = hint.split_once(' ').expect("a number and a reason");
    assert!(number.parse::<usize>().is_ok());
    let reason: Value = serde_json::from_str(reason).expect("JSON");
    assert!(reason["plan"].is_string(), "{reason}");
    assert!(said.iter().any(|line| line.starts_with("record ")));
}

#[test]
fn what_is_wrong_is_said_and_the_game_goes_on() {
    let said = talk(
        "dance\ntake 0\nnew mode=nowhere\nnew mode=first-mission players=1 seats=me\ntake 999\ndo fly\nview\nquit\n",
    );
    let errors = said
        .iter()
        .filter(|line| line.starts_with("error "))
        .count();
    assert_eq!(errors, 5, "{said:?}");
    assert!(said.iter().any(|line| line.starts_with("view ")));
}

#[test]
fn tables_that_cannot_be_are_refused_in_sentences() {
    for (new, said) in [
        ("new players=9", "2 to 5"),
        (
            "new players=2 seats=me,me,me",
            "3 seats are given, but there are 2",
        ),
        ("new mode=guardians+glitch", "guardians+glitch"),
        ("new variants=b-side,b-side", "chosen twice"),
    ] {
        let told = talk(&format!("{new}\nquit\n")).join("\n");
        assert!(told.starts_with("error ") && told.contains(said), "{told}");
        assert!(!told.contains('{'), "{told}");
    }
}

#[test]
fn bytes_that_are_no_text_do_not_end_the_game() {
    let said = talk_bytes(b"new mode=first-mission players=1\n\xff\xfe\nview\nquit\n");
    assert!(said.contains(&"error the line is not UTF-8".to_owned()));
    assert!(said.iter().any(|line| line.starts_with("view ")));
}

/// The Enemy is the seat behind those of the players.
#[test]
fn a_program_may_be_the_dark_player() {
    let new = "new mode=guardians players=2 dark-player=true seats=engineer,engineer,me seed=1";
    let said = talk(&format!("{new}\ntake 0\nquit\n"));
    assert!(
        said.iter().any(|line| line.starts_with("ask C ")),
        "{said:?}"
    );
    assert!(
        !said.iter().any(|line| line.starts_with("error")),
        "{said:?}"
    );
}

/// Always the first option: the game goes to its end.
#[test]
fn a_whole_game_is_played() {
    let mut child = command(&["engine"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    let new = "new mode=first-mission players=2 seats=me,engineer seed=5 turn-limit=30";
    writeln!(input, "{new}").expect("it listens");
    let mut over = None;
    for line in output.lines() {
        let line = line.expect("text");
        assert!(!line.starts_with("error"), "{line}");
        if line == "end" {
            writeln!(input, "take 0").expect("it listens");
        }
        if let Some(rest) = line.strip_prefix("over ") {
            over = Some(serde_json::from_str::<Value>(rest).expect("JSON"));
            writeln!(input, "quit").expect("it listens");
        }
    }
    assert_eq!(over.expect("an end")["winners"][0], "B");
    assert!(child.wait().expect("it ends").success());
}

/// The example in Python plays a whole game, where there is Python.
#[test]
fn the_python_bot_plays_a_whole_game() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let python = Command::new("python3")
        .args([script, env!("CARGO_BIN_EXE_ark"), "first-mission", "2", "7"])
        .output();
    let Ok(out) = python else {
        eprintln!("there is no python3 here");
        return;
    };
    let told = String::from_utf8_lossy(&out.stdout);
    assert!(
        out.status.success(),
        "{told}{}",
        String::from_utf8_lossy(&out.stderr)
    );
    assert!(told.starts_with("over after"), "{told}");
}
