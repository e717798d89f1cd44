//! The words of Complexity 2.

use std::fmt::Write as _;

use ark_engine::variants::complexity_2::{Action, Door, Frame, Outcome, Spend};
use ark_engine::{Game, Point, Squad};
use ark_ids::{Colour, Place, Seat};

use crate::notation::{Notation, NotationError, Read, Words, read_squad, seat_letter};

const POINTS: [(Point, &str); 4] = [
    (Point::Plain, "plain"),
    (Point::Remote, "remote"),
    (Point::Free, "free"),
    (Point::FreeBiodome, "free-biodome"),
];

/// `d3 e3`, or `A.home d3`.
fn door(n: Notation<'_>, door: Door) -> String {
    let sides = n.game.rules.grid.sides(door);
    sides.map_or_else(
        || "?".to_owned(),
        |[a, b]| format!("{} {}", n.place(a), n.place(b)),
    )
}

fn read_door(n: Notation<'_>, seat: Seat, words: &mut Words<'_>) -> Read<Door> {
    let a = words.next("a room")?;
    let b = words.next("the room behind the doorway")?;
    door_between(n, n.read_place(seat, a)?, n.read_place(seat, b)?)
        .ok_or_else(|| NotationError::new(b, "a room next to the first"))
}

fn door_between(n: Notation<'_>, a: Place, b: Place) -> Option<Door> {
    n.game.rules.grid.door(a, b)
}

pub(super) fn action(n: Notation<'_>, seat: Seat, action: Action) -> String {
    match action {
        Action::Seal(at) => format!("seal {}", door(n, at)),
        Action::Unseal(at) => format!("unseal {}", door(n, at)),
        Action::Disintegrate { at, owner } => {
            format!("disintegrate {} {}", n.cell(at), seat_letter(owner))
        }
        Action::Dissolve(colour) => format!("dissolve {}", n.colour(colour)),
        Action::Construct { card, out } => {
            let out = out.map_or(String::new(), |old| format!(" removing {}", n.card(old)));
            format!("construct {}{out}", n.card(card))
        }
        Action::Remove(card) => format!("remove {}", n.card(card)),
        Action::Hack { at, spend, push } => {
            let push = push.map_or(String::new(), |c| format!(" pushing {}", n.colour(c)));
            format!("hack {}{}{push}", n.spot(seat, at), points(spend))
        }
    }
}

/// ` with 1remote+1free`; plain points alone need no word.
fn points(spend: Spend) -> String {
    if spend.of(Point::Plain) == spend.sum() {
        return String::new();
    }
    let kinds = POINTS.iter().filter(|(point, _)| spend.of(*point) > 0);
    let words: Vec<String> = kinds
        .map(|(point, word)| format!("{}{word}", spend.of(*point)))
        .collect();
    format!(" with {}", words.join("+"))
}

pub(super) fn read_action(
    n: Notation<'_>,
    seat: Seat,
    verb: &str,
    words: &mut Words<'_>,
) -> Option<Read<Action>> {
    Some(match verb {
        "seal" => read_door(n, seat, words).map(Action::Seal),
        "unseal" => read_door(n, seat, words).map(Action::Unseal),
        "disintegrate" => read_disintegrate(n, words),
        "dissolve" => read_dissolve(n, words),
        "construct" => read_construct(n, words),
        "remove" => words
            .next("a card that is built")
            .and_then(|word| n.read_card(word))
            .map(Action::Remove),
        "hack" => read_hack(n, seat, words),
        _ => return None,
    })
}

fn read_disintegrate(n: Notation<'_>, words: &mut Words<'_>) -> Read<Action> {
    Ok(Action::Disintegrate {
        at: n.read_cell(words.next("a room")?)?,
        owner: n.read_seat(words.next("whose cube")?)?,
    })
}

fn read_dissolve(n: Notation<'_>, words: &mut Words<'_>) -> Read<Action> {
    let word = words.next("the colour of a cylinder")?;
    if word == "power-token" {
        return Ok(Action::Dissolve(Colour::POWER_TOKEN));
    }
    n.read_colour(word).map(Action::Dissolve)
}

fn read_construct(n: Notation<'_>, words: &mut Words<'_>) -> Read<Action> {
    let card = n.read_card(words.next("a card")?)?;
    let out = match words.after("removing") {
        Some(word) => Some(n.read_card(word)?),
        None => None,
    };
    Ok(Action::Construct { card, out })
}

fn read_hack(n: Notation<'_>, seat: Seat, words: &mut Words<'_>) -> Read<Action> {
    let at = n.read_spot(seat, words.next("a room")?)?;
    let plain = Spend::default().with(Point::Plain, n.game.rules.content.complexity.hack);
    let spend = match words.after("with") {
        Some(word) => read_points(word)?,
        None => plain,
    };
    let push = match words.after("pushing") {
        Some("power-token") => Some(Colour::POWER_TOKEN),
        Some(word) => Some(n.read_colour(word)?),
        None => None,
    };
    Ok(Action::Hack { at, spend, push })
}

fn read_points(word: &str) -> Read<Spend> {
    let bad = || NotationError::new(word, "points such as 1remote+1free");
    let mut spend = Spend::default();
    for part in word.split('+') {
        let split = part.find(|c: char| !c.is_ascii_digit()).ok_or_else(bad)?;
        let (digits, kind) = part.split_at(split);
        let (point, _) = POINTS.iter().find(|(_, w)| *w == kind).ok_or_else(bad)?;
        let n = digits.parse().ok().filter(|n| *n <= Spend::MOST);
        if spend.of(*point) > 0 {
            return Err(bad());
        }
        spend = spend.with(*point, n.ok_or_else(bad)?);
    }
    Ok(spend)
}

pub(super) fn outcome(n: Notation<'_>, outcome: Outcome) -> String {
    match outcome {
        Outcome::Gift(card) => format!("gift {}", n.card(card)),
    }
}

pub(super) fn read_outcome(n: Notation<'_>, kind: &str, value: &str) -> Option<Read<Outcome>> {
    match kind {
        "gift" => Some(n.read_card(value).map(Outcome::Gift)),
        _ => None,
    }
}

pub(super) fn frame(n: Notation<'_>, frame: Frame) -> String {
    match frame {
        Frame::Gift(seat) => format!("gift {}", seat_letter(seat)),
        Frame::Preempt => "preempt".into(),
        Frame::Dissolve(at) => format!("dissolve {}", n.cell(at)),
    }
}

pub(super) fn read_frame(n: Notation<'_>, words: &[&str]) -> Option<Result<Frame, String>> {
    match words {
        ["gift", seat] => Some(n.read_seat(seat).map(Frame::Gift).map_err(text)),
        ["preempt"] => Some(Ok(Frame::Preempt)),
        ["dissolve", at] => Some(n.read_cell(at).map(Frame::Dissolve).map_err(text)),
        _ => None,
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` hands over"
)]
fn text(error: NotationError) -> String {
    error.to_string()
}

/// `power-tokens`, `seal d3 e3`, `guarded A d3`, `stopped d3`.
pub(super) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    let n = Notation::new(game);
    let own = &game.state.variants.complexity_2;
    let words: Vec<&str> = path.split_whitespace().collect();
    let place = |word: &str| n.read_place(Seat(0), word).map_err(text);
    let whose = |seat: Option<Seat>| seat.map_or("none".to_owned(), |s| seat_letter(s).into());
    match words[..] {
        ["power-tokens"] => Some(Ok(own.tokens.to_string())),
        ["seal", a, b] => Some(place(a).and_then(|a| {
            let door = door_between(n, a, place(b)?).ok_or("there is no such doorway")?;
            Ok(whose(own.seal(door)))
        })),
        ["guarded", seat, at] => Some(n.read_seat(seat).map_err(text).and_then(|seat| {
            let at = n.read_cell(at).map_err(text)?;
            Ok(whose(game.guarded(seat, at)))
        })),
        ["stopped", at] => Some(n.read_cell(at).map_err(text).map(|at| {
            let stopped = game.state.room(at).stopped;
            if stopped.is_empty() {
                "none".into()
            } else {
                n.squad(stopped)
            }
        })),
        _ => None,
    }
}

/// `seal d3 e3 B`, `stopped d3 1+1r`, `fresh A homing-bell.1`.
pub(super) fn arrange(game: &mut Game, kind: &str, words: &[&str]) -> Option<Result<(), String>> {
    match kind {
        "seal" => Some(arrange_seal(game, words)),
        "stopped" => Some(arrange_stopped(game, words)),
        "fresh" => Some(arrange_fresh(game, words)),
        _ => None,
    }
}

fn arrange_seal(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [a, b, owner] = words else {
        return Err("expected a seal such as `seal d3 e3 B`".into());
    };
    let n = Notation::new(game);
    let place = |word: &str| n.read_place(Seat(0), word).map_err(text);
    let door = door_between(n, place(a)?, place(b)?).ok_or("there is no such doorway")?;
    let owner = n.read_seat(owner).map_err(text)?;
    game.state.variants.complexity_2.set_seal(door, Some(owner));
    Ok(())
}

pub(super) fn arrange_stopped(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [at, squad] = words else {
        return Err("expected units such as `stopped d3 1`".into());
    };
    let n = Notation::new(game);
    let at = n.read_cell(at).map_err(text)?;
    let squad: Squad = read_squad(squad).map_err(text)?;
    game.state.rooms[at.index()].stopped = squad;
    Ok(())
}

fn arrange_fresh(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [seat, cards @ ..] = words else {
        return Err("expected a seat and cards that are built".into());
    };
    let n = Notation::new(game);
    let seat = n.read_seat(seat).map_err(text)?;
    let mut fresh = 0;
    for word in cards {
        let card = n.read_card(word).map_err(text)?;
        let built = game.state.seat(seat).built;
        let slot = built.iter().position(|here| *here == Some(card));
        fresh |= 1 << slot.ok_or_else(|| format!("`{word}` is not built"))?;
    }
    game.state.seat_mut(seat).fresh = fresh;
    Ok(())
}

/// Power tokens that lie in no room are in the supply.
pub(super) fn fill(game: &mut Game) {
    let state = &mut game.state;
    let rooms = state.derived.built.iter();
    let placed: usize = rooms.map(|cell| state.room(cell).cylinders.tokens()).sum();
    let all = game.rules.content.complexity.power_tokens;
    state.variants.complexity_2.tokens = all.saturating_sub(placed as u8);
}

pub(super) fn export(n: Notation<'_>, out: &mut String) {
    let own = &n.game.state.variants.complexity_2;
    for (at, owner) in own.seals() {
        let _ = writeln!(out, "seal {} {}", door(n, at), seat_letter(owner));
    }
    // With an Enemy they are told already.
    if n.game.rules.enemy.is_none() {
        export_stopped(n, out);
    }
    for seat in n.game.rules.all_seats() {
        let own = n.game.state.seat(seat);
        let fresh = (0..own.built.len()).filter(|slot| own.fresh >> slot & 1 == 1);
        let cards: Vec<String> = fresh
            .filter_map(|slot| own.built[slot])
            .map(|card| n.card(card))
            .collect();
        if !cards.is_empty() {
            let _ = writeln!(out, "fresh {} {}", seat_letter(seat), cards.join(" "));
        }
    }
}

/// Units that stay where they came in.
pub(super) fn export_stopped(n: Notation<'_>, out: &mut String) {
    for cell in n.game.state.derived.built {
        let stopped = n.game.state.room(cell).stopped;
        if !stopped.is_empty() {
            let _ = writeln!(out, "stopped {} {}", n.cell(cell), n.squad(stopped));
        }
    }
}
