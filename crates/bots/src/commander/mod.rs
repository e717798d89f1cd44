//! A bot that searches: Commander.
//!
//! It imagines worlds that its seat cannot tell from the real one and looks for
//! good ways through its turn in a tree over all of them. The best ways are then
//! played on against sensible opponents, with the same luck for each, and the
//! worse half goes until one is left or the time is up.

mod habit;
mod key;
mod outlook;
mod reply;
mod search;
mod tree;
mod trial;

use std::time::{Duration, Instant};

use ark_engine::modes::coop;
use ark_engine::{Action, Game, Question, patch};
use ark_ids::Seat;
use ark_protocol::Reason;

use self::habit::Habit;
use self::outlook::Outlook;
use self::search::Search;
use self::tree::Tree;
use self::trial::Trial;
use crate::greedy::Greedy;
use crate::judge::{Cards, Taste, clash};
use crate::{Bot, Budget, Observer, SeededDice};

pub(crate) use self::trial::chance;

/// Worlds that a search looks into.
const WORLDS: usize = 16;
/// Decisions that a tree holds.
const ROOM: usize = 1 << 16;
/// Iterations between two looks at the clock.
const BETWEEN: u32 = 8;
/// The part of the budget that goes into the tree; the rest goes into trials.
const TREE: f32 = 0.25;
/// How many iterations of the tree a trial counts for, where they are counted.
const TRIAL: u32 = 200;
/// The most ways that are tried.
const WAYS: usize = 9;
/// How far behind the best a way may look and still be tried, in turns.
const WITHIN: f32 = 2.5;

/// Searches the worlds that its seat cannot tell apart, as long as it may.
pub struct Commander {
    dice: SeededDice,
    budget: Budget,
    taste: Taste,
    cards: Option<Cards>,
    adviser: Greedy,
    bots: Vec<Greedy>,
    tree: Tree,
    habit: Habit,
    worlds: Vec<Game>,
    /// What is left of the way found, last step first.
    plan: Vec<Action>,
    reason: Option<Reason>,
    figures: Figures,
}

/// What searches took so far.
#[derive(Clone, Copy, Default, Debug)]
pub struct Figures {
    pub searches: u64,
    /// Iterations of the tree.
    pub iterations: u64,
    /// Ways played on.
    pub trials: u64,
    /// Time in the tree alone, and in all.
    pub in_tree: Duration,
    pub in_all: Duration,
    /// The win chance that the last search saw, from 0 to 1.
    pub chance: f32,
}

/// A way to be tried.
struct Way {
    steps: Vec<Action>,
    worth: f32,
    sum: f32,
    trials: u32,
}

impl Way {
    const fn new(steps: Vec<Action>, worth: f32) -> Self {
        Self {
            steps,
            worth,
            sum: 0.0,
            trials: 0,
        }
    }

    fn lead(&self) -> f32 {
        self.sum / self.trials.max(1) as f32
    }
}

impl Commander {
    pub fn new(seed: u64, budget: Budget) -> Self {
        let mut dice = SeededDice::new(seed);
        let adviser = Greedy::new(dice.seed());
        Self {
            dice,
            budget,
            taste: Taste::default(),
            cards: None,
            adviser,
            bots: trial::bots(),
            tree: Tree::with_room(ROOM),
            habit: Habit::new(),
            worlds: Vec::with_capacity(WORLDS),
            plan: Vec::new(),
            reason: None,
            figures: Figures::default(),
        }
    }

    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Looks for ways in the tree until its part of the budget is used up.
    fn search(&mut self, me: Seat, began: Instant, advice: &[Vec<Action>]) -> Vec<Way> {
        let rules = self.worlds[0].rules;
        let cards = &*self.cards.get_or_insert_with(|| Cards::new(rules.content));
        let outlook = Outlook::new(&self.worlds[0], me, cards, &self.taste);
        let starts = self.worlds.iter().map(|w| outlook.start(w)).collect();
        let mut search = Search {
            me,
            worlds: &self.worlds,
            starts,
            outlook,
            tree: &mut self.tree,
            habit: &mut self.habit,
            dice: &mut self.dice,
            taste: &self.taste,
            path: Vec::with_capacity(256),
            legal: Vec::with_capacity(512),
            shown: Vec::with_capacity(512),
            iterations: 0,
        };
        search.begin();
        for steps in advice {
            // Each step is a new decision, and one iteration adds one.
            for known in 1..=steps.len() {
                search.iterate(&steps[..known]);
            }
        }
        loop {
            let enough = match self.budget {
                Budget::Iterations(n) => search.iterations as f32 >= TREE * n as f32,
                Budget::Time(time) => {
                    search.iterations.is_multiple_of(BETWEEN)
                        && began.elapsed() >= time.mul_f32(TREE)
                }
            };
            if enough {
                break;
            }
            search.iterate(&[]);
        }
        self.figures.iterations += u64::from(search.iterations);
        self.figures.in_tree += began.elapsed();
        let tree = &self.tree;
        let edges = tree
            .edges(Search::ROOT)
            .iter()
            .filter(|edge| edge.visits > 0);
        edges
            .map(|edge| {
                let mut steps = vec![edge.action];
                tree.follow(edge.child, &mut steps);
                Way::new(steps, edge.value)
            })
            .collect()
    }

    /// Plays the ways on with the same luck, again and again, and drops the worse
    /// half each time. The best comes first.
    fn try_out(&mut self, me: Seat, ways: &mut [Way], began: Instant) {
        let rules = self.worlds[0].rules;
        let cards = &*self.cards.get_or_insert_with(|| Cards::new(rules.content));
        let (deadline, mut left) = match self.budget {
            Budget::Time(time) => (Some(began + time), u32::MAX),
            Budget::Iterations(n) => (None, ((1.0 - TREE) * n as f32) as u32 / TRIAL),
        };
        if left < ways.len() as u32 {
            return;
        }
        let mut trial = Trial {
            bots: &mut self.bots,
            list: Vec::with_capacity(512),
            cards,
            taste: &self.taste,
            me,
            deadline,
        };
        let halvings = ways.len().next_power_of_two().trailing_zeros().max(1);
        let share = left / halvings;
        let mut stage = 0;
        let mut open = ways.len();
        'all: while open > 1 {
            let stage_began = Instant::now();
            stage += 1;
            let mut spent = 0;
            // What is left of the time goes evenly to the stages that are left.
            let until = deadline.map(|end| {
                let rest = end.saturating_duration_since(stage_began);
                stage_began + rest / (halvings - (stage - 1).min(halvings - 1))
            });
            loop {
                let world = &self.worlds[self.figures.trials as usize % WORLDS];
                let seed = self.dice.seed();
                for way in &mut ways[..open] {
                    let Some(lead) = trial.lead(world, &way.steps, seed) else {
                        break 'all;
                    };
                    way.sum += lead;
                    way.trials += 1;
                    spent += 1;
                }
                self.figures.trials += open as u64;
                let over = match until {
                    Some(end) => Instant::now() >= end,
                    None => spent >= share,
                };
                if over {
                    break;
                }
            }
            left = left.saturating_sub(spent);
            ways[..open].sort_by(|a, b| b.lead().total_cmp(&a.lead()));
            open = open.div_ceil(2);
            if deadline.is_none() && left == 0 {
                break;
            }
        }
        let tried = |way: &Way| (way.trials, way.lead());
        // A stage that the clock cut short has tried some more often than others.
        ways[..open].sort_by(|a, b| tried(b).1.total_cmp(&tried(a).1));
        if let Some(best) = ways.first().filter(|way| way.trials > 0) {
            self.figures.chance = chance(best.lead());
        }
    }

    /// The best way through this turn.
    fn think(&mut self, table: &Observer<'_>, question: Question, actions: &[Action]) -> Action {
        let began = Instant::now();
        let me = table.seat();
        self.worlds.clear();
        for _ in 0..WORLDS {
            self.worlds.push(table.imagine(&mut self.dice));
        }
        let world = self.worlds[0];
        let turns = question.opens_phase();
        let mut advice: Vec<Vec<Action>> = if turns {
            self.adviser.lines(&world, me, actions)
        } else {
            let seed = self.dice.seed();
            let advised = self.adviser.advise(seed, &world, me, question, actions);
            if !actions.contains(&advised) {
                // A gift, which is beside the list and needs no search.
                return advised;
            }
            vec![vec![advised]]
        };
        let mut ways = self.search(me, began, &advice);
        // Among equals the adviser's choice, who does not go to and fro.
        let advised = advice[0][0];
        let rank = |way: &Way| way.worth + if way.steps[0] == advised { 1e-3 } else { 0.0 };
        ways.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
        let best = ways.first().map_or(0.0, |way| way.worth);
        ways.retain(|way| way.worth > best - WITHIN);
        ways.truncate(WAYS);
        // What the adviser would do is tried as well, where it differs.
        advice.retain(|steps| {
            let rival = ways.iter().take(4).find(|way| way.steps[0] == steps[0]);
            rival.is_some_and(|way| way.steps != *steps)
        });
        let worth = |steps: &[Action]| {
            let way = ways.iter().find(|way| way.steps[0] == steps[0]);
            way.map_or(best, |way| way.worth)
        };
        let more: Vec<Way> = advice
            .into_iter()
            .map(|steps| Way::new(steps.clone(), worth(&steps)))
            .collect();
        ways.extend(more);
        if ways.is_empty() {
            return actions[0];
        }
        self.try_out(me, &mut ways, began);
        let instead = ways.iter().find(|way| way.steps[0] != ways[0].steps[0]);
        let instead = instead.map(|way| way.steps[0]);
        self.plan.clone_from(&ways[0].steps);
        let end = follow(&world, me, &self.plan);
        self.reason = Some(self.adviser.explain(&world, &end, me, instead));
        self.plan.reverse();
        self.figures.searches += 1;
        self.figures.in_all += began.elapsed();
        self.plan.pop().unwrap_or(actions[0])
    }
}

/// Where a way leads until somebody else has a say.
fn follow(world: &Game, me: Seat, steps: &[Action]) -> Game {
    let mut g = *world;
    for action in steps {
        if g.check(me, *action).is_err() {
            break;
        }
        g.play_unchecked(me, *action, &mut ());
    }
    g
}

impl Bot for Commander {
    fn choose(&mut self, table: &Observer<'_>, actions: &[Action]) -> Action {
        let (_, question) = table.asked().expect("a bot is asked");
        if let Some(action) = self.plan.pop()
            && actions.contains(&action)
        {
            return action;
        }
        self.plan.clear();
        if matches!(
            question,
            Question::Patch(patch::Frame::Coop(coop::Frame::Scout(_)))
        ) {
            let world = table.imagine(&mut self.dice);
            return self.adviser.decide(&world, table.seat(), question, actions);
        }
        if question == Question::Commit {
            let world = table.imagine(&mut self.dice);
            let combat = world.state.combat.expect("cards are for a combat");
            return clash::commit(&world, table.seat(), &combat, &self.taste, actions);
        }
        self.think(table, question, actions)
    }

    fn reason(&self) -> Option<&Reason> {
        self.reason.as_ref()
    }
}
