//! How likely each seat wins from a position: it is played on a little, many times.

use std::time::Instant;

use ark_engine::{Action, Game, Next};
use ark_ids::{SEATS, Set};

use crate::SeededDice;
use crate::greedy::Greedy;
use crate::judge::{Cards, Judge, Taste};

/// Turns that each seat plays on.
const ROUNDS: u16 = 2;
/// How many turns of lead make a win likely by the factor e.
const STEADY: f32 = 3.0;

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
    /// luck is the seed's; fewer, but at least one, when it gets too late. Not for those
    /// who still play.
    pub fn of(
        &mut self,
        game: &Game,
        trials: u32,
        seed: u64,
        until: Option<Instant>,
    ) -> [f32; SEATS] {
        let mut sum = [0.0; SEATS];
        let mut done = 0.0;
        for trial in 0..trials.max(1) {
            let mut dice = SeededDice::fork(seed, u64::from(trial));
            let one = self.once(*game, dice.seed());
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

    fn once(&mut self, mut g: Game, seed: u64) -> [f32; SEATS] {
        let mut dice = SeededDice::new(seed);
        for (i, bot) in self.bots.iter_mut().enumerate() {
            bot.restart(seed ^ i as u64);
        }
        let first = g.state.active;
        let until = g.state.seat(first).turns + ROUNDS;
        loop {
            match g.next() {
                Next::Over(ending) => {
                    let winners = g.rules.winners(ending);
                    return share(&g, |seat| if winners.has(seat) { 1.0 } else { 0.0 });
                }
                Next::Roll(_) => dice.answer_once(&mut g),
                Next::Ask(seats, question) => {
                    if g.state.active == first && g.state.seat(first).turns > until {
                        break;
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
        let content = g.rules.content;
        let cards = &*self.cards.get_or_insert_with(|| Cards::new(content));
        let taste = &self.taste;
        share(&g, |seat| {
            (Judge::new(&g, seat, cards, taste).value(&g) / STEADY).exp()
        })
    }
}

/// What each seat has of the whole; whoever has no opponent among the players has its
/// own against all odds.
fn share(g: &Game, weight: impl Fn(ark_ids::Seat) -> f32) -> [f32; SEATS] {
    let mut shares = [0.0; SEATS];
    let players: Set<ark_ids::Seat> = g.rules.players;
    let all: f32 = players.iter().map(&weight).sum();
    for seat in players {
        let alone = !g.rules.opponents[seat.index()].meets(players);
        shares[seat.index()] = if alone && g.state.ending.is_some() {
            weight(seat)
        } else if alone {
            weight(seat) / (weight(seat) + (-12.0f32 / STEADY).exp())
        } else {
            weight(seat) / all.max(f32::MIN_POSITIVE)
        };
    }
    shares
}
