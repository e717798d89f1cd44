//! Units come, go, fall and rise.

use ark_ids::{Cell, Colour, Place, Seat};

use crate::action::By;
use crate::event::{Event, Log};
use crate::pack::Squad;
use crate::patch::react;
use crate::play::Play;

impl<L: Log> Play<'_, L> {
    #[inline]
    pub(crate) fn go(&mut self, seat: Seat, by: By, from: Place, to: Place, squad: Squad) {
        for (colour, n) in squad.parts(seat) {
            if n > 0 {
                self.lift(colour, from, n);
                self.stand(colour, to, n);
            }
        }
        self.note(|| Event::Went {
            seat,
            by,
            from,
            to,
            squad,
        });
        if !self.rules.patches.is_empty() {
            self.mark_stopped(seat, from, to, squad);
        }
        react!(self, went, seat, by, from, to, squad);
        self.recontrol();
    }

    /// Puts upright units into a place.
    #[inline]
    pub(crate) fn stand(&mut self, colour: Colour, at: Place, n: u8) {
        match (at.as_cell(), at.as_biodome()) {
            (Some(cell), _) => self.state.rooms[cell.index()].units.add(colour, n),
            (_, Some(seat)) => self.state.seat_mut(seat).home += n,
            _ => unreachable!("a place is a cell or a biodome"),
        }
        self.state.derived.units[colour.index()].insert(at);
    }

    /// Takes upright units from a place.
    #[inline]
    pub(crate) fn lift(&mut self, colour: Colour, at: Place, n: u8) {
        let left = match (at.as_cell(), at.as_biodome()) {
            (Some(cell), _) => {
                let units = &mut self.state.rooms[cell.index()].units;
                units.take(colour, n);
                units.of(colour)
            }
            (_, Some(seat)) => {
                let home = &mut self.state.seat_mut(seat).home;
                *home -= n;
                *home
            }
            _ => unreachable!("a place is a cell or a biodome"),
        };
        if left == 0 {
            self.state.derived.units[colour.index()].remove(at);
        }
    }

    /// From the private supply, upright into the own biodome (UNIT-02).
    pub(crate) fn awake(&mut self, seat: Seat) {
        self.state.seat_mut(seat).asleep -= 1;
        self.stand(Colour::seat(seat), Place::biodome(seat), 1);
        self.note(|| Event::Awoke { seat });
    }

    /// A wounded unit stands up where it lies (UNIT-07, UNIT-23).
    pub(crate) fn heal(&mut self, seat: Seat, colour: Colour) {
        if let Some(owner) = colour.as_seat() {
            self.state.seat_mut(owner).wounded -= 1;
            self.stand(colour, Place::biodome(owner), 1);
        } else {
            let neutral = &mut self.state.neutrals[colour.neutral()];
            neutral.resting -= 1;
            let home = neutral.home.expect("wounded units lie in a home room");
            self.stand(colour, Place::cell(home), 1);
        }
        self.note(|| Event::Healed { seat, colour });
        self.recontrol();
    }

    /// Units lie down: faction units in their Sickbay, neutral ones at home
    /// (UNIT-13, UNIT-22, COMB-28, COMB-29). Call `recontrol` when all have fallen.
    pub(crate) fn wound(&mut self, colour: Colour, amount: u8, from: Cell) {
        if amount == 0 {
            return;
        }
        self.lift(colour, Place::cell(from), amount);
        match colour.as_seat() {
            Some(owner) => self.state.seat_mut(owner).wounded += amount,
            None => self.state.neutrals[colour.neutral()].resting += amount,
        }
        self.note(|| Event::Wounded {
            colour,
            amount,
            from: Place::cell(from),
        });
        react!(self, wounded, colour, amount, from);
    }
}
