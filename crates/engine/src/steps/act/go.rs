//! MOVE, TELEPORT and TELEPORT ANY (MOVE chapter).

use ark_content::Act;
use ark_ids::{CELLS, Place, Seat, Set};
use ark_rulebook::Rule;

use super::on_line;
use crate::action::{Action, By};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{Illegal, Why, refuse, require};
use crate::pack::Squad;
use crate::patch::modify;
use crate::play::Play;

impl Game {
    /// Where units of a seat can go from a place with one MOVE: adjacent rooms,
    /// other gates from a gate, whatever lies on them (ROOM-09, MOVE-07, MOVE-08,
    /// MOVE-R4), the rooms on the doors and the own biodome, which is one place (ROOM-01,
    /// ROOM-02, MOVE-10, MOVE-R2, MOVE-R3). Opponents stop nobody (MOVE-13).
    #[inline]
    pub fn adjacent(&self, seat: Seat, from: Place) -> Set<Place> {
        let d = &self.state.derived;
        let Some(cell) = from.as_cell() else {
            return Set::from_bits((self.rules.grid.doors[seat.index()] & d.built).bits());
        };
        let mut cells = self.rules.grid.neighbours(cell) & d.built;
        if d.gates.has(cell) {
            cells |= d.gates.without(cell);
        }
        let mut places = Set::from_bits(cells.bits());
        if self.rules.grid.door_of(cell, seat) {
            places.insert(Place::biodome(seat));
        }
        places
    }

    /// Where a squad may go by this benefit (MOVE-R6): nowhere if it is stopped.
    fn destinations(&self, seat: Seat, by: By, from: Place, squad: Squad) -> Set<Place> {
        if self.held(seat, from, squad) {
            return Set::EMPTY;
        }
        let to = self.destinations_of_any(seat, by, from);
        modify!(self, destinations, to, seat, by, from, squad)
    }

    /// Points that a step takes: one (MOVE-01).
    #[inline]
    pub(crate) fn step_price(&self, seat: Seat, by: By, from: Place, to: Place) -> u8 {
        modify!(self, step, 1, seat, by, from, to)
    }

    #[inline]
    fn destinations_of_any(&self, seat: Seat, by: By, from: Place) -> Set<Place> {
        let d = &self.state.derived;
        let home = Set::one(Place::biodome(seat));
        match by {
            By::Move => self.adjacent(seat, from),
            By::Teleport => (Set::from_bits(d.gates.bits()) | home).without(from),
            By::TeleportAny => (Set::from_bits(d.built.bits()) | home).without(from),
            By::Jump => modify!(self, landings, Set::EMPTY, seat).without(from),
        }
    }

    fn points_of(&self, by: By) -> u8 {
        let totals = &self.phase().totals;
        match by {
            By::Move | By::Jump => totals.moves,
            By::Teleport => totals.teleport,
            By::TeleportAny => totals.teleport_any,
        }
    }
}

pub(super) fn check(
    g: &Game,
    seat: Seat,
    by: By,
    from: Place,
    to: Place,
    squad: Squad,
) -> Result<(), Illegal> {
    let (act, rule) = match by {
        By::Move => (Act::Move, Rule::Move01),
        By::Teleport => (Act::Teleport, Rule::Move16),
        By::TeleportAny => (Act::Teleport, Rule::Move17),
        By::Jump => (Act::Move, Rule::Asy15),
    };
    on_line(g, act)?;
    let price = g.step_price(seat, by, from, to);
    let left = g.points_of(by);
    require(left >= price, rule, Why::Points { need: price, left })?;
    check_place(g, seat, from)?;
    check_place(g, seat, to)?;
    let elsewhere = match by {
        By::Move => Rule::Move01,
        By::Teleport | By::TeleportAny | By::Jump => Rule::MoveR6,
    };
    require(from != to, elsewhere, Why::SamePlace)?;
    // One point: one origin, one destination (MOVE-R1).
    let here = g.squad_at(seat, g.phase().usable, from);
    require(
        !squad.is_empty() && squad.within(here),
        Rule::Move02,
        Why::NoUnits,
    )?;
    let into_biodome = to.as_biodome().is_some();
    require(
        !into_biodome || squad.neutral() == 0,
        Rule::Move11,
        Why::NeutralUnits,
    )?;
    if g.destinations(seat, by, from, squad).has(to) {
        return Ok(());
    }
    let illegal = match by {
        By::Move => Illegal::new(Rule::Move01, Why::NotAdjacent),
        By::Teleport => Illegal::new(Rule::Move15, Why::NotAGate),
        By::TeleportAny => Illegal::new(Rule::MoveR6, Why::NoRoom),
        By::Jump => Illegal::new(Rule::Asy11, Why::NoCylinder),
    };
    Err(modify!(g, stays_out, illegal, seat, by, from, to, squad))
}

/// A room on the board, or the own biodome.
fn check_place(g: &Game, seat: Seat, place: Place) -> Result<(), Illegal> {
    match (place.as_cell(), place.as_biodome()) {
        (Some(cell), _) => require(g.state.derived.built.has(cell), Rule::Move05, Why::NoRoom),
        (_, Some(owner)) if owner == seat => Ok(()),
        _ => refuse(Rule::Move12, Why::ForeignBiodome),
    }
}

pub(super) fn list_moves(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    if g.phase().totals.moves > 0 {
        list_by(g, seat, By::Move, out);
    }
}

pub(super) fn list_teleports(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    if g.phase().totals.teleport > 0 {
        list_by(g, seat, By::Teleport, out);
    }
    if g.phase().totals.teleport_any > 0 {
        list_by(g, seat, By::TeleportAny, out);
    }
}

/// Each part of the squad of each place. Where it may go depends on which kinds of units
/// go, not on how many.
pub(crate) fn list_by(g: &Game, seat: Seat, by: By, out: &mut Vec<Action>) {
    let usable = g.phase().usable;
    for from in g.occupied(seat, usable) {
        let here = g.squad_at(seat, usable, from);
        let mut known = [(0, Set::EMPTY); 2];
        for robots in 0..=here.robots() {
            for mercenaries in 0..=here.mercenaries() {
                for own in u8::from(robots + mercenaries == 0)..=here.own() {
                    let squad = Squad::new(own, robots, mercenaries);
                    if g.held(seat, from, squad) {
                        continue;
                    }
                    let (kinds, to) = &mut known[usize::from(own > 0)];
                    if *kinds != squad.kinds() {
                        (*kinds, *to) = (squad.kinds(), open(g, seat, by, from, squad));
                    }
                    for to in *to {
                        out.push(Action::Go {
                            by,
                            from,
                            to,
                            squad,
                        });
                    }
                }
            }
        }
    }
}

/// Where such a squad may go with the points that are left, unless it is stopped.
#[inline]
fn open(g: &Game, seat: Seat, by: By, from: Place, squad: Squad) -> Set<Place> {
    let to = g.destinations_of_any(seat, by, from);
    let to = if squad.neutral() > 0 { outer(to) } else { to };
    if g.rules.patches.is_empty() {
        return to;
    }
    let to = modify!(g, destinations, to, seat, by, from, squad);
    let to = if squad.neutral() > 0 { outer(to) } else { to };
    let left = g.points_of(by);
    let affordable = |to: &Place| g.step_price(seat, by, from, *to) <= left;
    to.iter().filter(affordable).collect()
}

/// The places that are no biodome: neutral units enter none (MOVE-11).
const fn outer(places: Set<Place>) -> Set<Place> {
    Set::from_bits(places.bits() & ((1 << CELLS) - 1))
}

pub(super) fn resolve<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    by: By,
    from: Place,
    to: Place,
    squad: Squad,
) {
    let price = play.step_price(seat, by, from, to);
    let totals = &mut play.phase_mut().totals;
    match by {
        By::Move | By::Jump => totals.moves -= price,
        By::Teleport => totals.teleport -= price,
        By::TeleportAny => totals.teleport_any -= price,
    }
    play.go(seat, by, from, to, squad);
}
