//! A bot that plays to win: it estimates how many turns it still needs and takes
//! what shortens them most, looking one turn ahead.

mod dark;
mod foresight;
mod giving;
mod offers;
pub(crate) mod pruning;
mod purse;
mod rehearsal;
mod scout;
mod seals;
mod search;
mod shortlist;
mod sides;
mod slips;

use ark_engine::modes::{coop, it_learns};
use ark_engine::{Action, Dice, Game, Question, patch};
use ark_ids::{Seat, Section};
use ark_protocol::Reason;

use self::giving::Giving;
use self::offers::Offers;
use self::rehearsal::{Rehearsal, Way, ZEAL};
use self::search::{Line, Search};
use self::shortlist::Shortlist;
use self::slips::Slips;
use crate::judge::{Cards, Judge, Taste, clash};
use crate::reason::reason;
use crate::{Bot, Observer, SeededDice};

/// Turns after which a game is taken to be stuck, unlike nearly all others, and how seldom
/// something is tried then whatever it is good for.
const STUCK: u16 = 80;
const RESTLESS: u32 = 3;

/// Plays to win, one turn at a time.
pub struct Greedy {
    dice: SeededDice,
    /// What is left of the way chosen for this phase, last step first.
    plan: Vec<Action>,
    /// What is passed on before the next step.
    gifts: Vec<Action>,
    /// The turn in which something was last passed on, and whether that was at its end.
    given: (u16, bool),
    lists: Vec<Vec<Action>>,
    cards: Option<Cards>,
    taste: Taste,
    slips: Slips,
    /// Whether it keeps the reason for what it does.
    explains: bool,
    reason: Option<Reason>,
    giving: Giving,
    offers: Offers,
    /// Whether it tries out in Glitch what comes of its turns.
    rehearses: bool,
    rehearsal: Option<Box<Rehearsal>>,
}

impl Greedy {
    pub fn new(seed: u64) -> Self {
        Self::with(Taste::default(), seed)
    }

    /// One with likings of its own.
    pub fn with(taste: Taste, seed: u64) -> Self {
        Self {
            dice: SeededDice::new(seed),
            plan: Vec::new(),
            gifts: Vec::new(),
            given: (0, false),
            lists: Vec::new(),
            cards: None,
            taste,
            slips: Slips::NONE,
            explains: true,
            reason: None,
            giving: Giving::default(),
            offers: Offers::default(),
            rehearses: true,
            rehearsal: None,
        }
    }

    /// One that errs as people do: it overlooks steps and misjudges sections.
    pub fn careless(seed: u64) -> Self {
        Self {
            slips: Slips::HUMAN,
            rehearses: false,
            ..Self::new(seed)
        }
    }

    fn search(&mut self, world: &Game, seat: Seat) -> Search<'_> {
        let cards = &*self
            .cards
            .get_or_insert_with(|| Cards::new(world.rules.content));
        Search {
            judge: Judge::new(world, seat, cards, &self.taste),
            dice: &mut self.dice,
            lists: &mut self.lists,
            shortlist: Shortlist::default(),
            slips: self.slips,
            restless: false,
        }
    }

    /// For each action the way that it would go: the steps until chance speaks.
    pub(crate) fn lines(
        &mut self,
        world: &Game,
        seat: Seat,
        actions: &[Action],
    ) -> Vec<Vec<Action>> {
        let mut search = self.search(world, seat);
        let mut lines = Vec::with_capacity(actions.len());
        for action in actions {
            let mut line = Line::default();
            search.judge.look(world);
            search.turn(&mut world.clone(), *action, &mut line);
            lines.push(line.steps);
        }
        lines
    }

    /// The section, or the chain, whose phase brings most.
    fn section(&mut self, world: &Game, seat: Seat, actions: &[Action]) -> Action {
        let rehearses = self.rehearses && rehearsal::open(world);
        let mut ways = Vec::new();
        let mut search = self.search(world, seat);
        let mut chosen = (actions[0], f32::MIN, Line::default(), *world);
        let mut second = (None, f32::MIN);
        let mut tried = Vec::new();
        let mut actions = actions.to_vec();
        actions.sort_by_key(|action| sides::missed(world, *action));
        giving::strike_out(world, &mut actions);
        if world.state.seat(seat).turns > STUCK && search.dice.below(RESTLESS) == 0 {
            search.restless = true;
            actions = vec![actions[search.dice.below(actions.len() as u32) as usize]];
        }
        for action in &actions {
            // Two cards that open the same phase are alike.
            let phase = opened(*action);
            if phase.is_some() && tried.contains(&phase) {
                continue;
            }
            tried.push(phase);
            let mut end = *world;
            let mut line = Line::default();
            search.judge.look(&end);
            let mut worth = search.turn(&mut end, *action, &mut line);
            worth += search.slips.error(search.dice);
            worth -= sides::price(world, *action);
            if rehearses {
                let (action, line) = (*action, line.clone());
                let other = search.zealous(world, action, &line, ZEAL);
                ways.extend(other.map(|(line, end, worth)| Way {
                    action,
                    worth,
                    line,
                    end,
                }));
                ways.push(Way {
                    action,
                    worth,
                    line,
                    end,
                });
            }
            if worth > chosen.1 {
                if chosen.1 > f32::MIN {
                    second = (Some(chosen.0), chosen.1);
                }
                chosen = (*action, worth, line, end);
            } else if worth > second.1 {
                second = (Some(*action), worth);
            }
        }
        if rehearses && ways.len() > 1 {
            let mut rehearsal = self
                .rehearsal
                .take()
                .unwrap_or_else(|| Box::new(Rehearsal::new()));
            if let Some(way) = rehearsal.best(world, seat, ways, &mut self.dice) {
                if way.action != chosen.0 {
                    second.0 = Some(chosen.0);
                }
                chosen = (way.action, way.worth, way.line, way.end);
            }
            self.rehearsal = Some(rehearsal);
        }
        let (action, _, line, end) = chosen;
        if self.explains {
            self.reason = Some(self.explain(world, &end, seat, second.0));
        }
        self.plan = line.steps;
        self.plan.reverse();
        self.plan.pop();
        self.share(world, &end, seat, action)
    }

    /// Why a way that leads there is taken.
    pub(crate) fn explain(
        &mut self,
        before: &Game,
        after: &Game,
        seat: Seat,
        instead: Option<Action>,
    ) -> Reason {
        let search = self.search(before, seat);
        reason(&search.judge, before, after, instead)
    }
}

/// The line of a section that a choice opens, if it is one.
fn opened(choice: Action) -> Option<(Section, u8)> {
    match choice {
        Action::Choose { section, line }
        | Action::Patch(patch::Action::ItLearns(it_learns::Action::Card {
            section, line, ..
        })) => Some((section, line)),
        _ => None,
    }
}

/// About how many turns the seat still needs to win, as Greedy sees it; lower is
/// better, and what helps in the long run may bring it below nothing.
pub fn estimate(table: &Observer<'_>, taste: &Taste) -> f32 {
    let world = table.imagine(&mut SeededDice::new(0));
    let cards = Cards::new(world.rules.content);
    -Judge::new(&world, table.seat(), &cards, taste).value(&world)
}

impl Greedy {
    /// The answer in a world that is taken for the real one.
    pub(crate) fn decide(
        &mut self,
        world: &Game,
        seat: Seat,
        question: Question,
        actions: &[Action],
    ) -> Action {
        self.offers.learn(world, seat);
        if let Some(gift) = self.next_gift(world, seat) {
            return gift;
        }
        let action = self.think(world, seat, question, actions);
        if action == Action::Done && question == Question::Act {
            let gift = self.giving.before(world, seat);
            let gift = gift.filter(|gift| self.offers.make(world, seat, *gift));
            return gift.unwrap_or(action);
        }
        action
    }

    /// What is still to be passed on.
    fn next_gift(&mut self, world: &Game, seat: Seat) -> Option<Action> {
        while let Some(gift) = self.gifts.pop() {
            if self.offers.make(world, seat, gift) {
                return Some(gift);
            }
        }
        None
    }

    fn think(
        &mut self,
        world: &Game,
        seat: Seat,
        question: Question,
        actions: &[Action],
    ) -> Action {
        if let Some(action) = self.plan.pop()
            && actions.contains(&action)
        {
            return self.close(world, seat, action);
        }
        self.plan.clear();
        if let Some(answer) = purse::answer(world, question) {
            return answer;
        }
        let action = self.fresh(world, seat, question, actions);
        self.close(world, seat, action)
    }

    /// The action, unless it ends the turn and something is passed on before.
    fn close(&mut self, world: &Game, seat: Seat, action: Action) -> Action {
        if purse::closes(world, action) {
            return self.share(world, world, seat, action);
        }
        action
    }

    /// Passes on what is idle, before this action, after which the world will be so; once
    /// before the turn and once at its end, whether it is taken or not.
    fn share(&mut self, now: &Game, then: &Game, seat: Seat, action: Action) -> Action {
        let moment = (now.state.seat(seat).turns, purse::closes(now, action));
        if self.given == moment || !purse::goes_round(now) {
            return action;
        }
        self.given = moment;
        self.gifts = purse::gifts(now, seat, &purse::idle(now, then, seat));
        let Some(gift) = self.next_gift(now, seat) else {
            return action;
        };
        self.plan.push(action);
        gift
    }

    /// The answer when nothing is planned.
    fn fresh(
        &mut self,
        world: &Game,
        seat: Seat,
        question: Question,
        actions: &[Action],
    ) -> Action {
        if Some(seat) == world.rules.enemy {
            return dark::choose(world, seat, actions);
        }
        match question {
            Question::Patch(patch::Frame::Coop(coop::Frame::Offer)) if rehearsal::fits(world) => {
                giving::ACCEPT
            }
            Question::Patch(patch::Frame::Coop(coop::Frame::Scout(_))) => {
                scout::go(world, seat, actions, &mut self.dice)
            }
            question if question.opens_phase() => self.section(world, seat, actions),
            Question::Commit => {
                let combat = world.state.combat.expect("cards are for a combat");
                clash::commit(world, seat, &combat, &self.taste, actions)
            }
            _ => self.search(world, seat).answer(world, question, actions),
        }
    }

    /// Starts anew: nothing in mind, these dice, no reasons.
    pub(crate) fn restart(&mut self, seed: u64) {
        self.plan.clear();
        self.gifts.clear();
        self.given = (0, false);
        self.dice = SeededDice::new(seed);
        self.explains = false;
        self.rehearses = false;
        self.giving = Giving::default();
        self.offers = Offers::default();
    }

    /// The answer of somebody who starts anew but knows what was offered.
    pub(crate) fn advise(
        &mut self,
        seed: u64,
        world: &Game,
        seat: Seat,
        question: Question,
        actions: &[Action],
    ) -> Action {
        let (given, giving, offers) = (self.given, self.giving, self.offers);
        self.restart(seed);
        (self.given, self.giving, self.offers) = (given, giving, offers);
        self.decide(world, seat, question, actions)
    }
}

impl Bot for Greedy {
    fn choose(&mut self, table: &Observer<'_>, actions: &[Action]) -> Action {
        let (_, question) = table.asked().expect("a bot is asked");
        // Before it ends a phase, it looks at what others need.
        let gives = (giving::usual(table) && question == Question::Act) || self.given.0 > 0;
        if let Some(action) = self.plan.last().copied()
            && actions.contains(&action)
            && self.gifts.is_empty()
            && !self.offers.pending()
            && !(gives && action == Action::Done)
        {
            self.plan.pop();
            return action;
        }
        let world = table.imagine(&mut self.dice);
        if self.ponders(&world, table.seat(), question) {
            let (best, second) = self.foresee(table, &world, actions);
            let action = self.section(&world, table.seat(), &[best]);
            if let Some(reason) = &mut self.reason {
                reason.instead = second.map(|second| ark_protocol::Action::of(&world, second));
            }
            return action;
        }
        let action = self.decide(&world, table.seat(), question, actions);
        if !question.opens_phase() {
            let mut after = world;
            after.play_unchecked(table.seat(), action, &mut ());
            self.reason = Some(self.explain(&world, &after, table.seat(), None));
        }
        action
    }

    fn reason(&self) -> Option<&Reason> {
        self.reason.as_ref()
    }
}
