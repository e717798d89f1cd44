//! What is asked before a game when no flag says it.

use std::fmt::Write as _;

use ark_bots::Kind;
use ark_content::{Content, ModeData};
use ark_ids::{Faction, SEATS};

use super::sitter::Sitter;
use super::terminal::Terminal;
use crate::failure::Failure;
use crate::output;
use crate::words::Words;

/// Which game is wanted.
pub(crate) struct Wish {
    pub(crate) mode: String,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) variants: Vec<String>,
    pub(crate) factions: Factions,
}

/// The faction of each player, where it is not left to chance.
pub(crate) type Factions = [Option<Faction>; SEATS];

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
    let lang = words.lang();
    let lines = modes.iter().map(|m| (lang.of(&m.name), lang.of(&m.text)));
    terminal.say(&listed(&words.text("ask-mode"), lines))?;
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
    let variants = variants(terminal, words, mode)?;
    // On the A-side factions are alike.
    let mut factions = Factions::default();
    if variants.iter().any(|slug| slug == B_SIDE) {
        for (i, own) in factions.iter_mut().enumerate().take(people) {
            *own = faction(terminal, words, i + 1)?;
        }
    }
    sitters.resize(players, Sitter::Bot(best_bot()));
    Ok(Wish {
        mode: mode.slug.clone(),
        sitters,
        variants,
        factions,
    })
}

/// The variant whose boards differ by faction.
const B_SIDE: &str = "b-side";

/// Any of the variants that the mode may be played with.
fn variants(
    terminal: &mut Terminal<'_>,
    words: &Words,
    mode: &ModeData,
) -> Result<Vec<String>, Failure> {
    let all = Content::builtin().variants.iter();
    let offered: Vec<_> = all
        .filter(|variant| variant.playable && mode.variants.contains(&variant.slug))
        .collect();
    if offered.is_empty() {
        return Ok(Vec::new());
    }
    let lang = words.lang();
    let lines = offered.iter().map(|v| (lang.of(&v.name), lang.of(&v.text)));
    terminal.say(&listed(&words.text("ask-variants"), lines))?;
    let answer = terminal.ask(">")?.unwrap_or_default();
    let numbers = answer.split_whitespace().filter_map(|n| n.parse().ok());
    let chosen = numbers.filter_map(|n: usize| offered.get(n.checked_sub(1)?));
    let mut chosen: Vec<String> = chosen.map(|variant| variant.slug.clone()).collect();
    chosen.sort();
    chosen.dedup();
    Ok(chosen)
}

/// The faction of a person, or none for chance.
fn faction(
    terminal: &mut Terminal<'_>,
    words: &Words,
    person: usize,
) -> Result<Option<Faction>, Failure> {
    let all = &Content::builtin().factions;
    let blanks = [("n", person.into()), ("most", all.len().into())];
    let lang = words.lang();
    let lines = all.iter().map(|f| (lang.of(&f.name), lang.of(&f.text)));
    terminal.say(&listed(&words.say("ask-faction", &blanks), lines))?;
    let answer = terminal.ask(">")?.unwrap_or_default();
    let number = answer.trim().parse::<usize>().ok();
    let index = number.and_then(|n| n.checked_sub(1));
    Ok(index
        .filter(|index| *index < all.len())
        .map(|index| Faction(index as u8)))
}

/// A question and numbered answers, each with a text.
fn listed<'a>(question: &str, lines: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = format!("{question}\n");
    for (i, (name, told)) in lines.enumerate() {
        let line = output::wrap(&format!("{name}: {told}"), "      ", output::width());
        let _ = writeln!(text, "  {}   {}", i + 1, line.trim_start());
    }
    text
}

/// The bot that sits down when nobody says which.
pub(crate) fn best_bot() -> Kind {
    Kind::Engineer
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
