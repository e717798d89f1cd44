//! The combat under way.

use ark_engine::Game;
use serde::{Deserialize, Serialize};

use crate::wire::{Cell, Seat, Squad};

/// The combat under way. Cards are shown when all sides have chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Combat {
    pub at: Cell,
    /// Who attacks the other; none where three or more fight, who all defend.
    pub attacker: Option<Seat>,
    /// The attacker first.
    pub sides: Vec<CombatSide>,
    /// What the attacker's arsenal had to reach.
    pub defence: u8,
}

/// One side of a combat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CombatSide {
    pub seat: Seat,
    pub squad: Squad,
    /// Combat strength without the card.
    pub strength: u8,
    /// Whether it has chosen a card.
    pub committed: bool,
}

pub(super) fn combat(game: &Game) -> Option<Combat> {
    let combat = game.state.combat?;
    let committed = game.committed();
    let side = |&ark_engine::Side { seat, squad, .. }: &ark_engine::Side| {
        let bonus = game.combat_bonus(seat, squad, combat.at);
        CombatSide {
            seat: seat.0,
            squad: squad.into(),
            strength: game.state.seat(seat).arsenal.saturating_add(bonus),
            committed: committed.has(seat),
        }
    };
    Some(Combat {
        at: Cell::of(&game.rules.grid, combat.at),
        attacker: combat.duel().map(|[attacker, _]| attacker.seat.0),
        sides: combat.sides.iter().map(side).collect(),
        defence: combat.defence,
    })
}
