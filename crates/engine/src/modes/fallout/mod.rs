//! The mode of war and peace (FAL chapter).

mod counter;
mod objectives;
mod score;
mod words;

pub use counter::Counter;
pub use objectives::{completed_by, deck, points, side, void};
pub use score::{Score, score};
pub use words::{Action, CARDS, Event, Frame, Goal, Outcome, State, TARGETS, Why};

use ark_content::{Act, Objective};
use ark_ids::{Cell, Colour, Seat, Set};
use ark_rulebook::Rule;

use crate::event::Log;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::patch::{self, Harm, Hooks, Steps};
use crate::play::{Flow, Play};
use crate::rules::{Rules, Step};
use crate::steps::act::Squares;

/// The patch.
pub(crate) struct Fallout;

/// The mode's own part of the state.
fn own(g: &Game) -> &State {
    g.state.mode.fallout().expect("the mode is played")
}

fn own_mut(g: &mut Game) -> &mut State {
    g.state.mode.fallout_mut().expect("the mode is played")
}

impl Game {
    /// Whether it is peace, which is for all alike (FAL-11). Elsewhere it is always war.
    pub fn at_peace(&self) -> bool {
        let own = self.state.mode.fallout();
        own.is_some_and(|own| !own.counter.war)
    }
}

/// The seat whose cube must go: the leftmost that is not the player's own (FAL-26).
fn leftmost(g: &Game, seat: Seat, at: Cell) -> Option<Seat> {
    let cubes = g.state.room(at).cubes.iter();
    let mut owners = cubes.filter_map(Colour::as_seat);
    owners.find(|owner| *owner != seat)
}

impl Hooks for Fallout {
    const CLOSES: &[Act] = &[Act::RangeAttack, Act::ExplodeBombs];

    fn applies(options: &Options) -> bool {
        options.mode == "fallout"
    }

    /// The evaluation closes every turn (FAL-37); the rest of it is as ever (FAL-70).
    fn compose(rules: &mut Rules) {
        let combat = rules.script.iter().position(|step| *step == Step::Combat);
        let at = combat.map_or(0, |combat| combat + 1);
        let evaluate = patch::Frame::Fallout(Frame::Evaluate);
        rules.script.insert(at, Step::Patch(evaluate));
        rules.melee = true;
        rules.close_up = true;
        // Nobody wins by a mission, nor earns one (FAL-01, FAL-R18).
        rules.mission_wins = false;
    }

    fn prepare<L: Log>(play: &mut Play<'_, L>) {
        play.push(crate::Frame::Patch(patch::Frame::Fallout(Frame::Sides)));
    }

    fn turn_began<L: Log>(play: &mut Play<'_, L>, _: Seat) {
        own_mut(play).fought = false;
    }

    fn settled<L: Log>(play: &mut Play<'_, L>, seat: Seat) -> bool {
        objectives::complete(play, seat)
    }

    /// In peace opponents hinder nothing, fight nobody and guard nothing (FAL-13, FAL-15,
    /// FAL-18, FAL-19, FAL-21, FAL-22); cubes may be taken all the same (FAL-R17).
    fn hostile(g: &Game, _: Seat, cells: Set<Cell>) -> Set<Cell> {
        if g.at_peace() { Set::EMPTY } else { cells }
    }

    fn meets(g: &Game, seat: Seat, objective: Objective, so: bool) -> bool {
        score::meets(g, seat, objective, so)
    }

    /// Without a choice whose cube goes, where one must (FAL-26, FAL-28).
    fn squares(g: &Game, seat: Seat, at: Cell, squares: Squares) -> Squares {
        let replace = if squares.free {
            Set::EMPTY
        } else {
            leftmost(g, seat, at).map_or(Set::EMPTY, Set::one)
        };
        Squares { replace, ..squares }
    }

    fn keeps_cube(g: &Game, seat: Seat, at: Cell, owner: Seat, illegal: Illegal) -> Illegal {
        let there = g.state.room(at).cubes.has(Colour::seat(owner));
        match leftmost(g, seat, at) {
            Some(other) if there && owner != seat => {
                Illegal::new(Rule::Fal26, why(Why::Leftmost(other)))
            }
            _ => illegal,
        }
    }

    fn shifts(_: &Game, _: bool) -> bool {
        true
    }

    fn shift<L: Log>(play: &mut Play<'_, L>, _: Seat) {
        counter::ask(play);
    }

    /// Nobody attacks or wounds units in peace (FAL-14, FAL-16, FAL-17).
    fn harms(g: &Game, _: Seat, how: Harm, so: Result<(), Illegal>) -> Result<(), Illegal> {
        let rule = match how {
            Harm::Airlock => Rule::Fal14,
            Harm::Range => Rule::Fal16,
            Harm::Bombs => Rule::Fal17,
        };
        if g.at_peace() {
            return so.and(Err(Illegal::new(rule, why(Why::Peace))));
        }
        so
    }

    fn fights<L: Log>(play: &mut Play<'_, L>, _: Cell) {
        own_mut(play).fought = true;
    }

    fn audit_state(g: &Game) -> Result<(), &'static str> {
        Self::audit(g)
    }
}

impl Steps for Fallout {
    type Frame = Frame;

    fn run<L: Log>(play: &mut Play<'_, L>, frame: Frame) -> Flow {
        match frame {
            Frame::Sides | Frame::Reveal(_) | Frame::Shift => Flow::Waits,
            Frame::Evaluate => {
                play.pop();
                counter::evaluate(play);
                if own(play).last_turn {
                    score::end(play);
                }
                Flow::Ran
            }
        }
    }

    fn asks(g: &Game, frame: Frame) -> Set<Seat> {
        match frame {
            Frame::Shift => Set::one(g.state.active),
            Frame::Sides | Frame::Reveal(_) | Frame::Evaluate => Set::EMPTY,
        }
    }

    fn check(_: &Game, _: Frame, _: Seat, wish: crate::Action) -> Result<(), Illegal> {
        counter::check(wish)
    }

    fn list(_: &Game, frame: Frame, _: Seat, out: &mut Vec<crate::Action>) {
        if frame == Frame::Shift {
            out.extend(counter::WAYS);
        }
    }

    fn resolve<L: Log>(play: &mut Play<'_, L>, _: Frame, _: Seat, wish: crate::Action) {
        counter::shift(play, wish);
    }

    fn ways(g: &Game, frame: Frame) -> u32 {
        objectives::ways(g, frame)
    }

    fn outcome(g: &Game, frame: Frame, n: u32) -> crate::Outcome {
        objectives::outcome(g, frame, n)
    }

    fn weight(g: &Game, frame: Frame, outcome: crate::Outcome) -> u32 {
        objectives::weight(g, frame, outcome)
    }

    fn roll<L: Log>(play: &mut Play<'_, L>, frame: Frame, outcome: crate::Outcome) {
        objectives::roll(play, frame, outcome);
    }

    fn digest(frame: Frame) -> [u8; 3] {
        match frame {
            Frame::Sides => [0, 0, 0],
            Frame::Reveal(place) => [1, place, 0],
            Frame::Shift => [2, 0, 0],
            Frame::Evaluate => [3, 0, 0],
        }
    }

    fn audit(g: &Game, frame: Frame, top: bool) -> Result<(), &'static str> {
        match frame {
            Frame::Sides => Err("the set-up cannot be arranged; begin with it instead"),
            Frame::Reveal(place) => {
                let targets = own(g).targets;
                let next = targets.iter().flatten().count() == usize::from(place);
                let empty = targets.get(usize::from(place)) == Some(&None);
                if top && next && empty {
                    Ok(())
                } else {
                    Err("no such target card can be turned over")
                }
            }
            Frame::Shift if top => Ok(()),
            Frame::Evaluate => Ok(()),
            Frame::Shift => Err("only what comes next can be asked"),
        }
    }
}

const fn action(action: Action) -> crate::Action {
    crate::Action::Patch(patch::Action::Fallout(action))
}

const fn why(why: Why) -> crate::Why {
    crate::Why::Patch(patch::Why::Fallout(why))
}

fn note<L: Log>(play: &mut Play<'_, L>, event: Event) {
    play.note(|| crate::Event::Patch(patch::Event::Fallout(event)));
}
