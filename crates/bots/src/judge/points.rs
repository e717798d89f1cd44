//! What victory points are worth, those in reach included.

use ark_content::{Cost, RoomKind, TargetOf};
use ark_engine::Game;
use ark_engine::modes::fallout::{Goal, TARGETS, completed_by, points, side};
use ark_ids::{CELLS, Cell, Seat, Target};
use arrayvec::ArrayVec;

use super::aim::missing;
use super::clash::cells;
use super::deeds::Deeds;

/// How fast points further off fade: in so many turns by half.
const HALF: f32 = 6.0;
/// Turns after which a game lasts longer than most, and by how much each more urges.
const PATIENCE: u16 = 40;
const URGE: f32 = 0.1;
/// The most: whoever wants nothing else neither heals nor earns, and gets nowhere.
const URGENT: f32 = 3.0;
/// Turns after which who is behind lets the game end.
const RESIGNED: u16 = 60;
/// A room further on the way, in turns, and the longest way.
const STEP: f32 = 0.2;
const FAR: f32 = 2.5;

/// How much more than at first the points count that bring the end nearer, and how much less
/// it is worth to harm others. Rivals who undo each other's work would else go on for ever,
/// each content with what it has.
pub(super) fn urge(g: &Game, seat: Seat) -> f32 {
    if g.state.mode.fallout().is_none() {
        return 1.0;
    }
    let late = g.state.seat(seat).turns.saturating_sub(PATIENCE);
    (1.0 + URGE * f32::from(late)).min(URGENT)
}

/// Whether a seat that is behind would rather end the game than wait any longer. The leader
/// has often done its part of what ends it, so that only those can who lose by it.
pub(super) fn resigned(g: &Game, seat: Seat) -> bool {
    g.state.mode.fallout().is_some() && g.state.seat(seat).turns > RESIGNED
}

impl Deeds<'_> {
    /// Points got and points in reach, in turns; nothing in modes without any.
    pub(crate) fn points(&self) -> f32 {
        let Some(own) = self.g.state.mode.fallout() else {
            return 0.0;
        };
        let places = self.g.rules.content.fallout.completions[self.g.rules.seats - 1];
        let urge = urge(self.g, self.seat);
        let mut sum = 0.0;
        for goal in Goal::all() {
            // First the target cards are waited for, then the end.
            let ends = matches!(goal, Goal::Target(_)) == own.revealed();
            let weight = if ends { urge } else { 1.0 };
            let worth = points(self.g, goal).map(|n| weight * f32::from(n));
            let done = || completed_by(self.g, goal);
            if let Some(rank) = done().position(|seat| seat == self.seat) {
                sum += worth[rank];
            } else if done().count() < usize::from(places) {
                let turns = match goal {
                    Goal::Achievement(card) => self.card(card),
                    Goal::Target(i) => own.targets[usize::from(i)].map(|t| self.room(t)),
                };
                let near = turns.map_or(0.0, |turns| HALF / (HALF + turns));
                // Never as good as done, so that it gets done.
                sum += 0.9 * near * worth[done().count()];
            }
        }
        debug_assert!(own.targets.len() == TARGETS);
        self.taste.point * sum
    }

    /// Turns until the nearest of what an achievement card asks.
    fn card(&self, card: u8) -> Option<f32> {
        let any = side(self.g, card).any.iter();
        any.map(|condition| self.until(*condition))
            .min_by(f32::total_cmp)
    }

    /// Turns until the room of a target card is full and held, or two factories are.
    fn room(&self, target: Target) -> f32 {
        let g = self.g;
        let of = g.rules.content.targets[target.index()].of;
        let fits = |cell: &Cell| {
            let tile = g.rules.tile(g.state.tile(*cell));
            match (of, tile.kind) {
                (TargetOf::Factory(kind), RoomKind::Factory(other)) => kind == other,
                (TargetOf::Factory(_), _) => false,
                _ => tile.target == Some(target),
            }
        };
        let needed = match of {
            TargetOf::Factory(_) => usize::from(g.rules.content.fallout.factories),
            TargetOf::Special | TargetOf::Generator => 1,
        };
        let built = g.state.derived.built.iter().filter(fits);
        let mut turns: ArrayVec<f32, CELLS> = built.map(|cell| self.filling(cell)).collect();
        turns.sort_by(f32::total_cmp);
        // What is not found yet is far off.
        let far = std::iter::repeat(2.0 * HALF);
        turns.iter().copied().chain(far).take(needed).sum()
    }

    /// Turns until a room is full of cubes and held.
    fn filling(&self, at: Cell) -> f32 {
        let g = self.g;
        let tile = g.rules.tile(g.state.tile(at));
        let cubes = missing(g, self.seat, at, tile.squares);
        let way = if cubes == 0 { 0.0 } else { self.way(at) };
        // One cube in each room and turn, and the marker moves on in between.
        1.5 * f32::from(cubes) + way + self.paying(tile.cost, cubes)
    }

    /// Turns until a unit is there. Each room nearer counts, or nobody would set out.
    fn way(&self, to: Cell) -> f32 {
        let g = self.g;
        let mut near = cells(g.occupied(self.seat, g.commanded(self.seat)));
        let mut turns = 0.0;
        let mut step = 0.5;
        while !near.has(to) {
            let next = near | g.rules.grid.around(near);
            if next == near {
                return FAR;
            }
            turns += step;
            step = if turns < 1.0 { 1.0 } else { STEP };
            near = next;
        }
        turns.min(FAR)
    }

    /// Turns of earning the price of cubes, on top of what the mission costs.
    fn paying(&self, cost: Cost, cubes: u8) -> f32 {
        if cubes == 0 || cost.amount == 0 {
            return 0.0;
        }
        let mut demand = *self.demand;
        demand.want(cost, f32::from(cubes));
        let have = &self.g.state.seat(self.seat).resources;
        let earning = demand.turns(have, self.power, self.taste) - self.earning;
        earning.max(0.0)
    }
}
