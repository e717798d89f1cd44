//! What is left to do in Glitch: follow the trail, repair rooms, drive hostile units out.
//!
//! All Challengers share it. Every room that matters goes to the unit that is nearest,
//! whoever's it is; a seat looks after its own rooms and leaves the others to the others.

use ark_content::{Cost, DIAGNOSES, ROUNDS};
use ark_engine::Game;
use ark_engine::modes::{self, glitch};
use ark_ids::{Cell, Colour, Seat, Set};

use super::clash::{Clash, below, cells, strongest};
use super::disaster::Disaster;
use super::likings::likings;
use super::pace::Pace;
use super::parts::Parts;
use super::paths::{FAR, Paths};
use super::power::Power;
use super::rounds::{prospects, weakness};
use super::share::share;
use super::supply::Demand;
use super::taste::Taste;
use super::way::Units;

/// A room that matters, the ways there, and whose it is.
pub(super) struct Site {
    pub(super) cell: Cell,
    pub(super) paths: Paths,
    pub(super) owner: Option<Seat>,
    /// MOVEs of the unit that the owner sends, and those that the owner needs before.
    pub(super) way: u8,
    pub(super) busy: u8,
    /// Whether another Challenger stands there: nobody else can come.
    held: bool,
}

/// The rooms that matter.
pub(super) struct Repair {
    pub(super) sites: Vec<Site>,
    rooms: Set<Cell>,
    /// How fast each seat is, as it was when the ways were found.
    pub(super) paces: Vec<Pace>,
    disaster: Disaster,
    /// How much more than usual the running round matters.
    pub(super) zeal: f32,
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

/// Rooms where somebody should go to follow the trail.
pub(super) fn trail(g: &Game, own: glitch::State) -> Set<Cell> {
    let open = own.open().count();
    let last = own.open().last().filter(|_| open < DIAGNOSES);
    last.map_or(Set::EMPTY, |target| g.rooms_of(target))
}

/// Where units of the other Challengers stand.
pub(super) fn others(g: &Game, seat: Seat) -> Set<Cell> {
    let others = g.rules.all_seats().without(seat).iter();
    let places = others.map(|other| cells(g.state.derived.units[other.index()]));
    places.fold(Set::EMPTY, |all, here| all | here)
}

/// Rooms by how much they matter: the first get the nearest units.
pub(super) fn classes(g: &Game, own: glitch::State) -> [Set<Cell>; 4] {
    let (traced, mission) = (glitch::traced(g), g.mission_rooms());
    let damaged = glitch::damaged(g);
    let trail = trail(g, own);
    let broken = (traced & damaged) - trail;
    let mission = (mission & (damaged | g.hostile(Seat(0)))) - trail - broken;
    [trail, broken, mission, damaged - trail - broken - mission]
}

impl Repair {
    pub(super) fn of(g: &Game, seat: Seat, taste: &Taste) -> Option<Self> {
        let own = state(g)?;
        let rooms = rooms(g);
        let held = others(g, seat);
        let mut sites: Vec<Site> = rooms
            .iter()
            .map(|cell| Site {
                cell,
                paths: Paths::to(g, seat, cell),
                owner: None,
                way: FAR,
                busy: 0,
                held: held.has(cell),
            })
            .collect();
        let paces = share(g, own, seat, taste, &mut sites);
        Some(Self {
            sites,
            rooms,
            paces,
            disaster: Disaster::of(g),
            zeal: 1.0,
        })
    }

    /// Whether the ways lead to all rooms that matter in this state.
    pub(super) fn fits(&self, g: &Game) -> bool {
        self.rooms.contains_all(rooms(g))
    }

    /// About how many turns all of it takes.
    pub(super) fn parts(&self, g: &Game, seat: Seat, power: &Power, taste: &Taste) -> Parts {
        let Some(own) = state(g) else {
            return Parts::default();
        };
        let likes = likings(g);
        let round = usize::from(own.round).clamp(1, ROUNDS) - 1;
        let urgent = likes.needed + likes.hurry / f32::from(own.counter.max(1));
        let mut job = Job {
            units: Units::of(g, seat),
            arsenal: f32::from(g.state.seat(seat).arsenal),
            ..Job::default()
        };
        let mission = g.mission_rooms();
        let closed = (DIAGNOSES - own.open().count()) as f32;
        let weights = [
            urgent,
            urgent,
            [likes.mission1, likes.mission2, urgent][round],
            likes.elsewhere + likes.suspect * closed,
        ];
        self.trail(g, own, seat, urgent, &mut job);
        job.trouble += self.zeal * self.risk(g, own, Pace::of(g, seat, power, taste));
        let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
        let strength = f32::from(glitch::power(g));
        let limit = f32::from(g.rules.params.defence_limit);
        let hostile = [likes.hostile1, likes.hostile2, likes.hostile3 * urgent][round];
        for (rooms, weight) in classes(g, own).into_iter().zip(weights) {
            let pressing = weight >= urgent;
            for mine in [true, false] {
                for site in &self.sites {
                    let cell = site.cell;
                    if !rooms.has(cell) || (site.owner.is_none_or(|s| s == seat)) != mine {
                        continue;
                    }
                    let room = g.state.room(cell);
                    let tile = g.rules.tile(g.state.tile(cell));
                    let share = if mine { 1.0 } else { likes.shared };
                    if g.rules.options.hard && mission.has(cell) {
                        let free = f32::from(tile.squares) - room.cubes.len() as f32;
                        job.build(
                            tile.cost,
                            [likes.mission1, likes.mission2, urgent][round],
                            free,
                        );
                    }
                    let glitches = room.cubes.count(enemy) as f32;
                    job.build(tile.cost, share * weight, glitches);
                    let foes = f32::from(room.units.of(enemy));
                    let mut pull = if glitches > 0.0 { weight } else { 0.0 };
                    if foes > 0.0 {
                        let total = foes * strength;
                        let gap = total.min(limit) - job.arsenal;
                        let chance = if gap > 0.0 {
                            0.0
                        } else {
                            let lead = (job.arsenal - total) as i32 + strongest(g, seat);
                            below(g, seat, lead)
                        };
                        let turns = gap.max(0.0) / f32::from(power.totals.militarize.max(1));
                        let matters = hostile.max(if pressing { pull } else { 0.0 });
                        let turns = turns + (1.0 - chance) * likes.unready;
                        job.trouble += share * matters * (likes.fight + turns);
                        pull = chance
                            * pull
                                .max(hostile)
                                .max(if pressing { likes.storm } else { 0.0 });
                        if mine {
                            job.arsenal = (job.arsenal - foes * strength).max(0.0);
                        }
                    }
                    if pull > 0.0 && mine && !site.held {
                        job.way += pull * f32::from(job.units.send(&site.paths));
                    }
                }
            }
        }
        let threat = self.disaster.threat(g, own);
        job.trouble += threat.turns - threat.posts(g, seat, power.engineer());
        if round + 1 < ROUNDS {
            job.trouble += prospects(g, own, seat);
        }
        job.trouble += weakness(g, seat, power, taste, round);
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
        let likes = likings(g);
        let mut closed = (DIAGNOSES - own.open().count()) as f32;
        let rooms = trail(g, own);
        if rooms.is_empty() {
            return;
        }
        let mine = cells(g.occupied(seat, g.commanded(seat)));
        let manned = rooms & (others(g, seat) | mine);
        let enough = usize::from(g.rules.content.glitch.factories);
        let needed = rooms.len().min(enough).saturating_sub(manned.len());
        if needed == 0 {
            // The next card is opened when this turn ends.
            closed -= 1.0;
        }
        let mut left: Vec<&Site> = self
            .sites
            .iter()
            .filter(|s| (rooms - manned).has(s.cell))
            .collect();
        for _ in 0..needed {
            let nearest = (0..left.len()).min_by_key(|i| job.units.nearest(&left[*i].paths));
            if let Some(i) = nearest {
                let site = left[i];
                let mine = site.owner.is_none_or(|s| s == seat);
                let share = if mine { 1.0 } else { likes.shared };
                job.way += share * urgent * f32::from(job.units.nearest(&site.paths));
                if mine {
                    job.units.send(&site.paths);
                }
                left.swap_remove(i);
            }
        }
        job.trouble += urgent * likes.unknown * closed;
    }
}

/// What the combats of this turn bring.
pub(super) fn combat(g: &Game, seat: Seat, clash: &Clash<'_>) -> f32 {
    let (Some(own), Some(enemy)) = (state(g), g.rules.enemy) else {
        return 0.0;
    };
    let meeting = cells(g.occupied(seat, g.commanded(seat))) & g.hostile(seat);
    if meeting.is_empty() || g.state.active != seat {
        return 0.0;
    }
    let likes = likings(g);
    let round = usize::from(own.round).clamp(1, ROUNDS) - 1;
    let prize = [likes.prize1, likes.prize2, likes.prize3][round];
    let mut sum = 0.0;
    let pressing = trail(g, own) | (glitch::traced(g) & glitch::damaged(g));
    for at in meeting {
        let chance = clash.hope(enemy, at);
        let prize = if pressing.has(at) {
            prize.max(likes.siege)
        } else {
            prize
        };
        let squad = g.squad_against(seat, enemy, at).len();
        sum += chance * prize - (1.0 - chance) * (likes.wound * f32::from(squad) + 0.5);
    }
    sum
}

/// Cubes, their price, ways and the rest, added up.
#[derive(Default)]
struct Job {
    units: Units,
    demand: Demand,
    cubes: f32,
    deepest: f32,
    way: f32,
    /// Arsenal that no combat is meant for yet.
    arsenal: f32,
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
