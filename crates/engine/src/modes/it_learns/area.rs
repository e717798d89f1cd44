//! CORRUPT and BLOOM: the targeted room and those around it (ITL-42 to ITL-49, ITL-59 to
//! ITL-62).

use ark_content::Direction;
use ark_ids::{Cell, Set};
use ark_rulebook::Rule;
use arrayvec::ArrayVec;

use super::words::{Action, Frame, Why};
use super::{action, of, pieces, top, why};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::patch;
use crate::play::{Flow, Play};

/// The two kinds of pieces.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Cylinder,
    Cube,
}

/// Clockwise, as on the enemy-action cards (ITL-R14).
const ORDER: [Direction; 4] = [
    Direction::Left,
    Direction::Straight,
    Direction::Right,
    Direction::Behind,
];

/// The targeted room and its neighbours in the order of ITL-46: itself, left, straight,
/// right, behind. Biodomes are none of them (ITL-R15).
fn area(g: &Game, target: Cell) -> ArrayVec<Cell, 5> {
    let mut area = ArrayVec::new();
    area.push(target);
    let back = g.name_edge(target);
    area.extend(
        ORDER
            .into_iter()
            .filter_map(|way| g.neighbour(target, back, way)),
    );
    area
}

/// Whether a room can take such a piece: one cylinder, and none on a gate (ITL-25,
/// ITL-26); so many cubes (ITL-18).
fn takes(g: &Game, kind: Kind, at: Cell) -> bool {
    match kind {
        Kind::Cylinder => !of(g).corrupted.has(at) && !g.state.derived.gates.has(at),
        Kind::Cube => g.infection(at) < g.rules.content.organism.infection_limit,
    }
}

fn sites(g: &Game, kind: Kind) -> ArrayVec<Cell, 5> {
    let target = of(g).target.expect("a room is targeted");
    area(g, target)
        .into_iter()
        .filter(|at| takes(g, kind, *at))
        .collect()
}

/// Rooms with a unit, a cube or a routed cylinder of a Challenger, commanded neutral
/// pieces included (ITL-45, ITL-R17).
fn held(g: &Game) -> Set<Cell> {
    let challengers = g.rules.all_seats().iter();
    challengers.fold(Set::EMPTY, |all, seat| all | g.presence(seat))
}

/// The Automata's order: mission rooms, then rooms with pieces of Challengers, then the
/// rest. Pieces are dealt in rounds within the first two; the rest are single rooms, each
/// filled before the next (ITL-44 to ITL-47, ITL-R16).
fn deal<L: Log>(play: &mut Play<'_, L>, target: Cell, kind: Kind, mut left: u8) -> bool {
    let (mission, held) = (play.mission_rooms(), held(play));
    let area = area(play, target);
    let of_tier = |wanted: u8| {
        area.iter().copied().filter(move |cell| {
            let tier = match cell {
                cell if mission.has(*cell) => 0,
                cell if held.has(*cell) => 1,
                _ => 2,
            };
            tier == wanted
        })
    };
    for tier in 0..3 {
        let rooms: ArrayVec<Cell, 5> = of_tier(tier).collect();
        let turns: ArrayVec<ArrayVec<Cell, 5>, 5> = if tier < 2 {
            [rooms].into_iter().collect()
        } else {
            rooms
                .iter()
                .map(|room| [*room].into_iter().collect())
                .collect()
        };
        for rooms in turns {
            while left > 0 && rooms.iter().any(|at| takes(play, kind, *at)) {
                for at in &rooms {
                    if left > 0 && takes(play, kind, *at) {
                        left -= 1;
                        if !put(play, kind, *at) {
                            return false;
                        }
                    }
                }
            }
        }
    }
    // What finds no room was never taken from the supply (ITL-48).
    true
}

fn put<L: Log>(play: &mut Play<'_, L>, kind: Kind, at: Cell) -> bool {
    match kind {
        Kind::Cylinder => pieces::corrupt(play, at),
        Kind::Cube => pieces::infect(play, at),
    }
}

/// Cylinders first, then cubes; the Dark Player chooses (ITL-49, ITL-62).
pub(super) fn run<L: Log>(play: &mut Play<'_, L>, cylinders: u8, cubes: u8) -> Flow {
    if !play.rules.has_dark_player() {
        play.pop();
        let target = of(play).target.expect("a room is targeted");
        let _ =
            deal(play, target, Kind::Cylinder, cylinders) && deal(play, target, Kind::Cube, cubes);
        return Flow::Ran;
    }
    let (mut some, mut more) = (cylinders, cubes);
    if sites(play, Kind::Cylinder).is_empty() {
        some = 0;
    }
    if sites(play, Kind::Cube).is_empty() {
        more = 0;
    }
    if (some, more) == (0, 0) {
        play.pop();
        return Flow::Ran;
    }
    // A piece that must be placed and is not there loses the game before it is aimed.
    let short =
        (some > 0 && play.corruption_supply() == 0) || (more > 0 && play.infection_supply() == 0);
    if short {
        pieces::exhausted(play);
        return Flow::Ran;
    }
    if (some, more) != (cylinders, cubes) {
        set(play, some, more);
        return Flow::Ran;
    }
    let mut options = Vec::new();
    list(play, cylinders, cubes, &mut options);
    if let [crate::Action::Patch(patch::Action::ItLearns(only))] = options[..] {
        resolve(play, cylinders, cubes, only);
        return Flow::Ran;
    }
    Flow::Waits
}

fn set<L: Log>(play: &mut Play<'_, L>, cylinders: u8, cubes: u8) {
    play.swap_top(top(Frame::Grow { cylinders, cubes }));
}

pub(super) fn check(
    g: &Game,
    cylinders: u8,
    cubes: u8,
    wish: crate::Action,
) -> Result<(), Illegal> {
    let (kind, left, at, rule) = match wish {
        crate::Action::Patch(patch::Action::ItLearns(Action::Corrupt(at))) => {
            (Kind::Cylinder, cylinders, at, Rule::Itl49)
        }
        crate::Action::Patch(patch::Action::ItLearns(Action::Infect(at))) => {
            (Kind::Cube, cubes, at, Rule::Itl62)
        }
        _ => return refuse(Rule::Itl49, illegal::Why::OtherQuestion),
    };
    require(left > 0, rule, illegal::Why::Points { need: 1, left })?;
    let target = of(g).target.expect("a room is targeted");
    let near = area(g, target).contains(&at);
    require(near, Rule::Itl43, why(Why::OutOfReach))?;
    if takes(g, kind, at) {
        return Ok(());
    }
    let rule = match kind {
        Kind::Cylinder if g.state.derived.gates.has(at) => Rule::Itl26,
        Kind::Cylinder => Rule::Itl25,
        Kind::Cube => Rule::Itl18,
    };
    refuse(rule, why(Why::NoPlace))
}

pub(super) fn list(g: &Game, cylinders: u8, cubes: u8, out: &mut Vec<crate::Action>) {
    if cylinders > 0 {
        let sites = sites(g, Kind::Cylinder).into_iter();
        out.extend(sites.map(|at| action(Action::Corrupt(at))));
    }
    if cubes > 0 {
        let sites = sites(g, Kind::Cube).into_iter();
        out.extend(sites.map(|at| action(Action::Infect(at))));
    }
}

pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, cylinders: u8, cubes: u8, wish: Action) {
    let (kind, at) = match wish {
        Action::Corrupt(at) => {
            set(play, cylinders - 1, cubes);
            (Kind::Cylinder, at)
        }
        Action::Infect(at) => {
            set(play, cylinders, cubes - 1);
            (Kind::Cube, at)
        }
        _ => unreachable!("{wish:?} places nothing"),
    };
    put(play, kind, at);
}
