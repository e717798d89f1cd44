//! Where a scout goes while the board is built: to the nearest token.

use ark_engine::modes::coop;
use ark_engine::{Action, Dice, Game, patch};
use ark_ids::{Place, Seat, Set};

use crate::SeededDice;

/// A step that leads to a token as fast as any; whoever stays finds nothing.
pub(super) fn go(g: &Game, seat: Seat, actions: &[Action], dice: &mut SeededDice) -> Action {
    let far = |action: &Action| match *action {
        Action::Go { to, .. }
        | Action::Patch(patch::Action::Coop(coop::Action::Pass { to, .. })) => {
            distance(g, seat, to)
        }
        _ => u8::MAX,
    };
    let nearest = actions.iter().map(far).min().unwrap_or(u8::MAX);
    let best: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|a| far(a) == nearest)
        .collect();
    best[dice.below(best.len() as u32) as usize]
}

/// Steps from a place to the nearest token; one less than for ever if there is no way.
fn distance(g: &Game, seat: Seat, from: Place) -> u8 {
    let tokens: Set<Place> = Set::from_bits(g.state.tokens.bits());
    let mut seen = Set::one(from);
    let mut edge = seen;
    for steps in 0..u8::MAX - 1 {
        if edge.meets(tokens) {
            return steps;
        }
        if edge.is_empty() {
            break;
        }
        let mut next = Set::EMPTY;
        for place in edge {
            next |= g.adjacent(seat, place);
        }
        edge = next - seen;
        seen |= next;
    }
    u8::MAX - 1
}
