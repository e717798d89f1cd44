//! The preemptive phase: SEAL, UNSEAL and DISINTEGRATE, paid with arsenal (CX2-12 to
//! CX2-28). Thresholds are tested at each use (CX2-R1).

use ark_ids::{Cell, Colour, Place, Seat, Set, Spot};
use ark_rulebook::Rule;

use super::door::Door;
use super::words::{Action, Event, Frame, Why};
use super::{action, note, why};
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::patch::{self, modify, react};
use crate::play::{Flow, Play};

/// Places that a seat occupies: with upright units of its own or that it commands, and its
/// own biodome always (CX2-R23).
fn occupied(g: &Game, seat: Seat) -> Set<Place> {
    g.occupied(seat, g.commanded(seat))
        .with(Place::biodome(seat))
}

/// The arsenal must reach the threshold, and pay the price.
fn check_arsenal(
    g: &Game,
    seat: Seat,
    (from, unlocks): (u8, Rule),
    (price, costs): (u8, Rule),
) -> Result<(), Illegal> {
    let have = g.state.seat(seat).arsenal;
    let short = |need| why(Why::Arsenal { need, have });
    require(have >= from, unlocks, short(from))?;
    require(have >= price, costs, short(price))
}

fn check_seal(g: &Game, seat: Seat, door: Door) -> Result<(), Illegal> {
    let numbers = &g.rules.content.complexity;
    check_arsenal(
        g,
        seat,
        (numbers.seal_from, Rule::Cx210),
        (numbers.seal, Rule::Cx216),
    )?;
    let Some(sides) = doorway(g, door) else {
        return refuse(Rule::Cx215, why(Why::NoDoor));
    };
    if let Some(owner) = g.state.variants.complexity_2.seal(door) {
        return refuse(Rule::Cx218, why(Why::Sealed(owner)));
    }
    let ground = Ground::of(g, seat);
    let mine = ground.mine;
    require(
        sides.iter().any(|side| mine.has(*side)),
        Rule::Cx217,
        illegal::Why::NotOccupied,
    )?;
    if ground.open(g, door) {
        return Ok(());
    }
    let [a, b] = sides;
    let far = if mine.has(a) { b } else { a };
    let enemy = g.rules.enemy.unwrap_or(seat);
    let opponent = hinders(g, seat, far).unwrap_or(enemy);
    refuse(Rule::Cx227, illegal::Why::Hostile(opponent))
}

/// Who holds what, as a seat sees it.
struct Ground {
    mine: Set<Place>,
    /// Cells where opponents hinder.
    hostile: Set<Cell>,
    /// Places on the far side of a doorway where nobody hinders.
    clear: Set<Place>,
    /// Places that are held, without those where the side without a biodome stands: it
    /// hinders on either side (GRD-67, ITL-87).
    safe: Set<Place>,
}

impl Ground {
    fn of(g: &Game, seat: Seat) -> Self {
        let mine = occupied(g, seat);
        let hostile = g.hostile(seat);
        // A biodome is always its owner's (CX2-R6).
        let clear = g.state.derived.built - hostile;
        let infested = |enemy: Seat| g.state.derived.units[enemy.index()];
        Self {
            mine,
            hostile,
            clear: Set::from_bits(clear.bits()).with(Place::biodome(seat)),
            safe: mine - g.rules.enemy.map_or(Set::EMPTY, infested),
        }
    }

    /// Whether a doorway can be sealed from one of the sides that are held, towards one
    /// without opponents; those on the side that is held do not hinder (CX2-R7).
    fn open(&self, g: &Game, door: Door) -> bool {
        let Some([a, b]) = g.rules.grid.sides(door) else {
            return false;
        };
        let from = |near: Place, far: Place| self.safe.has(near) && self.clear.has(far);
        from(a, b) || from(b, a)
    }
}

/// Whether a seat has a cube in a room, or what counts as one.
fn has_cube(g: &Game, owner: Seat, at: Cell) -> bool {
    let there = g.state.derived.cubes[owner.index()].has(at);
    modify!(g, has_cube, there, owner, at)
}

/// The opponent who occupies the far side. A biodome is always its owner's (CX2-R6).
fn hinders(g: &Game, seat: Seat, far: Place) -> Option<Seat> {
    match (far.as_cell(), far.as_biodome()) {
        (Some(cell), _) if g.hostile(seat).has(cell) => {
            Some(g.opponent_at(seat, cell).unwrap_or(seat))
        }
        (_, Some(owner)) if owner != seat => Some(owner),
        _ => None,
    }
}

/// The two rooms of a doorway, both of them on the board.
fn doorway(g: &Game, door: Door) -> Option<[Place; 2]> {
    let there = |place: &Place| {
        place
            .as_cell()
            .is_none_or(|cell| g.state.derived.built.has(cell))
    };
    g.rules
        .grid
        .sides(door)
        .filter(|sides| sides.iter().all(there))
}

fn check_unseal(g: &Game, seat: Seat, door: Door) -> Result<(), Illegal> {
    let numbers = &g.rules.content.complexity;
    check_arsenal(
        g,
        seat,
        (numbers.seal_from, Rule::Cx210),
        (numbers.unseal, Rule::Cx223),
    )?;
    let sealed = g.state.variants.complexity_2.seal(door).is_some();
    require(sealed, Rule::Cx222, why(Why::NotSealed))?;
    let mine = occupied(g, seat);
    let near = doorway(g, door).is_some_and(|sides| sides.iter().any(|side| mine.has(*side)));
    require(near, Rule::Cx222, illegal::Why::NotOccupied)
}

fn check_disintegrate(g: &Game, seat: Seat, at: Cell, owner: Seat) -> Result<(), Illegal> {
    let numbers = &g.rules.content.complexity;
    check_arsenal(
        g,
        seat,
        (numbers.disintegrate_from, Rule::Cx211),
        (numbers.disintegrate, Rule::Cx224),
    )?;
    // Outer rooms only (CX2-R12).
    let room = g.state.derived.built.has(at);
    require(room, Rule::Cx2R12, illegal::Why::NoRoom)?;
    let near = occupied(g, seat).has(Place::cell(at));
    require(near, Rule::Cx224, illegal::Why::NotOccupied)?;
    if g.hostile(seat).has(at) {
        let opponent = g.opponent_at(seat, at).unwrap_or(owner);
        return refuse(Rule::Cx228, illegal::Why::Hostile(opponent));
    }
    let cube = g.rules.opponents[seat.index()].has(owner) && has_cube(g, owner, at);
    require(cube, Rule::Cx2R12, illegal::Why::NoCube(owner))
}

pub(super) fn check(g: &Game, seat: Seat, wish: crate::Action) -> Result<(), Illegal> {
    match wish {
        crate::Action::Done => Ok(()),
        crate::Action::Patch(patch::Action::Complexity2(wish)) => match wish {
            Action::Seal(door) => check_seal(g, seat, door),
            Action::Unseal(door) => check_unseal(g, seat, door),
            Action::Disintegrate { at, owner } => check_disintegrate(g, seat, at, owner),
            _ => refuse(Rule::Cx213, illegal::Why::OtherQuestion),
        },
        _ => refuse(Rule::Cx213, illegal::Why::OtherQuestion),
    }
}

/// Every preemptive action, and none.
pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    out.push(crate::Action::Done);
    each(g, seat, |wish| {
        out.push(action(wish));
        true
    });
}

/// Every preemptive action, until `f` says stop.
fn each(g: &Game, seat: Seat, mut f: impl FnMut(Action) -> bool) {
    let numbers = &g.rules.content.complexity;
    let arsenal = g.state.seat(seat).arsenal;
    let reaches = |from: u8, price: u8| arsenal >= from && arsenal >= price;
    let seals = reaches(numbers.seal_from, numbers.seal);
    let unseals = reaches(numbers.seal_from, numbers.unseal);
    let disintegrates = reaches(numbers.disintegrate_from, numbers.disintegrate);
    if !(seals || unseals || disintegrates) {
        return;
    }
    let ground = Ground::of(g, seat);
    for door in g.rules.grid.doors_near(g.state.derived.built, ground.mine) {
        let wish = match g.state.variants.complexity_2.seal(door) {
            None if seals && ground.open(g, door) => Action::Seal(door),
            Some(_) if unseals => Action::Unseal(door),
            _ => continue,
        };
        if !f(wish) {
            return;
        }
    }
    if !disintegrates {
        return;
    }
    for at in cells(ground.mine) - ground.hostile {
        for owner in g.rules.opponents[seat.index()] {
            if has_cube(g, owner, at) && !f(Action::Disintegrate { at, owner }) {
                return;
            }
        }
    }
}

/// Asks only whoever could do anything.
pub(super) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let mut flow = Flow::Ran;
    each(play, play.state.active, |_| {
        flow = Flow::Waits;
        false
    });
    if flow == Flow::Ran {
        play.pop();
    }
    flow
}

pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, wish: crate::Action) {
    let crate::Action::Patch(patch::Action::Complexity2(wish)) = wish else {
        play.pop();
        return;
    };
    // Explorations, activations and the rest follow at once (CX2-R13).
    play.push(crate::Frame::Settle);
    let numbers = &play.rules.content.complexity;
    match wish {
        Action::Seal(door) => {
            play.pay_arsenal(seat, numbers.seal);
            let seals = &mut play.state.variants.complexity_2;
            seals.set_seal(door, Some(seat));
            note(play, Event::Sealed { seat, door });
        }
        Action::Unseal(door) => {
            play.pay_arsenal(seat, numbers.unseal);
            // The cube returns to its owner, who has enough of them (CX2-R10).
            let seals = &mut play.state.variants.complexity_2;
            let owner = seals.seal(door).unwrap_or(seat);
            seals.set_seal(door, None);
            note(play, Event::Unsealed { seat, owner, door });
        }
        Action::Disintegrate { at, owner } => {
            play.pay_arsenal(seat, numbers.disintegrate);
            let frame = patch::Frame::Complexity2(Frame::Dissolve(at));
            play.push(crate::Frame::Patch(frame));
            note(play, Event::Disintegrated { seat, owner, at });
            play.take_cube(owner, at);
            react!(play, disintegrated, seat, owner, at);
        }
        _ => unreachable!("{wish:?} is no preemptive action"),
    }
}

/// The cylinders that may go home: any, but power tokens stay (CX2-25, CX2-43).
fn cylinders(g: &Game, at: Cell) -> Set<Colour> {
    let row = g.state.room(at).cylinders.iter();
    row.filter(|colour| *colour != Colour::POWER_TOKEN)
        .collect()
}

pub(super) fn check_dissolve(g: &Game, at: Cell, wish: crate::Action) -> Result<(), Illegal> {
    match wish {
        crate::Action::Done => Ok(()),
        crate::Action::Patch(patch::Action::Complexity2(Action::Dissolve(colour))) => {
            if colour == Colour::POWER_TOKEN {
                return refuse(Rule::Cx243, illegal::Why::CannotPush(colour));
            }
            let there = colour.index() < Colour::COUNT && cylinders(g, at).has(colour);
            require(there, Rule::Cx225, illegal::Why::NoCylinder)
        }
        _ => refuse(Rule::Cx225, illegal::Why::OtherQuestion),
    }
}

pub(super) fn list_dissolve(g: &Game, at: Cell, out: &mut Vec<crate::Action>) {
    out.push(crate::Action::Done);
    let colours = cylinders(g, at);
    out.extend(
        colours
            .iter()
            .map(|colour| action(Action::Dissolve(colour))),
    );
}

pub(super) fn run_dissolve<L: Log>(play: &mut Play<'_, L>, at: Cell) -> Flow {
    if !cylinders(play, at).is_empty() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Ran
}

pub(super) fn dissolve<L: Log>(play: &mut Play<'_, L>, at: Cell, wish: crate::Action) {
    let crate::Action::Patch(patch::Action::Complexity2(Action::Dissolve(colour))) = wish else {
        play.pop();
        return;
    };
    play.push_out(colour, Spot::cell(at));
    play.recontrol();
    play.resupply(at);
}
