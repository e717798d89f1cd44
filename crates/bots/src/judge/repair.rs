//! What is left to do in Glitch: follow the trail, repair rooms, drive hostile units out.
//!
//! All Challengers share it; each seat counts what it could do itself.

use ark_content::{Cost, DIAGNOSES, ROUNDS};
use ark_engine::Game;
use ark_engine::modes::{self, glitch};
use ark_ids::{Cell, Colour, Place, Seat, Set};

use super::clash::{self, cells};
use super::parts::Parts;
use super::paths::Paths;
use super::power::Power;
use super::supply::Demand;
use super::taste::Taste;
use super::way::Units;

/// How much the rooms of the mission matter, by round: they are judged in the last.
const MISSION: [f32; ROUNDS] = [0.3, 0.78, 1.0];
/// How much hostile units in them matter: they become more with every round.
const HOSTILE: [f32; ROUNDS] = [0.2, 0.7, 1.0];
/// How much any other damaged room matters, and how much more for each closed card, which
/// may show it.
const ELSEWHERE: f32 = 0.2;
const SUSPECT: f32 = 0.03;
/// Turns for a diagnose card of which nobody knows where it leads.
const UNKNOWN: f32 = 1.875;
/// How much more the round itself matters when its last turn has come.
const HURRY: f32 = 3.0;
/// How much a room matters where another Challenger stands: nobody else can come.
const HELD: f32 = 0.18;
/// Turns for a combat, beside arming.
const FIGHT: f32 = 2.0;
/// Turns for each cube that the next disaster may find missing in the supply.
const SCARCE: f32 = 0.24;
/// A unit that the next hostile units will wound, in turns.
const DOOMED: f32 = 0.5;
/// Cubes that factory cards may add to a disaster.
const SPREAD: u8 = 4;

/// The ways to the rooms that matter; the board changes no more.
pub(super) struct Repair {
    ways: Vec<(Cell, Paths)>,
    rooms: Set<Cell>,
}

fn state(g: &Game) -> Option<glitch::State> {
    match g.state.mode {
        modes::State::Glitch(_, own) if own.round > 0 => Some(own),
        _ => None,
    }
}

fn rooms(g: &Game) -> Set<Cell> {
    glitch::traced(g) | g.mission_rooms() | glitch::damaged(g)
}

/// Where units of the other Challengers stand.
fn others(g: &Game, seat: Seat) -> Set<Cell> {
    let others = g.rules.all_seats().without(seat).iter();
    let places = others.map(|other| cells(g.state.derived.units[other.index()]));
    places.fold(Set::EMPTY, |all, here| all | here)
}

impl Repair {
    pub(super) fn of(g: &Game, seat: Seat) -> Option<Self> {
        state(g)?;
        let rooms = rooms(g);
        let ways = rooms.iter().map(|cell| (cell, Paths::to(g, seat, cell)));
        Some(Self {
            ways: ways.collect(),
            rooms,
        })
    }

    /// Whether the ways lead to all rooms that matter in this state.
    pub(super) fn fits(&self, g: &Game) -> bool {
        self.rooms.contains_all(rooms(g))
    }

    fn way(&self, cell: Cell) -> Option<&Paths> {
        let found = self.ways.iter().find(|(at, _)| *at == cell);
        found.map(|(_, paths)| paths)
    }

    /// About how many turns all of it takes.
    pub(super) fn parts(&self, g: &Game, seat: Seat, power: &Power, taste: &Taste) -> Parts {
        let Some(own) = state(g) else {
            return Parts::default();
        };
        let round = usize::from(own.round).clamp(1, ROUNDS) - 1;
        let urgent = 1.0 + HURRY / f32::from(own.counter.max(1));
        let mut job = Job {
            units: Units::of(g, seat),
            ..Job::default()
        };
        self.trail(g, own, seat, urgent, &mut job);
        let (traced, mission) = (glitch::traced(g), g.mission_rooms());
        let hostile = g.hostile(seat);
        let others = others(g, seat);
        let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
        let closed = (DIAGNOSES - own.open().count()) as f32;
        let rest = glitch::damaged(g) - traced - mission;
        // The first to be thought of get the nearest units.
        for (rooms, weight) in [
            (traced, urgent),
            (mission - traced, MISSION[round]),
            (rest, ELSEWHERE + SUSPECT * closed),
        ] {
            for cell in rooms {
                let room = g.state.room(cell);
                let tile = g.rules.tile(g.state.tile(cell));
                if g.rules.options.hard && mission.has(cell) {
                    let free = f32::from(tile.squares) - room.cubes.len() as f32;
                    job.build(tile.cost, MISSION[round], free);
                }
                let held = others.has(cell);
                let weight = if held { HELD * weight } else { weight };
                let glitches = room.cubes.count(enemy) as f32;
                job.build(tile.cost, weight, glitches);
                let besieged = mission.has(cell) && hostile.has(cell);
                let mut pull = if glitches > 0.0 { weight } else { 0.0 };
                if besieged {
                    let arming = clash::arming(g, seat, cell, power.totals.militarize);
                    job.trouble += HOSTILE[round] * (FIGHT + arming);
                    pull = pull.max(HOSTILE[round]);
                }
                if pull > 0.0
                    && !held
                    && let Some(paths) = self.way(cell)
                {
                    job.way += pull * f32::from(job.units.send(paths));
                }
            }
        }
        if round + 1 < ROUNDS {
            job.trouble += prospects(g, own, seat);
        }
        let hands = power.units + f32::from(power.totals.remote);
        let at_once = power.engineer().min(hands).max(1.0);
        let even = job.cubes / at_once;
        Parts {
            building: even + taste.deepest * (job.deepest - even).max(0.0),
            walking: job.way / power.reach(taste).max(1.0) + job.trouble,
            earning: (job.demand).turns(&g.state.seat(seat).resources, power, taste),
            ..Parts::default()
        }
    }

    /// The diagnose cards that are still closed; where the last open one leads, somebody has
    /// to go.
    fn trail(&self, g: &Game, own: glitch::State, seat: Seat, urgent: f32, job: &mut Job) {
        let mut closed = (DIAGNOSES - own.open().count()) as f32;
        let Some(last) = own.open().last().filter(|_| closed > 0.0) else {
            return;
        };
        let rooms = g.rooms_of(last);
        let mine = cells(g.occupied(seat, g.commanded(seat)));
        let manned = rooms & (others(g, seat) | mine);
        let enough = usize::from(g.rules.content.glitch.factories);
        let needed = rooms.len().min(enough).saturating_sub(manned.len());
        if needed == 0 {
            // The next card is opened when this turn ends.
            closed -= 1.0;
        }
        let ways = (rooms - manned).iter().filter_map(|c| self.way(c));
        let mut left: Vec<&Paths> = ways.collect();
        for _ in 0..needed {
            let nearest = (0..left.len()).min_by_key(|i| job.units.nearest(left[*i]));
            if let Some(i) = nearest {
                job.way += urgent * f32::from(job.units.send(left[i]));
                left.swap_remove(i);
            }
        }
        job.trouble += urgent * UNKNOWN * closed;
    }
}

/// What the next disaster threatens to do: empty the supply, and wound those who stand
/// where hostile units come.
fn prospects(g: &Game, own: glitch::State, seat: Seat) -> f32 {
    let numbers = &g.rules.content.glitch;
    let at = g.rules.seats - 1;
    let cards = 2 * numbers.double[at] + numbers.single[at];
    let next = cards + g.rules.options.more + SPREAD;
    let mut turns = SCARCE * f32::from(next.saturating_sub(glitch::supply(g)));
    if own.counter > 1 {
        return turns;
    }
    let usable = g.commanded(seat);
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    for cell in cells(g.occupied(seat, usable)) & g.mission_rooms() {
        let there = g.state.room(cell).units.of(enemy) + numbers.arrivals;
        if g.state.seat(seat).arsenal < glitch::power(g).saturating_mul(there) {
            let squad = g.squad_at(seat, usable, Place::cell(cell));
            turns += DOOMED * f32::from(squad.len());
        }
    }
    turns
}

/// Cubes, their price, ways and the rest, added up.
#[derive(Default)]
struct Job {
    units: Units,
    demand: Demand,
    cubes: f32,
    deepest: f32,
    way: f32,
    /// Turns that are no matter of distance or cubes.
    trouble: f32,
}

impl Job {
    fn build(&mut self, cost: Cost, weight: f32, cubes: f32) {
        self.cubes += weight * cubes;
        self.deepest = self.deepest.max(weight.min(1.0) * cubes);
        self.demand.want(cost, weight.min(1.0) * cubes);
    }
}
