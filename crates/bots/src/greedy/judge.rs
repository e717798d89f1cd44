//! How good a state is for a seat: about how many turns it still needs to win.
//!
//! The estimate adds up what is left to do, each divided by what one turn of the
//! section concerned does: cubes by ENGINEER points, ways by MOVEs, resources by
//! what EXPLOIT gives. So an upgrade is worth the turns that it will save.

use ark_content::MissionRule;
use ark_engine::{Ending, Game, Next, PEN};
use ark_ids::{Cell, Place, Seat, Set};

use super::aim::{Aim, Aims, missing};
use super::cards::Cards;
use super::clash;
use super::deeds::Deeds;
use super::paths::{FAR, Paths};
use super::power::Power;
use super::supply::Demand;
use super::taste::Taste;

/// More turns than any game takes.
const WON: f32 = 1000.0;
/// Cubes that go into one room: the most a room has squares.
const DEEPEST: f32 = 4.0;

/// Values states for one seat.
pub(super) struct Judge<'a> {
    pub(super) seat: Seat,
    pub(super) cards: &'a Cards,
    pub(super) taste: &'a Taste,
    aims: Aims,
}

/// What is left to do for the mission.
#[derive(Default)]
struct Work {
    cubes: f32,
    /// The most cubes that one place still wants.
    deepest: f32,
    way: f32,
    trouble: f32,
    demand: Demand,
}

impl<'a> Judge<'a> {
    pub(super) fn new(g: &Game, seat: Seat, cards: &'a Cards, taste: &'a Taste) -> Self {
        Self {
            seat,
            cards,
            taste,
            aims: Aims::of(g, seat),
        }
    }

    /// The rooms of a known mission that are on the board.
    pub(super) fn goals(&self) -> Set<Cell> {
        if !self.aims.known {
            return Set::EMPTY;
        }
        let rooms = self.aims.list.iter().flat_map(|aim| aim.cells);
        rooms.flatten().collect()
    }

    /// Takes note of new rooms or of a mission.
    pub(super) fn look(&mut self, g: &Game) {
        let known = g.state.seat(self.seat).mission.open().is_some();
        if self.aims.built != g.state.derived.built || self.aims.known != known {
            self.aims = Aims::of(g, self.seat);
        }
    }

    /// The higher, the better; one is a turn.
    pub(super) fn value(&self, g: &Game) -> f32 {
        match g.state.ending {
            Some(Ending::Mission(seat)) if seat == self.seat => return WON,
            Some(_) => return -WON,
            None => {}
        }
        let seat = self.seat;
        let finds = u8::from(matches!(g.next(), Next::Roll(ark_engine::Chance::Token(_))));
        let power = Power::of(g, seat, self.taste);
        let work = self.work(g);
        let earning = work
            .demand
            .turns(&g.state.seat(seat).resources, &power, self.taste);
        let mut turns = self.mission(g, &power, &work, earning);
        if let MissionRule::Earned { achievements } = g.rules.params.mission {
            let deeds = Deeds {
                g,
                seat,
                power: &power,
                taste: self.taste,
                demand: &work.demand,
                earning,
                finds,
            };
            turns += deeds.turns(achievements);
        }
        self.comfort(g, &power, finds) + clash::outlook(g, seat, self.taste) - turns
    }

    /// Turns until the mission is fulfilled.
    fn mission(&self, g: &Game, power: &Power, work: &Work, earning: f32) -> f32 {
        let home = f32::from(power.totals.free_biodome);
        let engineer = power.engineer() + if g.rules.params.activation { 0.0 } else { home };
        let hands = if g.rules.params.activation {
            power.units + f32::from(power.totals.remote)
        } else {
            DEEPEST
        };
        let at_once = engineer.min(hands).max(1.0);
        let even = work.cubes / at_once;
        let building = even + self.taste.deepest * (work.deepest - even).max(0.0);
        let walking = work.way / power.reach(self.taste).max(1.0);
        // ENGINEER cannot be chosen twice in a row.
        let waiting = self.taste.waiting * (building - walking - earning).max(0.0);
        building + walking + earning + waiting + work.trouble
    }

    fn work(&self, g: &Game) -> Work {
        let state = g.state.seat(self.seat);
        let mut work = Work::default();
        let mut units = Units::of(g, self.seat);
        let mut hostile = None;
        for (i, aim) in self.aims.list.iter().enumerate() {
            if aim.met(state) {
                continue;
            }
            let (cubes, cell) = self.cubes(g, aim);
            work.cubes += aim.weight * cubes;
            work.demand.want(aim.cost, aim.weight * cubes);
            if !self.aims.known {
                continue;
            }
            work.deepest = work.deepest.max(cubes);
            if aim.section().is_some() {
                continue;
            }
            match (cell, self.aims.paths.get(i)) {
                (Some(k), Some(paths)) => {
                    if let Some(paths) = &paths[k] {
                        work.way += f32::from(units.nearest(paths));
                    }
                    let hostile = *hostile.get_or_insert_with(|| g.hostile(self.seat));
                    if aim.cells[k].is_some_and(|c| hostile.has(c)) {
                        work.trouble += self.taste.trouble;
                    }
                }
                // Somebody has to find the room, and every seat looks for rooms.
                _ => {
                    let deck = g.state.room_deck.len() as f32;
                    work.way += self.taste.lost_way
                        + self.taste.lost_deck * deck / (g.rules.seats as f32 + 1.0);
                }
            }
        }
        if !self.aims.known && g.rules.params.activation {
            work.deepest = DEEPEST;
            work.way = self.taste.unknown_way;
        }
        work
    }

    /// Cubes that an aim still wants, and which of its rooms wants least.
    fn cubes(&self, g: &Game, aim: &Aim) -> (f32, Option<usize>) {
        if let Some(section) = aim.section() {
            let have = g.state.seat(self.seat).sections[section.index()].cubes;
            return (f32::from(aim.squares.saturating_sub(have)), None);
        }
        let mut least = (aim.squares, None);
        for (k, cell) in aim.cells.into_iter().enumerate() {
            if let Some(cell) = cell {
                let cubes = missing(g, self.seat, cell, aim.squares);
                if least.1.is_none() || cubes < least.0 {
                    least = (cubes, Some(k));
                }
            }
        }
        (f32::from(least.0), least.1)
    }

    /// What helps in the long run, in small change.
    fn comfort(&self, g: &Game, power: &Power, finds: u8) -> f32 {
        let state = g.state.seat(self.seat);
        let t = self.taste;
        let mut sum = 0.0;
        sum += self.cards.hand(t, state.hand.open().without(PEN));
        let spare: u16 = state.resources.0.iter().sum();
        sum += t.spare * f32::from(spare.min(40));
        sum += t.arsenal * f32::from(state.arsenal.min(17));
        sum += t.grip * self.grip(g);
        if !g.state.room_deck.is_empty() {
            sum += t.explored * f32::from(state.explored + finds);
        }
        sum += t.unit * (power.units - f32::from(state.wounded));
        sum -= t.wounded * f32::from(state.wounded);
        sum += t.route * power.routes() + t.militarize * f32::from(power.totals.militarize);
        sum += t.uses * f32::from(power.totals.uses) + t.keep * f32::from(power.totals.keep);
        sum += t.defence * power.defence_per_unit;
        sum += t.chain * chains(g, self.seat);
        sum
    }

    fn grip(&self, g: &Game) -> f32 {
        g.control(self.seat).len() as f32
    }
}

/// Chains that the seat has: a second phase in some of its turns.
fn chains(g: &Game, seat: Seat) -> f32 {
    let targets = g.state.seat(seat).targets;
    targets
        .iter()
        .filter(|t| g.rules.content.targets[t.index()].chain.is_some())
        .count() as f32
}

/// The seat's units that can still be sent somewhere.
struct Units {
    places: Set<Place>,
    left: [u8; 8],
}

impl Units {
    fn of(g: &Game, seat: Seat) -> Self {
        let usable = g.commanded(seat);
        let places = g.occupied(seat, usable);
        let mut left = [0; 8];
        for (slot, place) in left.iter_mut().zip(places) {
            *slot = g.squad_at(seat, usable, place).len();
        }
        Self { places, left }
    }

    /// MOVEs of the nearest unit that goes nowhere else; it is taken.
    fn nearest(&mut self, paths: &Paths) -> u8 {
        let mut best = (FAR, None);
        let mut any = FAR;
        for (i, place) in self.places.iter().enumerate().take(8) {
            let way = paths.from(place);
            any = any.min(way);
            if self.left[i] > 0 && (way < best.0 || best.1.is_none()) {
                best = (way, Some(i));
            }
        }
        match best.1 {
            Some(i) => {
                self.left[i] -= 1;
                best.0
            }
            None => any.saturating_add(2).min(FAR),
        }
    }
}
