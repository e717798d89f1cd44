//! The words of Fallout.

use std::fmt::Write as _;

use ark_engine::modes::fallout::{
    self, Action, CARDS, Counter, Frame, Goal, Outcome, Score, State, TARGETS, score,
};
use ark_engine::{Game, modes};
use ark_ids::{Seat, Set, Target};

use crate::notation::{Notation, NotationError, Read, Words, seat_letter};

pub(super) fn action(action: Action) -> String {
    match action {
        Action::Shift { clockwise: true } => "shift clockwise".into(),
        Action::Shift { clockwise: false } => "shift anticlockwise".into(),
    }
}

pub(super) fn read_action(verb: &str, words: &mut Words<'_>) -> Option<Read<Action>> {
    (verb == "shift").then(|| {
        let word = words.next("clockwise or anticlockwise")?;
        let clockwise = match word {
            "clockwise" => true,
            "anticlockwise" => false,
            _ => return Err(NotationError::new(word, "clockwise or anticlockwise")),
        };
        Ok(Action::Shift { clockwise })
    })
}

/// `cubes rooms military`
fn cards(n: Notation<'_>, set: Set<u8>) -> String {
    let all = &n.game.rules.content.objectives;
    list(set.iter().map(|i| all[usize::from(i)].slug.clone()))
}

fn read_cards<'a>(n: Notation<'_>, words: impl Iterator<Item = &'a str>) -> Read<Set<u8>> {
    let all = &n.game.rules.content.objectives;
    let find = |word: &str| {
        let found = all.iter().position(|card| card.slug == word);
        found.ok_or_else(|| NotationError::new(word, "an achievement card"))
    };
    words.map(|word| find(word).map(|i| i as u8)).collect()
}

fn list(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "none".into()
    } else {
        words.join(" ")
    }
}

pub(super) fn outcome(n: Notation<'_>, outcome: Outcome) -> String {
    match outcome {
        Outcome::Difficult(bits) => {
            format!("difficult {}", cards(n, Set::from_bits(bits.into())))
        }
        Outcome::Target(target) => format!("target {}", n.target(target)),
    }
}

pub(super) fn read_outcome(n: Notation<'_>, kind: &str, value: &str) -> Option<Read<Outcome>> {
    match kind {
        "difficult" => {
            let read = read_cards(n, value.split_whitespace());
            Some(read.map(|set| Outcome::Difficult(set.bits() as u8)))
        }
        "target" => Some(n.read_target(value).map(Outcome::Target)),
        _ => None,
    }
}

pub(super) fn frame(frame: Frame) -> String {
    match frame {
        Frame::Sides => "difficult".into(),
        Frame::Reveal(place) => format!("target {place}"),
        Frame::Shift => "shift".into(),
        Frame::Evaluate => "evaluate".into(),
    }
}

pub(super) fn read_frame(words: &[&str]) -> Option<Result<Frame, String>> {
    Some(Ok(match words {
        ["difficult"] => Frame::Sides,
        ["target", place] => match place.parse() {
            Ok(place) => Frame::Reveal(place),
            Err(_) => return Some(Err(format!("`{place}` is no small number"))),
        },
        ["shift"] => Frame::Shift,
        ["evaluate"] => Frame::Evaluate,
        _ => return None,
    }))
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` hands over"
)]
fn text(error: NotationError) -> String {
    error.to_string()
}

/// `4 green` or `6 red`
fn counter(Counter { war, at }: Counter) -> String {
    format!("{at} {}", if war { "red" } else { "green" })
}

fn goal(n: Notation<'_>, own: &State, word: &str) -> Result<Goal, String> {
    let objectives = &n.game.rules.content.objectives;
    if let Some(card) = objectives.iter().position(|card| card.slug == word) {
        return Ok(Goal::Achievement(card as u8));
    }
    let target = n.read_target(word).map_err(text)?;
    let place = own.targets.iter().position(|t| *t == Some(target));
    let place = place.ok_or_else(|| format!("the target card `{word}` does not lie out"))?;
    Ok(Goal::Target(place as u8))
}

fn letters(seats: impl Iterator<Item = Seat>) -> String {
    list(seats.map(|seat| seat_letter(seat).to_string()))
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.into()
}

/// `counter`, `difficult`, `targets`, `target-deck`, `completed cubes`, `void armory`,
/// `points A`, `points A mission`, `fought`, `last-turn`.
pub(super) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    let n = Notation::new(game);
    let own = game.state.mode.fallout()?;
    let targets = |targets: &mut dyn Iterator<Item = Target>| {
        list(targets.map(|target| n.target(target).to_owned()))
    };
    let words: Vec<&str> = path.split_whitespace().collect();
    let points = |seat: &str, of: fn(Score) -> u8| {
        let seat = n.read_seat(seat).map_err(text)?;
        Ok(of(score(game, seat)).to_string())
    };
    Some(match words[..] {
        ["counter"] => Ok(counter(own.counter)),
        ["difficult"] => Ok(cards(n, own.difficult)),
        ["targets"] => Ok(targets(&mut own.targets.into_iter().flatten())),
        ["target-deck"] => Ok(targets(&mut fallout::deck(game).iter())),
        ["completed", word] => {
            goal(n, own, word).map(|goal| letters(fallout::completed_by(game, goal)))
        }
        ["void", word] => n
            .read_target(word)
            .map_err(text)
            .map(|target| yes(fallout::void(game, target))),
        ["points", seat] => points(seat, Score::total),
        ["points", seat, "objectives"] => points(seat, |score| score.objectives),
        ["points", seat, "mission"] => points(seat, |score| score.mission),
        ["points", seat, "sections"] => points(seat, |score| score.sections),
        ["fought"] => Ok(yes(own.fought)),
        ["last-turn"] => Ok(yes(own.last_turn)),
        _ => return None,
    })
}

fn part(mode: &mut modes::State) -> Result<&mut State, String> {
    let own = mode.fallout_mut();
    own.ok_or_else(|| "this is no game of Fallout".into())
}

/// `counter 2 green`, `difficult cubes rooms military`, `targets armory generator …`,
/// `completed cubes A B`, `fought`, `last-turn`.
pub(super) fn arrange(game: &mut Game, kind: &str, words: &[&str]) -> Option<Result<(), String>> {
    let change: Change = match kind {
        "counter" => arrange_counter,
        "difficult" => arrange_difficult,
        "targets" => arrange_targets,
        "completed" => arrange_completed,
        "fought" => |game, _| part(&mut game.state.mode).map(|own| own.fought = true),
        "last-turn" => |game, _| part(&mut game.state.mode).map(|own| own.last_turn = true),
        _ => return None,
    };
    Some(change(game, words))
}

type Change = fn(&mut Game, &[&str]) -> Result<(), String>;

fn arrange_counter(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let (at, war) = match words {
        [at, "green"] => (at, false),
        [at, "red"] => (at, true),
        _ => return Err("expected a position such as `counter 2 green`".into()),
    };
    let at = at.parse().map_err(|_| format!("`{at}` is no position"))?;
    part(&mut game.state.mode)?.counter = Counter { war, at };
    Ok(())
}

fn arrange_difficult(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let set = read_cards(Notation::new(game), words.iter().copied()).map_err(text)?;
    part(&mut game.state.mode)?.difficult = set;
    Ok(())
}

fn arrange_targets(game: &mut Game, words: &[&str]) -> Result<(), String> {
    if words.len() > TARGETS {
        return Err(format!("{TARGETS} target cards lie out, no more"));
    }
    let mut targets = [None; TARGETS];
    for (place, word) in targets.iter_mut().zip(words) {
        let target = Notation::new(game).read_target(word).map_err(text)?;
        *place = Some(target);
    }
    part(&mut game.state.mode)?.targets = targets;
    Ok(())
}

fn arrange_completed(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [word, seats @ ..] = words else {
        return Err("expected an objective such as `completed cubes A B`".into());
    };
    let n = Notation::new(game);
    let own = game.state.mode.fallout();
    let own = own.ok_or("this is no game of Fallout")?;
    let goal = goal(n, own, word)?;
    let mut cubes = [None; 2];
    if seats.len() > cubes.len() {
        return Err("at most two players complete an objective".into());
    }
    for (cube, seat) in cubes.iter_mut().zip(seats) {
        *cube = Some(n.read_seat(seat).map_err(text)?);
    }
    part(&mut game.state.mode)?.cubes[goal.index()] = cubes;
    Ok(())
}

/// The last cards of the list are difficult, if nothing is said.
pub(super) fn fill(game: &mut Game) {
    let wanted = usize::from(game.rules.content.fallout.difficult);
    if let Some(own) = game.state.mode.fallout_mut()
        && own.difficult.is_empty()
    {
        own.difficult = (CARDS.saturating_sub(wanted)..CARDS)
            .map(|i| i as u8)
            .collect();
    }
}

pub(super) fn export(n: Notation<'_>, out: &mut String) {
    let Some(own) = n.game.state.mode.fallout() else {
        return;
    };
    let _ = writeln!(out, "counter {}", counter(own.counter));
    let _ = writeln!(out, "difficult {}", cards(n, own.difficult));
    let mut targets = own.targets.iter().flatten().peekable();
    if targets.peek().is_some() {
        let words = targets.map(|target| n.target(*target).to_owned());
        let _ = writeln!(out, "targets {}", list(words));
    }
    for goal in Goal::all() {
        let mut seats = fallout::completed_by(n.game, goal).peekable();
        if seats.peek().is_none() {
            continue;
        }
        let word = match goal {
            Goal::Achievement(card) => n.game.rules.content.objectives[usize::from(card)]
                .slug
                .as_str(),
            Goal::Target(place) => own.targets[usize::from(place)].map_or("?", |t| n.target(t)),
        };
        let _ = writeln!(out, "completed {word} {}", letters(seats));
    }
    if own.fought {
        let _ = writeln!(out, "fought");
    }
    if own.last_turn {
        let _ = writeln!(out, "last-turn");
    }
}
