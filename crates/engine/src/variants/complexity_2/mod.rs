//! Guarded rooms, seals, built sections and power tokens (CX2 chapter).

mod construct;
mod door;
mod gift;
mod guard;
mod hack;
mod preempt;
mod words;

pub use door::Door;
pub use words::{Action, Event, Frame, Outcome, Spend, State, Why};

use ark_ids::{Card, Cell, Place, Seat, Set};
use ark_rulebook::Rule;

use crate::action::By;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::pack::Squad;
use crate::patch::{self, Hooks, Steps};
use crate::phase::Origin;
use crate::play::{Flow, Play};
use crate::rules::{Rules, Step};

/// The patch.
pub(crate) struct Complexity2;

impl Hooks for Complexity2 {
    fn applies(options: &Options) -> bool {
        options.variants.iter().any(|v| v == "complexity-2")
    }

    /// Before all action phases, what is due at the start of the turn being done (CX2-R13).
    fn compose(rules: &mut Rules) {
        let begin = rules.script.iter().position(|step| *step == Step::Begin);
        let at = begin.map_or(0, |begin| begin + 1);
        let preempt = patch::Frame::Complexity2(Frame::Preempt);
        rules.script.insert(at, Step::Patch(preempt));
        // Some built sections have mini actions (MIN-R5).
        rules.add_mini_phase();
    }

    fn prepare<L: Log>(play: &mut Play<'_, L>) {
        let tokens = play.rules.content.complexity.power_tokens;
        play.state.variants.complexity_2.tokens = tokens;
        if play.rules.params.artifacts {
            let gift = patch::Frame::Complexity2(Frame::Gift(Seat(0)));
            play.push(crate::Frame::Patch(gift));
        }
    }

    fn phase_begins<L: Log>(play: &mut Play<'_, L>, _: Seat, origin: Origin) {
        if origin.is_own() {
            construct::settle_in(play);
        }
    }

    /// Guards stop whoever comes in (CX2-06, CX2-R4).
    fn stops(g: &Game, seat: Seat, at: Cell, by: Option<Seat>) -> Option<Seat> {
        by.or_else(|| g.guarded(seat, at))
    }

    /// Seals bar steps (CX2-19, CX2-21, CX2-R9).
    fn destinations(
        g: &Game,
        seat: Seat,
        by: By,
        from: Place,
        _: Squad,
        to: Set<Place>,
    ) -> Set<Place> {
        if by != By::Move || !g.state.variants.complexity_2.any_seal() {
            return to;
        }
        to.iter()
            .filter(|to| g.sealed(seat, from, *to).is_none())
            .collect()
    }

    fn stays_out(
        g: &Game,
        seat: Seat,
        by: By,
        from: Place,
        to: Place,
        squad: Squad,
        illegal: Illegal,
    ) -> Illegal {
        if g.held(seat, from, squad)
            && let Some(by) = from.as_cell().and_then(|cell| g.guarded(seat, cell))
        {
            return Illegal::new(Rule::Cx206, why(Why::Guarded(by)));
        }
        match g.sealed(seat, from, to) {
            Some(owner) if by == By::Move => Illegal::new(Rule::Cx219, why(Why::Sealed(owner))),
            _ => illegal,
        }
    }

    fn went<L: Log>(play: &mut Play<'_, L>, seat: Seat, _: By, _: Place, to: Place, _: Squad) {
        if let Some(at) = to.as_cell()
            && let Some(by) = play.guarded(seat, at)
        {
            note(play, Event::Stopped { seat, by, at });
        }
    }

    fn builds(g: &Game, seat: Seat, so: bool) -> bool {
        so || {
            let mut hacks = Vec::new();
            hack::list(g, seat, &mut hacks);
            !hacks.is_empty()
        }
    }

    fn acts(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
        construct::list(g, seat, out);
        hack::list(g, seat, out);
    }

    fn check_act(g: &Game, seat: Seat, wish: patch::Action) -> Option<Result<(), Illegal>> {
        let patch::Action::Complexity2(wish) = wish else {
            return None;
        };
        Some(match wish {
            Action::Construct { card, out } => construct::check(g, seat, card, out),
            Action::Remove(card) => construct::check_remove(g, seat, card),
            Action::Hack { at, spend, push } => hack::check(g, seat, at, spend, push),
            Action::Seal(_) | Action::Unseal(_) | Action::Disintegrate { .. } => {
                Err(Illegal::new(Rule::Cx212, crate::Why::OtherQuestion))
            }
            Action::Dissolve(_) => Err(Illegal::new(Rule::Cx225, crate::Why::OtherQuestion)),
        })
    }

    fn resolve_act<L: Log>(play: &mut Play<'_, L>, seat: Seat, wish: patch::Action) -> bool {
        let patch::Action::Complexity2(wish) = wish else {
            return false;
        };
        match wish {
            Action::Construct { card, out } => construct::resolve(play, seat, card, out),
            Action::Remove(card) => construct::remove(play, seat, card),
            Action::Hack { at, spend, push } => hack::resolve(play, seat, at, spend, push),
            _ => return false,
        }
        true
    }

    /// Critical mass needs an arsenal, of attacker and defender alike; the Enemy has none
    /// and is not bound (CX2-09, CX2-R2).
    fn plays(g: &Game, seat: Seat, card: Card, so: Result<(), Illegal>) -> Result<(), Illegal> {
        let data = g.rules.content.cards.get(card.index());
        let critical = data.is_some_and(|card| card.critical);
        let (need, have) = (
            g.rules.content.complexity.critical_from,
            g.state.seat(seat).arsenal,
        );
        if critical && have < need && g.rules.all_seats().has(seat) {
            let short = why(Why::Arsenal { need, have });
            return so.and(Err(Illegal::new(Rule::Cx209, short)));
        }
        so
    }

    fn audit_state(g: &Game) -> Result<(), &'static str> {
        let built = g.state.derived.built;
        let own = &g.state.variants.complexity_2;
        let in_rooms = |cell| g.state.room(cell).cylinders.tokens() as u8;
        let placed: u8 = built.iter().map(in_rooms).sum();
        ensure(
            placed + own.tokens == g.rules.content.complexity.power_tokens,
            "power tokens do not add up",
        )?;
        let joins = |place: &Place| place.as_cell().is_none_or(|cell| built.has(cell));
        for (door, owner) in own.seals() {
            let sound = g
                .rules
                .grid
                .sides(door)
                .is_some_and(|sides| sides.iter().all(joins));
            ensure(
                sound && owner.index() < g.rules.seats,
                "a seal lies on no doorway",
            )?;
        }
        for seat in g.rules.all_seats() {
            let own = g.state.seat(seat);
            let sound = |slot: usize| own.fresh >> slot & 1 == 0 || own.built[slot].is_some();
            ensure(
                (0..8).all(|slot| slot < 4 && sound(slot) || own.fresh >> slot & 1 == 0),
                "what is not built is fresh",
            )?;
            let cylinders = own.sections.iter().map(|s| s.cylinders.tokens());
            ensure(
                cylinders.sum::<usize>() == 0,
                "a power token is in a biodome",
            )?;
        }
        Self::audit_stopped(g)
    }
}

impl Steps for Complexity2 {
    type Frame = Frame;

    fn run<L: Log>(play: &mut Play<'_, L>, frame: Frame) -> Flow {
        match frame {
            Frame::Gift(_) => Flow::Waits,
            Frame::Preempt => preempt::run(play),
            Frame::Dissolve(at) => preempt::run_dissolve(play, at),
        }
    }

    fn asks(g: &Game, frame: Frame) -> Set<Seat> {
        match frame {
            Frame::Gift(_) => Set::EMPTY,
            Frame::Preempt | Frame::Dissolve(_) => Set::one(g.state.active),
        }
    }

    fn check(g: &Game, frame: Frame, seat: Seat, wish: crate::Action) -> Result<(), Illegal> {
        match frame {
            Frame::Dissolve(at) => preempt::check_dissolve(g, at, wish),
            Frame::Gift(_) | Frame::Preempt => preempt::check(g, seat, wish),
        }
    }

    fn list(g: &Game, frame: Frame, seat: Seat, out: &mut Vec<crate::Action>) {
        match frame {
            Frame::Gift(_) => {}
            Frame::Preempt => preempt::list(g, seat, out),
            Frame::Dissolve(at) => preempt::list_dissolve(g, at, out),
        }
    }

    fn resolve<L: Log>(play: &mut Play<'_, L>, frame: Frame, seat: Seat, wish: crate::Action) {
        match frame {
            Frame::Dissolve(at) => preempt::dissolve(play, at, wish),
            Frame::Gift(_) | Frame::Preempt => preempt::resolve(play, seat, wish),
        }
    }

    fn ways(g: &Game, _: Frame) -> u32 {
        gift::ways(g)
    }

    fn outcome(g: &Game, _: Frame, n: u32) -> crate::Outcome {
        gift::outcome(g, n)
    }

    fn weight(g: &Game, _: Frame, outcome: crate::Outcome) -> u32 {
        gift::weight(g, outcome)
    }

    fn roll<L: Log>(play: &mut Play<'_, L>, frame: Frame, outcome: crate::Outcome) {
        if let Frame::Gift(seat) = frame {
            gift::roll(play, seat, outcome);
        }
    }

    fn digest(frame: Frame) -> [u8; 3] {
        match frame {
            Frame::Gift(seat) => [0, seat.0, 0],
            Frame::Preempt => [1, 0, 0],
            Frame::Dissolve(cell) => [2, cell.0, 0],
        }
    }

    fn learners(g: &Game, frame: Frame) -> Set<Seat> {
        match frame {
            Frame::Gift(seat) => Set::one(seat),
            Frame::Preempt | Frame::Dissolve(_) => g.rules.players,
        }
    }

    fn audit(g: &Game, frame: Frame, _: bool) -> Result<(), &'static str> {
        match frame {
            Frame::Gift(_) => Err("the set-up cannot be arranged; begin with it instead"),
            Frame::Preempt => Ok(()),
            Frame::Dissolve(at) => ensure(g.state.derived.built.has(at), "there is no such room"),
        }
    }
}

fn ensure(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}

const fn action(action: Action) -> crate::Action {
    crate::Action::Patch(patch::Action::Complexity2(action))
}

const fn why(why: Why) -> crate::Why {
    crate::Why::Patch(patch::Why::Complexity2(why))
}

fn note<L: Log>(play: &mut Play<'_, L>, event: Event) {
    play.note(|| crate::Event::Patch(patch::Event::Complexity2(event)));
}
