//! Offered = accepted: the list is made for speed, the judge is one.

use std::collections::BTreeSet;

use ark_engine::{Action, Game, Next};
use ark_ids::Set;

use crate::universe;

/// Panics unless every seat is offered exactly what `check` accepts out of every thinkable
/// action, and what may be done beside the question is accepted too.
pub fn offered_is_accepted(game: &Game) {
    let asked = match game.next() {
        Next::Ask(seats, _) => seats,
        Next::Roll(_) | Next::Over(_) => Set::EMPTY,
    };
    for seat in game.rules.players {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let offered: BTreeSet<Action> = legal.iter().copied().collect();
        assert_eq!(offered.len(), legal.len(), "nothing is offered twice");
        let answers = !legal.is_empty();
        assert_eq!(asked.has(seat), answers, "whoever is asked has an answer");
        let accepted: BTreeSet<Action> = universe(game, seat)
            .into_iter()
            .filter(|action| game.check(seat, *action).is_ok())
            .collect();
        let missing: Vec<_> = accepted.difference(&offered).collect();
        assert!(
            missing.is_empty(),
            "accepted but not offered: {missing:?} at {:?}",
            game.next()
        );
        game.aside(seat, &mut legal);
        for action in offered.iter().chain(&legal) {
            let verdict = game.check(seat, *action);
            assert!(
                verdict.is_ok(),
                "offered but refused: {action:?} {verdict:?}"
            );
        }
    }
}
