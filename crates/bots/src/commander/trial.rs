//! Playing on: what comes of a way if everybody goes on sensibly. A tree of one's
//! own decisions finds ways; whether they are good is tried out against others.

use std::time::Instant;

use ark_engine::{Action, Game, Next};
use ark_ids::{SEATS, Seat};

use crate::SeededDice;
use crate::greedy::Greedy;
use crate::judge::{Cards, Judge, Taste};

/// What a win is worth, in turns of lead; a later one less.
const WIN: f32 = 12.0;
/// What each turn until the end takes off.
const LATE: f32 = 0.3;
/// Turns that a trial goes on after the one that is tried, by all seats together.
const TURNS: u16 = 6;

/// Bots for all seats, and how they judge.
pub(super) struct Trial<'a> {
    pub(super) bots: &'a mut [Greedy],
    pub(super) list: Vec<Action>,
    pub(super) cards: &'a Cards,
    pub(super) taste: &'a Taste,
    pub(super) me: Seat,
    /// When all trying must be over.
    pub(super) deadline: Option<Instant>,
}

impl Trial<'_> {
    /// The lead of the seat after a few rounds that begin with this way, in turns;
    /// none if there was no time. The seed is all luck there is.
    pub(super) fn lead(&mut self, world: &Game, steps: &[Action], seed: u64) -> Option<f32> {
        let me = self.me;
        let mut g = *world;
        let mut dice = SeededDice::new(seed);
        for (i, bot) in self.bots.iter_mut().enumerate() {
            bot.restart(seed ^ i as u64);
        }
        let mut steps = steps.iter();
        let begun = g.state.seat(me).turns;
        let rounds = (TURNS / g.rules.players.len().max(1) as u16).max(1);
        loop {
            match g.next() {
                Next::Over(ending) => {
                    let late = LATE * f32::from(g.state.seat(me).turns - begun);
                    let won = g.rules.winners(ending).has(me);
                    return Some(if won { WIN - late } else { late - WIN });
                }
                Next::Roll(_) => dice.answer_once(&mut g),
                Next::Ask(seats, question) => {
                    if g.state.active == me && g.state.seat(me).turns > begun + rounds {
                        break;
                    }
                    if self.deadline.is_some_and(|end| Instant::now() >= end) {
                        return None;
                    }
                    let seat = seats.min().expect("a question is asked of somebody");
                    g.legal(seat, &mut self.list);
                    let given = if seat == me { steps.next() } else { None };
                    let action = match (given, &self.list[..]) {
                        (Some(action), list) if list.contains(action) => *action,
                        (_, [only]) => *only,
                        (given, _) => {
                            if given.is_some() {
                                steps = [].iter();
                            }
                            self.bots[seat.index()].decide(&g, seat, question, &self.list)
                        }
                    };
                    g.play_unchecked(seat, action, &mut ());
                }
            }
        }
        Some(self.difference(&g, world))
    }

    /// Own turns to go against those of the best rival; without rivals, against what
    /// they were before.
    fn difference(&self, g: &Game, before: &Game) -> f32 {
        let value = |g: &Game, seat| Judge::new(g, seat, self.cards, self.taste).value(g);
        let mine = value(g, self.me);
        let rivals = g.rules.opponents[self.me.index()] & g.rules.players;
        let best = rivals
            .iter()
            .map(|rival| value(g, rival))
            .fold(f32::MIN, f32::max);
        let lead = if best > f32::MIN {
            mine - best
        } else {
            mine - value(before, self.me)
        };
        lead.clamp(-WIN, WIN)
    }
}

/// Greedy bots for all seats.
pub(super) fn bots() -> Vec<Greedy> {
    (0..SEATS as u64).map(Greedy::new).collect()
}

/// How likely a seat with this lead wins.
pub(crate) fn chance(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead / 3.5).exp())
}
