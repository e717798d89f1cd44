//! What artifact cards do when used.

use ark_content::{Kind, Level, Use};
use ark_ids::{Card, Cell, Colour, Place, Seat, Section, Set};
use ark_rulebook::Rule;

use super::section;
use crate::action::Action;
use crate::benefits::act_of;
use crate::control::cells;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::patch::{modify, react};
use crate::phase::{Origin, Phase, Totals};
use crate::play::Play;

pub(super) fn apply<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: Card) {
    match play.use_of(card) {
        Use::Shift(_) if modify!(play, shifts, false) => react!(play, shift, seat),
        Use::Grant(points) | Use::Shift(points) => grant(play, seat, points),
        Use::AnySection => {
            play.state.any_section = true;
            play.push(Frame::AnySection);
        }
        Use::Architect => play.push(Frame::Swap),
        Use::Airlock => play.push(Frame::Airlock),
    }
}

/// Points to spend at once. What leaves nothing to decide happens by itself.
fn grant<L: Log>(play: &mut Play<'_, L>, seat: Seat, points: &[(Kind, Level)]) {
    grant_points(play, seat, points);
    play.push(Frame::Phase);
    let phase = *play.phase();
    let totals = phase.totals;
    play.note(|| Event::PhaseBegan {
        seat,
        section: phase.section,
        line: phase.line,
        origin: Origin::Card,
    });
    if totals.militarize > 0 {
        play.phase_mut().totals.militarize = 0;
        play.militarize(seat, totals.militarize);
    }
    if totals.produce > 0 {
        play.phase_mut().totals.produce = 0;
        play.gain(seat, ark_ids::Resource::Metamorphite, totals.produce);
    }
    if totals.draw > 0 {
        play.phase_mut().totals.draw = 0;
        play.phase_mut().totals.keep = 0;
        play.push(Frame::Discover {
            keep: totals.keep,
            left: totals.draw,
        });
    }
}

/// The phase of a card: its own points alone, and the neutral pieces of now (ART-R12).
pub(super) fn grant_points(g: &mut Game, seat: Seat, points: &[(Kind, Level)]) {
    let outer = *g.phase();
    let units = g.available_units(seat);
    let mut phase = Phase {
        factories: Set::EMPTY,
        acts: Set::EMPTY,
        usable: g.commanded(seat),
        awake_in: Set::EMPTY,
        heal_in: Set::EMPTY,
        totals: Totals::NONE,
        origin: Origin::Card,
        ..outer
    };
    for (kind, level) in points {
        phase.totals.add(*kind, *level, units, None);
        phase.acts |= act_of(*kind).map_or(Set::EMPTY, Set::one);
    }
    if phase.totals.exploit > 0 {
        phase.factories = g.factories_of(seat);
    }
    g.state.phases.push(phase);
}

/// A phase within the running one: the marker stays, and any section will do, even
/// this one again (ART-20, ART-R5, ART-R6).
pub(super) fn resolve_any_section<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    section: Section,
    line: u8,
) {
    play.swap_top(Frame::Phase);
    section::open_phase(play, seat, section, line, Origin::AnySection);
}

/// Rooms that ARCHITECT may exchange: all but gates (ART-17). The filled cells stay the
/// same, so no constraint can be broken (ART-R7).
fn swappable(g: &Game) -> Set<Cell> {
    g.state.derived.built - g.state.derived.gates
}

pub(crate) fn can_swap(g: &Game) -> bool {
    swappable(g).len() >= 2
}

pub(super) fn check_swap(g: &Game, a: Cell, b: Cell) -> Result<(), Illegal> {
    for cell in [a, b] {
        let room = g.state.derived.built.has(cell);
        require(room, Rule::Art15, Why::NoRoom)?;
        require(
            !g.state.derived.gates.has(cell),
            Rule::Art17,
            Why::GateStays,
        )?;
    }
    // One order of the two is enough.
    require(a < b, Rule::Art15, Why::SamePlace)
}

pub(super) fn list_swap(g: &Game, out: &mut Vec<Action>) {
    let rooms = swappable(g);
    for a in rooms {
        out.extend(rooms.iter().filter(|b| a < *b).map(|b| Action::Swap(a, b)));
    }
}

/// Rooms whose airlock the seat could open: where units stand, in or next to a room that
/// it occupies (ART-R13).
pub(crate) fn airlocks(g: &Game, seat: Seat) -> Set<Cell> {
    let mine = cells(g.occupied(seat, g.phase().usable));
    let reach = (mine | g.rules.grid.around(mine)) & g.state.derived.built;
    let manned = g
        .state
        .derived
        .units
        .iter()
        .fold(Set::EMPTY, |all, places| all | *places);
    reach & cells(manned)
}

pub(super) fn check_airlock(g: &Game, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    let open = airlocks(g, seat).has(cell);
    require(open, Rule::ArtR13, Why::NoUnits)
}

pub(super) fn list_airlock(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.extend(airlocks(g, seat).iter().map(Action::Airlock));
}

/// Every upright unit in the room is wounded, without combat (ART-R13).
pub(super) fn airlock<L: Log>(play: &mut Play<'_, L>, seat: Seat, cell: Cell) {
    play.pop();
    play.note(|| Event::AirlockOpened { seat, cell });
    for kind in 0..ark_ids::UNIT_KINDS {
        let colour = Colour(kind as u8);
        if play.state.derived.units[kind].has(Place::cell(cell)) {
            let amount = play.state.room(cell).units.of(colour);
            play.wound(colour, amount, cell);
        }
    }
    play.recontrol();
}
