//! Any legal action, each as likely as the others.

use ark_engine::{Action, Dice};

use crate::{Bot, Observer, SeededDice};

/// Plays whatever is legal.
pub struct Random(SeededDice);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(SeededDice::new(seed))
    }
}

impl Bot for Random {
    fn choose(&mut self, _: &Observer<'_>, actions: &[Action]) -> Action {
        actions[self.0.below(actions.len() as u32) as usize]
    }
}
