//! Corrupted rooms: nobody controls them, and their cylinder goes before any cube comes
//! (ITL-19 to ITL-29).

use ark_content::{Act, Cost};
use ark_ids::{Cell, Resource, Seat, Set};
use ark_rulebook::Rule;

use super::words::{Action, Event, Upgrade, Why};
use super::{action, note, of, of_mut, why};
use crate::action::{Payment, Point};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::payment;
use crate::play::Play;
use crate::steps::act::{engineer, on_line, points};

/// As much as the Enemy board says, in what a cube costs there; in a factory and wherever
/// no price is printed, in one type of any kind (ITL-21, ITL-22, ITL-23). FREE pays
/// nothing; FREE BIODOME is a plain point here (ITL-R18).
pub(super) fn cost(g: &Game, point: Point, at: Cell) -> Cost {
    if point == Point::Free {
        return Cost::FREE;
    }
    let printed = g.rules.tile(g.state.tile(at)).cost.types;
    let types = if printed.is_empty() {
        Resource::basic()
    } else {
        printed
    };
    Cost {
        amount: g.upgrade(Upgrade::Removal),
        types,
    }
}

/// As for replacing an opponent's cube: a room without opponents, and a unit there, or
/// near enough to build, unless it is done from afar (ITL-24, ITL-R18, ASY-R17). The limit of one cube is not asked (ITL-28).
pub(super) fn check(
    g: &Game,
    seat: Seat,
    point: Point,
    at: Cell,
    pay: Payment,
) -> Result<(), Illegal> {
    on_line(g, Act::Engineer)?;
    points(engineer::left(g, point), Rule::Itl20)?;
    let room = g.state.derived.built.has(at);
    require(room, Rule::Itl20, illegal::Why::NoRoom)?;
    let corrupted = of(g).corrupted.has(at);
    require(corrupted, Rule::Itl20, why(Why::NotCorrupted))?;
    if let Some(opponent) = g.opponent_at(seat, at) {
        return refuse(Rule::ItlR18, illegal::Why::Hostile(opponent));
    }
    require(
        point == Point::Remote || g.workshops(seat).has(at),
        Rule::Itl20,
        illegal::Why::NotOccupied,
    )?;
    let have = &g.state.seat(seat).resources;
    payment::check(have, cost(g, point, at), pay, Rule::Itl21)
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    if !g.phase().acts.has(Act::Engineer) {
        return;
    }
    let open = of(g).corrupted - g.hostile(seat);
    let near = g.workshops(seat);
    let have = &g.state.seat(seat).resources;
    for point in Point::ALL {
        if engineer::left(g, point) == 0 {
            continue;
        }
        let rooms: Set<Cell> = if point == Point::Remote {
            open
        } else {
            open & near
        };
        for at in rooms {
            payment::each(have, cost(g, point, at), |pay| {
                out.push(action(Action::Purge { point, at, pay }));
            });
        }
    }
}

pub(super) fn resolve<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    point: Point,
    at: Cell,
    pay: Payment,
) {
    let cost = cost(play, point, at);
    *engineer::left_mut(play, point) -= 1;
    play.pay(seat, cost, pay);
    clean(play, seat, at);
}

/// The cylinder returns to the supply, and control is what the pieces say (ITL-20).
pub(super) fn clean<L: Log>(play: &mut Play<'_, L>, seat: Seat, at: Cell) {
    of_mut(play).corrupted.remove(at);
    play.recontrol();
    note(play, Event::Purged { seat, at });
}
