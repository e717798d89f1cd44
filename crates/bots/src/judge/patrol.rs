//! Where the units of an Automata may come next, and what they would find there.
//!
//! They move by open cards and all turn the same way, so that each card of their deck says
//! exactly where they will be.

use ark_engine::modes::coop::Edge;
use ark_engine::{Game, modes};
use ark_ids::{CELLS, Cell, Colour, Place, Seat, Set};

use super::clash::{cells, winning};

/// Turns that a unit costs which they wound: healing, and the way back.
const WOUND: f32 = 0.85;
/// Turns that a cube costs which they may take, in a room that is wanted and elsewhere.
const CUBE: f32 = 1.8;
const OTHER: f32 = 0.09;
/// Turns that a cylinder costs.
const CYLINDER: f32 = 0.4;
/// Turns that one of them costs that only stands in a room that is wanted.
const VISIT: f32 = 0.15;

/// How likely one of them enters each room in its next turn.
struct Arrivals([f32; CELLS]);

/// Whether there is something for them to destroy.
fn has_work(g: &Game, at: Cell) -> bool {
    let room = g.state.room(at);
    !room.cubes.is_empty() || room.cylinders.len() > room.cylinders.tokens()
}

fn halts(g: &Game, manned: Set<Cell>, at: Cell) -> bool {
    manned.has(at) || g.state.derived.gates.has(at) || has_work(g, at)
}

/// Whether one of them is in the room and finds nothing to destroy there.
pub(super) fn passes(g: &Game, at: Cell) -> bool {
    let modes::State::Guardians(_, own) = &g.state.mode else {
        return false;
    };
    own.at(at).is_some() && !has_work(g, at)
}

impl Arrivals {
    fn of(g: &Game) -> Option<Self> {
        let modes::State::Guardians(coop, own) = &g.state.mode else {
            return None;
        };
        let d = &g.state.derived;
        let mut manned = Set::EMPTY;
        for seat in g.rules.all_seats() {
            manned |= cells(d.units[seat.index()]);
        }
        let mut free: Vec<(Cell, Edge)> = Vec::with_capacity(8);
        let (mut taken, mut leaping) = (Set::EMPTY, 0.0f32);
        for (_, post) in own.all() {
            match post.at {
                Some(at) => {
                    taken.insert(at);
                    match (has_work(g, at), d.gates.has(at)) {
                        (true, _) => {}
                        (false, true) => leaping += 1.0,
                        (false, false) => free.push((at, post.back)),
                    }
                }
                None if post.lying => {}
                None => leaping += 1.0,
            }
        }
        let mut found = Self([0.0; CELLS]);
        let [deck, spent] = coop.cards();
        let deck = if deck.is_empty() { spent } else { deck };
        let share = 1.0 / deck.len().max(1) as f32;
        for card in deck {
            let card = g.enemy_card(card);
            let mut taken = taken;
            for (from, back) in &free {
                let (mut at, mut back) = (*from, *back);
                for _ in 0..card.steps {
                    let open = |to: &Cell| d.built.has(*to) && !taken.has(*to);
                    let step = card.order.iter().find_map(|way| {
                        let to = g.neighbour(at, back, *way).filter(open)?;
                        Some((to, back.toward(*way).opposite()))
                    });
                    let Some((to, edge)) = step else { break };
                    taken = taken.without(at).with(to);
                    (at, back) = (to, edge);
                    if halts(g, manned, to) {
                        break;
                    }
                }
                if at != *from {
                    found.0[at.index()] += share;
                }
            }
        }
        if leaping > 0.0 {
            let targets = if coop.targets.is_empty() {
                coop.spent_targets
            } else {
                coop.targets
            };
            let each = leaping / targets.len().max(1) as f32;
            for target in targets {
                if let Some(at) = g.target_room(target) {
                    found.0[at.index()] += each;
                }
            }
        }
        Some(found)
    }
}

/// What their next turn will probably cost the seat, in turns.
pub(super) fn threat(g: &Game, seat: Seat, goals: Set<Cell>) -> f32 {
    let Some(arrivals) = Arrivals::of(g) else {
        return 0.0;
    };
    let d = &g.state.derived;
    let usable = g.commanded(seat);
    let own = Colour::seat(seat);
    let open = goals - d.full;
    let mut sum = 0.0;
    for (i, chance) in arrivals.0.into_iter().enumerate() {
        if chance == 0.0 {
            continue;
        }
        let at = Cell(i as u8);
        let chance = chance.min(1.0);
        let room = g.state.room(at);
        let squad = g.squad_at(seat, usable, Place::cell(at));
        let mut bad = chance;
        if !squad.is_empty() {
            bad *= 1.0 - winning(g, seat);
            sum += bad * WOUND * f32::from(squad.len());
        }
        let each = if open.has(at) { CUBE } else { OTHER };
        sum += bad * each * room.cubes.len() as f32;
        sum += bad * CYLINDER * room.cylinders.count(own) as f32;
        if open.has(at) {
            sum += bad * VISIT;
        }
    }
    sum
}
