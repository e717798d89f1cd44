//! The mode of an Enemy that spreads and adapts (ITL chapter).
//!
//! Its organic form, infection cubes, stands in rooms as units of the Enemy do, so that
//! every rule on opponents' units holds for it by itself (ITL-07, ITL-11). Its silicon
//! form, corruption cylinders, lies in the middle of rooms, beside squares and circles
//! (ITL-08, ITL-09).

mod area;
mod board;
mod cards;
mod infect;
mod path;
mod pieces;
mod purge;
mod turn;
mod words;

pub use words::{Action, CARDS, Event, Frame, Outcome, Slot, State, Turn, UPGRADES, Upgrade, Why};

use ark_content::{Content, Cost, ModeData};
use ark_ids::{Cell, Colour, Place, Seat, Set};
use ark_rulebook::Rule;

use crate::action::By;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{Illegal, require};
use crate::modes;
use crate::modes::coop::{self, deck};
use crate::options::{Options, Problem};
use crate::pack::Squad;
use crate::patch::{self, Hooks, Steps};
use crate::play::{Flow, Play};
use crate::state::Ending;

/// The patch.
pub(crate) struct ItLearns;

impl Hooks for ItLearns {
    fn applies(options: &Options) -> bool {
        options.mode == "it-learns"
    }

    /// More upgrades at the start, as far as they fit (ITL-06).
    fn conflicts(
        content: &Content,
        _: &ModeData,
        options: &Options,
        object: &mut dyn FnMut(Rule, Problem),
    ) {
        let players = usize::from(options.players).max(1) - 1;
        let most = board::most_more(content, players);
        coop::check_more(options, most, Rule::Itl06, object);
    }

    /// Cards, upgrades, and the first strategy stage, before the first turn (ITL-30).
    fn ready<L: Log>(play: &mut Play<'_, L>) {
        play.push(top(Frame::Strategy));
        play.push(top(Frame::Start(board::at_start(play))));
        play.push(top(Frame::Lay(0)));
    }

    /// A card instead of the marker (ITL-02).
    fn chooses<L: Log>(play: &mut Play<'_, L>) -> bool {
        play.push(top(Frame::Card));
        true
    }

    fn turn_ended<L: Log>(play: &mut Play<'_, L>, _: Seat) {
        turn::follow(play);
    }

    fn settled<L: Log>(play: &mut Play<'_, L>, _: Seat) -> bool {
        victory(play)
    }

    /// Nobody controls a corrupted room (ITL-29), nor what it is home of (ITL-R19).
    fn barred(g: &Game, cells: Set<Cell>) -> Set<Cell> {
        match &g.state.mode {
            modes::State::ItLearns(_, own) => cells | own.corrupted,
            _ => cells,
        }
    }

    /// The cylinder goes before any cube comes (ITL-27).
    fn integrates(g: &Game, _: Seat, at: Cell, so: Result<(), Illegal>) -> Result<(), Illegal> {
        so.and(require(
            !of(g).corrupted.has(at),
            Rule::Itl27,
            why(Why::Corrupted),
        ))
    }

    fn stops(g: &Game, _: Seat, at: Cell, by: Option<Seat>) -> Option<Seat> {
        by.or_else(|| stops(g, at).then(|| enemy(g)))
    }

    fn stays_out(
        g: &Game,
        seat: Seat,
        _: By,
        from: Place,
        _: Place,
        squad: Squad,
        illegal: Illegal,
    ) -> Illegal {
        let stopped = |cell: Cell| stops(g, cell) && g.held(seat, from, squad);
        if from.as_cell().is_some_and(stopped) {
            let cubes = g.rules.content.organism.stops_from;
            return Illegal::new(Rule::Itl16, why(Why::Stopped(cubes)));
        }
        illegal
    }

    fn went<L: Log>(play: &mut Play<'_, L>, seat: Seat, _: By, _: Place, to: Place, _: Squad) {
        if let Some(at) = to.as_cell()
            && stops(play, at)
        {
            note(play, Event::Stopped { seat, at });
        }
    }

    fn builds(g: &Game, seat: Seat, so: bool) -> bool {
        so || {
            let mut purges = Vec::new();
            purge::list(g, seat, &mut purges);
            !purges.is_empty()
        }
    }

    fn acts(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
        purge::list(g, seat, out);
    }

    fn check_act(g: &Game, seat: Seat, wish: patch::Action) -> Option<Result<(), Illegal>> {
        match wish {
            patch::Action::ItLearns(Action::Purge { point, at, pay }) => {
                Some(purge::check(g, seat, point, at, pay))
            }
            _ => None,
        }
    }

    fn resolve_act<L: Log>(play: &mut Play<'_, L>, seat: Seat, wish: patch::Action) -> bool {
        let patch::Action::ItLearns(Action::Purge { point, at, pay }) = wish else {
            return false;
        };
        purge::resolve(play, seat, point, at, pay);
        true
    }

    fn price(g: &Game, wish: patch::Action) -> Option<Cost> {
        match wish {
            patch::Action::ItLearns(Action::Purge { point, at, .. }) => {
                let built = g.state.derived.built.has(at);
                built.then(|| purge::cost(g, point, at))
            }
            _ => None,
        }
    }

    /// Cylinders stay with their rooms; cubes are units there.
    fn swapped<L: Log>(play: &mut Play<'_, L>, a: Cell, b: Cell) {
        let corrupted = &mut of_mut(play).corrupted;
        let (on_a, on_b) = (corrupted.has(a), corrupted.has(b));
        corrupted.set(a, on_b);
        corrupted.set(b, on_a);
    }

    /// A corruption cylinder can be disintegrated like a cube (ITL-88).
    fn has_cube(g: &Game, owner: Seat, at: Cell, so: bool) -> bool {
        so || (owner == enemy(g) && of(g).corrupted.has(at))
    }

    fn disintegrated<L: Log>(play: &mut Play<'_, L>, seat: Seat, owner: Seat, at: Cell) {
        if owner == enemy(play) && of(play).corrupted.has(at) {
            purge::clean(play, seat, at);
        }
    }

    /// The same for every cube in the room (ITL-64).
    fn defence(g: &Game, seat: Seat, squad: Squad, _: Cell, strength: u16) -> u16 {
        if seat == enemy(g) {
            return u16::from(g.upgrade(Upgrade::Defence)) * u16::from(squad.len());
        }
        strength
    }

    /// The same for every cube in the room (ITL-63).
    fn combat_bonus(g: &Game, seat: Seat, squad: Squad, _: Cell, strength: u8) -> u8 {
        if seat == enemy(g) {
            return g.upgrade(Upgrade::Combat) * squad.len();
        }
        strength
    }

    /// Few cubes fight without a card; the Challenger may always play one (ITL-65, ITL-66,
    /// ITL-67, ITL-68).
    fn arms(g: &Game, at: Cell, so: bool) -> bool {
        so && g.infection(at) >= g.rules.content.organism.artifact_from
    }

    /// From the Challenger on whose turn came before (COP-R11).
    fn fights_first(g: &Game, next: Seat) -> Seat {
        let seats = g.rules.seats;
        Seat(((next.index() + seats - 1) % seats) as u8)
    }

    fn wounded<L: Log>(play: &mut Play<'_, L>, colour: Colour, amount: u8, from: Cell) {
        pieces::fell(play, colour, amount, from);
    }

    fn audit_state(g: &Game) -> Result<(), &'static str> {
        let modes::State::ItLearns(coop, own) = &g.state.mode else {
            return Err("the mode lacks its state");
        };
        let built = g.state.derived.built;
        let organism = &g.rules.content.organism;
        let few = |at: Cell| g.infection(at) <= organism.infection_limit;
        ensure(built.iter().all(few), "too many infection cubes in a room")?;
        let cubes: u32 = built.iter().map(|at| u32::from(g.infection(at))).sum();
        ensure(
            cubes <= u32::from(organism.infection_cubes),
            "more infection cubes than there are",
        )?;
        ensure(
            built.contains_all(own.corrupted) && !own.corrupted.meets(g.state.derived.gates),
            "a corruption cylinder lies in no room that can have one",
        )?;
        ensure(
            own.corrupted.len() <= usize::from(organism.corruption_cylinders),
            "more corruption cylinders than there are",
        )?;
        ensure(
            own.target.is_none_or(|at| built.has(at)),
            "no room is targeted",
        )?;
        // Cards come into their places one by one.
        let laying = |frame: &crate::Frame| {
            matches!(
                frame,
                crate::Frame::Patch(patch::Frame::ItLearns(Frame::Lay(_)))
            )
        };
        if coop.stage != coop::Stage::Play || g.state.agenda.iter().any(laying) {
            return Ok(());
        }
        board::audit(g)
    }
}

impl Steps for ItLearns {
    type Frame = Frame;

    fn run<L: Log>(play: &mut Play<'_, L>, frame: Frame) -> Flow {
        match frame {
            Frame::Lay(slot) => return cards::run_lay(play, slot),
            Frame::Start(0) => play.pop(),
            // In a position without any card to draw nothing is aimed at.
            Frame::Strategy if deck::cards(play).is_empty() => play.pop(),
            Frame::Target if deck::targets(play).is_empty() => play.pop(),
            Frame::Start(_) | Frame::Strategy | Frame::Target => return Flow::Waits,
            Frame::Card => return cards::run(play),
            Frame::Aim => return turn::run_aim(play),
            Frame::Act => turn::act(play),
            Frame::Grow { cylinders, cubes } => return area::run(play, cylinders, cubes),
            Frame::Spread { cubes, at } => return infect::run(play, cubes, at),
            Frame::Resolved => turn::resolved(play),
        }
        Flow::Ran
    }

    fn opens_phase(frame: Frame) -> bool {
        frame == Frame::Card
    }

    fn asks(g: &Game, frame: Frame) -> Set<Seat> {
        match frame {
            Frame::Card => Set::one(g.state.active),
            Frame::Aim | Frame::Grow { .. } | Frame::Spread { .. } => Set::one(enemy(g)),
            Frame::Lay(_)
            | Frame::Start(_)
            | Frame::Strategy
            | Frame::Target
            | Frame::Act
            | Frame::Resolved => Set::EMPTY,
        }
    }

    fn check(g: &Game, frame: Frame, seat: Seat, wish: crate::Action) -> Result<(), Illegal> {
        match frame {
            Frame::Aim => turn::check_aim(g, wish),
            Frame::Grow { cylinders, cubes } => area::check(g, cylinders, cubes, wish),
            Frame::Spread { at, .. } => infect::check(g, at, wish),
            _ => cards::check(g, seat, wish),
        }
    }

    fn list(g: &Game, frame: Frame, seat: Seat, out: &mut Vec<crate::Action>) {
        match frame {
            Frame::Aim => turn::list_aim(g, out),
            Frame::Grow { cylinders, cubes } => area::list(g, cylinders, cubes, out),
            Frame::Spread { at, .. } => infect::list(g, at, out),
            _ => cards::list(g, seat, out),
        }
    }

    fn resolve<L: Log>(play: &mut Play<'_, L>, frame: Frame, seat: Seat, wish: crate::Action) {
        let crate::Action::Patch(patch::Action::ItLearns(own)) = wish else {
            unreachable!("{wish:?} does not answer {frame:?}")
        };
        match (frame, own) {
            (Frame::Aim, Action::Aim(at)) => {
                play.pop();
                turn::strike(play, at);
            }
            (Frame::Grow { cylinders, cubes }, _) => area::resolve(play, cylinders, cubes, own),
            (Frame::Spread { cubes, .. }, Action::Infect(to)) => infect::step(play, cubes, to),
            _ => cards::resolve(play, seat, wish),
        }
    }

    fn ways(g: &Game, frame: Frame) -> u32 {
        match frame {
            Frame::Lay(slot) => cards::ways(g, slot),
            Frame::Start(_) => board::ways(g),
            Frame::Strategy => deck::cards(g).len() as u32,
            Frame::Target => deck::targets(g).len() as u32,
            _ => 0,
        }
    }

    fn outcome(g: &Game, frame: Frame, n: u32) -> crate::Outcome {
        match frame {
            Frame::Lay(slot) => cards::outcome(g, slot, n),
            Frame::Start(_) => board::outcome(g, n),
            Frame::Strategy => deck::card_outcome(g, n),
            _ => deck::target_outcome(g, n),
        }
    }

    fn weight(g: &Game, frame: Frame, outcome: crate::Outcome) -> u32 {
        use crate::Outcome::Patch;
        match (frame, outcome) {
            (Frame::Lay(slot), Patch(patch::Outcome::ItLearns(Outcome::Card(card)))) => {
                cards::weight(g, slot, card)
            }
            (Frame::Start(_), Patch(patch::Outcome::ItLearns(Outcome::Upgrade(upgrade)))) => {
                board::weight(g, upgrade)
            }
            (Frame::Strategy, _) => deck::card_weight(g, outcome),
            (Frame::Target, _) => deck::target_weight(g, outcome),
            _ => 0,
        }
    }

    fn roll<L: Log>(play: &mut Play<'_, L>, frame: Frame, outcome: crate::Outcome) {
        use crate::Outcome::Patch;
        match (frame, outcome) {
            (Frame::Lay(slot), Patch(patch::Outcome::ItLearns(Outcome::Card(card)))) => {
                cards::lay(play, slot, card);
            }
            (Frame::Start(left), Patch(patch::Outcome::ItLearns(Outcome::Upgrade(upgrade)))) => {
                play.swap_top(top(Frame::Start(left - 1)));
                board::began(play, upgrade);
            }
            (Frame::Strategy, _) => turn::plan(play, outcome),
            (Frame::Target, _) => turn::aim(play, outcome),
            _ => unreachable!("{outcome:?} does not answer {frame:?}"),
        }
    }

    fn digest(frame: Frame) -> [u8; 3] {
        match frame {
            Frame::Lay(slot) => [0, slot, 0],
            Frame::Start(left) => [1, left, 0],
            Frame::Strategy => [2, 0, 0],
            Frame::Card => [3, 0, 0],
            Frame::Target => [4, 0, 0],
            Frame::Aim => [5, 0, 0],
            Frame::Act => [6, 0, 0],
            Frame::Grow { cylinders, cubes } => [7, cylinders, cubes],
            Frame::Spread { cubes, at } => [8, cubes, at.0],
            Frame::Resolved => [9, 0, 0],
        }
    }

    fn audit(g: &Game, frame: Frame, top: bool) -> Result<(), &'static str> {
        let own = of(g);
        let targeted = own.target.is_some();
        match frame {
            Frame::Lay(_) | Frame::Start(_) => {
                Err("the set-up cannot be arranged; begin with it instead")
            }
            Frame::Strategy => ensure(!deck::cards(g).is_empty(), "no card can be drawn"),
            Frame::Card => ensure(
                g.rules.all_seats().has(g.state.active),
                "a Challenger chooses a card",
            ),
            Frame::Target => ensure(!deck::targets(g).is_empty(), "no target can be drawn"),
            Frame::Aim => ensure(
                g.rules.has_dark_player() && top && turn::has_choice(g),
                "a Dark Player aims at what was drawn",
            ),
            Frame::Act => ensure(
                !top || (targeted && own.card.is_some()),
                "the Enemy acts by a card in a targeted room",
            ),
            Frame::Grow { cylinders, cubes } => ensure(
                targeted && top && cylinders <= 30 && cubes <= 30,
                "nothing can grow",
            ),
            Frame::Spread { cubes, at } => {
                let there = targeted && top && cubes > 0 && cubes <= 30;
                ensure(there && g.state.derived.built.has(at), "nothing can spread")
            }
            Frame::Resolved => Ok(()),
        }
    }
}

/// Whether so many cubes are in a room that whoever comes in stays (ITL-16); a single one
/// is walked past (ITL-17).
fn stops(g: &Game, at: Cell) -> bool {
    g.infection(at) >= g.rules.content.organism.stops_from
}

/// The Challengers win when all mission rooms were activated, by whomever, and the Enemy
/// has adapted often enough (ITL-91, ITL-92, ITL-R10).
fn victory<L: Log>(play: &mut Play<'_, L>) -> bool {
    let survived = of(play).adaptations >= play.adaptations_needed();
    let won = survived && play.mission_activated();
    if won {
        let rule = Rule::Itl91;
        play.end(Ending::Team { won, rule });
    }
    won
}

fn enemy(g: &Game) -> Seat {
    g.rules.enemy.expect("the mode has an Enemy")
}

fn of(g: &Game) -> &State {
    match &g.state.mode {
        modes::State::ItLearns(_, own) => own,
        _ => unreachable!("the mode's own state"),
    }
}

fn of_mut(g: &mut Game) -> &mut State {
    match &mut g.state.mode {
        modes::State::ItLearns(_, own) => own,
        _ => unreachable!("the mode's own state"),
    }
}

fn ensure(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}

const fn top(frame: Frame) -> crate::Frame {
    crate::Frame::Patch(patch::Frame::ItLearns(frame))
}

const fn action(action: Action) -> crate::Action {
    crate::Action::Patch(patch::Action::ItLearns(action))
}

const fn why(why: Why) -> crate::Why {
    crate::Why::Patch(patch::Why::ItLearns(why))
}

fn note<L: Log>(play: &mut Play<'_, L>, event: Event) {
    play.note(|| crate::Event::Patch(patch::Event::ItLearns(event)));
}
