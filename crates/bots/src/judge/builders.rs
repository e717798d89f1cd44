//! How Challengers divide the rooms of their mission: each room has one who builds it, since
//! no two of them stand in one room. All seats come to the same result without a word.

use ark_engine::{Game, modes};
use ark_ids::{Cell, Colour, Place, SEATS, Seat};

use super::aim::Aim;
use super::clash::cells;
use super::organism;
use super::paths::{FAR, Paths};

/// How much a room matters that another one builds.
const OTHERS: f32 = 0.65;
/// MOVEs that a cube of one's own in a room is worth: who began a room goes on with it.
const BEGUN: f32 = 2.0;
/// MOVEs that healing is worth.
const HEALING: f32 = 2.0;
/// More MOVEs than any way takes: rooms are dealt round, none twice before all have one.
const ROUND: f32 = 50.0;

/// What makes a seat unfit for a room: its way there, less if it has built in it.
fn unfit(g: &Game, seat: Seat, cell: Cell, paths: &Paths) -> f32 {
    let state = g.state.seat(seat);
    let mut way = f32::from(FAR);
    for at in cells(g.state.derived.units[seat.index()]) {
        way = way.min(f32::from(paths.from(Place::cell(at))));
    }
    if state.home > 0 {
        way = way.min(f32::from(paths.from(Place::biodome(seat))));
    } else if state.wounded > 0 {
        way = way.min(f32::from(paths.from(Place::biodome(seat))) + HEALING);
    }
    let cubes = g.state.room(cell).cubes.count(Colour::seat(seat)) as f32;
    way - BEGUN * cubes
}

/// Leaves each room to the seat that is fittest for it; others still care a little.
pub(super) fn divide(g: &Game, seat: Seat, aims: &mut [Aim]) {
    let others = match g.state.mode {
        modes::State::Guardians(..) => OTHERS,
        modes::State::ItLearns(..) => organism::OTHERS,
        _ => return,
    };
    if g.rules.seats < 2 {
        return;
    }
    let mut open: Vec<(usize, Cell)> = Vec::new();
    for (i, aim) in aims.iter().enumerate() {
        if let Some(cell) = aim.cells[0]
            && !aim.met(g, seat)
        {
            open.push((i, cell));
        }
    }
    let mut has = [0.0f32; SEATS];
    let mut list: Vec<(f32, usize, Seat)> = Vec::new();
    for (i, cell) in &open {
        for one in g.rules.all_seats() {
            let paths = Paths::to(g, one, *cell);
            list.push((unfit(g, one, *cell, &paths), *i, one));
        }
    }
    // The fittest first; who has a room comes later for the next.
    let mut left = open.len();
    while left > 0 {
        let next = list.iter().enumerate().min_by(|(_, a), (_, b)| {
            let load = |x: &(f32, usize, Seat)| x.0 + ROUND * has[x.2.index()];
            load(a).total_cmp(&load(b))
        });
        let Some((_, (_, i, one))) = next else { break };
        let (i, one) = (*i, *one);
        has[one.index()] += 1.0;
        if one != seat {
            aims[i].weight = others;
        }
        list.retain(|x| x.1 != i);
        left -= 1;
    }
}
