//! `ark play`, with a script at the keyboard.

use crate::ark::{Ran, ark, ark_with, file, free_path};

fn play(args: &[&str], lines: &[&str]) -> Ran {
    ark_with(&[&["play"], args].concat(), &(lines.join("\n") + "\n"))
}

/// Somebody who always takes the first option gets to the end too.
#[test]
fn a_whole_first_mission_is_played_and_its_record_replays() {
    let save = free_path("whole.game");
    let args = [
        "--mode",
        "first-mission",
        "--players",
        "2",
        "--seed",
        "1",
        "--save",
        &save,
    ];
    let told = play(&args, &["1"; 900]).fine();
    assert!(
        told.contains("★") && told.contains("wins"),
        "{}",
        tail(&told)
    );
    assert!(told.contains(&format!("Saved: {save}")));
    assert!(told.lines().all(|line| line.chars().count() <= 80));
    let replayed = ark(&["replay", &save, "--json"]).json();
    assert_eq!(replayed["ending"]["type"], "mission");
}

#[test]
fn bots_play_a_whole_game_for_an_onlooker() {
    let seats = ["--seat", "greedy", "--seat", "greedy", "--seed", "2"];
    let told = play(&seats, &[]).fine();
    assert!(told.contains("wins"), "{}", tail(&told));
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    let told = play(&["--mode", "awakening", "--seed", "1"], &[]).fine();
    assert!(told.contains("The game is not over."), "{}", tail(&told));
    // Even before the first question is answered.
    let told = play(&[], &[]).fine();
    assert!(told.contains("What do you want to play?"));
    assert!(told.contains("The game is not over."), "{}", tail(&told));
}

#[test]
fn questions_are_asked_when_nothing_is_said() {
    let told = play(&[], &["9", "2", "3", "2", "Ann", "Bob", "", "quit"]).fine();
    assert!(told.contains("A number from 1 to 6"), "{told}");
    assert!(told.contains("═══ Ark: Awakening"), "{told}");
    assert!(told.contains("A is Ann, at this keyboard"), "{told}");
    assert!(told.contains("B is Bob, at this keyboard"), "{told}");
    assert!(told.contains("C is "), "{told}");
}

const ALONE: [&str; 6] = ["--mode", "first-mission", "--players", "1", "--seed", "4"];

#[test]
fn every_command_answers() {
    let commands = [
        "help",
        "help goal",
        "help board",
        "options",
        "options nothing",
        "board",
        "rooms",
        "room a1",
        "room zz",
        "biodome",
        "players",
        "hand",
        "mission",
        "log",
        "log 3",
        "why",
        "rules ENG-03",
        "rules nothing",
        "save /no/such/folder/x",
        "fly",
        "99",
        "",
        "quit",
    ];
    let told = play(&ALONE, &commands).fine();
    for part in [
        "Topics: board, goal",
        "Be the first to fulfil a mission",
        "=A who controls it",
        "No option has the word \"nothing\"",
        "Name a cell",
        "There is no room on a1",
        "MOVE 2→4",
        "No artifact cards",
        "cubes on",
        "Rule ENG-03",
        "There is no rule, ruling, example or term \"nothing\"",
        "cannot be saved",
        "\"fly\" means nothing here",
        "There are 9 options",
    ] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
}

#[test]
fn actions_are_taken_by_number_by_words_and_by_their_beginning() {
    let save = free_path("words.game");
    let lines = ["take mobility", "move home", "done", "quit"];
    let told = play(&[&ALONE[..], &["--save", &save]].concat(), &lines).fine();
    assert!(told.contains("Which one?"), "{told}");
    let record = std::fs::read_to_string(&save).expect("it was saved");
    assert!(
        record.contains("A take mobility #") && record.contains("A done #"),
        "{record}"
    );
}

#[test]
fn why_gives_the_reason_and_the_rule() {
    let lines = [
        "take engineering",
        "engineer power",
        "why engineer military",
        "engineer a1",
        "why done",
        "quit",
    ];
    let told = play(&ALONE, &lines).fine();
    for part in [
        "you have 0",
        "ENG-03",
        "You cannot place a cube here",
        "This can be done:",
    ] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
}

#[test]
fn a_decision_is_taken_back() {
    let save = free_path("undo.game");
    let lines = ["undo", "take mobility", "undo", "take power", "quit"];
    let told = play(&[&ALONE[..], &["--save", &save]].concat(), &lines).fine();
    assert!(told.contains("nothing of yours to take back"), "{told}");
    assert!(told.contains("Taken back: A take mobility"), "{told}");
    let record = std::fs::read_to_string(&save).expect("it was saved");
    assert!(
        record.contains("A take power #") && !record.contains("mobility"),
        "{record}"
    );
}

/// What chance showed is taken back only if it is really wanted.
#[test]
fn taking_back_what_was_seen_needs_a_yes() {
    let begin = ["take mobility", "1"];
    let undo = |answer: &str| {
        let save = free_path(&format!("undo-{answer}.game"));
        let lines = [&begin[..], &["undo", answer, "quit"]].concat();
        let told = play(&[&ALONE[..], &["--save", &save]].concat(), &lines).fine();
        (told, std::fs::read_to_string(&save).expect("it was saved"))
    };
    let (told, record) = undo("no");
    assert!(
        told.contains("Really?") && told.contains("Nothing was taken back"),
        "{told}"
    );
    assert!(record.contains("A move home"));
    let (told, record) = undo("yes");
    assert!(told.contains("Taken back: A move home"), "{told}");
    assert!(!record.contains("A move home"));
}

const TWO: [&str; 8] = [
    "--mode",
    "awakening",
    "--seat",
    "human:Ann",
    "--seat",
    "human:Bob",
    "--seed",
    "1",
];

/// Each takes a section and stops; then the first asks for it back.
fn both_decide(answer: &str) -> String {
    let turn = ["", "take military", "done"];
    let lines = [&turn[..], &turn, &["", "undo", answer, "", "quit"]].concat();
    play(&TWO, &lines).fine()
}

#[test]
fn two_at_one_keyboard_hand_it_over_and_ask_each_other() {
    let told = both_decide("no");
    assert!(told.contains("Pass the keyboard to Ann (A)"), "{told}");
    assert!(told.contains("Pass the keyboard to Bob (B)"), "{told}");
    assert!(
        told.contains("Do you agree?") && told.contains("Nothing was taken back"),
        "{told}"
    );
    let told = both_decide("yes");
    assert!(told.contains("Taken back: "), "{}", tail(&told));
}

#[test]
fn a_saved_game_goes_on() {
    let save = free_path("saved.game");
    let args = [&ALONE[..], &["--save", &save]].concat();
    play(&args, &["take mobility", "quit"]).fine();
    let told = play(&["--load", &save], &["options", "quit"]).fine();
    assert!(told.contains("Left: MOVE 2"), "{told}");
    // A record by hand needs no names.
    let short = file(
        "short.game",
        "ark-record: 1\nmode: awakening\nplayers: 2\n---\n",
    );
    let told = play(&["--load", &short, "--seed", "1"], &["", "quit"]).fine();
    assert!(told.contains("The game is not over."), "{}", tail(&told));
    let broken = file(
        "broken.game",
        "ark-record: 1\nmode: awakening\nplayers: 2\n---\nA done\n",
    );
    assert!(
        play(&["--load", &broken], &[])
            .fails(1)
            .contains("broken.game:5: ")
    );
    assert!(
        play(&["--load", &save, "--mode", "awakening"], &[])
            .fails(2)
            .contains("--load")
    );
}

#[test]
fn the_game_speaks_german_and_french() {
    let lang = |lang: &str| {
        let args = [&ALONE[..], &["--lang", lang]].concat();
        play(&args, &["take mobility", "help", "quit"]).fine()
    };
    let german = lang("de");
    assert!(german.contains("Befehle:") && german.contains("Das Spiel ist nicht zu Ende."));
    let french = lang("fr");
    assert!(french.contains("Commandes") && french.contains("La partie n'est pas finie."));
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let told = play(&["--mode", "awakening", "--players", "1"], &[]).fails(2);
    assert!(told.contains("GMV-"), "{told}");
    let told = play(
        &["--players", "1", "--seat", "human", "--seat", "human"],
        &[],
    )
    .fails(2);
    assert!(told.contains("--players"), "{told}");
    assert!(play(&["--players", "0"], &[]).fails(2).contains("GMV-"));
    assert!(
        play(&["--save", "/no/such/folder/x", "--players", "2"], &[])
            .fails(2)
            .contains("saved")
    );
}

fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(40)..].join("\n")
}
