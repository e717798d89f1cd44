//! A position as a drawing in plain text.

use std::fmt::Write as _;

use ark_engine::Game;
use ark_ids::{Colour, Seat};

use crate::notation::{Notation, seat_letter};

const WIDTH: usize = 12;

/// The board as a grid of boxes, then the seats. Each room shows its name, its
/// token (?), cubes (■), cylinders (●), units, and who controls it.
pub fn draw(game: &Game) -> String {
    let n = Notation::new(game);
    let grid = &game.rules.grid;
    let mut out = String::new();
    let built = game.state.derived.built;
    let used = |row: u8| (0..grid.width).any(|x| grid.cell(x, row).is_some_and(|c| built.has(c)));
    let first = (0..grid.height).find(|r| used(*r)).unwrap_or(0);
    let last = (0..grid.height).rev().find(|r| used(*r)).unwrap_or(0);
    out.push_str("   ");
    for x in 0..grid.width {
        let _ = write!(out, " {:^WIDTH$}", char::from(b'a' + x));
    }
    out.push('\n');
    let rule = format!(
        "   +{}\n",
        format!("{}+", "-".repeat(WIDTH)).repeat(grid.width as usize)
    );
    out.push_str(&rule);
    for row in first..=last {
        for line in 0..4 {
            if line == 0 {
                let _ = write!(out, "{:>2} |", row + 1);
            } else {
                out.push_str("   |");
            }
            for x in 0..grid.width {
                let cell = grid.cell(x, row).filter(|c| built.has(*c));
                let text = cell.map_or(String::new(), |cell| room_line(n, cell, line));
                let text: String = text.chars().take(WIDTH).collect();
                let _ = write!(out, "{text:<WIDTH$}|");
            }
            out.push('\n');
        }
        out.push_str(&rule);
    }
    for seat in game.rules.all_seats() {
        seat_lines(n, seat, &mut out);
    }
    out
}

fn room_line(n: Notation<'_>, cell: ark_ids::Cell, line: usize) -> String {
    let g = n.game;
    let room = g.state.room(cell);
    let tile = g.rules.tile(g.state.tile(cell));
    match line {
        0 => {
            let token = if g.state.tokens.has(cell) { "?" } else { "" };
            format!("{token}{}", tile.slug)
        }
        1 => {
            let letters: String = room.cubes.iter().map(|c| n.colour(c)).collect();
            let free = ".".repeat((tile.squares as usize).saturating_sub(room.cubes.len()));
            let covered = room.cylinders.covered(tile.circles as usize);
            let owners: Vec<String> = room
                .cylinders
                .iter()
                .map(|c| n.colour(c)[..1].to_owned())
                .collect();
            let open = ".".repeat((tile.circles as usize).saturating_sub(covered));
            let mut text = String::new();
            if tile.squares > 0 {
                let _ = write!(text, "■{letters}{free}");
            }
            if tile.circles > 0 {
                let _ = write!(text, " ●{}{open}", owners.concat());
            }
            text.trim().to_owned()
        }
        2 => {
            let units = (0..ark_ids::UNIT_KINDS).map(|k| Colour(k as u8));
            let units = units.filter(|c| room.units.of(*c) > 0);
            let words: Vec<String> = units
                .map(|c| format!("{}{}", short(n, c), room.units.of(c)))
                .collect();
            words.join(" ")
        }
        _ => {
            let control: String = g.controllers(cell).iter().map(seat_letter).collect();
            if control.is_empty() {
                String::new()
            } else {
                format!("={control}")
            }
        }
    }
}

fn short(n: Notation<'_>, colour: Colour) -> String {
    match colour {
        Colour::ROBOT => "rob".into(),
        Colour::MERCENARY => "mer".into(),
        _ => n.colour(colour),
    }
}

fn seat_lines(n: Notation<'_>, seat: Seat, out: &mut String) {
    let g = n.game;
    let own = g.state.seat(seat);
    let turn = if g.state.active == seat { "*" } else { " " };
    let faction = &g.rules.content.factions[own.faction.index()].slug;
    let _ = writeln!(
        out,
        "{turn}{} {faction}: {}, arsenal {}, {} cards, units {} home {} asleep {} wounded, cylinders \
         {} stock {} supply, explored {}",
        seat_letter(seat),
        n.resources(&own.resources),
        own.arsenal,
        g.hand_size(seat),
        own.home,
        own.asleep,
        own.wounded,
        own.stock,
        own.supply,
        own.explored
    );
    let sections = g.board(seat).sections.iter().zip(own.sections).enumerate();
    let words: Vec<String> = sections
        .map(|(i, (data, here))| {
            let marker = own.marker == Some(ark_ids::Section(i as u8));
            let marker = if marker { "*" } else { "" };
            format!("{marker}{} {}/{}", data.slug, here.cubes, data.squares)
        })
        .collect();
    let _ = writeln!(out, "    {}", words.join(", "));
    let targets: Vec<&str> = own.targets.iter().map(|t| n.target(t)).collect();
    if !targets.is_empty() {
        let _ = writeln!(out, "    activated: {}", targets.join(", "));
    }
}
