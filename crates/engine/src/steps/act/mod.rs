//! Acting in a phase: one file per family of actions. The actions of the line come
//! in any order and in pieces (TURN-13, TURN-14); the player may stop at any point
//! (TURN-22, TURN-R2).

mod convert;
mod discover;
pub(crate) mod engineer;
mod exploit;
mod go;
mod militarize;
mod route;
mod sickbay;
pub(crate) mod uses;

use ark_content::{Act, Cost};
use ark_ids::Seat;
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::phase::{Origin, Phase};
use crate::play::{Flow, Play};

impl Game {
    /// The phase being played.
    #[inline(always)]
    pub fn phase(&self) -> &Phase {
        self.state.phases.last().expect("a phase is under way")
    }

    #[inline(always)]
    pub(crate) fn phase_mut(&mut self) -> &mut Phase {
        self.state.phases.last_mut().expect("a phase is under way")
    }
}

impl Game {
    /// What this action would cost the seat now, where it has a price.
    pub fn price(&self, action: Action) -> Option<Cost> {
        if self.state.phases.is_empty() {
            return None;
        }
        match action {
            Action::Awake(_) => sickbay::awake_cost(self),
            Action::Heal { .. } => sickbay::heal_cost(self),
            Action::Engineer { point, at, .. } => engineer::price(self, point, at),
            Action::Convert { conversion, .. } => convert::price(self, conversion),
            _ => None,
        }
    }
}

/// Refuses what the line in use does not contain (TURN-12).
pub(crate) fn on_line(g: &Game, act: Act) -> Result<(), Illegal> {
    require(g.phase().acts.has(act), Rule::Turn12, Why::NotOnThisLine)
}

/// Refuses when no point is left.
pub(crate) const fn points(left: u8, rule: Rule) -> Result<(), Illegal> {
    require(left > 0, rule, Why::Points { need: 1, left })
}

pub(crate) fn check(g: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::Militarize(steps) => militarize::check(g, seat, steps),
        Action::Go {
            by,
            from,
            to,
            squad,
        } => go::check(g, seat, by, from, to, squad),
        Action::Route {
            colour,
            from,
            to,
            push,
        } => route::check(g, seat, colour, from, to, push),
        Action::Produce => exploit::check_produce(g),
        Action::Exploit(cell) => exploit::check(g, cell),
        Action::Harvest { per_unit, kind } => exploit::check_harvest(g, per_unit, kind),
        Action::Awake(pay) => sickbay::check_awake(g, seat, pay),
        Action::Heal { colour, pay } => sickbay::check_heal(g, seat, colour, pay),
        Action::Engineer {
            point,
            at,
            replace,
            pay,
        } => engineer::check(g, seat, point, at, replace, pay),
        Action::Convert { conversion, pay } => convert::check(g, seat, conversion, pay),
        Action::Discover => discover::check(g),
        Action::Use(card) => uses::check(g, seat, card),
        _ => Err(Illegal::new(Rule::Turn04, Why::OtherQuestion)),
    }
}

#[inline]
pub(crate) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let phase = g.phase();
    for act in phase.acts {
        match act {
            Act::Militarize => militarize::list(g, seat, out),
            Act::Move => go::list_moves(g, seat, out),
            Act::Teleport => go::list_teleports(g, seat, out),
            Act::Route => route::list(g, seat, out),
            Act::Produce => exploit::list_produce(g, out),
            Act::Exploit => exploit::list(g, out),
            Act::Awake => sickbay::list_awake(g, seat, out),
            Act::Heal => sickbay::list_heal(g, seat, out),
            Act::Engineer => engineer::list(g, seat, out),
            Act::Discover => discover::list(g, out),
            Act::Use => uses::list(g, seat, out),
        }
    }
    convert::list(g, seat, out);
}

#[inline]
pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, action: Action) {
    if action == Action::Done {
        end(play, seat);
        return;
    }
    // What follows by itself comes after what the action itself still asks.
    play.push(Frame::Settle);
    match action {
        Action::Militarize(steps) => {
            play.phase_mut().totals.militarize -= steps;
            play.militarize(seat, steps);
        }
        Action::Go {
            by,
            from,
            to,
            squad,
        } => go::resolve(play, seat, by, from, to, squad),
        Action::Route {
            colour,
            from,
            to,
            push,
        } => {
            route::resolve(play, seat, colour, from, to, push);
        }
        Action::Produce => exploit::produce(play, seat),
        Action::Exploit(cell) => exploit::resolve(play, seat, cell),
        Action::Harvest { per_unit, kind } => exploit::harvest(play, seat, per_unit, kind),
        Action::Awake(pay) => sickbay::awake(play, seat, pay),
        Action::Heal { colour, pay } => sickbay::heal(play, seat, colour, pay),
        Action::Engineer {
            point,
            at,
            replace,
            pay,
        } => {
            engineer::resolve(play, seat, point, at, replace, pay);
        }
        Action::Convert { conversion, pay } => convert::resolve(play, seat, conversion, pay),
        Action::Discover => discover::resolve(play),
        Action::Use(card) => uses::resolve(play, seat, card),
        other => unreachable!("{other:?} is no action of a phase"),
    }
}

/// Points that are left lapse (TURN-R7).
fn end<L: Log>(play: &mut Play<'_, L>, seat: Seat) {
    play.state.phases.pop();
    play.pop();
    play.note(|| Event::PhaseEnded(seat));
}

/// Points of a card that are all spent end by themselves; a phase of the turn
/// waits for its player's word.
pub(crate) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let phase = play.phase();
    if phase.origin == Origin::Card && !phase.totals.any() {
        let seat = play.state.active;
        end(play, seat);
        return Flow::Ran;
    }
    Flow::Waits
}
