//! The final transport gates (GATE chapter).

use ark_ids::{Cell, Seat, Set};
use ark_rulebook::Rule;

use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, refuse, require};
use crate::play::{Flow, Play};

/// Cells for a further gate: next to a room, no 2x2 square, far enough from every
/// gate that rooms connect it with (GATE-02, GATE-08, GATE-09).
///
/// A path between two older gates that leads through the new one passes at least
/// the required rooms on either side of it, so older pairs stay far enough apart
/// (GATE-R2).
pub(crate) fn sites(g: &Game) -> Set<Cell> {
    let built = g.state.derived.built;
    let grid = &g.rules.grid;
    // A neighbour of the new gate must be `least` edges from any other gate.
    let least = g.rules.params.gate_distance;
    let near = grid.within(g.state.derived.gates, built, least - 1);
    g.frontier() - grid.squares(built) - grid.around(near)
}

/// Rooms between a gate on this cell and the nearest other gate (GATE-R1).
fn between(g: &Game, cell: Cell) -> Option<u8> {
    let grid = &g.rules.grid;
    let built = g.state.derived.built;
    let mut reached = Set::one(cell);
    for rooms in 0..=u8::MAX {
        let next = reached | (grid.around(reached) & built);
        if next.meets(g.state.derived.gates) {
            return Some(rooms);
        }
        if next == reached {
            return None;
        }
        reached = next;
    }
    None
}

pub(crate) fn check(g: &Game, cell: Cell) -> Result<(), Illegal> {
    check_free(g, cell)?;
    let built = g.state.derived.built;
    require(
        !g.rules.grid.squares(built).has(cell),
        Rule::Gate09,
        Why::Square,
    )?;
    let least = g.rules.params.gate_distance;
    match between(g, cell) {
        Some(between) if between < least => refuse(Rule::Gate01, Why::TooNear { between, least }),
        _ => Ok(()),
    }
}

fn check_free(g: &Game, cell: Cell) -> Result<(), Illegal> {
    let built = g.state.derived.built;
    require(
        g.rules.grid.cells.has(cell) && !built.has(cell),
        Rule::Gate08,
        Why::NotEmpty,
    )?;
    require(g.frontier().has(cell), Rule::GateR9, Why::NotAdjacent)
}

/// Asks while there is more than one cell, for as many gates as fit; then sees to
/// unreachable rooms (GATE-10, GATE-R3, GATE-R4).
pub(crate) fn run<L: Log>(play: &mut Play<'_, L>, seat: Seat) -> Flow {
    let sites = sites(play);
    if sites.is_empty() {
        play.swap_top(Frame::Link);
        return Flow::Ran;
    }
    if let Some(cell) = sites.only() {
        place(play, seat, cell);
        return Flow::Ran;
    }
    Flow::Waits
}

/// One gate each, clockwise (GATE-07).
pub(crate) fn place<L: Log>(play: &mut Play<'_, L>, seat: Seat, cell: Cell) {
    put(play, seat, cell);
    let next = seat.next(play.rules.seats);
    play.swap_top(Frame::Gates(next));
}

fn put<L: Log>(play: &mut Play<'_, L>, seat: Seat, cell: Cell) {
    let gate = play.rules.gate;
    play.put_room(gate, cell, false);
    play.note(|| Event::GatePlaced { seat, cell });
}

impl Game {
    /// The rooms connected with this one by edges, gates and biodomes (GATE-R5).
    fn component(&self, from: Cell) -> Set<Cell> {
        let d = &self.state.derived;
        let mut reached = Set::one(from);
        loop {
            let mut next = reached | (self.rules.grid.around(reached) & d.built);
            if next.meets(d.gates) {
                next |= d.gates;
            }
            for doors in self.rules.grid.doors {
                if next.meets(doors) {
                    next |= doors & d.built;
                }
            }
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

/// Cells for a gate that connects unreachable rooms: next to a component
/// without a gate (GATE-12, GATE-13, GATE-R5). Empty once all is connected. Gates that
/// lie already stay (GATE-R6).
pub(crate) fn link_sites(g: &Game) -> Set<Cell> {
    let built = g.state.derived.built;
    let Some(first) = built.min() else {
        return Set::EMPTY;
    };
    if g.component(first) == built {
        return Set::EMPTY;
    }
    let mut cut_off = Set::EMPTY;
    let mut left = built;
    while let Some(cell) = left.min() {
        let component = g.component(cell);
        if !component.meets(g.state.derived.gates) {
            cut_off |= component;
        }
        left = left - component;
    }
    g.rules.grid.around(cut_off) - built
}

pub(crate) fn check_link(g: &Game, cell: Cell) -> Result<(), Illegal> {
    check_free(g, cell)?;
    require(link_sites(g).has(cell), Rule::GateR5, Why::NotAdjacent)
}

pub(crate) fn run_link<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let sites = link_sites(play);
    let seat = play
        .state
        .last_explorer
        .expect("gates follow the last room");
    if sites.is_empty() {
        play.state.gates_placed = true;
        play.note(|| Event::GatesComplete);
        play.pop();
        return Flow::Ran;
    }
    if let Some(cell) = sites.only() {
        place_link(play, seat, cell);
        return Flow::Ran;
    }
    Flow::Waits
}

pub(crate) fn place_link<L: Log>(play: &mut Play<'_, L>, seat: Seat, cell: Cell) {
    put(play, seat, cell);
}
