//! What the other seats do in a search: as little as the rules allow, but they
//! fight well. A race is mostly run on one's own.

use ark_engine::{Action, Dice, Game, Question};
use ark_ids::{Seat, Set};

use crate::SeededDice;
use crate::judge::Taste;
use crate::judge::clash::{self, Clash};

/// An answer of this seat.
pub(super) fn answer(
    g: &Game,
    seat: Seat,
    question: Question,
    actions: &[Action],
    taste: &Taste,
    dice: &mut SeededDice,
) -> Action {
    match question {
        Question::Commit => match &g.state.combat {
            Some(combat) => clash::commit(g, seat, combat, taste, actions),
            None => actions[0],
        },
        Question::Fight => {
            let goals = Set::EMPTY;
            let clash = Clash {
                g,
                seat,
                taste,
                goals,
            };
            clash::best(actions, |action| match action {
                Action::Fight {
                    at,
                    against: Some(rival),
                } => clash.attack(*rival, *at),
                Action::Fight { at, against: None } => clash.fight(*at),
                _ => 0.0,
            })
        }
        _ if actions.contains(&Action::Done) => Action::Done,
        _ => actions[dice.below(actions.len() as u32) as usize],
    }
}
