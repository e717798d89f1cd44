//! INFECT: cubes follow a shortest path towards the mission rooms (ITL-50 to ITL-58).

use ark_ids::{Cell, Set};
use ark_rulebook::Rule;

use super::words::{Action, Frame, Why};
use super::{action, of, path, pieces, top, why};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::patch;
use crate::play::{Flow, Play};

fn open(g: &Game, at: Cell) -> bool {
    g.infection(at) < g.rules.content.organism.infection_limit
}

fn target(g: &Game) -> Cell {
    of(g).target.expect("a room is targeted")
}

/// Begins in the targeted room, which gets the first cube, or all that fit if it is a
/// mission room (ITL-55, ITL-58).
pub(super) fn begin<L: Log>(play: &mut Play<'_, L>, mut cubes: u8) {
    let target = target(play);
    let mission = play.mission_rooms().has(target);
    while cubes > 0 && open(play, target) {
        cubes -= 1;
        if !pieces::infect(play, target) {
            return;
        }
        if !mission {
            break;
        }
    }
    if cubes > 0 {
        play.push(top(Frame::Spread { cubes, at: target }));
    }
}

/// One step on; full rooms are passed over (ITL-56). After the mission room it begins
/// again from the targeted room (ITL-57).
pub(super) fn run<L: Log>(play: &mut Play<'_, L>, cubes: u8, at: Cell) -> Flow {
    let target = target(play);
    let Some(steps) = path::steps(play, target, at) else {
        play.pop();
        scatter(play, target, cubes);
        return Flow::Ran;
    };
    let first = steps.min().expect("a path goes on");
    // The lowest row, then column, unless somebody chooses (ITL-R11).
    if play.rules.has_dark_player() && steps.len() > 1 {
        return Flow::Waits;
    }
    step(play, cubes, first);
    Flow::Ran
}

pub(super) fn step<L: Log>(play: &mut Play<'_, L>, cubes: u8, to: Cell) {
    if !open(play, to) {
        play.swap_top(top(Frame::Spread { cubes, at: to }));
        return;
    }
    // A mission room that takes a cube is the goal: a closer one would have been.
    let goal = play.mission_rooms().has(to);
    let cubes = cubes - 1;
    play.pop();
    if !pieces::infect(play, to) || cubes == 0 {
        return;
    }
    if goal {
        begin(play, cubes);
    } else {
        play.push(top(Frame::Spread { cubes, at: to }));
    }
}

/// No mission room in reach can take a cube: the targeted room is filled, then the rooms
/// around it get one each, in turns (ITL-R13).
fn scatter<L: Log>(play: &mut Play<'_, L>, target: Cell, mut cubes: u8) {
    while cubes > 0 && open(play, target) {
        cubes -= 1;
        if !pieces::infect(play, target) {
            return;
        }
    }
    while cubes > 0 {
        let before = cubes;
        for at in path::outward(play, target) {
            if cubes > 0 && open(play, at) {
                cubes -= 1;
                if !pieces::infect(play, at) {
                    return;
                }
            }
        }
        if cubes == before {
            return;
        }
    }
}

pub(super) fn check(g: &Game, at: Cell, wish: crate::Action) -> Result<(), Illegal> {
    let crate::Action::Patch(patch::Action::ItLearns(Action::Infect(to))) = wish else {
        return refuse(Rule::Itl54, illegal::Why::OtherQuestion);
    };
    let on_path = path::steps(g, target(g), at).is_some_and(|steps| steps.has(to));
    require(on_path, Rule::Itl54, why(Why::OutOfReach))
}

pub(super) fn list(g: &Game, at: Cell, out: &mut Vec<crate::Action>) {
    let steps = path::steps(g, target(g), at).unwrap_or(Set::EMPTY);
    out.extend(steps.iter().map(|to| action(Action::Infect(to))));
}
