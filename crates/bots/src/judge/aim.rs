//! What a seat works towards: places that want its cubes.

use ark_content::{Content, Cost, Objective};
use ark_engine::{Game, Row};
use ark_ids::{Cell, Colour, Place, Seat, Section, Set, Target, Tile};
use arrayvec::ArrayVec;

use super::builders;
use super::goal::{self, Goal};
use super::paths::Paths;

/// The most targets that the missions of one game name: four groups and the
/// generators.
const AIMS: usize = 17;
/// The most rooms to which ways are kept.
pub(crate) const PLACES: usize = 8;

/// What an aim asks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Task {
    /// An objective of a mission.
    Meet,
    /// A unit in the room, whoever's of those who play together.
    Stand,
    /// A cube in the place of each of an Enemy's.
    Mend,
}

/// One objective, or a room that may turn out to be one.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub(crate) what: Objective,
    pub(crate) task: Task,
    /// How likely the mission names it; 1 once the mission is known.
    pub(crate) weight: f32,
    /// Where the rooms of the target lie, if any of them is on the board.
    pub(crate) cells: [Option<Cell>; 2],
    pub(crate) squares: u8,
    pub(crate) cost: Cost,
}

/// What the seat aims at, and the ways there.
pub(crate) struct Aims {
    pub(crate) list: ArrayVec<Aim, AIMS>,
    /// The ways to the rooms of a known mission; like `list`, both cells of each.
    pub(crate) paths: ArrayVec<[Option<Paths>; 2], PLACES>,
    /// The rooms of a known mission that are on the board.
    pub(crate) goals: Set<Cell>,
    /// Whether the mission is known.
    pub(crate) known: bool,
    /// The board for which the ways hold.
    pub(crate) built: Set<Cell>,
    /// The stage of the goal for which they hold.
    pub(crate) stage: u8,
}

impl Aims {
    pub(crate) fn of(g: &Game, seat: Seat) -> Self {
        let goal = Goal::of(g, seat);
        let content = g.rules.content;
        let mut aims = Self {
            list: ArrayVec::new(),
            paths: ArrayVec::new(),
            goals: Set::EMPTY,
            known: matches!(goal, Goal::Mission(_) | Goal::Repair { .. }),
            built: g.state.derived.built,
            stage: goal::stage(g),
        };
        match goal {
            Goal::Mission(mission) => {
                for what in content.missions[mission.index()].objectives {
                    aims.list.push(Aim::new(g, seat, what, 1.0));
                }
                builders::divide(g, seat, &mut aims.list);
            }
            Goal::AnyMission => aims.guess(g, seat, content),
            Goal::Repair {
                trail,
                damaged,
                clear,
            } => aims.repair(g, trail, damaged, clear),
            Goal::Other => {}
        }
        if aims.known {
            let cells = aims.list.iter().flat_map(|a| a.cells).flatten();
            aims.goals = cells.fold(aims.goals, Set::with);
            for aim in aims.list.iter().take(PLACES) {
                let ways = |cell: Option<Cell>| cell.map(|c| Paths::to(g, seat, c));
                aims.paths.push(aim.cells.map(ways));
            }
        }
        aims
    }

    /// Rooms to be in, rooms to mend, rooms to clear.
    fn repair(&mut self, g: &Game, trail: Option<Target>, damaged: Set<Cell>, clear: Set<Cell>) {
        let mut add = |task: Task, cell: Cell| {
            let tile = g.state.tile(cell);
            let data = g.rules.tile(tile);
            let aim = Aim {
                what: Objective::Target(data.target.or(trail).unwrap_or(Target(0))),
                task,
                weight: 1.0,
                cells: [Some(cell), None],
                squares: data.squares,
                cost: data.cost,
            };
            if self.list.len() < PLACES {
                self.list.push(aim);
            }
        };
        for cell in trail
            .map_or(Set::EMPTY, |target| g.rooms_of(target))
            .iter()
            .take(2)
        {
            add(Task::Stand, cell);
        }
        for cell in damaged {
            add(Task::Mend, cell);
        }
        self.goals = clear;
    }

    /// Every room that a mission of this game may name.
    fn guess(&mut self, g: &Game, seat: Seat, content: &Content) {
        let open = content.missions.iter().filter(|m| {
            m.groups
                .is_some_and(|pair| pair.into_iter().all(|group| g.state.groups.has(group)))
        });
        let share = 1.0 / open.clone().count().max(1) as f32;
        for what in open.flat_map(|m| m.objectives) {
            match self.list.iter_mut().find(|aim| aim.what == what) {
                Some(aim) => aim.weight += share,
                None => {
                    let _ = self.list.try_push(Aim::new(g, seat, what, share));
                }
            }
        }
    }
}

impl Aim {
    fn new(g: &Game, seat: Seat, what: Objective, weight: f32) -> Self {
        let mut aim = Self {
            what,
            task: Task::Meet,
            weight,
            cells: [None; 2],
            squares: 0,
            cost: Cost::FREE,
        };
        match what {
            Objective::Target(target) => aim.find(g, target),
            Objective::Cubes(section, n) => {
                aim.squares = n;
                aim.cost = g.board(seat).sections[section.index()].cost;
            }
        }
        aim
    }

    fn find(&mut self, g: &Game, target: Target) {
        let tiles: Set<Tile> = (0..g.rules.content.tiles.len() as u8)
            .map(Tile)
            .filter(|tile| g.rules.tile(*tile).target == Some(target))
            .collect();
        if let Some(tile) = tiles.min() {
            let data = g.rules.tile(tile);
            self.squares = data.squares;
            self.cost = data.cost;
        }
        let places = g.state.derived.built.iter();
        let mut found = places.filter(|cell| tiles.has(g.state.tile(*cell)));
        self.cells = [found.next(), found.next()];
    }

    /// The section that the cubes go to, if it is no room.
    pub(crate) fn section(&self) -> Option<Section> {
        match self.what {
            Objective::Cubes(section, _) => Some(section),
            Objective::Target(_) => None,
        }
    }

    pub(crate) fn met(&self, g: &Game, seat: Seat) -> bool {
        let here = || self.cells[0].unwrap_or(Cell(0));
        match self.task {
            Task::Meet => g.has_met(seat, self.what),
            Task::Stand => {
                let units = &g.state.derived.units;
                let mut together = g.rules.all_seats().iter();
                together.any(|s| units[s.index()].has(Place::cell(here())))
            }
            Task::Mend => broken(g, here()) == 0,
        }
    }
}

/// Cubes of an Enemy in a room.
pub(crate) fn broken(g: &Game, cell: Cell) -> u8 {
    let cubes = g.state.room(cell).cubes;
    g.rules
        .enemy
        .map_or(0, |enemy| cubes.count(Colour::seat(enemy)) as u8)
}

/// How many cubes of the seat the room lacks to be full and under its control.
#[inline]
pub(crate) fn missing(g: &Game, seat: Seat, cell: Cell, squares: u8) -> u8 {
    let cubes = g.state.room(cell).cubes;
    let free = squares.saturating_sub(cubes.len() as u8);
    // Where all control what any piece is in, whose cubes they are does not matter.
    if cubes.is_empty() || g.rules.params.inclusive {
        return free;
    }
    if g.rules.close_up {
        return ousting(g, seat, cubes, squares);
    }
    let own = cubes.count(Colour::seat(seat)) as u8 + free;
    let rival = g.rules.opponents[seat.index()]
        .iter()
        .map(|s| cubes.count(Colour::seat(s)) as u8)
        .max()
        .unwrap_or(0);
    free + rival.saturating_sub(own).div_ceil(2)
}

/// The same where the leftmost cube of others goes first (FAL-26, FAL-27). Of three colours
/// none need be the one in the lead, so a first cube can be needed that changes nothing yet.
fn ousting(g: &Game, seat: Seat, mut cubes: Row, squares: u8) -> u8 {
    let own = Colour::seat(seat);
    let leads = |cubes: Row| {
        let mut rivals = g.rules.opponents[seat.index()].iter();
        rivals.all(|s| cubes.count(Colour::seat(s)) <= cubes.count(own))
    };
    let mut laid = 0;
    while cubes.len() < usize::from(squares) || !leads(cubes) {
        if cubes.len() >= usize::from(squares)
            && let Some(first) = cubes.iter().find(|colour| *colour != own)
        {
            cubes.take(first);
        }
        cubes.push(own);
        laid += 1;
    }
    laid
}
