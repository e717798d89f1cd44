//! Where the action marker goes (TURN-09 to TURN-12).

use ark_ids::{Seat, Section};
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::phase::Origin;
use crate::play::Play;

pub(crate) fn check(g: &Game, seat: Seat, section: Section, line: u8) -> Result<(), Illegal> {
    check_line(g, seat, section, line)?;
    require(
        g.state.seat(seat).marker != Some(section),
        Rule::Turn10,
        Why::MarkerHere,
    )
}

/// Whether there is such a line.
pub(crate) fn check_line(g: &Game, seat: Seat, section: Section, line: u8) -> Result<(), Illegal> {
    let sections = &g.rules.board(seat).sections;
    let lines = sections.get(section.index()).map_or(0, |s| s.lines.len());
    require(usize::from(line) < lines, Rule::Turn12, Why::NoSuch)
}

/// Every section but the one where the marker stands, useful or not (TURN-R3).
pub(crate) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    let marker = g.state.seat(seat).marker;
    each_line(g, seat, |section, line| {
        if marker != Some(section) {
            out.push(Action::Choose { section, line });
        }
    });
}

pub(crate) fn list_lines(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    each_line(g, seat, |section, line| {
        out.push(Action::Choose { section, line });
    });
}

pub(crate) fn each_line(g: &Game, seat: Seat, mut f: impl FnMut(Section, u8)) {
    for (i, section) in g.rules.board(seat).sections.iter().enumerate() {
        for line in 0..section.lines.len() {
            f(Section(i as u8), line as u8);
        }
    }
}

pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, section: Section, line: u8) {
    play.state.seat_mut(seat).marker = Some(section);
    play.note(|| Event::MarkerPlaced { seat, section });
    play.swap_top(Frame::Phase);
    open_phase(play, seat, section, line, Origin::Marker);
}

/// Takes the snapshot and begins the phase. A phase of its own frees rooms and
/// sections for a cube again; one nested by a card does not (ART-R5).
pub(crate) fn open_phase<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    section: Section,
    line: u8,
    origin: Origin,
) {
    if matches!(origin, Origin::Marker | Origin::Chain) {
        play.state.engineered = ark_ids::Set::EMPTY;
        play.state.engineered_sections = 0;
        play.state.any_section = false;
    }
    let phase = play.snapshot(seat, section, line, origin);
    play.state.phases.push(phase);
    play.note(|| Event::PhaseBegan {
        seat,
        section,
        line,
        origin,
    });
}
