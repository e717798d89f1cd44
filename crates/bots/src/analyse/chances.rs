//! How likely each seat wins from a position: it is played on a little, many times.

use std::time::Instant;

use ark_engine::{Action, Game, Next};
use ark_ids::{SEATS, Seat, Set};

use crate::SeededDice;
use crate::greedy::Greedy;
use crate::judge::{Cards, Judge, Taste};

/// Rounds that are played on. In one more, everybody is looked at whenever a turn begins:
/// whoever has just played is ahead by a turn, and the mean of a round is fair to all.
const ROUNDS: u16 = 2;
/// How many turns of lead make a win likely by the factor e.
const STEADY: f32 = 3.0;

/// Luck by the number of the roll in the whole game: before and after a roll, and whatever a
/// player does, the rolls that follow are the same.
struct Luck {
    seed: u64,
    roll: u64,
}

impl Luck {
    fn answer(&mut self, g: &mut Game) {
        SeededDice::fork(self.seed, self.roll).answer_once(g);
        self.roll += 1;
    }
}

/// Bots that play positions on.
pub struct Chances {
    bots: Vec<Greedy>,
    taste: Taste,
    cards: Option<Cards>,
    list: Vec<Action>,
}

impl Default for Chances {
    fn default() -> Self {
        Self {
            bots: (0..SEATS as u64).map(Greedy::new).collect(),
            taste: Taste::default(),
            cards: None,
            list: Vec::new(),
        }
    }
}

impl Chances {
    /// The chance of each seat from 0 to 1, all cards being open; so many trials, whose
    /// luck is the seed's; fewer, but at least one, when it gets too late. `rolls` is how
    /// often chance has spoken before. Not for those who still play.
    pub fn of(
        &mut self,
        game: &Game,
        rolls: u64,
        trials: u32,
        seed: u64,
        until: Option<Instant>,
    ) -> [f32; SEATS] {
        let mut sum = [0.0; SEATS];
        let mut done = 0.0;
        for trial in 0..trials.max(1) {
            let seed = SeededDice::fork(seed, u64::from(trial)).seed();
            let one = self.once(*game, Luck { seed, roll: rolls });
            for (sum, one) in sum.iter_mut().zip(one) {
                *sum += one;
            }
            done += 1.0;
            if until.is_some_and(|until| Instant::now() >= until) {
                break;
            }
        }
        sum.map(|sum| sum / done)
    }

    fn once(&mut self, mut g: Game, mut luck: Luck) -> [f32; SEATS] {
        for (i, bot) in self.bots.iter_mut().enumerate() {
            bot.restart(luck.seed ^ i as u64);
        }
        let to_the_end = to_the_end(&g);
        let window = g.state.seats[0].turns + ROUNDS;
        let turn = |g: &Game| (g.state.active, g.state.seat(g.state.active).turns);
        let mut now = turn(&g);
        let mut values = [0.0; SEATS];
        let mut looked = 0;
        loop {
            match g.next() {
                Next::Over(ending) => {
                    let winners = g.rules.winners(ending);
                    return shares(&g, |seat| if winners.has(seat) { 1.0 } else { 0.0 });
                }
                Next::Roll(_) => luck.answer(&mut g),
                Next::Ask(seats, question) => {
                    let begins = turn(&g) != now;
                    now = turn(&g);
                    if begins && !to_the_end && g.state.seats[0].turns > window {
                        if looked == g.rules.seats {
                            break;
                        }
                        self.look(&g, &mut values);
                        looked += 1;
                    }
                    let seat = seats.min().expect("a question is asked of somebody");
                    g.legal(seat, &mut self.list);
                    let action = match self.list[..] {
                        [only] => only,
                        _ => self.bots[seat.index()].decide(&g, seat, question, &self.list),
                    };
                    g.play_unchecked(seat, action, &mut ());
                }
            }
        }
        let mean = |seat: Seat| values[seat.index()] / looked as f32;
        shares(&g, |seat| (mean(seat) / STEADY).exp())
    }

    /// Adds what each seat's position is worth.
    fn look(&mut self, g: &Game, values: &mut [f32; SEATS]) {
        let content = g.rules.content;
        let cards = &*self.cards.get_or_insert_with(|| Cards::new(content));
        for seat in g.rules.players {
            values[seat.index()] += Judge::new(g, seat, cards, &self.taste).value(g);
        }
    }
}

/// Whether trials are played to the end of the game: time runs out for teams, which no lead
/// over somebody tells.
pub(super) fn to_the_end(g: &Game) -> bool {
    g.rules.enemy.is_some() || g.rules.players.len() == 1
}

/// What each seat has of the whole; those who win together have it each.
fn shares(g: &Game, weight: impl Fn(Seat) -> f32) -> [f32; SEATS] {
    let mut shares = [0.0; SEATS];
    let players: Set<Seat> = g.rules.players;
    let all: f32 = players.iter().map(&weight).sum();
    for seat in players {
        shares[seat.index()] = if g.rules.enemy.is_some() {
            weight(seat)
        } else {
            weight(seat) / all.max(f32::MIN_POSITIVE)
        };
    }
    shares
}
