//! Acting in a phase: one file per family of actions. The actions of the line come
//! in any order and in pieces (TURN-13, TURN-14); the player may stop at any point
//! (TURN-22, TURN-R2).

mod convert;
mod discover;
pub(crate) mod engineer;
mod exploit;
pub(crate) mod go;
mod militarize;
pub(crate) mod route;
mod sickbay;
pub(crate) mod uses;

pub(crate) use engineer::Squares;

use ark_content::{Act, Cost};
use ark_ids::Seat;
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::patch::{self, Harm, Hooks, interrupt, modify};
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
            Action::Engineer {
                point, at, replace, ..
            } => engineer::price(self, point, at, replace),
            Action::Convert { conversion, .. } => convert::price(self, conversion),
            Action::Patch(action) => {
                let mut patches = self.rules.patches.iter();
                patches.find_map(|patch| patch::with!(*patch, P => P::price(self, action)))
            }
            _ => None,
        }
    }
}

impl Game {
    /// Whether a seat may take this kind of action at all.
    pub fn allows(&self, seat: Seat, act: Act) -> Result<(), Illegal> {
        if !self.rules.closable.has(act) {
            return Ok(());
        }
        let so = modify!(self, allows, Ok(()), act);
        match act {
            Act::RangeAttack => modify!(self, harms, so, seat, Harm::Range),
            Act::ExplodeBombs => modify!(self, harms, so, seat, Harm::Bombs),
            _ => so,
        }
    }
}

/// Refuses what the line in use does not contain (TURN-12).
pub(crate) fn on_line(g: &Game, act: Act) -> Result<(), Illegal> {
    if g.rules.closable.has(act) {
        modify!(g, allows, Ok(()), act)?;
    }
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
        Action::Patch(action) => check_patch(g, seat, action),
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
            Act::RangeAttack | Act::PlaceBombs | Act::ExplodeBombs => {}
        }
    }
    convert::list(g, seat, out);
    for patch in &g.rules.patches {
        patch::with!(*patch, P => P::acts(g, seat, out));
    }
}

/// What only a mode or variant knows.
fn check_patch(g: &Game, seat: Seat, action: patch::Action) -> Result<(), Illegal> {
    let mut patches = g.rules.patches.iter();
    patches
        .find_map(|patch| patch::with!(*patch, P => P::check_act(g, seat, action)))
        .unwrap_or(Err(Illegal::new(Rule::Turn04, Why::OtherQuestion)))
}

#[inline]
pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, action: Action) {
    if matches!(action, Action::Done) {
        end(play, seat);
        return;
    }
    // What follows by itself comes after what the action itself still asks; nothing
    // follows from goods.
    let goods = matches!(
        action,
        Action::Produce | Action::Exploit(_) | Action::Harvest { .. } | Action::Convert { .. }
    );
    if !goods {
        play.push(Frame::Settle);
    }
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
        Action::Patch(action) => {
            let done = interrupt!(play, resolve_act, seat, action);
            debug_assert!(done, "{action:?} belongs to a patch of the game");
        }
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
