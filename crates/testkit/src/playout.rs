//! Whole random games at full speed, for benchmarks.

use ark_engine::{Action, Dice, Game, Next, Rules, chance};

use crate::TestDice;

/// What a random game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    pub decisions: u64,
    pub rolls: u64,
}

/// Plays a game at random to its end, listing all legal actions at each decision.
pub fn playout(rules: &'static Rules, seed: u64, legal: &mut Vec<Action>) -> Played {
    let mut dice = TestDice::new(seed);
    let mut game = Game::start(rules, &mut ());
    let mut played = Played::default();
    loop {
        match game.next() {
            Next::Over(_) => return played,
            Next::Roll(question) => {
                let n = dice.below(chance::ways(&game, question));
                let outcome = chance::outcome(&game, question, n);
                game.roll(outcome, &mut ());
                played.rolls += 1;
            }
            Next::Ask(seats, _) => {
                let seat = seats.min().expect("somebody is asked");
                game.legal(seat, legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.play_unchecked(seat, action, &mut ());
                played.decisions += 1;
            }
        }
    }
}
