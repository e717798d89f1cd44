//! Cylinders on circles and in stock.

use ark_ids::{Cell, Colour, Spot, Where};

use crate::event::{Event, Log};
use crate::play::Play;

impl<L: Log> Play<'_, L> {
    /// On the topmost empty circle, or to the stock of its source.
    #[inline]
    pub(crate) fn put_cylinder(&mut self, colour: Colour, at: Spot) {
        match at.at() {
            Where::Cell(cell) => {
                self.state.rooms[cell.index()].cylinders.push(colour);
                self.state.derived.cylinders[colour.index()].insert(cell);
                self.recircle(cell);
            }
            Where::Section(seat, section) => {
                self.state.seat_mut(seat).sections[section.index()]
                    .cylinders
                    .push(colour);
            }
            Where::Stock => match colour.as_seat() {
                Some(owner) => self.state.seat_mut(owner).stock += 1,
                None => self.state.neutrals[colour.neutral()].resting += 1,
            },
        }
    }

    /// Whether a circle of a cell is free is worked out anew.
    #[inline]
    pub(crate) fn recircle(&mut self, cell: Cell) {
        let circles = self.rules.tile(self.state.tile(cell)).circles as usize;
        let free = self.room_covered(cell) < circles;
        self.state.derived.vacant.set(cell, free);
    }

    /// From a circle, the others sliding up, or from stock.
    #[inline]
    pub(crate) fn take_cylinder(&mut self, colour: Colour, from: Spot) {
        match from.at() {
            Where::Cell(cell) => {
                let row = &mut self.state.rooms[cell.index()].cylinders;
                row.take(colour);
                if !row.has(colour) {
                    self.state.derived.cylinders[colour.index()].remove(cell);
                }
                self.recircle(cell);
            }
            Where::Section(seat, section) => {
                self.state.seat_mut(seat).sections[section.index()]
                    .cylinders
                    .take(colour);
            }
            Where::Stock => match colour.as_seat() {
                Some(owner) => self.state.seat_mut(owner).stock -= 1,
                None => self.state.neutrals[colour.neutral()].resting -= 1,
            },
        }
    }

    /// A cylinder pushed out goes back to its own source (POW-18, POW-R3).
    pub(crate) fn push_out(&mut self, colour: Colour, from: Spot) {
        self.take_cylinder(colour, from);
        self.put_cylinder(colour, Spot::STOCK);
        self.note(|| Event::PushedOut { colour, from });
    }

    /// Sets the number of the seat's cylinders in play to what its generator
    /// provides (POW-11): the difference comes from the private supply onto it (POW-12).
    pub(crate) fn charge(&mut self, seat: ark_ids::Seat) {
        let section = self.rules.power;
        let data = &self.board(seat).sections[section.index()];
        let here = self.state.seat(seat).sections[section.index()];
        let Some(benefit) = data
            .benefits
            .iter()
            .find(|b| b.kind == ark_content::Kind::Route)
        else {
            return;
        };
        let power = self.section_power(seat, section);
        let capacity = benefit.level(here.cubes as usize, power).b;
        let in_play = self.board(seat).cylinders - self.state.seat(seat).supply;
        let amount = capacity
            .saturating_sub(in_play)
            .min(self.state.seat(seat).supply);
        if amount > 0 {
            let state = self.state.seat_mut(seat);
            state.supply -= amount;
            state.stock += amount;
            self.note(|| Event::CylindersGained { seat, amount });
        }
    }
}
