//! Surplus neutral pieces go back to the common supply: the active player picks
//! them (UNIT-26, POW-R8).

use ark_ids::{Cell, Colour, Place, Section, Spot, Where};
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::patch::interrupt;
use crate::play::{Flow, Play};

fn is_unit(colour: Colour) -> bool {
    Colour::NEUTRAL_UNITS.contains(&colour)
}

fn wanted(g: &Game) -> Option<Colour> {
    match *g.top() {
        Frame::Return { colour, .. } => Some(colour),
        _ => None,
    }
}

fn present(g: &Game, colour: Colour, from: Spot) -> bool {
    match from.at() {
        Where::Cell(cell) if is_unit(colour) => {
            g.state.derived.units[colour.index()].has(Place::cell(cell))
        }
        Where::Cell(cell) => g.state.derived.cylinders[colour.index()].has(cell),
        Where::Section(seat, section) => {
            !is_unit(colour)
                && seat.index() < g.rules.seats
                && section.index() < g.board(seat).sections.len()
                && g.state.seat(seat).sections[section.index()]
                    .cylinders
                    .has(colour)
        }
        Where::Stock => is_unit(colour) && g.state.neutral(colour).resting > 0,
    }
}

pub(crate) fn check(g: &Game, colour: Colour, from: Spot) -> Result<(), Illegal> {
    require(
        wanted(g) == Some(colour),
        Rule::Unit25,
        Why::NotYours(colour),
    )?;
    require(present(g, colour, from), Rule::UnitR3, Why::NoSuch)
}

pub(crate) fn list(g: &Game, out: &mut Vec<Action>) {
    let Some(colour) = wanted(g) else { return };
    let mut offer = |from: Spot| {
        if present(g, colour, from) {
            out.push(Action::Return { colour, from });
        }
    };
    for cell in g.state.derived.built {
        offer(Spot::cell(cell));
    }
    for seat in g.rules.all_seats() {
        for i in 0..g.board(seat).sections.len() {
            offer(Spot::section(seat, Section(i as u8)));
        }
    }
    offer(Spot::STOCK);
}

pub(crate) fn run<L: Log>(play: &mut Play<'_, L>, colour: Colour, left: u8) -> Flow {
    if left == 0 {
        play.pop();
        return Flow::Ran;
    }
    if interrupt!(play, returns, colour, left) {
        return Flow::Ran;
    }
    let mut options = Vec::new();
    list(play, &mut options);
    match options[..] {
        [] => {
            play.pop();
            Flow::Ran
        }
        [Action::Return { from, .. }] => {
            resolve(play, colour, left, from);
            Flow::Ran
        }
        _ => Flow::Waits,
    }
}

pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, colour: Colour, left: u8, from: Spot) {
    play.swap_top(Frame::Return {
        colour,
        left: left - 1,
    });
    play.state.neutrals[colour.neutral()].supply += 1;
    match from.at() {
        Where::Cell(cell) if is_unit(colour) => play.lift(colour, Place::cell(cell), 1),
        Where::Stock => play.state.neutrals[colour.neutral()].resting -= 1,
        Where::Cell(cell) => take_back(play, colour, cell, from),
        Where::Section(..) => play.take_cylinder(colour, from),
    }
    play.note(|| Event::Returned { colour, amount: 1 });
    play.recontrol();
}

/// A cylinder that leaves a home room lowers what that room provides.
fn take_back<L: Log>(play: &mut Play<'_, L>, colour: Colour, cell: Cell, from: Spot) {
    play.take_cylinder(colour, from);
    play.resupply(cell);
}
