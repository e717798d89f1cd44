//! The mode with three rounds of disaster and repair (GLT chapter).

mod arrival;
mod diagnose;
mod disaster;
mod round;
mod words;

pub use disaster::supply;
pub use round::{damaged, traced, unmet};
pub use words::{Action, Event, Frame, Outcome, State, Why};

use ark_content::{Content, DIAGNOSES, Glitch as Numbers, ModeData, ROUNDS};
use ark_ids::{Cell, Seat, Set, Target};
use ark_rulebook::Rule;

use crate::event::Log;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::modes::coop::{check_more, deck};
use crate::modes::{self, coop};
use crate::options::{Options, Problem};
use crate::pack::Squad;
use crate::patch::{self, Hooks, Steps};
use crate::play::{Flow, Play};
use crate::steps::act::Squares;

/// The patch.
pub(crate) struct Glitch;

impl Hooks for Glitch {
    fn applies(options: &Options) -> bool {
        options.mode == "glitch"
    }

    fn conflicts(
        content: &Content,
        _: &ModeData,
        options: &Options,
        object: &mut dyn FnMut(Rule, Problem),
    ) {
        check_more(options, content.glitch.more, Rule::Glt31, object);
    }

    /// The first round begins (GLT-18).
    fn ready<L: Log>(play: &mut Play<'_, L>) {
        disaster::begin(play);
    }

    fn turn_ended<L: Log>(play: &mut Play<'_, L>, _: Seat) {
        play.push(frame(Frame::Trace));
    }

    /// A damaged room is nobody's, and so gives nothing to anybody (GLT-08 to GLT-10). It
    /// is repaired with the last glitch cube (GLT-11). Units alone hold nobody off
    /// (GLT-R14).
    fn barred(g: &Game, cells: Set<Cell>) -> Set<Cell> {
        cells | damaged(g)
    }

    /// As long as there is a glitch cube, a new cube takes its place, free squares or not
    /// (GLT-12, GLT-14, GLT-R4).
    fn squares(g: &Game, _: Seat, at: Cell, squares: Squares) -> Squares {
        if !damaged(g).has(at) {
            return squares;
        }
        Squares {
            free: false,
            replace: Set::one(enemy(g)),
        }
    }

    fn no_cube(g: &Game, _: Seat, at: Cell, illegal: Illegal) -> Illegal {
        if damaged(g).has(at) {
            return Illegal::new(Rule::GltR4, why(Why::Damaged));
        }
        illegal
    }

    /// Each hostile unit counts (GLT-39, GLT-R3).
    fn defence(g: &Game, seat: Seat, squad: Squad, _: Cell, strength: u16) -> u16 {
        if seat != enemy(g) {
            return strength;
        }
        u16::from(power(g)) * u16::from(squad.len())
    }

    fn combat_bonus(g: &Game, seat: Seat, squad: Squad, _: Cell, strength: u8) -> u8 {
        if seat != enemy(g) {
            return strength;
        }
        power(g).saturating_mul(squad.len())
    }

    fn audit_state(g: &Game) -> Result<(), &'static str> {
        let own = state(g);
        let all = Set::<Target>::first(g.rules.content.targets.len());
        let closed = own.diagnosis.iter().skip_while(|card| card.is_some());
        let sound = usize::from(own.round) <= ROUNDS
            && closed.copied().all(|card| card.is_none())
            && own.open().all(|target| all.has(target))
            && coop::coop(g).is_some_and(|coop| {
                let cards = coop.targets | coop.spent_targets;
                own.open().all(|target| !cards.has(target))
            });
        let placed = g.state.derived.cube_count[enemy(g).index()];
        if !sound {
            return Err("diagnose cards do not add up");
        }
        if placed > numbers(g).cubes {
            return Err("there are not so many glitch cubes");
        }
        Ok(())
    }
}

impl Steps for Glitch {
    type Frame = Frame;

    fn run<L: Log>(play: &mut Play<'_, L>, frame: Frame) -> Flow {
        match frame {
            Frame::Disaster(drawn) => disaster::run(play, drawn),
            Frame::Diagnose => Flow::Waits,
            Frame::Arrive => arrival::run(play),
            Frame::Trace => diagnose::run_trace(play),
        }
    }

    fn ways(g: &Game, _: Frame) -> u32 {
        deck::targets(g).len() as u32
    }

    fn outcome(g: &Game, _: Frame, n: u32) -> crate::Outcome {
        deck::target_outcome(g, n)
    }

    fn weight(g: &Game, _: Frame, outcome: crate::Outcome) -> u32 {
        deck::target_weight(g, outcome)
    }

    fn roll<L: Log>(play: &mut Play<'_, L>, frame: Frame, outcome: crate::Outcome) {
        match frame {
            Frame::Disaster(drawn) => disaster::roll(play, drawn, outcome),
            Frame::Diagnose => diagnose::roll(play, outcome),
            Frame::Arrive | Frame::Trace => unreachable!("{frame:?} runs by itself"),
        }
    }

    fn digest(frame: Frame) -> [u8; 3] {
        match frame {
            Frame::Disaster(drawn) => [0, drawn, 0],
            Frame::Diagnose => [1, 0, 0],
            Frame::Arrive => [2, 0, 0],
            Frame::Trace => [3, 0, 0],
        }
    }

    fn audit(g: &Game, frame: Frame, _: bool) -> Result<(), &'static str> {
        match frame {
            Frame::Diagnose if state(g).open().count() == DIAGNOSES => {
                Err("all diagnose cards lie open")
            }
            Frame::Diagnose if deck::targets(g).is_empty() => Err("no diagnose card is left"),
            Frame::Disaster(_) | Frame::Arrive if Some(g.state.active) != g.rules.enemy => {
                Err("a disaster is the Enemy's doing")
            }
            _ => Ok(()),
        }
    }
}

/// Combat and defensive strength of one hostile unit (GLT-01 to GLT-04).
pub fn power(g: &Game) -> u8 {
    numbers(g).strength[g.rules.seats - 1]
}

/// The seat that glitch cubes and hostile units belong to.
fn enemy(g: &Game) -> Seat {
    g.rules.enemy.expect("co-operative modes have an Enemy")
}

fn numbers(g: &Game) -> &'static Numbers {
    &g.rules.content.glitch
}

fn state(g: &Game) -> &State {
    match &g.state.mode {
        modes::State::Glitch(_, own) => own,
        _ => unreachable!("Glitch is played"),
    }
}

fn state_mut(g: &mut Game) -> &mut State {
    match &mut g.state.mode {
        modes::State::Glitch(_, own) => own,
        _ => unreachable!("Glitch is played"),
    }
}

const fn why(why: Why) -> crate::Why {
    crate::Why::Patch(patch::Why::Glitch(why))
}

const fn frame(frame: Frame) -> crate::Frame {
    crate::Frame::Patch(patch::Frame::Glitch(frame))
}

fn note<L: Log>(play: &mut Play<'_, L>, event: Event) {
    play.note(|| crate::Event::Patch(patch::Event::Glitch(event)));
}
