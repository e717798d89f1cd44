//! What a seat works towards: places that want its cubes.

use ark_content::{Content, Cost, MissionRule, Objective};
use ark_engine::{Game, SeatState};
use ark_ids::{Cell, Colour, Seat, Section, Set, Target, Tile};
use arrayvec::ArrayVec;

use super::paths::Paths;

/// The most targets that the missions of one game name: four groups and the
/// generators.
const AIMS: usize = 17;

/// One objective, or a room that may turn out to be one.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    pub(super) what: Objective,
    /// How likely the mission names it; 1 once the mission is known.
    pub(super) weight: f32,
    /// Where the rooms of the target lie, if any of them is on the board.
    pub(super) cells: [Option<Cell>; 2],
    pub(super) squares: u8,
    pub(super) cost: Cost,
}

/// What the seat aims at, and the ways there.
pub(super) struct Aims {
    pub(super) list: ArrayVec<Aim, AIMS>,
    /// The ways to the rooms of a known mission; like `list`, both cells of each.
    pub(super) paths: ArrayVec<[Option<Paths>; 2], 3>,
    /// The rooms of a known mission that are on the board.
    pub(super) goals: Set<Cell>,
    /// Whether the mission is known.
    pub(super) known: bool,
    /// The board for which the ways hold.
    pub(super) built: Set<Cell>,
}

impl Aims {
    pub(super) fn of(g: &Game, seat: Seat) -> Self {
        let mission = g.state.seat(seat).mission.open();
        let content = g.rules.content;
        let mut aims = Self {
            list: ArrayVec::new(),
            paths: ArrayVec::new(),
            goals: Set::EMPTY,
            known: mission.is_some(),
            built: g.state.derived.built,
        };
        if let Some(mission) = mission {
            for what in content.missions[mission.index()].objectives {
                aims.list.push(Aim::new(g, what, 1.0));
            }
            aims.goals = aims.list.iter().flat_map(|a| a.cells).flatten().collect();
            for aim in &aims.list {
                let ways = |cell: Option<Cell>| cell.map(|c| Paths::to(g, seat, c));
                aims.paths.push(aim.cells.map(ways));
            }
        } else if matches!(g.rules.params.mission, MissionRule::Earned { .. }) {
            aims.guess(g, content);
        }
        aims
    }

    /// Every room that a mission of this game may name.
    fn guess(&mut self, g: &Game, content: &Content) {
        let open = content.missions.iter().filter(|m| {
            m.groups
                .is_some_and(|pair| pair.into_iter().all(|group| g.state.groups.has(group)))
        });
        let share = 1.0 / open.clone().count().max(1) as f32;
        for what in open.flat_map(|m| m.objectives) {
            match self.list.iter_mut().find(|aim| aim.what == what) {
                Some(aim) => aim.weight += share,
                None => {
                    let _ = self.list.try_push(Aim::new(g, what, share));
                }
            }
        }
    }
}

impl Aim {
    fn new(g: &Game, what: Objective, weight: f32) -> Self {
        let mut aim = Self {
            what,
            weight,
            cells: [None; 2],
            squares: 0,
            cost: Cost::FREE,
        };
        match what {
            Objective::Target(target) => aim.find(g, target),
            Objective::Cubes(section, n) => {
                aim.squares = n;
                aim.cost = g.rules.content.boards[0].sections[section.index()].cost;
            }
        }
        aim
    }

    fn find(&mut self, g: &Game, target: Target) {
        let tiles: Set<Tile> = (0..g.rules.content.tiles.len() as u8)
            .map(Tile)
            .filter(|tile| g.rules.target(*tile) == Some(target))
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
    pub(super) fn section(&self) -> Option<Section> {
        match self.what {
            Objective::Cubes(section, _) => Some(section),
            Objective::Target(_) => None,
        }
    }

    pub(super) fn met(&self, state: &SeatState) -> bool {
        match self.what {
            Objective::Target(target) => state.targets.has(target),
            Objective::Cubes(section, n) => state.sections[section.index()].cubes >= n,
        }
    }
}

/// How many cubes of the seat the room lacks to be full and under its control.
#[inline]
pub(super) fn missing(g: &Game, seat: Seat, cell: Cell, squares: u8) -> u8 {
    let cubes = g.state.room(cell).cubes;
    let free = squares.saturating_sub(cubes.len() as u8);
    if cubes.is_empty() {
        return free;
    }
    let own = cubes.count(Colour::seat(seat)) as u8 + free;
    let rival = g
        .rules
        .all_seats()
        .without(seat)
        .iter()
        .map(|s| cubes.count(Colour::seat(s)) as u8)
        .max()
        .unwrap_or(0);
    free + rival.saturating_sub(own).div_ceil(2)
}
