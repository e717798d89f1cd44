//! Ways through rooms that other Challengers hold: declared as one, they end where a unit
//! may stand (COP-R1).

use ark_content::{Act, Power};
use ark_ids::{CELLS, Cell, Place, SEATS, Seat, Set};
use ark_rulebook::Rule;

use super::words::{Action, Why};
use super::{action, company, why};
use crate::action::By;
use crate::control::cells;
use crate::event::Log;
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::pack::Squad;
use crate::patch::{self, Hooks, Patch};
use crate::play::Play;
use crate::steps::act::on_line;

const PLACES: usize = CELLS + SEATS;

/// Where one step leads, whoever of the Challengers stands there.
fn steps(g: &Game, seat: Seat, from: Place, squad: Squad) -> Set<Place> {
    let mut to = g.adjacent(seat, from);
    for patch in g
        .rules
        .patches
        .iter()
        .filter(|patch| **patch != Patch::Coop)
    {
        to = patch::with!(*patch, P => P::destinations(g, seat, By::Move, from, squad, to));
    }
    if squad.neutral() > 0 {
        // Neutral units enter no biodome (MOVE-11).
        to = Set::from_bits(to.bits() & ((1 << CELLS) - 1));
    }
    to
}

/// The fewest points that a way can cost: its two steps, unless some are free (ASY-R12).
fn least(g: &Game, seat: Seat) -> u8 {
    if g.board(seat).powers.has(Power::FreeSteps) {
        0
    } else {
        2
    }
}

/// The cheapest ways from a place through rooms held by others.
pub(super) struct Ways {
    /// What each place that can be reached costs, and from where it is entered.
    found: [Option<(u8, Place)>; PLACES],
    /// Where a way may end.
    pub(super) ends: Set<Place>,
}

impl Ways {
    pub(super) fn of(g: &Game, seat: Seat, from: Place, squad: Squad, most: u8) -> Self {
        let mut ways = Self {
            found: [None; PLACES],
            ends: Set::EMPTY,
        };
        if most < least(g, seat) || g.held(seat, from, squad) {
            return ways;
        }
        // The first step leads into a room that somebody holds.
        let suspects = company::suspects(g, seat);
        if !suspects.meets(cells(g.adjacent(seat, from))) {
            return ways;
        }
        let mut edge = vec![(from, 0u8)];
        while !edge.is_empty() {
            let mut next = Vec::new();
            for (at, cost) in edge {
                for to in steps(g, seat, at, squad) {
                    let cost = cost + g.step_price(seat, By::Move, at, to);
                    let known = ways.found[to.index()].is_some_and(|(best, _)| best <= cost);
                    if to == from || cost > most || known {
                        continue;
                    }
                    let held = to.as_cell().filter(|cell| {
                        suspects.has(*cell) && company::barred_by(g, seat, squad, *cell).is_some()
                    });
                    match held {
                        // Nobody goes on through a room where an opponent stops him.
                        Some(cell) if g.stopped_by(seat, cell).is_none() => {
                            ways.found[to.index()] = Some((cost, at));
                            next.push((to, cost));
                        }
                        None if at != from => {
                            ways.found[to.index()] = Some((cost, at));
                            ways.ends.insert(to);
                        }
                        _ => {}
                    }
                }
            }
            edge = next;
        }
        ways
    }

    fn cost(&self, to: Place) -> u8 {
        self.found[to.index()].map_or(0, |(cost, _)| cost)
    }

    /// The rooms on the way, the last first.
    fn through(&self, from: Place, to: Place) -> Vec<Cell> {
        let mut rooms = Vec::new();
        let mut at = to;
        while let Some((_, before)) = self.found[at.index()] {
            if before == from {
                break;
            }
            rooms.extend(before.as_cell());
            at = before;
        }
        rooms
    }
}

/// Whether a way of at most so many points leads there.
pub(super) fn check_way(
    g: &Game,
    seat: Seat,
    from: Place,
    to: Place,
    squad: Squad,
    most: u8,
) -> Result<(), Illegal> {
    let good = from.index() < PLACES && to.index() < PLACES && !squad.is_empty();
    let ends = good && Ways::of(g, seat, from, squad, most).ends.has(to);
    require(ends, Rule::CopR1, why(Why::NoWay))
}

/// In a phase with MOVE.
pub(super) fn check(
    g: &Game,
    seat: Seat,
    from: Place,
    to: Place,
    squad: Squad,
) -> Result<(), Illegal> {
    on_line(g, Act::Move)?;
    let foreign = |place: Place| place.as_biodome().is_some_and(|owner| owner != seat);
    if foreign(from) || foreign(to) {
        return refuse(Rule::Move12, illegal::Why::ForeignBiodome);
    }
    let built = |place: Place| {
        let cell = place.as_cell();
        cell.is_none_or(|cell| g.state.derived.built.has(cell))
    };
    require(built(from) && built(to), Rule::Move05, illegal::Why::NoRoom)?;
    let here = g.squad_at(seat, g.phase().usable, from);
    require(squad.within(here), Rule::Move02, illegal::Why::NoUnits)?;
    check_way(g, seat, from, to, squad, g.phase().totals.moves)
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    let phase = g.phase();
    let most = phase.totals.moves;
    if !phase.acts.has(Act::Move) || most < least(g, seat) || !company::any(g, seat) {
        return;
    }
    for from in g.occupied(seat, phase.usable) {
        let here = g.squad_at(seat, phase.usable, from);
        let mut known = [None; 8];
        for robots in 0..=here.robots() {
            for mercenaries in 0..=here.mercenaries() {
                for own in u8::from(robots + mercenaries == 0)..=here.own() {
                    let squad = Squad::new(own, robots, mercenaries);
                    if g.held(seat, from, squad) {
                        continue;
                    }
                    let ends = || Ways::of(g, seat, from, squad, most).ends;
                    let ends = known[squad.kinds()].get_or_insert_with(ends).iter();
                    out.extend(ends.map(|to| action(Action::Pass { from, to, squad })));
                }
            }
        }
    }
}

/// What the way there costs.
pub(super) fn price(g: &Game, seat: Seat, from: Place, to: Place, squad: Squad, most: u8) -> u8 {
    Ways::of(g, seat, from, squad, most).cost(to)
}

/// Goes there. Tokens on the way are turned over (COP-R1).
pub(super) fn go<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    from: Place,
    to: Place,
    squad: Squad,
    most: u8,
) {
    let ways = Ways::of(play, seat, from, squad, most);
    for cell in ways.through(from, to) {
        if play.state.tokens.has(cell) {
            play.push(Frame::Explore(cell));
        }
    }
    play.go(seat, By::Move, from, to, squad);
}
