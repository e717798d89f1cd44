//! A game between bots, from the first roll to the end.

use ark_engine::{Action, Chance, Ending, Game, Log, Next, chance};
use ark_ids::Seat;

use ark_engine::Dice;

use crate::{Bot, Observer, SeededDice};

/// Who answers for chance.
pub trait Fate {
    /// A number below `ways`, each as likely as the others.
    fn draw(&mut self, chance: Chance, ways: u32) -> u32;
}

impl Fate for SeededDice {
    fn draw(&mut self, _: Chance, ways: u32) -> u32 {
        self.below(ways)
    }
}

/// Dice of their own for each thing that chance is asked: the third card that a
/// seat draws is then the same in two games that differ in all else. What two bots
/// make of the same luck is compared sooner than what they make of any.
pub struct CommonDice(Vec<SeededDice>);

impl CommonDice {
    pub fn new(seed: u64) -> Self {
        Self((0..16).map(|i| SeededDice::fork(seed, i)).collect())
    }
}

impl Fate for CommonDice {
    fn draw(&mut self, chance: Chance, ways: u32) -> u32 {
        let kind = match chance {
            Chance::Room => 0,
            Chance::Token(_) => 1,
            Chance::Artifact(seat) => 2 + seat.index(),
            Chance::Mission(seat) => 7 + seat.index(),
            Chance::Patch(_) => 12,
            _ => 13,
        };
        self.0[kind].below(ways)
    }
}

/// How a game went.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    pub ending: Ending,
    pub decisions: u64,
    pub rolls: u64,
}

/// Lets bots play a game to its end; `bots` are by seat. `decided` hears of each
/// action before it is done.
pub fn play(
    game: &mut Game,
    bots: &mut [Box<dyn Bot>],
    fate: &mut impl Fate,
    log: &mut impl Log,
    decided: &mut impl FnMut(&Game, Seat, Action),
) -> Played {
    let mut actions = Vec::new();
    let (mut decisions, mut rolls) = (0, 0);
    loop {
        match game.next() {
            Next::Roll(asked) => {
                let n = fate.draw(asked, chance::ways(game, asked));
                game.roll(chance::outcome(game, asked, n), log);
                rolls += 1;
            }
            Next::Ask(seats, _) => {
                let seat = seats.min().expect("a question is asked of somebody");
                game.legal(seat, &mut actions);
                let action = match actions[..] {
                    [only] => only,
                    _ => bots[seat.index()].choose(&Observer::new(game, seat), &actions),
                };
                debug_assert_eq!(game.check(seat, action), Ok(()));
                decided(game, seat, action);
                game.play_unchecked(seat, action, log);
                decisions += 1;
            }
            Next::Over(ending) => {
                return Played {
                    ending,
                    decisions,
                    rolls,
                };
            }
        }
    }
}
