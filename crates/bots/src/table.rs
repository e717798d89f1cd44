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

/// Who looks after a game: `()` lets it run.
pub trait Umpire {
    /// A seat is asked for something that is not obvious.
    fn asks(&mut self) {}

    /// It has answered.
    fn answered(&mut self, _: Seat) {}

    /// Whether an answer may be played; if not, the first legal action is.
    fn allows(&mut self, _: &Game, _: Seat, _: Action) -> bool {
        true
    }

    /// Whether a game with so many decisions is called off.
    fn stops(&mut self, _: u64) -> bool {
        false
    }
}

impl Umpire for () {}

/// Lets bots play a game to its end; `bots` are by seat. `decided` hears of each
/// action before it is done.
pub fn play(
    game: &mut Game,
    bots: &mut [Box<dyn Bot>],
    fate: &mut impl Fate,
    log: &mut impl Log,
    decided: &mut impl FnMut(&Game, Seat, Action),
) -> Played {
    play_before(&mut (), game, bots, fate, log, decided)
}

/// The same before an umpire. A game that it calls off ends as one that is over its limit of
/// turns.
pub fn play_before(
    umpire: &mut impl Umpire,
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
                let mut action = if let [only] = actions[..] {
                    only
                } else {
                    umpire.asks();
                    let bot = &mut bots[seat.index()];
                    let action = bot.choose(&Observer::new(game, seat), &actions);
                    umpire.answered(seat);
                    action
                };
                if !umpire.allows(game, seat, action) {
                    action = actions[0];
                }
                debug_assert_eq!(game.check(seat, action), Ok(()));
                decided(game, seat, action);
                game.play_unchecked(seat, action, log);
                decisions += 1;
                if umpire.stops(decisions) {
                    return Played {
                        ending: Ending::TurnLimit,
                        decisions,
                        rolls,
                    };
                }
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
