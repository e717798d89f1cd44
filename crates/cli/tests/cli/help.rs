//! The program explains itself, and survives whoever stops listening.

use std::process::Stdio;

use crate::ark::{ark, command};

const COMMANDS: [&str; 17] = [
    "play", "serve", "verify", "export", "import", "backup", "sim", "arena", "analyse", "balance",
    "engine", "replay", "scenario", "perft", "content", "rules", "explain",
];

#[test]
fn every_command_has_help_with_examples() {
    let all = ark(&["--help"]).fine();
    for name in COMMANDS {
        assert!(all.contains(&format!("\n  {name} ")), "{name}");
        let help = ark(&[name, "--help"]).fine();
        assert!(
            help.contains("Examples:") && help.contains(&format!("ark {name}")),
            "{help}"
        );
    }
}

#[test]
fn wrong_words_and_flags_end_with_code_2_and_say_what_is_right() {
    assert!(ark(&["plai"]).fails(2).contains("play"));
    assert!(ark(&["sim", "--bot", "nobody"]).fails(2).contains("greedy"));
    assert!(
        ark(&["sim", "--games", "many"])
            .fails(2)
            .contains("--games")
    );
    assert!(ark(&["play", "--seat", "cat"]).fails(2).contains("human"));
    assert!(
        ark(&["play", "--lang", "xx"])
            .fails(2)
            .contains("en, de, fr")
    );
    assert!(
        ark(&["content", "list", "dragons"])
            .fails(2)
            .contains("rooms")
    );
    assert!(ark(&["explain", "a.ark"]).fails(2).contains("ACTION"));
}

/// A reader that closes the pipe early, as `head` does.
#[test]
fn a_closed_pipe_is_no_panic() {
    for args in [
        &["rules", "--search", "a"][..],
        &["content", "check", "--json"],
        &[
            "play",
            "--seat",
            "random",
            "--seat",
            "random",
            "--turn-limit",
            "40",
            "--seed",
            "1",
        ],
    ] {
        let mut child = command(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let ended = child.wait_with_output().expect("it ends");
        let told = String::from_utf8_lossy(&ended.stderr);
        assert_eq!((ended.status.code(), &*told), (Some(0), ""), "{args:?}");
    }
}
