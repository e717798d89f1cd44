//! Who controls and who occupies what (CTRL chapter).

use ark_ids::{CELLS, Cell, Colour, Place, SEATS, Seat, Set};

use crate::game::Game;
use crate::patch::modify;
use crate::state::{Derived, Neutral};

/// The cells among places.
#[inline(always)]
pub(crate) fn cells(places: Set<Place>) -> Set<Cell> {
    Set::from_bits(places.bits() & ((1 << CELLS) - 1))
}

impl Derived {
    /// Control as the least fixed point grounded in player-coloured pieces (CTRL-R2).
    /// Neutral pieces work for whoever controls their home room (POW-23, UNIT-19).
    ///
    /// Of so many seats. `inclusive` is control that any piece gives, cubes or not; nobody
    /// controls the `barred`.
    #[inline]
    pub(crate) fn recontrol(
        &mut self,
        seats: usize,
        neutrals: &[Neutral],
        inclusive: bool,
        barred: Set<Cell>,
    ) {
        // A cube makes units and cylinders count for nothing (CTRL-21).
        let open = if inclusive {
            !barred
        } else {
            !self.cubed - barred
        };
        for seat in 0..seats {
            // Without one, any of them is enough, however many others have (CTRL-12, CTRL-13);
            // with some, the most cubes control, alone or tied (CTRL-16, CTRL-19, CTRL-20,
            // CTRL-R1). What holds none of the three is nobody's (CTRL-10).
            let pieces = cells(self.units[seat]) | self.cylinders[seat];
            let cubes = if inclusive {
                self.cubes[seat]
            } else {
                self.lead[seat]
            };
            self.control[seat] = (cubes - barred) | (pieces & open);
        }
        loop {
            let mut grew = false;
            for (i, neutral) in neutrals.iter().enumerate() {
                let Some(home) = neutral.home else { continue };
                let colour = Colour((SEATS + i) as u8);
                // A neutral kind never supports control of its own home room (UNIT-R6).
                let pieces = (self.pieces(colour) & open).without(home);
                if pieces.is_empty() {
                    continue;
                }
                for control in &mut self.control[..seats] {
                    if control.has(home) && !control.contains_all(pieces) {
                        *control |= pieces;
                        grew = true;
                    }
                }
            }
            if !grew {
                break;
            }
        }
    }

    /// Cells with an upright unit or a placed cylinder of a neutral colour.
    #[inline(always)]
    fn pieces(&self, colour: Colour) -> Set<Cell> {
        if colour == Colour::ROBOT || colour == Colour::MERCENARY {
            cells(self.units[colour.index()])
        } else {
            self.cylinders[colour.index()]
        }
    }
}

impl Game {
    /// Control as the pieces stand now; called whenever they change.
    #[inline(always)]
    pub(crate) fn recontrol(&mut self) {
        let barred = modify!(self, barred, Set::EMPTY);
        let inclusive = self.rules.params.inclusive;
        let neutrals = &self.state.neutrals;
        let seats = self.rules.seats;
        self.state
            .derived
            .recontrol(seats, neutrals, inclusive, barred);
    }

    /// The cells a seat controls, alone or with others (CTRL-23), as the pieces stand
    /// now (CTRL-R3). Biodomes, which are always their owners', are none (ROOM-03, ROOM-05).
    #[inline(always)]
    pub fn control(&self, seat: Seat) -> Set<Cell> {
        self.state.derived.control[seat.index()]
    }

    /// The seats that control a cell.
    pub fn controllers(&self, cell: Cell) -> Set<Seat> {
        self.rules
            .all_seats()
            .iter()
            .filter(|s| self.control(*s).has(cell))
            .collect()
    }

    /// Whether a seat controls the home room of a neutral colour, and so its pieces,
    /// wherever they are (CTRL-27, POW-22, POW-24, UNIT-18, UNIT-20). Pieces that nobody
    /// commands are inert (CTRL-R5).
    #[inline(always)]
    pub fn commands(&self, seat: Seat, colour: Colour) -> bool {
        self.state
            .neutral(colour)
            .home
            .is_some_and(|home| self.control(seat).has(home))
    }

    /// The neutral colours a seat commands now.
    #[inline]
    pub fn commanded(&self, seat: Seat) -> Set<Colour> {
        let mut colours = Set::EMPTY;
        for colour in Colour::NEUTRAL {
            if self.commands(seat, colour) {
                colours.insert(colour);
            }
        }
        colours
    }

    /// Cells with a unit, a placed cylinder or a cube of the seat, neutral ones
    /// that it commands included: where it explores (EXPL-05, EXPL-R3). Wounded
    /// units and stock stand in no room (EXPL-R10).
    pub fn presence(&self, seat: Seat) -> Set<Cell> {
        self.presence_in(seat, !Set::EMPTY)
    }

    /// Those of these cells.
    #[inline]
    pub(crate) fn presence_in(&self, seat: Seat, wanted: Set<Cell>) -> Set<Cell> {
        if wanted.is_empty() {
            return wanted;
        }
        let d = &self.state.derived;
        let i = seat.index();
        let mut found = (cells(d.units[i]) | d.cylinders[i] | d.cubes[i]) & wanted;
        for colour in Colour::NEUTRAL {
            let there = d.pieces(colour) & wanted;
            if !there.is_empty() && self.commands(seat, colour) {
                found |= there;
            }
        }
        found
    }

    /// Places with an upright unit of the seat or of these neutral colours (CTRL-06,
    /// CTRL-28).
    #[inline]
    pub fn occupied(&self, seat: Seat, neutral: Set<Colour>) -> Set<Place> {
        let units = &self.state.derived.units;
        let mut places = units[seat.index()];
        for colour in Colour::NEUTRAL_UNITS {
            if neutral.has(colour) {
                places |= units[colour.index()];
            }
        }
        places
    }

    /// Cells with an upright unit of the seat, or of a neutral colour that it commands now.
    #[inline]
    pub(crate) fn manned(&self, seat: Seat) -> Set<Cell> {
        let units = &self.state.derived.units;
        let mut places = units[seat.index()];
        for colour in Colour::NEUTRAL_UNITS {
            let there = units[colour.index()];
            if !there.is_empty() && self.commands(seat, colour) {
                places |= there;
            }
        }
        cells(places)
    }

    /// Cells where an opponent's unit stands: another seat's, or a neutral one that
    /// others command and this seat does not (ENG-R8, CTRL-R8, UNIT-R7).
    #[inline]
    pub fn hostile(&self, seat: Seat) -> Set<Cell> {
        modify!(self, hostile, self.faced(seat), seat)
    }

    /// The same, whether opponents hinder or not.
    #[inline]
    pub fn faced(&self, seat: Seat) -> Set<Cell> {
        let units = &self.state.derived.units;
        let mut places = Set::EMPTY;
        let opponents = self.rules.opponents[seat.index()];
        for other in opponents {
            places |= units[other.index()];
        }
        for colour in Colour::NEUTRAL_UNITS {
            if units[colour.index()].is_empty() || self.commands(seat, colour) {
                continue;
            }
            if opponents.iter().any(|other| self.commands(other, colour)) {
                places |= units[colour.index()];
            }
        }
        cells(places)
    }

    /// An opponent whose unit stands on the cell.
    pub(crate) fn opponent_at(&self, seat: Seat, cell: Cell) -> Option<Seat> {
        if !self.hostile(seat).has(cell) {
            return None;
        }
        let opponents = self.rules.opponents[seat.index()];
        let clockwise = (1..SEATS).map(|i| Seat(((seat.index() + i) % SEATS) as u8));
        let mut there = clockwise.filter(|other| opponents.has(*other));
        let units = &self.state.derived.units;
        let found = there.find(|other| {
            units[other.index()].has(Place::cell(cell))
                || Colour::NEUTRAL_UNITS.into_iter().any(|c| {
                    self.commands(*other, c)
                        && !self.commands(seat, c)
                        && units[c.index()].has(Place::cell(cell))
                })
        });
        found.or(opponents.min())
    }
}
