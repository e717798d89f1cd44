//! A second look of a lone Challenger, whom nobody helps out of a mistake: the best sections
//! are played on for another turn in some worlds, Guardians included.

use ark_engine::{Action, Game, Next, Question, modes};
use ark_ids::{SEATS, Seat};

use super::search::Line;
use super::{Greedy, opened};
use crate::{Observer, SeededDice};

/// How many sections are played on, the best at first sight.
const SECTIONS: usize = 3;
/// In how many worlds.
const WORLDS: usize = 3;
/// Own turns that follow.
const TURNS: u16 = 2;
/// How much the first sight counts beside what came of it: worlds are few.
const FIRST_SIGHT: f32 = 0.5;
/// What a victory is worth: more than any state on the way to it.
const VICTORY: f32 = 10.0;

/// A section, and how it turns out.
struct Way {
    action: Action,
    steps: Vec<Action>,
    worth: f32,
}

impl Greedy {
    /// Whether a choice is worth a second look.
    pub(super) fn ponders(&self, world: &Game, seat: Seat, question: Question) -> bool {
        matches!(world.state.mode, modes::State::Guardians(..))
            && world.rules.seats == 1
            && Some(seat) != world.rules.enemy
            && question.opens_phase()
            && !self.slips.any()
    }

    /// The section that turns out best, and the next best.
    pub(super) fn foresee(
        &mut self,
        table: &Observer<'_>,
        world: &Game,
        actions: &[Action],
    ) -> (Action, Option<Action>) {
        let seat = table.seat();
        let mut ways = self.ways(world, seat, actions);
        if ways.len() > 1 {
            let mut bots: Vec<Self> = (0..SEATS as u64).map(Self::new).collect();
            for way in &mut ways {
                way.worth *= FIRST_SIGHT;
            }
            for _ in 0..WORLDS {
                let world = table.imagine(&mut self.dice);
                let seed = self.dice.seed();
                for way in &mut ways {
                    let worth = self.outcome(&mut bots, &world, seat, &way.steps, seed);
                    way.worth += worth / WORLDS as f32;
                }
            }
            ways.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        }
        (ways[0].action, ways.get(1).map(|way| way.action))
    }

    /// The best sections at first sight.
    fn ways(&mut self, world: &Game, seat: Seat, actions: &[Action]) -> Vec<Way> {
        let mut search = self.search(world, seat);
        let mut ways: Vec<Way> = Vec::with_capacity(actions.len());
        for action in actions.iter().copied() {
            let phase = opened(action);
            if phase.is_some() && ways.iter().any(|way| opened(way.action) == phase) {
                continue;
            }
            let mut line = Line::default();
            search.judge.look(world);
            let worth = search.turn(&mut world.clone(), action, &mut line);
            ways.push(Way {
                action,
                steps: line.steps,
                worth,
            });
        }
        ways.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ways.truncate(SECTIONS);
        ways
    }

    /// What a world is worth some turns after these steps. The seed is all luck there is.
    fn outcome(
        &mut self,
        bots: &mut [Self],
        world: &Game,
        me: Seat,
        steps: &[Action],
        seed: u64,
    ) -> f32 {
        let mut g = *world;
        let mut dice = SeededDice::new(seed);
        for (i, bot) in bots.iter_mut().enumerate() {
            bot.restart(seed ^ i as u64);
        }
        // The first bot to be asked follows the steps, as far as they lead.
        bots[me.index()].plan = steps.iter().rev().copied().collect();
        let begun = g.state.seat(me).turns;
        let mut list = self.lists.pop().unwrap_or_default();
        let worth = loop {
            match g.next() {
                Next::Over(ending) => {
                    let late = f32::from(g.state.seat(me).turns - begun);
                    let won = g.rules.winners(ending).has(me);
                    break if won { VICTORY - late } else { -VICTORY };
                }
                Next::Roll(_) => dice.answer_once(&mut g),
                Next::Ask(_, _) if g.state.seat(me).turns > begun + TURNS => {
                    break self.search(&g, me).judge.value(&g);
                }
                Next::Ask(seats, question) => {
                    let seat = seats.min().expect("a question is asked of somebody");
                    g.legal(seat, &mut list);
                    let action = bots[seat.index()].decide(&g, seat, question, &list);
                    g.play_unchecked(seat, action, &mut ());
                }
            }
        };
        self.lists.push(list);
        worth
    }
}
