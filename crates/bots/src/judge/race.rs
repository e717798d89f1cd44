//! The race against Guardians. Whoever waits for a better moment loses it: what helps in the
//! long run is worth little here, what lies in the rooms of the mission much, and a turn of
//! earning comes before all else. The numbers were found by play.

use std::sync::LazyLock;

use ark_engine::{Game, modes};
use ark_ids::{Cell, Seat, Set};

use super::clash::winning;
use super::parts::Parts;
use super::patrol;
use super::power::Power;
use super::taste::Taste;

/// What all weights together are divided by, so that one is a turn again.
const TURN: f32 = 0.4;
/// How much comfort counts.
const COMFORT: f32 = 0.1;
/// How much turns of walking, building and earning count.
const WALKING: f32 = 0.5;
const BUILDING: f32 = 0.7;
const EARNING: f32 = 2.9;
/// A cube in a room of the mission.
const LAID: f32 = 1.0;
/// A cylinder that waits to be routed, and a route per turn, while there is time to use them.
const STOCK: f32 = 0.25;
const ROUTE: f32 = 0.34;
/// Being sure to win against one of them that comes, while many may still come.
const ARMED: f32 = 0.5;
/// How much of what they threaten is left when time runs out: there is little to lose then.
const LAST_THREAT: f32 = 0.5;
/// A room without the unit that is to build in it: a turn of MOVE, however short the way.
const ABSENT: f32 = 0.35;
/// How much one of them hinders that finds nothing to destroy and so goes on.
const PASSING: f32 = 0.55;

/// What else a Challenger likes otherwise than players of a race among themselves.
static TASTE: LazyLock<Taste> = LazyLock::new(|| Taste {
    powered: 1.4,
    held: 0.25,
    refined: 0.5,
    unpaid: 0.2,
    deepest: 0.15,
    waiting: 0.15,
    trouble: 0.45,
    wound: 0.5,
    harm: 0.14,
    unit: 0.1,
    wounded: 0.36,
    first_card: 0.3,
    second_card: 0.16,
    chain: 1.0,
    teleport: 1.3,
    teleport_any: 1.9,
    ..Taste::default()
});

/// The likings that hold in this game.
pub(super) fn taste<'a>(g: &Game, otherwise: &'a Taste) -> &'a Taste {
    if time(g).is_some() { &TASTE } else { otherwise }
}

/// How much of the time is left, from one to none.
fn time(g: &Game) -> Option<f32> {
    let modes::State::Guardians(_, own) = &g.state.mode else {
        return None;
    };
    let start = g.rules.content.guardians.counter[g.rules.seats - 1];
    Some(f32::from(own.counter) / f32::from(start))
}

/// Weighs the parts of an estimate as they count in the race.
pub(super) fn weigh(g: &Game, seat: Seat, goals: Set<Cell>, power: &Power, parts: &mut Parts) {
    let Some(time) = time(g) else {
        return;
    };
    let laid: usize = goals.iter().map(|at| g.state.room(at).cubes.len()).sum();
    let growth = STOCK * f32::from(g.state.seat(seat).stock) + ROUTE * power.routes();
    parts.comfort *= COMFORT;
    parts.comfort += time * (growth + ARMED * winning(g, seat));
    parts.walking *= WALKING;
    parts.building = BUILDING * parts.building - LAID * laid as f32;
    parts.earning *= EARNING;
    let threat = patrol::threat(g, seat, goals);
    parts.combat -= threat * (time + LAST_THREAT * (1.0 - time));
    let Parts {
        building,
        walking,
        earning,
        combat,
        comfort,
        ..
    } = parts;
    for part in [building, walking, earning, combat, comfort] {
        *part *= TURN;
    }
}

/// What it costs besides the way that a room waits for its unit, in turns.
pub(super) fn absence(g: &Game, way: u8) -> f32 {
    if way > 0 && time(g).is_some() {
        ABSENT
    } else {
        0.0
    }
}

/// How much an opponent in a room is in the way, against one that stays.
pub(super) fn hindrance(g: &Game, at: Cell) -> f32 {
    if patrol::passes(g, at) { PASSING } else { 1.0 }
}
