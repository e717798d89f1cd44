//! The words of It Learns.

use std::fmt::Write as _;

use ark_engine::modes::State;
use ark_engine::modes::coop::Stage;
use ark_engine::modes::it_learns::{
    self as engine, Action, CARDS, Frame, Outcome, Slot, Turn, Upgrade,
};
use ark_engine::{Game, Point, patch};
use ark_ids::{Cell, Seat, Set};

use super::coop::{self, number, text};
use crate::notation::{Notation, NotationError, Read, Words, line_word, point_word};

const TURNS: [(Turn, &str); 4] = [
    (Turn::Up, "up"),
    (Turn::Left, "left"),
    (Turn::Right, "right"),
    (Turn::Down, "down"),
];

fn turn_word(turn: Turn) -> &'static str {
    let found = TURNS.iter().find(|(one, _)| *one == turn);
    found.map_or("up", |(_, word)| word)
}

fn read_turn(word: &str) -> Read<Turn> {
    let found = TURNS.iter().find(|(_, known)| *known == word);
    found
        .map(|(turn, _)| *turn)
        .ok_or_else(|| NotationError::new(word, "left, right or down"))
}

fn card(n: Notation<'_>, card: u8) -> &'static str {
    let cards = &n.game.rules.content.organism.cards;
    cards.get(usize::from(card)).map_or("?", |card| &card.slug)
}

fn read_card(n: Notation<'_>, word: &str) -> Read<u8> {
    let mut cards = n.game.rules.content.organism.cards.iter();
    let at = cards.position(|card| card.slug == word);
    at.map(|at| at as u8)
        .ok_or_else(|| NotationError::new(word, "a challenger-action card such as ca1"))
}

fn upgrade(n: Notation<'_>, upgrade: Upgrade) -> &'static str {
    &n.game.rules.content.organism.upgrades[upgrade.index()].slug
}

fn read_upgrade(n: Notation<'_>, word: &str) -> Read<Upgrade> {
    let found = Upgrade::ALL
        .into_iter()
        .find(|one| upgrade(n, *one) == word);
    found.ok_or_else(|| NotationError::new(word, "an upgrade such as infect"))
}

fn whole(action: Action) -> ark_engine::Action {
    ark_engine::Action::Patch(patch::Action::ItLearns(action))
}

pub(super) fn action(n: Notation<'_>, seat: Seat, action: Action) -> String {
    match action {
        Action::Card {
            card: number,
            turn,
            section,
            line,
        } => {
            let mut words = format!("card {} {}", card(n, number), turn_word(turn));
            // The card says which section, unless it lies face down.
            if n.game.shown(number, turn) != Some(section) {
                let _ = write!(words, " {}", n.section(seat, section));
            }
            let lines = n.lines(seat, section);
            if lines.len() > 1 {
                let line = lines.get(usize::from(line)).copied();
                let _ = write!(words, " {}", line.map_or("?", line_word));
            }
            words
        }
        Action::Purge { point, at, pay } => {
            let kind = match point {
                Point::Plain => String::new(),
                other => format!(" {}", point_word(other)),
            };
            let pay = n.payment(whole(action), pay);
            format!("purge {}{kind}{pay}", n.cell(at))
        }
        Action::Aim(at) => format!("aim {}", n.cell(at)),
        Action::Corrupt(at) => format!("corrupt {}", n.cell(at)),
        Action::Infect(at) => format!("infect {}", n.cell(at)),
    }
}

pub(super) fn read_action(
    n: Notation<'_>,
    seat: Seat,
    verb: &str,
    words: &mut Words<'_>,
) -> Option<Read<Action>> {
    Some(match verb {
        "card" => read_choice(n, seat, words),
        "purge" => read_purge(n, words),
        "aim" => read_room(n, words).map(Action::Aim),
        "corrupt" => read_room(n, words).map(Action::Corrupt),
        "infect" => read_room(n, words).map(Action::Infect),
        _ => return None,
    })
}

fn read_room(n: Notation<'_>, words: &mut Words<'_>) -> Read<Cell> {
    n.read_cell(words.next("a room")?)
}

/// `card ca1 left`, `card ca6 right exploit`, `card ca1 down homing-bell.1`.
fn read_choice(n: Notation<'_>, seat: Seat, words: &mut Words<'_>) -> Read<Action> {
    let card = read_card(n, words.next("a challenger-action card")?)?;
    let turn = read_turn(words.next("left, right or down")?)?;
    let named = words.peek().and_then(|w| n.read_any_section(seat, w).ok());
    let section = match named {
        Some(section) => {
            words.maybe();
            section
        }
        None => match n.game.shown(card, turn) {
            Some(section) => section,
            None => n.read_any_section(seat, words.next("a section")?)?,
        },
    };
    let lines = n.lines(seat, section);
    let line = if lines.len() > 1 {
        let word = words.next("a line of that section")?;
        let at = lines.iter().position(|line| line_word(*line) == word);
        at.ok_or_else(|| NotationError::new(word, "a line of that section"))?
    } else {
        0
    };
    Ok(Action::Card {
        card,
        turn,
        section,
        line: line as u8,
    })
}

fn read_purge(n: Notation<'_>, words: &mut Words<'_>) -> Read<Action> {
    let at = n.read_cell(words.next("a room")?)?;
    let point = words.point();
    let pay = n.read_payment(words, |pay| whole(Action::Purge { point, at, pay }))?;
    Ok(Action::Purge { point, at, pay })
}

pub(super) fn outcome(n: Notation<'_>, outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(number) => format!("card {}", card(n, number)),
        Outcome::Upgrade(one) => format!("upgrade {}", upgrade(n, one)),
    }
}

pub(super) fn read_outcome(n: Notation<'_>, kind: &str, value: &str) -> Option<Read<Outcome>> {
    match kind {
        "card" => Some(read_card(n, value).map(Outcome::Card)),
        "upgrade" => Some(read_upgrade(n, value).map(Outcome::Upgrade)),
        _ => None,
    }
}

pub(super) fn frame(n: Notation<'_>, frame: Frame) -> String {
    match frame {
        Frame::Lay(slot) => format!("lay-card {slot}"),
        Frame::Start(left) => format!("start-upgrade {left}"),
        Frame::Strategy => "strategy".into(),
        Frame::Card => "card".into(),
        Frame::Target => "target".into(),
        Frame::Aim => "aim".into(),
        Frame::Act => "enemy-act".into(),
        Frame::Grow { cylinders, cubes } => format!("grow {cylinders} {cubes}"),
        Frame::Spread { cubes, at } => format!("spread {cubes} {}", n.cell(at)),
        Frame::Resolved => "resolved".into(),
    }
}

pub(super) fn read_frame(n: Notation<'_>, words: &[&str]) -> Option<Result<Frame, String>> {
    Some(match words {
        ["lay-card", slot] => number(slot).map(Frame::Lay),
        ["start-upgrade", left] => number(left).map(Frame::Start),
        ["strategy"] => Ok(Frame::Strategy),
        ["card"] => Ok(Frame::Card),
        ["target"] => Ok(Frame::Target),
        ["aim"] => Ok(Frame::Aim),
        ["enemy-act"] => Ok(Frame::Act),
        ["grow", cylinders, cubes] => number(cylinders).and_then(|cylinders| {
            let cubes = number(cubes)?;
            Ok(Frame::Grow { cylinders, cubes })
        }),
        ["spread", cubes, at] => number(cubes).and_then(|cubes| {
            let at = n.read_cell(at).map_err(text)?;
            Ok(Frame::Spread { cubes, at })
        }),
        ["resolved"] => Ok(Frame::Resolved),
        _ => return None,
    })
}

fn own(game: &Game) -> Option<&engine::State> {
    match &game.state.mode {
        State::ItLearns(_, own) => Some(own),
        _ => None,
    }
}

fn own_mut(game: &mut Game) -> Result<&mut engine::State, String> {
    match &mut game.state.mode {
        State::ItLearns(_, own) => Ok(own),
        _ => Err("this is not It Learns".into()),
    }
}

fn listed(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "none".into()
    } else {
        words.join(" ")
    }
}

/// `ca1`, or `ca1:left` once it was used.
fn slot(n: Notation<'_>, slot: Slot) -> String {
    match slot.turn {
        Turn::Up => card(n, slot.card).to_owned(),
        turn => format!("{}:{}", card(n, slot.card), turn_word(turn)),
    }
}

fn cells(n: Notation<'_>, set: Set<Cell>) -> String {
    listed(set.iter().map(|cell| n.cell(cell)))
}

/// `corrupted`, `infected`, `infection d3`, `cards`, `upgrade infect`, `cubes-on infect`,
/// `adaptations`, `adaptations-needed`, `lap`, `targeted`, `infection-supply`,
/// `corruption-supply`.
pub(super) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    let n = Notation::new(game);
    let own = own(game)?;
    let words: Vec<&str> = path.split_whitespace().collect();
    Some(match words[..] {
        ["corrupted"] => Ok(cells(n, own.corrupted)),
        ["infected"] => Ok(cells(n, game.infected())),
        ["infection", at] => n
            .read_cell(at)
            .map_err(text)
            .map(|at| game.infection(at).to_string()),
        ["cards"] => Ok(listed(own.slots.iter().map(|one| slot(n, *one)))),
        ["upgrade", word] => read_upgrade(n, word)
            .map_err(text)
            .map(|one| game.upgrade(one).to_string()),
        ["cubes-on", word] => read_upgrade(n, word)
            .map_err(text)
            .map(|one| own.upgrades[one.index()].to_string()),
        ["adaptations"] => Ok(own.adaptations.to_string()),
        ["adaptations-needed"] => Ok(game.adaptations_needed().to_string()),
        ["lap"] => Ok(own.card.map_or("none".into(), |one| coop::card(n, one))),
        ["targeted"] => Ok(own.target.map_or("none".into(), |at| n.cell(at))),
        ["infection-supply"] => Ok(game.infection_supply().to_string()),
        ["corruption-supply"] => Ok(game.corruption_supply().to_string()),
        _ => return None,
    })
}

/// `corrupted d3 e4`, `cards ca1 ca2:left …`, `upgrades infect 1 removal 2`,
/// `adaptations 3`, `lap patrol`, `target-card generator`, `targeted d3`.
pub(super) fn arrange(game: &mut Game, kind: &str, words: &[&str]) -> Option<Result<(), String>> {
    Some(match kind {
        "corrupted" => arrange_corrupted(game, words),
        "cards" => arrange_cards(game, words),
        "upgrades" => arrange_upgrades(game, words),
        "adaptations" => arrange_adaptations(game, words),
        "lap" => arrange_lap(game, words),
        "target-card" => arrange_drawn(game, words),
        "targeted" => arrange_target(game, words),
        _ => return None,
    })
}

fn arrange_corrupted(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let n = Notation::new(game);
    let read = words.iter().map(|word| n.read_cell(word).map_err(text));
    let corrupted = read.collect::<Result<Set<Cell>, _>>()?;
    own_mut(game)?.corrupted |= corrupted;
    Ok(())
}

/// Those that are not named follow, unused.
fn arrange_cards(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let n = Notation::new(game);
    let mut slots = Vec::new();
    for word in words {
        let (name, turn) = word.split_once(':').unwrap_or((word, "up"));
        let card = read_card(n, name).map_err(text)?;
        let turn = read_turn(turn).map_err(text)?;
        if slots.iter().any(|slot: &Slot| slot.card == card) {
            return Err(format!("`{name}` lies in two places"));
        }
        slots.push(Slot { card, turn });
    }
    for card in 0..CARDS as u8 {
        if slots.iter().all(|slot| slot.card != card) {
            let turn = Turn::Up;
            slots.push(Slot { card, turn });
        }
    }
    let slots = slots.try_into();
    own_mut(game)?.slots = slots.map_err(|_| "there are 8 cards".to_owned())?;
    Ok(())
}

fn arrange_upgrades(game: &mut Game, words: &[&str]) -> Result<(), String> {
    for pair in words.chunks(2) {
        let [word, cubes] = pair else {
            return Err("expected upgrades such as `upgrades infect 2`".into());
        };
        let one = read_upgrade(Notation::new(game), word).map_err(text)?;
        let cubes = cubes.parse::<u8>().map_err(|e| e.to_string())?;
        own_mut(game)?.upgrades[one.index()] = cubes;
    }
    Ok(())
}

fn arrange_adaptations(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let number = words.first().and_then(|word| word.parse::<u8>().ok());
    own_mut(game)?.adaptations = number.ok_or("expected a number")?;
    Ok(())
}

fn arrange_lap(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let word = words.first().copied().unwrap_or_default();
    let card = coop::read_card(Notation::new(game), word).map_err(text)?;
    own_mut(game)?.card = Some(card);
    Ok(())
}

fn arrange_drawn(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let word = words.first().copied().unwrap_or_default();
    let target = Notation::new(game).read_target(word).map_err(text)?;
    own_mut(game)?.drawn = Some(target);
    Ok(())
}

fn arrange_target(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let word = words.first().copied().unwrap_or_default();
    let target = Notation::new(game).read_cell(word).map_err(text)?;
    own_mut(game)?.target = Some(target);
    Ok(())
}

/// Cards of which nothing is said lie in order, unused, once the board is built.
pub(super) fn fill(game: &mut Game) {
    let played = game
        .state
        .mode
        .coop()
        .is_some_and(|coop| coop.stage == Stage::Play);
    if let Ok(own) = own_mut(game)
        && played
        && !laid(own)
    {
        for (card, slot) in own.slots.iter_mut().enumerate() {
            slot.card = card as u8;
        }
    }
}

/// Whether the cards lie in their grid.
fn laid(own: &engine::State) -> bool {
    own.slots.iter().any(|slot| *slot != Slot::default())
}

pub(super) fn export(n: Notation<'_>, out: &mut String) {
    let Some(own) = own(n.game) else { return };
    if !own.corrupted.is_empty() {
        let _ = writeln!(out, "corrupted {}", cells(n, own.corrupted));
    }
    if laid(own) {
        let cards = own.slots.iter().map(|one| slot(n, *one));
        let _ = writeln!(out, "cards {}", listed(cards));
    }
    let upgrades = Upgrade::ALL.into_iter();
    let words = upgrades.map(|one| format!("{} {}", upgrade(n, one), own.upgrades[one.index()]));
    let _ = writeln!(out, "upgrades {}", listed(words));
    let _ = writeln!(out, "adaptations {}", own.adaptations);
    if let Some(one) = own.card {
        let _ = writeln!(out, "lap {}", coop::card(n, one));
    }
    if let Some(target) = own.drawn {
        let _ = writeln!(out, "target-card {}", n.target(target));
    }
    if let Some(at) = own.target {
        let _ = writeln!(out, "targeted {}", n.cell(at));
    }
}
