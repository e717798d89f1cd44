//! Units that work like cylinders (ASY-18 to ASY-30).

use ark_content::{Act, Kind};
use ark_ids::{Cell, Colour, Place, Seat, Section};
use ark_rulebook::Rule;

use super::words::{Action, Event, Why};
use super::{action, note, why};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, require};
use crate::kinds::Kinds;
use crate::play::Play;
use crate::steps::act::{on_line, points};

impl Game {
    /// How many cylinders each unit of a seat is worth. Only what lies on circles counts
    /// for this number itself, not what it brings about.
    pub fn pylon(&self, seat: Seat) -> u8 {
        if seat.index() >= self.rules.seats {
            return 0;
        }
        let mut sum = 0;
        let own = &self.state.seat(seat).sections;
        let section = |at: Section| own[at.index()].cylinders.len();
        let room = |at: Cell| self.room_covered(at);
        let kinds = Kinds::one(Kind::Pylon);
        self.each_benefit_with(seat, kinds, section, room, |_, _, level| sum += level.a);
        sum
    }

    /// Upright units of a seat in the section where they live (ASY-23).
    pub fn unassigned(&self, seat: Seat) -> u8 {
        let assigned = self.state.variants.factions.all_assigned(seat);
        self.state.seat(seat).home.saturating_sub(assigned)
    }

    /// Units of a seat in a printed section of its biodome.
    pub fn units_in(&self, seat: Seat, section: Section) -> u8 {
        if section == self.rules.stasis {
            self.unassigned(seat)
        } else {
            self.state.variants.factions.assigned(seat, section)
        }
    }
}

/// Circles that count as powered with the units there: never more than there are (ASY-20).
/// Nothing lies on them, so nothing is blocked or pushed out (ASY-21, ASY-22).
pub(super) fn power(g: &Game, at: Place, section: Option<Section>, circles: usize) -> usize {
    match (at.as_cell(), at.as_biodome(), section) {
        (Some(cell), _, _) => {
            let all = g.rules.tile(g.state.tile(cell)).circles as usize;
            if circles >= all || g.state.room(cell).units.is_empty() {
                return circles;
            }
            (circles + in_room(g, cell)).min(all)
        }
        (None, Some(seat), Some(section)) => {
            let data = g.board(seat).sections.get(section.index());
            let all = data.map_or(0, |data| data.circles as usize);
            let units = g.state.variants.factions.assigned(seat, section);
            if circles >= all || units == 0 {
                return circles;
            }
            (circles + usize::from(units * g.pylon(seat))).min(all)
        }
        _ => circles,
    }
}

/// What the units in a room are worth, whoever controls it (ASY-19, ASY-29). Neutral ones
/// never power their own home (ASY-R11).
fn in_room(g: &Game, cell: Cell) -> usize {
    let units = g.state.room(cell).units;
    let mut sum = 0;
    for seat in g.rules.all_seats() {
        let own = units.of(Colour::seat(seat));
        if own > 0 {
            sum += usize::from(own * g.pylon(seat));
        }
    }
    for colour in Colour::NEUTRAL_UNITS {
        let n = units.of(colour);
        if n == 0 || g.state.neutral(colour).home == Some(cell) {
            continue;
        }
        let commanders = g.rules.all_seats().iter();
        let commanders = commanders.filter(|seat| g.commands(*seat, colour));
        let best = commanders.map(|seat| g.pylon(seat)).max();
        sum += usize::from(n * best.unwrap_or(0));
    }
    sum
}

/// One unit for one MOVE, from where it stands inside the biodome (ASY-24 to ASY-26).
pub(super) fn check(g: &Game, seat: Seat, from: Section, to: Section) -> Result<(), Illegal> {
    on_line(g, Act::Move)?;
    points(g.phase().totals.moves, Rule::Asy24)?;
    require(g.pylon(seat) > 0, Rule::Asy24, why(Why::NoPower))?;
    let printed = g.board(seat).sections.len();
    let known = from.index() < printed && to.index() < printed;
    require(known, Rule::Asy24, illegal::Why::NoSuch)?;
    require(from != to, Rule::Asy26, illegal::Why::SamePlace)?;
    let there = g.units_in(seat, from) > 0;
    require(there, Rule::Asy25, why(Why::NobodyThere))
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    let phase = g.phase();
    let able = phase.acts.has(Act::Move) && phase.totals.moves > 0;
    if !able || g.state.seat(seat).home == 0 || g.pylon(seat) == 0 {
        return;
    }
    let sections = || (0..g.board(seat).sections.len() as u8).map(Section);
    for from in sections().filter(|from| g.units_in(seat, *from) > 0) {
        let to = sections().filter(|to| *to != from);
        out.extend(to.map(|to| action(Action::Assign { from, to })));
    }
}

pub(super) fn assign<L: Log>(play: &mut Play<'_, L>, seat: Seat, from: Section, to: Section) {
    play.phase_mut().totals.moves -= 1;
    let home = play.rules.stasis;
    let own = &mut play.state.variants.factions;
    if from != home {
        own.assign(seat, from, own.assigned(seat, from) - 1);
    }
    if to != home {
        own.assign(seat, to, own.assigned(seat, to) + 1);
    }
    note(play, Event::Assigned { seat, from, to });
}

/// Those who live in the biodome leave it before those who were assigned, and these in the
/// order of their sections (ASY-R27).
pub(super) fn left_home<L: Log>(play: &mut Play<'_, L>, seat: Seat) {
    let home = play.state.seat(seat).home;
    let sections = play.board(seat).sections.len() as u8;
    let own = &mut play.state.variants.factions;
    let mut surplus = own.all_assigned(seat).saturating_sub(home);
    for section in (0..sections).map(Section) {
        let here = own.assigned(seat, section);
        let go = here.min(surplus);
        own.assign(seat, section, here - go);
        surplus -= go;
    }
}

/// Home rooms follow the units that power them (ASY-R11); true if somebody is asked for
/// surplus pieces.
pub(super) fn resupply<L: Log>(play: &mut Play<'_, L>) -> bool {
    if !play.knows(Kind::Pylon) {
        return false;
    }
    let before = play.state.agenda.len();
    for colour in Colour::NEUTRAL {
        let neutral = play.state.neutral(colour);
        if let Some(home) = neutral.home.filter(|_| neutral.live) {
            play.resupply(home);
        }
        if play.state.agenda.len() > before {
            return true;
        }
    }
    false
}
