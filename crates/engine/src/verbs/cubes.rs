//! Cubes on squares.

use ark_ids::{Cell, Colour, SEATS, Seat, Spot, Where};

use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::play::Play;

impl<L: Log> Play<'_, L> {
    /// Integrates a cube, of which there are always enough (COMP-01, COMP-R1, ENG-24);
    /// whoever fills the last square draws an artifact, whosever the other cubes are,
    /// however often it happens, and without being asked (ENG-18, ENG-19, ENG-20, ENG-R2,
    /// ENG-R10). A replacement fills nothing (ENG-21).
    pub(crate) fn integrate(&mut self, seat: Seat, at: Spot, replace: Option<Seat>) {
        let close_up = self.rules.close_up;
        let full = match at.at() {
            Where::Cell(cell) => {
                let cubes = &mut self.state.rooms[cell.index()].cubes;
                if let Some(owner) = replace {
                    // On the square of the old one, which its owner has back (ENG-13, ENG-R4),
                    // or on the last one, the others closing up (FAL-27).
                    if close_up {
                        cubes.take(Colour::seat(owner));
                        cubes.push(Colour::seat(seat));
                    } else {
                        cubes.replace(Colour::seat(owner), Colour::seat(seat));
                    }
                    self.state.derived.cube_count[owner.index()] -= 1;
                    self.note(|| Event::CubeReplaced { seat, owner, at });
                } else {
                    cubes.push(Colour::seat(seat));
                    self.note(|| Event::CubePlaced { seat, at });
                }
                self.recount(cell);
                replace.is_none() && self.state.derived.full.has(cell)
            }
            Where::Section(owner, section) => {
                let squares = self.board(owner).sections[section.index()].squares;
                let cubes = &mut self.state.seat_mut(owner).sections[section.index()].cubes;
                *cubes += 1;
                let full = *cubes == squares;
                self.note(|| Event::CubePlaced { seat, at });
                full
            }
            Where::Stock => unreachable!("cubes lie on squares"),
        };
        self.state.derived.cube_count[seat.index()] += 1;
        if full {
            self.note(|| Event::Integrated { seat, at });
            if self.rules.params.artifacts {
                self.push(Frame::Draw { seat, left: 1 });
            }
        }
        match at.at() {
            Where::Cell(cell) => {
                self.recontrol();
                self.resupply(cell);
            }
            Where::Section(owner, section) if section == self.rules.power => self.charge(owner),
            _ => {}
        }
    }

    /// A cube of a side that owns no biodome and is rewarded for nothing comes onto a free
    /// square.
    pub(crate) fn put_cube(&mut self, owner: Seat, cell: Cell) {
        let cubes = &mut self.state.rooms[cell.index()].cubes;
        cubes.push(Colour::seat(owner));
        self.state.derived.cube_count[owner.index()] += 1;
        self.recount(cell);
        self.recontrol();
        self.resupply(cell);
    }

    /// Takes a seat's first cube in a room off; the others close up, and its owner has it
    /// back.
    pub(crate) fn take_cube(&mut self, owner: Seat, cell: Cell) {
        let cubes = &mut self.state.rooms[cell.index()].cubes;
        if cubes.take(Colour::seat(owner)) {
            self.state.derived.cube_count[owner.index()] -= 1;
        }
        self.recount(cell);
        self.recontrol();
        self.resupply(cell);
    }

    /// Makes the sets that follow from the cubes of a cell anew.
    pub(crate) fn recount(&mut self, cell: Cell) {
        let cubes = self.state.room(cell).cubes;
        let squares = self.rules.tile(self.state.tile(cell)).squares as usize;
        let derived = &mut self.state.derived;
        derived.cubed.set(cell, !cubes.is_empty());
        derived
            .full
            .set(cell, squares > 0 && cubes.len() >= squares);
        let mut count = [0u8; SEATS];
        for colour in cubes.iter() {
            if let Some(seat) = colour.as_seat() {
                count[seat.index()] += 1;
            }
        }
        let most = count.into_iter().max().unwrap_or(0);
        for (seat, cubes) in count.into_iter().enumerate() {
            derived.cubes[seat].set(cell, cubes > 0);
            derived.lead[seat].set(cell, most > 0 && cubes == most);
        }
    }
}
