//! Invariants: every piece in one place, sums conserved, derived sets true.

use ark_content::{MissionRule, RoomKind};
use ark_ids::{Card, Colour, Place, SEATS, Set, Tile, UNIT_KINDS};

use crate::game::Game;
use crate::patch::{self, Hooks, modify};
use crate::rules::pieces_of;
use crate::state::{Derived, PEN};

impl Derived {
    /// The derived sets of a position, made anew from its pieces. Which cells are
    /// built is taken over: it is where tiles lie.
    pub fn of(g: &Game) -> Self {
        let state = &g.state;
        let mut d = Self {
            built: state.derived.built,
            ..Self::empty()
        };
        for cell in d.built {
            let room = state.room(cell);
            let tile = g.rules.tile(state.tile(cell));
            if tile.kind == RoomKind::Gate {
                d.gates.insert(cell);
            } else {
                d.tiles.set(state.tile(cell), cell);
            }
            for kind in 0..UNIT_KINDS {
                if room.units.of(Colour(kind as u8)) > 0 {
                    d.units[kind].insert(Place::cell(cell));
                }
            }
            for colour in room.cylinders.iter().filter(|c| *c != Colour::POWER_TOKEN) {
                d.cylinders[colour.index()].insert(cell);
            }
            let circles = tile.circles as usize;
            d.vacant
                .set(cell, room.cylinders.covered(circles) < circles);
            let mut count = [0; SEATS];
            for seat in room.cubes.iter().filter_map(Colour::as_seat) {
                d.cubes[seat.index()].insert(cell);
                d.cubed.insert(cell);
                d.cube_count[seat.index()] += 1;
                count[seat.index()] += 1;
            }
            let most = count.into_iter().max().unwrap_or(0);
            for (lead, cubes) in d.lead.iter_mut().zip(count) {
                if most > 0 && cubes == most {
                    lead.insert(cell);
                }
            }
            if tile.squares > 0 && room.cubes.len() >= tile.squares as usize {
                d.full.insert(cell);
            }
        }
        for seat in g.rules.all_seats() {
            let own = state.seat(seat);
            if own.home > 0 {
                d.units[seat.index()].insert(Place::biodome(seat));
            }
            d.cube_count[seat.index()] += own.sections.iter().map(|s| s.cubes).sum::<u8>();
        }
        let barred = modify!(g, barred, Set::EMPTY);
        d.recontrol(
            g.rules.seats,
            &state.neutrals,
            g.rules.params.inclusive,
            barred,
        );
        d
    }
}

impl Game {
    /// What is wrong with this state, if anything: for tests and for positions
    /// that somebody wrote down.
    pub fn audit(&self) -> Result<(), &'static str> {
        if matches!(self.state.agenda.first(), Some(crate::Frame::Turn(_)))
            && self
                .state
                .agenda
                .iter()
                .any(|f| matches!(f, crate::Frame::Setup(_)))
        {
            return Ok(()); // Not everything is on the table yet.
        }
        self.audit_numbers()?;
        ensure(
            Derived::of(self) == self.state.derived,
            "derived sets are stale",
        )?;
        self.audit_units()?;
        self.audit_cylinders()?;
        self.audit_cards()?;
        self.audit_rooms()?;
        for patch in &self.rules.patches {
            patch::with!(*patch, P => P::audit_state(self))?;
        }
        Ok(())
    }

    fn audit_units(&self) -> Result<(), &'static str> {
        let standing = |colour: Colour| -> u16 {
            self.state
                .derived
                .built
                .iter()
                .map(|c| u16::from(self.state.room(c).units.of(colour)))
                .sum()
        };
        for seat in self.rules.all_seats() {
            let own = self.state.seat(seat);
            let all = u16::from(own.asleep + own.home + own.wounded) + standing(Colour::seat(seat));
            ensure(
                all == u16::from(self.board(seat).units),
                "a faction's units do not add up",
            )?;
        }
        for colour in Colour::NEUTRAL_UNITS {
            let neutral = self.state.neutral(colour);
            let all = u16::from(neutral.supply + neutral.resting) + standing(colour);
            ensure(
                all == u16::from(pieces_of(colour)),
                "neutral units do not add up",
            )?;
        }
        Ok(())
    }

    fn audit_cylinders(&self) -> Result<(), &'static str> {
        let placed = |colour: Colour| -> u8 {
            let rooms = self
                .state
                .derived
                .built
                .iter()
                .map(|c| self.state.room(c).cylinders);
            let sections = self
                .state
                .seats
                .iter()
                .flat_map(|s| s.sections.map(|s| s.cylinders));
            rooms
                .chain(sections)
                .map(|row| row.count(colour) as u8)
                .sum()
        };
        for seat in self.rules.all_seats() {
            let own = self.state.seat(seat);
            let all = own.supply + own.stock + placed(Colour::seat(seat));
            ensure(
                all == self.board(seat).cylinders,
                "a seat's cylinders do not add up",
            )?;
        }
        for colour in Colour::NEUTRAL_CYLINDERS {
            let neutral = self.state.neutral(colour);
            let all = neutral.supply + neutral.resting + placed(colour);
            ensure(all == pieces_of(colour), "neutral cylinders do not add up")?;
        }
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), &'static str> {
        let s = &self.state;
        let mut seen: Set<Card> = Set::EMPTY;
        let mut count = 0;
        let hands = s.seats.iter().map(|seat| seat.hand.open());
        let built = s
            .seats
            .iter()
            .flat_map(|seat| seat.built)
            .flatten()
            .map(Set::one);
        let piles = [
            s.artifact_deck.open(),
            s.artifact_discard.open(),
            s.drawn.open(),
            s.cards_in_use(),
        ];
        for pile in piles
            .into_iter()
            .chain(hands.map(|h| h.without(PEN)))
            .chain(built)
        {
            count += pile.len();
            seen |= pile;
        }
        let all = if self.rules.params.artifacts {
            self.rules.content.cards.len()
        } else {
            0
        };
        ensure(
            count == all && seen.len() == all,
            "artifact cards do not add up",
        )?;
        let mut missions = s.mission_deck.open();
        let shared = self.rules.params.mission == MissionRule::Shared;
        let seats = if shared { &s.seats[..1] } else { &s.seats[..] };
        for mission in seats.iter().filter_map(|seat| seat.mission.open()) {
            ensure(!missions.has(mission), "a mission card is in two places")?;
            missions.insert(mission);
        }
        let turned: u32 = self
            .rules
            .all_seats()
            .iter()
            .map(|x| u32::from(s.seat(x).explored))
            .sum();
        let pool: u32 = s.token_pool.iter().map(|n| u32::from(*n)).sum();
        let all: u32 = self
            .rules
            .content
            .tokens
            .iter()
            .map(|n| u32::from(*n))
            .sum();
        ensure(turned + pool == all, "explore tokens do not add up")?;
        ensure(
            s.tokens.len() as u32 <= pool,
            "more tokens lie out than there are",
        )
    }

    fn audit_rooms(&self) -> Result<(), &'static str> {
        let s = &self.state;
        let mut seen: Set<Tile> = s.room_deck;
        for cell in s.derived.built {
            let tile = s.tile(cell);
            ensure(
                tile.index() < self.rules.content.tiles.len(),
                "no such tile",
            )?;
            ensure(
                tile == self.rules.gate || !seen.has(tile),
                "a room is in two places",
            )?;
            seen.insert(tile);
            let data = self.rules.tile(tile);
            let room = s.room(cell);
            ensure(
                room.cylinders.covered(data.circles as usize) <= data.circles as usize,
                "too many cylinders in a room",
            )?;
            ensure(
                room.cubes.len() <= data.squares as usize,
                "too many cubes in a room",
            )?;
            if let Some(colour) = data.home_of {
                ensure(
                    s.neutral(colour).home == Some(cell),
                    "a home room is not where it is said",
                )?;
            }
        }
        ensure(
            s.derived.built.contains_all(s.tokens),
            "an explore token lies on no room",
        )?;
        ensure(
            self.rules.grid.cells.contains_all(s.derived.built),
            "a room lies off the grid",
        )?;
        for seat in self.rules.all_seats() {
            for (data, here) in self.board(seat).sections.iter().zip(s.seat(seat).sections) {
                ensure(here.cubes <= data.squares, "too many cubes on a section")?;
                let cylinders = here.cylinders.len();
                ensure(
                    cylinders <= data.circles as usize,
                    "too many cylinders on a section",
                )?;
            }
        }
        Ok(())
    }
}

fn ensure(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}
