//! The words of Guardians.

use std::fmt::Write as _;

use ark_content::Direction;
use ark_engine::modes::coop::Edge;
use ark_engine::modes::guardians::{Action, Frame, Guardian, MOST, Post, State};
use ark_engine::{Game, modes};
use ark_ids::Colour;

use super::coop::{card, number, read_card, text};
use crate::notation::{Notation, NotationError, Read, Words};

fn own(game: &Game) -> Option<&State> {
    match &game.state.mode {
        modes::State::Guardians(_, own) => Some(own),
        _ => None,
    }
}

fn own_mut(game: &mut Game) -> &mut State {
    match &mut game.state.mode {
        modes::State::Guardians(_, own) => own,
        _ => unreachable!("only this mode asks"),
    }
}

/// They are counted from 1.
fn name(guardian: Guardian) -> u8 {
    guardian.0 + 1
}

fn read_name(word: &str) -> Read<Guardian> {
    let number: Option<u8> = word.parse().ok();
    number
        .filter(|n| (1..=MOST as u8).contains(n))
        .map(|n| Guardian(n - 1))
        .ok_or_else(|| NotationError::new(word, format!("a Guardian from 1 to {MOST}")))
}

pub(super) fn action(n: Notation<'_>, action: Action) -> String {
    match action {
        Action::Pick(guardian) => format!("pick {}", name(guardian)),
        Action::Room(cell) => format!("send {}", n.cell(cell)),
        Action::Step(way) => format!("step {}", way.slug()),
    }
}

pub(super) fn read_action(
    n: Notation<'_>,
    verb: &str,
    words: &mut Words<'_>,
) -> Option<Read<Action>> {
    Some(match verb {
        "pick" => words
            .next("a Guardian")
            .and_then(read_name)
            .map(Action::Pick),
        "send" => words
            .next("a room")
            .and_then(|word| n.read_cell(word))
            .map(Action::Room),
        "step" => words
            .next("a direction")
            .and_then(read_way)
            .map(Action::Step),
        _ => return None,
    })
}

fn read_way(word: &str) -> Read<Direction> {
    let ways = "left, straight, right or behind";
    Direction::from_slug(word).ok_or_else(|| NotationError::new(word, ways))
}

pub(super) fn frame(n: Notation<'_>, frame: Frame) -> String {
    match frame {
        Frame::Count => "count".into(),
        Frame::Disintegrate => "guardians-disintegrate".into(),
        Frame::Teleport => "guardians-teleport".into(),
        Frame::Target(guardian) => format!("target {}", name(guardian)),
        Frame::Room(guardian, target) => {
            format!("send {} {}", name(guardian), n.target(target))
        }
        Frame::Card(left) => format!("enemy-card {left}"),
        Frame::March(drawn) => format!("march {}", card(n, drawn)),
        Frame::Pick(steps) => format!("pick {steps}"),
        Frame::Walk(guardian, left) => format!("step {} {left}", name(guardian)),
        Frame::Heal => "guardians-heal".into(),
    }
}

pub(super) fn read_frame(n: Notation<'_>, words: &[&str]) -> Option<Result<Frame, String>> {
    let guardian = |word: &str| read_name(word).map_err(text);
    Some(match words {
        ["count"] => Ok(Frame::Count),
        ["guardians-disintegrate"] => Ok(Frame::Disintegrate),
        ["guardians-teleport"] => Ok(Frame::Teleport),
        ["target", who] => guardian(who).map(Frame::Target),
        ["send", who, target] => guardian(who).and_then(|who| {
            let target = n.read_target(target).map_err(text)?;
            Ok(Frame::Room(who, target))
        }),
        ["enemy-card", left] => number(left).map(Frame::Card),
        ["march", drawn] => read_card(n, drawn).map(Frame::March).map_err(text),
        ["pick", steps] => number(steps).map(Frame::Pick),
        ["step", who, left] => guardian(who).and_then(|who| Ok(Frame::Walk(who, number(left)?))),
        ["guardians-heal"] => Ok(Frame::Heal),
        _ => return None,
    })
}

/// `south upright`, `north lying`.
fn stance(post: Post) -> String {
    let lying = if post.lying { "lying" } else { "upright" };
    format!("{} {lying}", post.back.slug())
}

/// `d3 south upright`, or `board lying`.
fn post(n: Notation<'_>, post: Post) -> String {
    match post.at {
        Some(at) => format!("{} {}", n.cell(at), stance(post)),
        None if post.lying => "board lying".into(),
        None => "board upright".into(),
    }
}

/// `counter`, `guardians` (how many), `guardian 1`, `guardian d3`, `guardians.board`.
pub(super) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    let n = Notation::new(game);
    let own = own(game)?;
    Some(match path {
        "counter" => Ok(own.counter.to_string()),
        "guardians" => Ok(own.count.to_string()),
        "guardians.board" => {
            let on_board = own.all().filter(|(_, post)| post.at.is_none());
            Ok(on_board.count().to_string())
        }
        _ => {
            let word = path.strip_prefix("guardian ")?;
            if let Ok(guardian) = read_name(word) {
                return Some(Ok(post(n, own.post(guardian))));
            }
            n.read_cell(word).map_err(text).map(|cell| {
                let there = own.at(cell);
                there.map_or("none".into(), |guardian| stance(own.post(guardian)))
            })
        }
    })
}

/// `counter 20`, `guardian 1 d3 south upright`, `guardian 2 board lying`.
pub(super) fn arrange(game: &mut Game, kind: &str, words: &[&str]) -> Option<Result<(), String>> {
    Some(match kind {
        "counter" => match words {
            [word] => number(word).map(|n| own_mut(game).counter = n),
            _ => Err("expected a number of turns".into()),
        },
        "guardian" => read_guardian(game, words),
        _ => return None,
    })
}

fn read_guardian(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let form = "expected a Guardian such as `guardian 1 d3 south` or `guardian 2 board lying`";
    let [who, place, rest @ ..] = words else {
        return Err(form.into());
    };
    let guardian = read_name(who).map_err(text)?;
    let mut stands = Post::BOARD;
    if *place != "board" {
        stands.at = Some(Notation::new(game).read_cell(place).map_err(text)?);
    }
    for word in rest {
        match Edge::from_slug(word) {
            Some(edge) => stands.back = edge,
            None if *word == "lying" => stands.lying = true,
            None if *word == "upright" => {}
            None => return Err(form.into()),
        }
    }
    let own = own_mut(game);
    own.count = own.count.max(guardian.0 + 1);
    *own.post_mut(guardian) = stands;
    Ok(())
}

/// A position that names none has all of them on the Enemy board. Where a room has a unit
/// of the Enemy that no line names, it is the next of them, at the edge with the name.
pub(super) fn fill(game: &mut Game) {
    // Before play there are none yet.
    let playing = |coop: &modes::coop::State| coop.stage == modes::coop::Stage::Play;
    if !game.state.mode.coop().is_some_and(playing) {
        return;
    }
    let numbers = &game.rules.content.guardians;
    let seats = game.rules.seats;
    let Some(enemy) = game.rules.enemy.map(Colour::seat) else {
        return;
    };
    let mut next = own(game).map_or(0, |own| own.count);
    for cell in game.state.derived.built {
        let stands = own(game).is_some_and(|own| own.at(cell).is_some());
        let there = game.state.room(cell).units.of(enemy) > 0;
        if stands && !there {
            game.state.rooms[cell.index()].units.add(enemy, 1);
        } else if there && !stands && usize::from(next) < MOST {
            let back = game.name_edge(cell);
            let own = own_mut(game);
            own.count = next + 1;
            let post = own.post_mut(Guardian(next));
            post.at = Some(cell);
            post.back = back;
            next += 1;
        }
    }
    let more = game.rules.options.more;
    let own = own_mut(game);
    if own.count == 0 {
        own.count = numbers.units[seats - 1] + more;
    }
    if own.counter == 0 {
        own.counter = numbers.counter[seats - 1];
    }
}

pub(super) fn export(n: Notation<'_>, out: &mut String) {
    let Some(own) = own(n.game) else {
        return;
    };
    let _ = writeln!(out, "counter {}", own.counter);
    for (guardian, stands) in own.all() {
        let _ = writeln!(out, "guardian {} {}", name(guardian), post(n, stands));
    }
}
