//! What is asked before a game when no flag says it.

use std::fmt::Write as _;

use ark_bots::Kind;
use ark_content::Content;

use super::sitter::Sitter;
use super::terminal::Terminal;
use crate::failure::Failure;
use crate::output;
use crate::words::Words;

/// Which game is wanted.
pub(crate) struct Wish {
    pub(crate) mode: String,
    pub(crate) sitters: Vec<Sitter>,
}

/// Asks for mode, players and people; an empty answer takes the first offer.
pub(crate) fn ask(terminal: &mut Terminal<'_>, words: &Words) -> Result<Wish, Failure> {
    let content = Content::builtin();
    let width = output::width();
    terminal.say(&output::wrap(&words.text("welcome"), "", width))?;
    let modes: Vec<_> = content
        .modes
        .iter()
        .filter(|m| m.params.is_some())
        .collect();
    let mut text = words.text("ask-mode") + "\n";
    for (i, mode) in modes.iter().enumerate() {
        let (name, told) = (words.lang().of(&mode.name), words.lang().of(&mode.text));
        let line = output::wrap(&format!("{name}: {told}"), "      ", width);
        let _ = writeln!(text, "  {}   {}", i + 1, line.trim_start());
    }
    terminal.say(&text)?;
    let mode = modes[number(terminal, words, "1", 1, modes.len())? - 1];
    let (least, most) = mode.players;
    let range = [("least", least.into()), ("most", most.into())];
    terminal.say(&words.say("ask-players", &range))?;
    let offer = least.max(2).to_string();
    let players = number(terminal, words, &offer, least.into(), most.into())?;
    let mut people = 1;
    if players > 1 {
        terminal.say(&words.say("ask-people", &[("all", players.into())]))?;
        people = number(terminal, words, "1", 0, players)?;
    }
    let mut sitters = Vec::new();
    for i in 0..people {
        let question = words.say("ask-name", &[("n", (i + 1).into())]);
        let name = terminal.ask(&question)?.unwrap_or_default();
        sitters.push(Sitter::Human(name));
    }
    sitters.resize(players, Sitter::Bot(best_bot()));
    Ok(Wish {
        mode: mode.slug.clone(),
        sitters,
    })
}

/// The bot that sits down when nobody says which.
pub(crate) fn best_bot() -> Kind {
    Kind::Greedy
}

/// A number in a range; anything else is asked again, nothing is the offer.
fn number(
    terminal: &mut Terminal<'_>,
    words: &Words,
    offer: &str,
    least: usize,
    most: usize,
) -> Result<usize, Failure> {
    loop {
        let answer = terminal.ask(&format!("[{offer}]>"))?;
        let ended = answer.is_none();
        let answer = answer.filter(|text| !text.is_empty());
        let answer = answer.unwrap_or_else(|| offer.to_owned());
        match answer.parse() {
            Ok(n) if (least..=most).contains(&n) => return Ok(n),
            _ if ended => return Ok(least),
            _ => {
                let range = [("least", least.into()), ("most", most.into())];
                terminal.say(&words.say("not-in-range", &range))?;
            }
        }
    }
}
