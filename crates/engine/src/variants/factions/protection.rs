//! Cubes that cost more to replace (ASY-50 to ASY-52).

use ark_content::{Cost, Kind};
use ark_ids::{Resource, Seat};

use crate::game::Game;

/// The surcharge of the owner of the cube, as it is now; where the room asks nothing, in
/// one type of one's choice (ASY-51, ASY-R18, ASY-R19).
pub(super) fn cost(g: &Game, replace: Option<Seat>, cost: Cost) -> Cost {
    let Some(owner) = replace.filter(|owner| owner.index() < g.rules.seats) else {
        return cost;
    };
    let more = g.sum_of(owner, Kind::Protection);
    if more == 0 {
        return cost;
    }
    let types = if cost.amount == 0 {
        Resource::basic()
    } else {
        cost.types
    };
    Cost {
        amount: cost.amount + more,
        types,
    }
}
