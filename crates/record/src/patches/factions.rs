//! The words of the B-sides.

use std::fmt::Write as _;

use ark_engine::Game;
use ark_engine::variants::factions::Action;
use ark_ids::{Seat, Section};

use crate::notation::{Notation, NotationError, Read, Words, seat_letter};

pub(super) fn action(n: Notation<'_>, seat: Seat, action: Action) -> String {
    match action {
        Action::Assign { from, to } => {
            format!("assign {} {}", n.section(seat, from), n.section(seat, to))
        }
        Action::Attack { from, at, against } => {
            let (from, at) = (n.cell(from), n.cell(at));
            format!("attack {from} {at} {}", seat_letter(against))
        }
        Action::Place(at) => format!("bomb {}", n.cell(at)),
        Action::Explode(at) => format!("explode {}", n.cell(at)),
    }
}

pub(super) fn read_action(
    n: Notation<'_>,
    seat: Seat,
    verb: &str,
    words: &mut Words<'_>,
) -> Option<Read<Action>> {
    Some(match verb {
        "assign" => read_assign(n, seat, words),
        "attack" => read_attack(n, words),
        "bomb" => words
            .next("a room")
            .and_then(|word| n.read_cell(word))
            .map(Action::Place),
        "explode" => words
            .next("a room")
            .and_then(|word| n.read_cell(word))
            .map(Action::Explode),
        _ => return None,
    })
}

fn read_assign(n: Notation<'_>, seat: Seat, words: &mut Words<'_>) -> Read<Action> {
    let from = words.next("the section where the unit stands")?;
    let to = words.next("the section where it goes")?;
    Ok(Action::Assign {
        from: n.read_section(seat, from)?,
        to: n.read_section(seat, to)?,
    })
}

fn read_attack(n: Notation<'_>, words: &mut Words<'_>) -> Read<Action> {
    Ok(Action::Attack {
        from: n.read_cell(words.next("the room of the attackers")?)?,
        at: n.read_cell(words.next("the room attacked")?)?,
        against: n.read_seat(words.next("an opponent")?)?,
    })
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` hands over"
)]
fn text(error: NotationError) -> String {
    error.to_string()
}

/// `bomb d3`, `bombs A`, `pylon A`, `units A military`.
pub(super) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    let n = Notation::new(game);
    let own = &game.state.variants.factions;
    let words: Vec<&str> = path.split_whitespace().collect();
    let seat = |word: &str| n.read_seat(word).map_err(text);
    match words[..] {
        ["bomb", at] => Some(n.read_cell(at).map_err(text).map(|at| {
            let owner = own.bomb(at);
            owner.map_or("none".to_owned(), |seat| seat_letter(seat).into())
        })),
        ["bombs", who] => Some(seat(who).map(|seat| game.bombs_left(seat).to_string())),
        ["pylon", who] => Some(seat(who).map(|seat| game.pylon(seat).to_string())),
        ["units", who, section] => Some(seat(who).and_then(|seat| {
            let section = n.read_section(seat, section).map_err(text)?;
            Ok(game.units_in(seat, section).to_string())
        })),
        _ => None,
    }
}

/// `assigned A military 2`, `bomb d3 A fresh`, `placed d3 2`: cubes of this phase
/// beyond the first.
pub(super) fn arrange(game: &mut Game, kind: &str, words: &[&str]) -> Option<Result<(), String>> {
    match kind {
        "assigned" => Some(arrange_assigned(game, words)),
        "bomb" => Some(arrange_bomb(game, words)),
        "placed" => Some(arrange_placed(game, words)),
        _ => None,
    }
}

fn arrange_assigned(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [seat, section, units] = words else {
        return Err("expected units such as `assigned A military 2`".into());
    };
    let n = Notation::new(game);
    let seat = n.read_seat(seat).map_err(text)?;
    let section = n.read_section(seat, section).map_err(text)?;
    let units = small(units)?;
    game.state.variants.factions.assign(seat, section, units);
    Ok(())
}

fn arrange_bomb(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let (at, owner, fresh) = match words {
        [at, owner] => (at, owner, false),
        [at, owner, "fresh"] => (at, owner, true),
        _ => return Err("expected a bomb such as `bomb d3 A` or `bomb d3 A fresh`".into()),
    };
    let n = Notation::new(game);
    let at = n.read_cell(at).map_err(text)?;
    let owner = n.read_seat(owner).map_err(text)?;
    let own = &mut game.state.variants.factions;
    own.set_bomb(at, Some(owner), fresh);
    Ok(())
}

fn arrange_placed(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [at, cubes] = words else {
        return Err("expected cubes such as `placed d3 2`".into());
    };
    let at = Notation::new(game).read_cell(at).map_err(text)?;
    let cubes = small(cubes)?;
    let own = &mut game.state.variants.factions;
    own.set_more_cubes(at, cubes);
    Ok(())
}

fn small(word: &str) -> Result<u8, String> {
    let number = word.parse().ok().filter(|n| *n <= 15);
    number.ok_or_else(|| format!("`{word}` is no small number"))
}

pub(super) fn export(n: Notation<'_>, out: &mut String) {
    let own = &n.game.state.variants.factions;
    for seat in n.game.rules.all_seats() {
        for i in 0..n.game.board(seat).sections.len() as u8 {
            let units = own.assigned(seat, Section(i));
            if units > 0 {
                let section = n.section(seat, Section(i));
                let _ = writeln!(out, "assigned {} {section} {units}", seat_letter(seat));
            }
        }
    }
    for cell in n.game.state.derived.built {
        let at = n.cell(cell);
        if let Some(owner) = own.bomb(cell) {
            let fresh = if own.is_fresh(cell) { " fresh" } else { "" };
            let _ = writeln!(out, "bomb {at} {}{fresh}", seat_letter(owner));
        }
        if own.more_cubes(cell) > 0 {
            let _ = writeln!(out, "placed {at} {}", own.more_cubes(cell));
        }
    }
}
