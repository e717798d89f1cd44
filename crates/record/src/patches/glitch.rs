//! The words of Glitch.

use std::fmt::Write as _;

use ark_engine::modes::coop::Stage;
use ark_engine::modes::glitch::{self, Frame, State};
use ark_engine::{Game, modes};
use ark_ids::{Cell, Set, Target};

use super::coop::{number, text};
use crate::notation::Notation;

pub(super) fn frame(frame: Frame) -> String {
    match frame {
        Frame::Disaster(drawn) => format!("disaster {drawn}"),
        Frame::Diagnose => "diagnose".into(),
        Frame::Arrive => "arrive".into(),
        Frame::Trace => "trace".into(),
    }
}

pub(super) fn read_frame(words: &[&str]) -> Option<Result<Frame, String>> {
    match words {
        ["disaster", drawn] => Some(number(drawn).map(Frame::Disaster)),
        ["diagnose"] => Some(Ok(Frame::Diagnose)),
        ["arrive"] => Some(Ok(Frame::Arrive)),
        ["trace"] => Some(Ok(Frame::Trace)),
        _ => None,
    }
}

fn own(game: &Game) -> Option<&State> {
    match &game.state.mode {
        modes::State::Glitch(_, own) => Some(own),
        _ => None,
    }
}

/// `round`, `counter`, `diagnosis`, `glitch-cubes` (left in the supply), `damaged`,
/// `strength` (of a hostile unit), `unmet` (the rule of what is not yet done).
pub(super) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    let own = own(game)?;
    let n = Notation::new(game);
    Some(Ok(match path {
        "round" => own.round.to_string(),
        "counter" => own.counter.to_string(),
        "diagnosis" => {
            let open: Vec<&str> = own.open().map(|target| n.target(target)).collect();
            listed(&open)
        }
        "glitch-cubes" => glitch::supply(game).to_string(),
        "damaged" => cells(n, glitch::damaged(game)),
        "strength" => glitch::power(game).to_string(),
        "unmet" => glitch::unmet(game).map_or("none".into(), |rule| rule.id().to_owned()),
        _ => return None,
    }))
}

fn cells(n: Notation<'_>, cells: Set<Cell>) -> String {
    let words: Vec<String> = cells.iter().map(|cell| n.cell(cell)).collect();
    listed(&words)
}

fn listed<T: AsRef<str>>(words: &[T]) -> String {
    if words.is_empty() {
        return "none".into();
    }
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    words.join(" ")
}

/// `round 2 counter 7`, `diagnosis tactical armory`.
pub(super) fn arrange(game: &mut Game, kind: &str, words: &[&str]) -> Option<Result<(), String>> {
    match kind {
        "round" => Some(arrange_round(game, words)),
        "diagnosis" => Some(arrange_diagnosis(game, words)),
        _ => None,
    }
}

fn own_mut(game: &mut Game) -> &mut State {
    match &mut game.state.mode {
        modes::State::Glitch(_, own) => own,
        _ => unreachable!("only this mode asks"),
    }
}

/// Where the turn counter stands when the turns of a round begin.
fn turns(game: &Game, round: u8) -> u8 {
    let turns = game.rules.content.glitch.turns[game.rules.seats - 1];
    let at = usize::from(round.saturating_sub(1)).min(turns.len() - 1);
    turns[at]
}

fn arrange_round(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let (round, counter) = match words {
        [round] => (number(round)?, turns(game, number(round)?)),
        [round, "counter", counter] => (number(round)?, number(counter)?),
        _ => return Err("expected a round such as `round 2 counter 7`".into()),
    };
    let own = own_mut(game);
    own.round = round;
    own.counter = counter;
    Ok(())
}

fn arrange_diagnosis(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let mut diagnosis = State::default().diagnosis;
    if words.len() > diagnosis.len() {
        return Err("expected at most three open diagnose cards".into());
    }
    let n = Notation::new(game);
    for (slot, word) in diagnosis.iter_mut().zip(words) {
        *slot = Some(n.read_target(word).map_err(text)?);
    }
    own_mut(game).diagnosis = diagnosis;
    Ok(())
}

/// A position of which nothing is said is in its first round. A card that lies open is in
/// no deck.
pub(super) fn fill(game: &mut Game) {
    let begun = (game.state.mode.coop()).is_some_and(|coop| coop.stage == Stage::Play);
    let first = turns(game, 1);
    let own = own_mut(game);
    if begun && own.round == 0 {
        own.round = 1;
        own.counter = first;
    }
    let open: Set<Target> = own.open().collect();
    if let Some(coop) = game.state.mode.coop_mut() {
        coop.targets = coop.targets - open;
    }
}

pub(super) fn export(n: Notation<'_>, out: &mut String) {
    let Some(own) = own(n.game) else { return };
    let _ = writeln!(out, "round {} counter {}", own.round, own.counter);
    let open: Vec<&str> = own.open().map(|target| n.target(target)).collect();
    if !open.is_empty() {
        let _ = writeln!(out, "diagnosis {}", open.join(" "));
    }
}
