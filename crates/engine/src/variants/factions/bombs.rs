//! Subspace bombs: PLACE BOMBS and EXPLODE BOMBS (ASY-56, ASY-R23 to ASY-R25).

use ark_content::Act;
use ark_ids::{Cell, Colour, Place, Seat, Set, UNIT_KINDS};
use ark_rulebook::Rule;

use super::words::{Action, Event, Why};
use super::{action, note, why};
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::play::Play;
use crate::steps::act::{on_line, points};

impl Game {
    /// Bombs of a seat that do not lie out.
    pub fn bombs_left(&self, seat: Seat) -> u8 {
        let own = &self.state.variants.factions;
        let (all, most) = own.bombs_out();
        let left = self
            .board(seat)
            .bombs
            .saturating_sub(own.bombs(seat).len() as u8);
        left.min((most - all) as u8)
    }
}

/// The rooms, gates among them, that a seat occupies, and those next to them. Who else is
/// there does not matter.
fn reach(g: &Game, seat: Seat) -> Set<Cell> {
    let occupied = cells(g.occupied(seat, g.phase().usable));
    (occupied | g.rules.grid.around(occupied)) & g.state.derived.built
}

pub(super) fn check_place(g: &Game, seat: Seat, at: Cell) -> Result<(), Illegal> {
    on_line(g, Act::PlaceBombs)?;
    g.allows(seat, Act::PlaceBombs)?;
    points(g.phase().totals.bombs, Rule::AsyR23)?;
    require(g.bombs_left(seat) > 0, Rule::AsyR23, why(Why::NoBombs))?;
    let room = g.state.derived.built.has(at);
    require(room, Rule::AsyR23, illegal::Why::NoRoom)?;
    let free = g.state.variants.factions.bomb(at).is_none();
    require(free, Rule::AsyR23, why(Why::BombThere))?;
    let near = reach(g, seat).has(at);
    require(near, Rule::AsyR23, why(Why::OutOfReach))
}

pub(super) fn check_explode(g: &Game, seat: Seat, at: Cell) -> Result<(), Illegal> {
    on_line(g, Act::ExplodeBombs)?;
    g.allows(seat, Act::ExplodeBombs)?;
    let own = &g.state.variants.factions;
    if own.bomb(at) != Some(seat) {
        return refuse(Rule::Asy56, why(Why::NoBomb));
    }
    // Others have a turn to get away.
    require(!own.is_fresh(at), Rule::AsyR24, why(Why::Fresh))
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    let phase = g.phase();
    let open = |act| phase.acts.has(act) && g.allows(seat, act).is_ok();
    let own = &g.state.variants.factions;
    if open(Act::PlaceBombs) && phase.totals.bombs > 0 && g.bombs_left(seat) > 0 {
        let free = reach(g, seat).iter().filter(|at| own.bomb(*at).is_none());
        out.extend(free.map(|at| action(Action::Place(at))));
    }
    if open(Act::ExplodeBombs) {
        let ready = own.bombs(seat).iter().filter(|at| !own.is_fresh(*at));
        out.extend(ready.map(|at| action(Action::Explode(at))));
    }
}

pub(super) fn place<L: Log>(play: &mut Play<'_, L>, seat: Seat, at: Cell) {
    play.phase_mut().totals.bombs -= 1;
    play.state.variants.factions.set_bomb(at, Some(seat), true);
    note(play, Event::BombPlaced { seat, at });
}

/// Every upright unit in the room lies down, without a combat; nothing else changes.
pub(super) fn explode<L: Log>(play: &mut Play<'_, L>, seat: Seat, at: Cell) {
    play.state.variants.factions.set_bomb(at, None, false);
    note(play, Event::BombExploded { seat, at });
    for colour in (0..UNIT_KINDS as u8).map(Colour) {
        if play.state.derived.units[colour.index()].has(Place::cell(at)) {
            let amount = play.state.room(at).units.of(colour);
            play.wound(colour, amount, at);
        }
    }
    play.recontrol();
}
