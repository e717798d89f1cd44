//! The combat under way.

use ark_engine::Game;
use serde::{Deserialize, Serialize};

use crate::wire::{Cell, Seat, Squad};

/// The combat under way. Cards are shown when both sides have chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Combat {
    pub at: Cell,
    pub attacker: Seat,
    pub defender: Seat,
    pub attackers: Squad,
    pub defenders: Squad,
    /// What the attacker's arsenal had to reach.
    pub defence: u8,
    /// Combat strength of each side without its card.
    pub attacker_strength: u8,
    pub defender_strength: u8,
    pub attacker_committed: bool,
    pub defender_committed: bool,
}

pub(super) fn combat(game: &Game) -> Option<Combat> {
    let ark_engine::Combat {
        at,
        attacker,
        defender,
        attackers,
        defenders,
        defence,
        cards: _,
    } = game.state.combat?;
    let strength = |seat, squad| {
        let arsenal = game.state.seat(seat).arsenal;
        arsenal.saturating_add(game.combat_bonus(seat, squad, at))
    };
    let [attacker_committed, defender_committed] = game.committed();
    Some(Combat {
        at: Cell::of(&game.rules.grid, at),
        attacker: attacker.0,
        defender: defender.0,
        attackers: attackers.into(),
        defenders: defenders.into(),
        defence,
        attacker_strength: strength(attacker, attackers),
        defender_strength: strength(defender, defenders),
        attacker_committed,
        defender_committed,
    })
}
