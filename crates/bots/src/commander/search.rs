//! Information-set search: each iteration takes one of the worlds that the seat
//! cannot tell from the real one, walks down the tree of its own decisions,
//! adds one and values it.
//!
//! Within a turn of one's own nothing is left to chance until something is found
//! or drawn, so a node is worth what its best action is worth; where chance or
//! another seat speaks, an action is worth the mean of what followed.

use ark_content::Act;
use ark_engine::{Action, Game, Next, Question};
use ark_ids::Seat;

use super::habit::Habit;
use super::key::key;
use super::outlook::{Outlook, Start, begins};
use super::reply;
use super::tree::{NONE, Tree};
use crate::SeededDice;
use crate::greedy::pruning;
use crate::judge::Taste;

/// How far the search looks: own turns, this one included.
const HORIZON: f32 = 2.0;
/// More decisions than so many turns have.
const LONGEST: usize = 160;
/// How much what was tried less is tried again, in turns.
const CURIOSITY: f32 = 0.12;
/// Visits after which the estimate of a turn to come counts no more.
const PATIENCE: f32 = 150.0;

/// One search.
pub(super) struct Search<'a> {
    pub(super) me: Seat,
    pub(super) worlds: &'a [Game],
    pub(super) starts: Vec<Start>,
    pub(super) outlook: Outlook<'a>,
    pub(super) tree: &'a mut Tree,
    pub(super) habit: &'a mut Habit,
    pub(super) dice: &'a mut SeededDice,
    pub(super) taste: &'a Taste,
    pub(super) path: Vec<(u32, u16)>,
    pub(super) legal: Vec<Action>,
    pub(super) shown: Vec<Action>,
    pub(super) iterations: u32,
}

/// Where the walk came to.
enum Arrived {
    /// A decision of the seat; whether nobody else had a say on the way.
    Asked(Question, bool),
    Over,
}

impl Search<'_> {
    /// The root of the tree.
    pub(super) const ROOT: u32 = 0;

    pub(super) fn begin(&mut self) {
        self.tree.clear();
        self.habit.clear();
        let world = self.worlds[0];
        let base = self.outlook.value(&world, &self.starts[0]);
        let settled = matches!(world.next(), Next::Ask(_, Question::Act));
        self.tree.add(key(&world, self.me), base, settled);
    }

    /// One iteration; the first actions may be given.
    pub(super) fn iterate(&mut self, given: &[Action]) {
        let index = self.iterations as usize % self.worlds.len();
        self.iterations += 1;
        let mut g = self.worlds[index];
        let mut given = given.iter();
        let mut node = Self::ROOT;
        self.path.clear();
        let value = loop {
            if self.path.len() == LONGEST || !self.open(node, &g) {
                break self.tree.node(node).value;
            }
            let wanted = given.next().and_then(|action| self.edge_of(node, *action));
            let edge = wanted.unwrap_or_else(|| self.select(node));
            self.path.push((node, edge));
            let (action, child) = self.take(node, edge);
            g.play_unchecked(self.me, action, &mut ());
            let (question, quiet) = match self.advance(&mut g) {
                Arrived::Asked(question, quiet) => (question, quiet),
                Arrived::Over => break self.outlook.value(&g, &self.starts[index]),
            };
            if quiet && child != NONE {
                node = child;
                continue;
            }
            let known = key(&g, self.me);
            if let Some(found) = self.tree.find(known) {
                if quiet {
                    self.tree.edge_mut(node, edge).child = found;
                }
                node = found;
                continue;
            }
            let base = self.outlook.value(&g, &self.starts[index]);
            let settled = question == Question::Act;
            if quiet && settled && self.tree.node(node).settled {
                self.habit.note(action, base - self.tree.node(node).base);
            }
            if let Some(fresh) = self.tree.add(known, base, settled)
                && quiet
            {
                self.tree.edge_mut(node, edge).child = fresh;
            }
            break base;
        };
        self.back_up(value);
    }

    /// Whether the walk can go on from a node.
    fn open(&mut self, node: u32, g: &Game) -> bool {
        if self.tree.is_open(node) {
            return !self.tree.edges(node).is_empty();
        }
        let Next::Ask(_, question) = g.next() else {
            return false;
        };
        if begins(question) && self.outlook.used(g) >= HORIZON {
            return false;
        }
        g.legal(self.me, &mut self.legal);
        self.shown.clear();
        match question {
            Question::Act => {
                let judge = self.outlook.judge(g);
                pruning::steps(g, judge, &self.legal, &mut self.shown);
                self.shown.push(Action::Done);
                let phase = g.phase();
                let buys = phase.acts.has(Act::Engineer) && phase.totals.engineer > 0
                    || phase.acts.has(Act::Awake)
                    || phase.acts.has(Act::Route);
                if buys {
                    self.shown.extend(pruning::conversions(&self.legal));
                }
            }
            Question::Swap => {
                let goals = self.outlook.judge(g).goals();
                pruning::swaps(goals, &self.legal, &mut self.shown);
            }
            _ => self.shown.extend_from_slice(&self.legal),
        }
        self.tree.open(node, &self.shown)
    }

    fn edge_of(&self, node: u32, action: Action) -> Option<u16> {
        let edges = self.tree.edges(node);
        let at = edges.iter().position(|edge| edge.action == action);
        at.map(|at| at as u16)
    }

    fn take(&mut self, node: u32, edge: u16) -> (Action, u32) {
        let edge = self.tree.edge_mut(node, edge);
        (edge.action, edge.child)
    }

    /// The action that is worth most, or was tried little for what it may be worth.
    fn select(&self, node: u32) -> u16 {
        let data = self.tree.node(node);
        let bonus = CURIOSITY * (data.visits as f32).sqrt();
        let mut chosen = (0, f32::MIN);
        for (i, edge) in self.tree.edges(node).iter().enumerate() {
            let score = if edge.visits > 0 {
                edge.value + bonus / (1.0 + edge.visits as f32)
            } else if edge.action == Action::Done {
                data.base + bonus
            } else {
                data.base + self.habit.expect(edge.action) + bonus
            };
            if score > chosen.1 {
                chosen = (i as u16, score);
            }
        }
        chosen.0
    }

    /// Plays on until the seat is asked something that it searches for.
    fn advance(&mut self, g: &mut Game) -> Arrived {
        let mut quiet = true;
        for _ in 0..LONGEST {
            match g.next() {
                Next::Over(_) => return Arrived::Over,
                Next::Roll(_) => {
                    quiet = false;
                    self.dice.answer_once(g);
                }
                Next::Ask(seats, question) => {
                    let secret = question == Question::Commit;
                    if seats.has(self.me) && !secret {
                        return Arrived::Asked(question, quiet);
                    }
                    quiet = false;
                    let seat = seats.min().expect("a question is asked of somebody");
                    g.legal(seat, &mut self.legal);
                    let action =
                        reply::answer(g, seat, question, &self.legal, self.taste, self.dice);
                    g.play_unchecked(seat, action, &mut ());
                }
            }
        }
        Arrived::Over
    }

    /// Tells the nodes of the path what came of it.
    fn back_up(&mut self, value: f32) {
        let mut value = value;
        for (node, edge) in self.path.iter().rev().copied() {
            let edge = self.tree.edge_mut(node, edge);
            edge.visits += 1;
            if edge.child == NONE {
                edge.value += (value - edge.value) / edge.visits as f32;
            } else {
                edge.value = value;
            }
            let mut best = f32::MIN;
            for edge in self.tree.edges(node) {
                if edge.visits > 0 && edge.value > best {
                    best = edge.value;
                }
            }
            let data = &mut self.tree.nodes[node as usize];
            data.visits += 1;
            let floor = if data.settled {
                data.base
            } else {
                data.base - data.visits as f32 / PATIENCE
            };
            data.value = best.max(floor);
            value = data.value;
        }
    }
}
