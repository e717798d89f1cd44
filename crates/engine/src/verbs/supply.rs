//! Rooms that are home of neutral pieces: as many as their modifier says.

use ark_content::Kind;
use ark_ids::{Cell, Colour, Place};

use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::play::Play;

impl<L: Log> Play<'_, L> {
    /// A home room was explored: from now on it provides its pieces (EXPL-14),
    /// as many as its level says with everything in place (EXPL-R8).
    pub(crate) fn open_supply(&mut self, cell: Cell) {
        if let Some(colour) = self.rules.tile(self.state.tile(cell)).home_of {
            self.state.neutrals[colour.neutral()].live = true;
            self.resupply(cell);
        }
    }

    /// Brings the number of pieces in play to the room's modifier (UNIT-15, UNIT-16,
    /// UNIT-24, UNIT-25, UNIT-R5, POW-19, POW-R8).
    pub(crate) fn resupply(&mut self, cell: Cell) {
        let Some(colour) = self.rules.tile(self.state.tile(cell)).home_of else {
            return;
        };
        if !self.state.neutral(colour).live {
            return;
        }
        let units = Colour::NEUTRAL_UNITS.contains(&colour);
        let wanted = if units {
            self.room_level(cell, Kind::Units)
                .map_or(0, |level| level.a)
        } else {
            self.room_level(cell, Kind::Route)
                .map_or(0, |level| level.b)
        };
        let in_play = self.in_play(colour);
        if wanted > in_play {
            let amount = (wanted - in_play).min(self.state.neutral(colour).supply);
            if amount == 0 {
                return;
            }
            self.state.neutrals[colour.neutral()].supply -= amount;
            if units {
                self.stand(colour, Place::cell(cell), amount);
                self.recontrol();
            } else {
                self.state.neutrals[colour.neutral()].resting += amount;
            }
            self.note(|| Event::Supplied { colour, amount });
        } else if wanted < in_play {
            let mut surplus = in_play - wanted;
            if !units {
                // Stock goes first, without asking (POW-R8).
                let neutral = &mut self.state.neutrals[colour.neutral()];
                let amount = neutral.resting.min(surplus);
                neutral.resting -= amount;
                neutral.supply += amount;
                surplus -= amount;
                if amount > 0 {
                    self.note(|| Event::Returned { colour, amount });
                }
            }
            if surplus > 0 {
                self.push(Frame::Return {
                    colour,
                    left: surplus,
                });
            }
        }
    }
}
