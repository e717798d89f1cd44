//! Units that somebody stops in a room: who comes in stays for the turn (CX2-R4, GRD-R14,
//! ITL-R26). Who stops whom, modes and variants say.

use ark_ids::{Cell, Colour, Place, Seat, Set};

use crate::event::Log;
use crate::game::Game;
use crate::pack::Squad;
use crate::patch::modify;
use crate::play::Play;

impl Game {
    /// The opponent who stops units of a seat that come into a room.
    pub fn stopped_by(&self, seat: Seat, at: Cell) -> Option<Seat> {
        modify!(self, stops, None, seat, at)
    }

    /// Whether some of these units came into this place in this turn and are still stopped
    /// there.
    #[inline]
    pub(crate) fn held(&self, seat: Seat, from: Place, squad: Squad) -> bool {
        let Some(cell) = from.as_cell() else {
            return false;
        };
        let stopped = self.state.room(cell).stopped;
        if stopped.is_empty() || self.stopped_by(seat, cell).is_none() {
            return false;
        }
        let here = self.present(seat, cell);
        !squad.within(Squad::new(
            here.own().saturating_sub(stopped.own()),
            here.robots().saturating_sub(stopped.robots()),
            here.mercenaries().saturating_sub(stopped.mercenaries()),
        ))
    }

    fn present(&self, seat: Seat, at: Cell) -> Squad {
        let all: Set<Colour> = Colour::NEUTRAL_UNITS.into_iter().collect();
        self.squad_at(seat, all, Place::cell(at))
    }
}

impl<L: Log> Play<'_, L> {
    /// Marks those who came in and are stopped; whoever left takes the mark along.
    pub(crate) fn mark_stopped(&mut self, seat: Seat, from: Place, to: Place, squad: Squad) {
        if let Some(cell) = from.as_cell() {
            let stopped = self.state.room(cell).stopped;
            if !stopped.is_empty() {
                let here = self.present(seat, cell);
                self.state.rooms[cell.index()].stopped = Squad::new(
                    stopped.own().min(here.own()),
                    stopped.robots().min(here.robots()),
                    stopped.mercenaries().min(here.mercenaries()),
                );
            }
        }
        if let Some(at) = to.as_cell()
            && self.stopped_by(seat, at).is_some()
        {
            let stopped = self.state.room(at).stopped;
            self.state.rooms[at.index()].stopped = Squad::new(
                stopped.own() + squad.own(),
                stopped.robots() + squad.robots(),
                stopped.mercenaries() + squad.mercenaries(),
            );
        }
    }

    /// A new turn: everybody may leave.
    pub(crate) fn release_stopped(&mut self) {
        for room in &mut self.state.rooms {
            room.stopped = Squad::NONE;
        }
    }
}
