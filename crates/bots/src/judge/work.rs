//! What is left to do for the mission: cubes, and what they cost.

use ark_engine::Game;
use ark_ids::{SEATS, Seat, Set, Target};

use super::aim::{Aim, Aims, PLACES, Task, broken, missing};
use super::supply::Demand;

/// The cubes that are still wanted.
#[derive(Clone, Copy, Default)]
pub(crate) struct Work {
    pub(crate) cubes: f32,
    /// The most cubes that one place still wants.
    pub(crate) deepest: f32,
    pub(crate) demand: Demand,
    /// Rooms of a known mission that still want something: which aim, and which
    /// of its cells.
    pub(crate) rooms: [Option<(u8, u8)>; PLACES],
    /// Rooms of a known mission that nobody has found yet.
    pub(crate) lost: f32,
}

/// What work depends on. Within a turn of one's own nothing else changes it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stamp([u8; SEATS], Set<Target>);

impl Stamp {
    #[inline]
    pub(crate) fn of(g: &Game, seat: Seat) -> Self {
        Self(g.state.derived.cube_count, g.state.seat(seat).targets)
    }
}

impl Work {
    pub(crate) fn of(g: &Game, seat: Seat, aims: &Aims) -> Self {
        let mut work = Self::default();
        let mut found = 0;
        for (i, aim) in aims.list.iter().enumerate() {
            if aim.met(g, seat) {
                continue;
            }
            let (cubes, cell) = lacking(g, seat, aim);
            work.cubes += aim.weight * cubes;
            work.demand.want(aim.cost, aim.weight * cubes);
            if !aims.known {
                continue;
            }
            work.deepest = work.deepest.max(aim.weight * cubes);
            match (aim.section(), cell) {
                (None, Some(_)) if aim.weight < 1.0 => {}
                (None, Some(k)) if found < PLACES => {
                    work.rooms[found] = Some((i as u8, k));
                    found += 1;
                }
                (Some(_), _) | (None, Some(_)) => {}
                (None, None) => work.lost += 1.0,
            }
        }
        work
    }
}

/// Cubes that an aim still wants, and which of its rooms wants least.
pub(crate) fn lacking(g: &Game, seat: Seat, aim: &Aim) -> (f32, Option<u8>) {
    if let Some(section) = aim.section() {
        let have = g.state.seat(seat).sections[section.index()].cubes;
        return (f32::from(aim.squares.saturating_sub(have)), None);
    }
    match (aim.task, aim.cells[0]) {
        (Task::Meet, _) | (_, None) => {}
        (Task::Stand, Some(_)) => return (0.0, Some(0)),
        (Task::Mend, Some(cell)) => return (f32::from(broken(g, cell)), Some(0)),
    }
    let mut least = (aim.squares, None);
    for (k, cell) in aim.cells.into_iter().enumerate() {
        if let Some(cell) = cell {
            let cubes = missing(g, seat, cell, aim.squares);
            if least.1.is_none() || cubes < least.0 {
                least = (cubes, Some(k as u8));
            }
        }
    }
    (f32::from(least.0), least.1)
}
