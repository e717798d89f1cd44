//! Random games, position by position.

use ark_content::Content;
use ark_engine::{Dice, Event, Game, Input, Next, Options, Rules, chance};

/// Dice for tests, from a number.
pub struct TestDice(fastrand::Rng);

impl TestDice {
    pub fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }
}

impl Dice for TestDice {
    fn below(&mut self, n: u32) -> u32 {
        self.0.u32(0..n)
    }
}

/// A step of a random game.
pub struct Walk<'a> {
    pub before: &'a Game,
    pub input: Input,
    pub after: &'a Game,
    pub events: &'a [Event],
}

/// Plays a random game to its end and tells each step.
pub fn walk(options: &Options, seed: u64, mut tell: impl FnMut(Walk<'_>)) -> Game {
    let rules = Rules::intern(Content::builtin(), options).expect("these options fit together");
    let mut dice = TestDice::new(seed);
    let mut events = Vec::new();
    let mut game = Game::start(rules, &mut events);
    let mut legal = Vec::new();
    loop {
        let input = match game.next() {
            Next::Over(_) => return game,
            Next::Roll(question) => {
                let n = dice.below(chance::ways(&game, question));
                Input::Chance(chance::outcome(&game, question, n))
            }
            Next::Ask(seats, _) => {
                let n = dice.below(seats.len() as u32) as usize;
                let seat = seats.nth(n).expect("somebody is asked");
                game.legal(seat, &mut legal);
                Input::Player(seat, legal[dice.below(legal.len() as u32) as usize])
            }
        };
        let before = game;
        events.clear();
        game.apply(input, &mut events)
            .unwrap_or_else(|e| panic!("{input:?} was offered: {e:?}"));
        tell(Walk {
            before: &before,
            input,
            after: &game,
            events: &events,
        });
    }
}
