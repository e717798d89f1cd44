//! Guarded rooms: who comes in stays (CX2-05 to CX2-08, CX2-R3, CX2-R4).

use ark_ids::{Cell, Seat, Set};

use super::Complexity2;
use crate::game::Game;

impl Game {
    /// The opponent who guards a room against a seat: with enough units, neutral ones that
    /// the opponent alone commands among them. Nobody guards where nobody hinders.
    pub fn guarded(&self, seat: Seat, at: Cell) -> Option<Seat> {
        let guard = self.guard(seat, at)?;
        self.hostile(seat).has(at).then_some(guard)
    }

    /// All rooms that are guarded against a seat.
    pub(crate) fn guarded_rooms(&self, seat: Seat) -> Set<Cell> {
        let hostile = self.state.derived.built & self.hostile(seat);
        let guarded = |at: &Cell| self.guard(seat, *at).is_some();
        hostile.iter().filter(guarded).collect()
    }

    /// The opponent with enough units there.
    fn guard(&self, seat: Seat, at: Cell) -> Option<Seat> {
        if self.state.room(at).units.is_empty() {
            return None;
        }
        let enough = self.rules.content.complexity.guard;
        let mut opponents = self.rules.opponents[seat.index()].iter();
        opponents.find(|other| self.squad_against(*other, seat, at).len() >= enough)
    }
}

impl Complexity2 {
    /// What is wrong with the marks.
    pub(super) fn audit_stopped(g: &Game) -> Result<(), &'static str> {
        let seat = g.state.active;
        let sound = |cell: Cell| {
            let stopped = g.state.room(cell).stopped;
            stopped.own() <= g.board(seat).units
                && stopped.robots() <= 4
                && stopped.mercenaries() <= 4
        };
        if g.state.derived.built.iter().all(sound) {
            Ok(())
        } else {
            Err("more units are stopped than there are")
        }
    }
}
