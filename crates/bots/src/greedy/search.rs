//! Plays a phase out in an imagined world, always taking the best next step.

use ark_content::Act;
use ark_engine::{Action, Chance, Dice, Game, Next, Question};
use ark_ids::Seat;

use super::seals::PREEMPT;
use super::shortlist::Shortlist;
use super::slips::Slips;
use super::{giving, pruning};
use crate::SeededDice;
use crate::judge::{Judge, clash};

/// What a step must bring to be taken.
const WORTHWHILE: f32 = 0.001;
/// More steps than a phase has.
const LONGEST: usize = 60;

/// How often in a row a conversion is tried where nobody can wait for the right resources.
const REPEATS: usize = 3;
/// Turns after which nobody waits for them any longer: they may never come.
const PATIENCE: u16 = 40;

/// A way through a phase.
#[derive(Clone, Default)]
pub(crate) struct Line {
    /// The steps until chance speaks.
    pub(crate) steps: Vec<Action>,
    /// Whether chance has spoken.
    chancy: bool,
}

impl Line {
    fn take(&mut self, action: Action) {
        if !self.chancy {
            self.steps.push(action);
        }
    }
}

/// The search: a judge, dice for what chance may say, and lists to reuse.
pub(crate) struct Search<'a> {
    pub(crate) judge: Judge<'a>,
    pub(crate) dice: &'a mut SeededDice,
    pub(crate) lists: &'a mut Vec<Vec<Action>>,
    pub(crate) shortlist: Shortlist,
    pub(crate) slips: Slips,
    /// Whether it does something whatever it is good for: rivals who all wait for each
    /// other would else wait for ever.
    pub(crate) restless: bool,
}

impl Search<'_> {
    fn seat(&self) -> Seat {
        self.judge.seat
    }

    /// What this action is worth if all that follows from it in its phase is done
    /// well; the world is left where the phase ended.
    pub(crate) fn follow(&mut self, g: &mut Game, action: Action, line: &mut Line) -> f32 {
        let depth = g.state.phases.len();
        self.shortlist.clear();
        line.take(action);
        g.play_unchecked(self.seat(), action, &mut ());
        self.finish(g, depth, line);
        self.shortlist.clear();
        self.judge.look(g);
        self.judge.value(g)
    }

    /// As `follow`, for the first phase of a turn: with the best chain after it.
    pub(crate) fn turn(&mut self, g: &mut Game, action: Action, line: &mut Line) -> f32 {
        let worth = self.follow(g, action, line);
        if !matches!(g.next(), Next::Ask(_, Question::Chain)) {
            return worth;
        }
        let mut list = self.lists.pop().unwrap_or_default();
        g.legal(self.seat(), &mut list);
        let (_, worth) = self.thorough(g, &list);
        self.lists.push(list);
        worth
    }

    /// The same turn with more zeal for the running round of Glitch, if that makes a
    /// difference: the way, where it ends, and what the usual estimate says.
    pub(crate) fn zealous(
        &mut self,
        g: &Game,
        action: Action,
        usual: &Line,
        zeal: f32,
    ) -> Option<(Line, Game, f32)> {
        let (mut end, mut line) = (*g, Line::default());
        self.judge.look(g);
        self.judge.strive(zeal);
        self.turn(&mut end, action, &mut line);
        self.judge.strive(1.0);
        let worth = self.judge.value(&end);
        (line.steps != usual.steps).then_some((line, end, worth))
    }

    /// Plays on until no more phases are open than `depth`.
    fn finish(&mut self, g: &mut Game, depth: usize, line: &mut Line) {
        let seat = self.seat();
        let mut list = self.lists.pop().unwrap_or_default();
        for _ in 0..LONGEST {
            match g.next() {
                Next::Over(_) | Next::Roll(Chance::Mission(_)) => break,
                // What comes after the turn is not the doing of this phase.
                Next::Roll(Chance::Patch(_)) if g.state.phases.len() <= depth => break,
                Next::Roll(_) => {
                    line.chancy = true;
                    self.dice.answer_once(g);
                    self.judge.look(g);
                }
                Next::Ask(seats, question) => {
                    let settled = g.state.phases.len() <= depth
                        && (question == Question::Act || question.opens_phase());
                    if settled || !seats.has(seat) || question == Question::Commit {
                        break;
                    }
                    g.legal(seat, &mut list);
                    let action = if let [only] = list[..] {
                        only
                    } else {
                        self.answer(g, question, &list)
                    };
                    line.take(action);
                    g.play_unchecked(seat, action, &mut ());
                }
            }
        }
        self.lists.push(list);
    }

    /// The best answer to a question that is not about the section.
    pub(crate) fn answer(&mut self, g: &Game, question: Question, actions: &[Action]) -> Action {
        match question {
            Question::Act => self.step(g, actions),
            Question::AnySection => self.thorough(g, actions).0,
            Question::Keep => clash::best(actions, |a| match a {
                Action::Keep(card) => self.judge.cards.worth(*card),
                _ => 0.0,
            }),
            Question::Discard => clash::best(actions, |a| match a {
                Action::Discard(card) => -self.judge.cards.worth(*card),
                _ => 0.0,
            }),
            Question::Fight => clash::best(actions, |a| match a {
                Action::Fight {
                    at,
                    against: Some(rival),
                } => self.judge.clash(g).attack(*rival, *at),
                Action::Fight { at, against: None } => self.judge.clash(g).fight(*at),
                _ => 0.0,
            }),
            Question::ExploreOrder => actions[0],
            Question::Build | Question::Gate | Question::Link => self.afresh(g, actions),
            PREEMPT => self.preempt(g, actions),
            Question::Swap => {
                let goals = self.judge.goals();
                let mut list = self.lists.pop().unwrap_or_default();
                pruning::swaps(goals, actions, &mut list);
                let action = self.afresh(g, &list);
                self.lists.push(list);
                action
            }
            Question::Return | Question::Airlock | Question::Patch(_) => self.any_of(g, actions),
            Question::Mini | Question::Section | Question::Chain | Question::Commit => {
                unreachable!("asked elsewhere")
            }
        }
    }

    /// One of the best, whichever: who always took the first of equals could go to and
    /// fro for ever.
    pub(super) fn any_of(&mut self, g: &Game, actions: &[Action]) -> Action {
        let mut chosen = (actions[0], f32::MIN, 0);
        for action in actions {
            let worth = self.judge.value(&after(g, self.seat(), *action));
            if worth > chosen.1 + WORTHWHILE {
                chosen = (*action, worth, 1);
            } else if worth > chosen.1 - WORTHWHILE {
                chosen.2 += 1;
                if self.dice.below(chosen.2) == 0 {
                    chosen.0 = *action;
                }
            }
        }
        chosen.0
    }

    /// The best of these when each is followed to the end of its phase.
    fn thorough(&mut self, g: &Game, actions: &[Action]) -> (Action, f32) {
        let mut chosen = (actions[0], f32::MIN);
        for action in actions.iter().filter(|a| !pruning::research(g, **a)) {
            let mut world = *g;
            let worth = self.follow(&mut world, *action, &mut Line::default());
            self.judge.look(g);
            if worth > chosen.1 {
                chosen = (*action, worth);
            }
        }
        chosen
    }

    /// The best of these, each of which changes the board.
    pub(super) fn afresh(&self, g: &Game, actions: &[Action]) -> Action {
        let seat = self.seat();
        clash::best(actions, |a| {
            let world = after(g, seat, *a);
            Judge::new(&world, seat, self.judge.cards, self.judge.taste).value(&world)
        })
    }

    /// The best next step of a phase, or its end.
    fn step(&mut self, g: &Game, actions: &[Action]) -> Action {
        if self.restless && self.dice.below(2) == 0 {
            return actions[self.dice.below(actions.len() as u32) as usize];
        }
        let now = self.judge.value(g);
        let (action, worth) = self.direct(g, actions);
        if worth > now + WORTHWHILE {
            return action;
        }
        self.exchange(g, actions, now).unwrap_or(Action::Done)
    }

    /// The best step that is no conversion, and its worth.
    fn direct(&mut self, g: &Game, actions: &[Action]) -> (Action, f32) {
        let mut chosen = (Action::Done, f32::MIN);
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        pruning::steps(g, &self.judge, actions, &mut list);
        giving::strike_out(g, &mut list);
        self.shortlist.apply(g, &mut list);
        for action in list.iter().copied() {
            if self.slips.overlooks(self.dice) {
                continue;
            }
            let mut world = *g;
            let worth = if matches!(action, Action::Use(_) | Action::Discover) {
                let worth = self.follow(&mut world, action, &mut Line::default());
                self.judge.look(g);
                worth
            } else {
                world.play_unchecked(self.seat(), action, &mut ());
                self.judge.value(&world)
            };
            self.shortlist.note(action, worth);
            if worth > chosen.1 {
                chosen = (action, worth);
            }
        }
        self.shortlist.close();
        self.lists.push(list);
        chosen
    }

    /// A conversion that makes something better possible.
    fn exchange(&mut self, g: &Game, actions: &[Action], now: f32) -> Option<Action> {
        let phase = g.phase();
        let buys = phase.acts.has(Act::Engineer) && phase.totals.engineer > 0
            || phase.acts.has(Act::Awake)
            || phase.acts.has(Act::Route);
        if !buys {
            return None;
        }
        let mut list = self.lists.pop().unwrap_or_default();
        let mut chosen = (None, now + 0.05);
        // Those who play together have no time to wait.
        let hurries = g.rules.enemy.is_some() || g.state.seat(self.seat()).turns > PATIENCE;
        let repeats = if hurries { REPEATS } else { 1 };
        for action in pruning::conversions(actions) {
            let mut world = after(g, self.seat(), action);
            for _ in 0..repeats {
                world.legal(self.seat(), &mut list);
                let (_, worth) = self.direct(&world, &list);
                if worth > chosen.1 {
                    chosen = (Some(action), worth);
                    break;
                }
                if !list.contains(&action) {
                    break;
                }
                world.play_unchecked(self.seat(), action, &mut ());
            }
        }
        self.lists.push(list);
        chosen.0
    }
}

fn after(g: &Game, seat: Seat, action: Action) -> Game {
    let mut world = *g;
    world.play_unchecked(seat, action, &mut ());
    world
}
