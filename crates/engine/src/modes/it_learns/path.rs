//! The way of infection: from room to room towards the closest mission room (ITL-51 to
//! ITL-54).

use ark_ids::{Cell, Set};
use arrayvec::ArrayVec;

use super::enemy;
use crate::game::Game;
use crate::patch::Patch;

/// The layers of a search: rooms at distance 0, 1, and so on.
type Layers = ArrayVec<Set<Cell>, 84>;

/// What a path may not go through, besides gaps.
#[derive(Clone, Copy)]
struct Bars {
    /// Guarded rooms: a path ends there at most (ITL-86, ITL-R22).
    guarded: Set<Cell>,
    /// Rooms whose doorways to the east and to the south are sealed (ITL-85).
    sealed: [Set<Cell>; 2],
}

impl Bars {
    fn of(g: &Game) -> Self {
        if !g.rules.patches.contains(&Patch::Complexity2) {
            return Self {
                guarded: Set::EMPTY,
                sealed: [Set::EMPTY; 2],
            };
        }
        Self {
            guarded: g.guarded_rooms(enemy(g)),
            sealed: g.sealed_edges(enemy(g)),
        }
    }
}

/// The rooms one step from these: neighbours, and from a gate every other (ITL-52).
#[inline]
fn next(g: &Game, bars: Bars, from: Set<Cell>) -> Set<Cell> {
    let derived = &g.state.derived;
    let to = g.rules.grid.around_past(from, bars.sealed) & derived.built;
    if from.meets(derived.gates) {
        to | derived.gates
    } else {
        to
    }
}

/// Everything that can be reached from a room, by distance.
fn reached(g: &Game, bars: Bars, from: Cell) -> Layers {
    let mut layers = Layers::new();
    let mut seen = Set::one(from);
    let mut edge = Set::one(from);
    while !edge.is_empty() {
        layers.push(edge);
        // Whoever begins in a guarded room gets out of it.
        let through = if layers.len() == 1 {
            edge
        } else {
            edge - bars.guarded
        };
        edge = next(g, bars, through) - seen;
        seen |= edge;
    }
    layers
}

/// The rooms to which a step from `at` leads on a shortest path from `target`, whichever
/// of the equal ones (ITL-54, ITL-R11), to the closest mission room that can take a cube
/// (ITL-51). None if there is no such room in reach, or `at` is one.
pub(super) fn steps(g: &Game, target: Cell, at: Cell) -> Option<Set<Cell>> {
    let limit = g.rules.content.organism.infection_limit;
    let open = |cell: &Cell| g.infection(*cell) < limit;
    let wanted: Set<Cell> = g.mission_rooms().iter().filter(open).collect();
    let bars = Bars::of(g);
    let layers = reached(g, bars, target);
    let (distance, goals) = layers
        .iter()
        .enumerate()
        .find_map(|(i, layer)| Some((i, *layer & wanted)).filter(|(_, goals)| !goals.is_empty()))?;
    let walked = layers.iter().position(|layer| layer.has(at))?;
    if walked >= distance {
        return None;
    }
    // Back from the goals, layer by layer, to the one after this room.
    let mut ahead = goals;
    for layer in layers[walked + 1..distance].iter().rev() {
        ahead = next(g, bars, ahead) & (*layer - bars.guarded);
    }
    Some(next(g, bars, Set::one(at)) & ahead)
}

/// All rooms in reach of the target, the nearest first, then by row and column (ITL-R13).
pub(super) fn outward(g: &Game, target: Cell) -> impl Iterator<Item = Cell> + use<> {
    let layers = reached(g, Bars::of(g), target);
    layers.into_iter().flat_map(Set::iter)
}
