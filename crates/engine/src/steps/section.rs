//! Where the action marker goes (TURN-09 to TURN-12).

use ark_content::{Acts, SectionData};
use ark_ids::{Seat, Section};
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, refuse, require};
use crate::patch::react;
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
    let Some(data) = g.section(seat, section) else {
        return refuse(Rule::Turn12, Why::NoSuch);
    };
    match data.lines.get(usize::from(line)) {
        Some(line) => open(g, seat, line.acts),
        None => refuse(Rule::Turn12, Why::NoSuch),
    }
}

/// Refuses a line none of whose actions the seat may take (ASY-R4).
#[inline]
fn open(g: &Game, seat: Seat, acts: Acts) -> Result<(), Illegal> {
    if !acts.meets(g.rules.closable) {
        return Ok(());
    }
    let mut verdict = Ok(());
    for act in acts {
        verdict = g.allows(seat, act);
        if verdict.is_ok() {
            return verdict;
        }
    }
    verdict
}

/// Every section but the one where the marker stands, useful or not (TURN-R3).
pub(crate) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    let marker = g.state.seat(seat).marker;
    if !g.outline(seat).acts.meets(g.rules.closable) {
        for lines in g.outline(seat).lines_but(marker) {
            out.extend_from_slice(lines);
        }
        each_built_line(g, seat, |section, line| {
            if marker != Some(section) {
                out.push(Action::Choose { section, line });
            }
        });
        return;
    }
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

#[inline]
pub(crate) fn each_line(g: &Game, seat: Seat, mut f: impl FnMut(Section, u8)) {
    for (i, data) in g.board(seat).sections.iter().enumerate() {
        lines_of(g, seat, Section(i as u8), data, &mut f);
    }
    each_built_line(g, seat, f);
}

#[inline]
fn each_built_line(g: &Game, seat: Seat, mut f: impl FnMut(Section, u8)) {
    if g.rules.patches.is_empty() {
        return;
    }
    for card in g.state.seat(seat).built.into_iter().flatten() {
        let data = g.rules.content.section_of(card);
        lines_of(g, seat, Section::built(card), data, &mut f);
    }
}

#[inline(always)]
fn lines_of(
    g: &Game,
    seat: Seat,
    section: Section,
    data: &SectionData,
    f: &mut impl FnMut(Section, u8),
) {
    for line in 0..data.lines.len() {
        if open(g, seat, data.lines[line].acts).is_ok() {
            f(section, line as u8);
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
    prepare_phase(play, seat, origin);
    let phase = play.snapshot(seat, section, line, origin);
    play.state.phases.push(phase);
    play.note(|| Event::PhaseBegan {
        seat,
        section,
        line,
        origin,
    });
}

/// Whatever a phase must not find as the last one left it.
pub(crate) fn prepare_phase<L: Log>(play: &mut Play<'_, L>, seat: Seat, origin: Origin) {
    react!(play, phase_begins, seat, origin);
    if origin.is_own() {
        play.state.engineered = ark_ids::Set::EMPTY;
        play.state.engineered_sections = 0;
        play.state.any_section = false;
    }
}
