//! A bot that plays to win: it estimates how many turns it still needs and takes
//! what shortens them most, looking one turn ahead.

mod aim;
mod cards;
mod clash;
mod deeds;
mod judge;
mod paths;
mod power;
mod pruning;
mod search;
mod shortlist;
mod supply;
mod taste;
mod way;
mod work;

use ark_engine::{Action, Game, Question};
use ark_ids::Seat;

use self::cards::Cards;
use self::judge::Judge;
use self::search::{Line, Search};
use self::shortlist::Shortlist;
use crate::{Bot, Observer, SeededDice};

pub use self::taste::Taste;

/// Plays to win, one turn at a time.
pub struct Greedy {
    dice: SeededDice,
    /// What is left of the way chosen for this phase, last step first.
    plan: Vec<Action>,
    lists: Vec<Vec<Action>>,
    cards: Option<Cards>,
    taste: Taste,
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
            lists: Vec::new(),
            cards: None,
            taste,
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
        }
    }

    /// The section, or the chain, whose phase brings most.
    fn section(&mut self, world: &Game, table: &Observer<'_>, actions: &[Action]) -> Action {
        let seat = table.seat();
        let mut chosen = (actions[0], f32::MIN, Line::default());
        let mut search = self.search(world, seat);
        for action in actions {
            let mut world = *world;
            let mut line = Line::default();
            search.judge.look(&world);
            let worth = search.turn(&mut world, *action, &mut line);
            if worth > chosen.1 {
                chosen = (*action, worth, line);
            }
        }
        self.plan = chosen.2.steps;
        self.plan.reverse();
        self.plan.pop();
        chosen.0
    }
}

/// About how many turns the seat still needs to win, as Greedy sees it; lower is
/// better, and what helps in the long run may bring it below nothing.
pub fn estimate(table: &Observer<'_>, taste: &Taste) -> f32 {
    let world = table.imagine(&mut SeededDice::new(0));
    let cards = Cards::new(world.rules.content);
    -Judge::new(&world, table.seat(), &cards, taste).value(&world)
}

impl Bot for Greedy {
    fn choose(&mut self, table: &Observer<'_>, actions: &[Action]) -> Action {
        let (_, question) = table.asked().expect("a bot is asked");
        if let Some(action) = self.plan.pop()
            && actions.contains(&action)
        {
            return action;
        }
        self.plan.clear();
        let world = table.imagine(&mut self.dice);
        match question {
            Question::Section | Question::Chain => self.section(&world, table, actions),
            Question::Commit => {
                let combat = world.state.combat.expect("cards are for a combat");
                clash::commit(&world, table.seat(), &combat, &self.taste, actions)
            }
            _ => self
                .search(&world, table.seat())
                .answer(&world, question, actions),
        }
    }
}
