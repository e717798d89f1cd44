//! What Challengers give each other in Glitch: whoever stands where a cube presses and
//! cannot pay for it gets what the others can spare.

use ark_content::{Cost, ROUNDS};
use ark_engine::Game;
use ark_engine::modes::coop::Goods;
use ark_engine::modes::{State, glitch};
use ark_ids::{Cell, Resource, Resources, Seat, Set};

use super::clash::cells;

const MT: Resource = Resource::Metamorphite;
/// The most of a resource that one offer can hold.
const MOST: u16 = 20;

/// Rooms that will be judged when the round ends.
fn pressing(g: &Game) -> Set<Cell> {
    let State::Glitch(_, own) = &g.state.mode else {
        return Set::EMPTY;
    };
    let last = usize::from(own.round) == ROUNDS;
    let mission = if last { g.mission_rooms() } else { Set::EMPTY };
    (glitch::traced(g) | mission) & glitch::damaged(g)
}

/// What the seat has to pay for the pressing rooms where it stands, one cube in each.
fn bills(g: &Game, seat: Seat, rooms: Set<Cell>) -> impl Iterator<Item = Cost> + '_ {
    let here = cells(g.occupied(seat, g.commanded(seat))) & (rooms - g.hostile(seat));
    here.iter()
        .map(|cell| g.rules.tile(g.state.tile(cell)).cost)
        .filter(|cost| cost.amount > 0)
}

/// Pays a bill as well as it can: with the type that there is most of, then with
/// Metamorphite. What is missing, and the type.
fn pay(purse: &mut Resources, cost: Cost) -> (u16, Resource) {
    let kinds = Resource::BASIC.into_iter().filter(|k| cost.types.has(*k));
    let kind = kinds.max_by_key(|k| purse.of(*k)).unwrap_or(MT);
    let mut due = u16::from(cost.amount);
    for kind in [kind, MT] {
        let paid = due.min(purse.of(kind));
        purse.take(kind, paid);
        due -= paid;
    }
    (due, kind)
}

/// A gift of the seat, if somebody needs one that it can make.
pub(crate) fn gift(g: &Game, seat: Seat) -> Option<(Seat, Goods)> {
    let rooms = pressing(g);
    if rooms.is_empty() {
        return None;
    }
    let mut spare = g.state.seat(seat).resources;
    for cost in bills(g, seat, rooms) {
        pay(&mut spare, cost);
    }
    let seats = g.rules.seats as u8;
    for after in 1..seats {
        let other = Seat((seat.0 + after) % seats);
        let mut purse = g.state.seat(other).resources;
        for cost in bills(g, other, rooms) {
            let before = purse;
            let (due, kind) = pay(&mut purse, cost);
            if due == 0 {
                continue;
            }
            // What the other has may be of a type that nobody can complete.
            let basic = Resource::BASIC.into_iter().filter(|k| cost.types.has(*k));
            let best = basic
                .max_by_key(|k| before.of(*k) + spare.of(*k))
                .unwrap_or(kind);
            let lack = u16::from(cost.amount).saturating_sub(before.of(best) + before.of(MT));
            let plain = lack.min(spare.of(best));
            let rest = lack - plain;
            let rest = rest.min(spare.of(MT));
            let (kind, amount) = if plain > 0 { (best, plain) } else { (MT, rest) };
            if amount == 0 {
                continue;
            }
            let amount = amount.min(MOST) as u8;
            return Some((other, Goods { kind, amount }));
        }
    }
    None
}
