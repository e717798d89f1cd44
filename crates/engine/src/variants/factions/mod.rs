//! Boards of their own for each faction (ASY chapter): one file per ability. Which board
//! has which is data, as a power or as a benefit with a number (ASY-R1, ASY-R2).

mod adapted;
mod adjacent;
mod bombs;
mod jump;
mod mastery;
mod metabolism;
mod protection;
mod pylon;
mod range;
mod words;

pub use words::{Action, Event, Frame, Outcome, State, Why};

use ark_content::{Cost, Power};
use ark_ids::{Cell, Place, Seat, Section, Set};

use crate::action::{By, Point};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::pack::Squad;
use crate::patch::{self, Hooks, Steps};
use crate::phase::Origin;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::Combat;

/// The patch.
pub(crate) struct Factions;

impl Hooks for Factions {
    fn applies(options: &Options) -> bool {
        options.variants.iter().any(|v| v == "b-side")
    }

    /// The B-side for each faction (ASY-01), and a turn with mini actions.
    fn compose(rules: &mut Rules) {
        let content = rules.content;
        for board in &content.boards {
            if let Some(sheet) = &board.sheet {
                rules.boards[sheet.faction.index()] = board;
            }
        }
        rules.add_mini_phase();
    }

    fn turn_began<L: Log>(play: &mut Play<'_, L>, _: Seat) {
        play.state.variants.factions.settle_bombs();
    }

    fn phase_begins<L: Log>(play: &mut Play<'_, L>, _: Seat, origin: Origin) {
        if origin.is_own() {
            play.state.variants.factions.forget_cubes();
        }
    }

    fn settles<L: Log>(play: &mut Play<'_, L>) -> bool {
        pylon::resupply(play)
    }

    fn power(g: &Game, at: Place, section: Option<Section>, circles: usize) -> usize {
        pylon::power(g, at, section, circles)
    }

    fn landings(g: &Game, seat: Seat, to: Set<Place>) -> Set<Place> {
        to | jump::landings(g, seat)
    }

    fn step(g: &Game, seat: Seat, by: By, from: Place, to: Place, points: u8) -> u8 {
        adapted::step(g, seat, by, from, to, points)
    }

    fn workshops(g: &Game, seat: Seat, cells: Set<Cell>) -> Set<Cell> {
        adjacent::workshops(g, seat, cells)
    }

    fn engineered(g: &Game, seat: Seat, cells: Set<Cell>) -> Set<Cell> {
        mastery::engineered(g, seat, cells)
    }

    fn engineers<L: Log>(play: &mut Play<'_, L>, seat: Seat, at: Cell) {
        mastery::count(play, seat, at);
    }

    fn cube_cost(g: &Game, _: Point, _: Cell, replace: Option<Seat>, cost: Cost) -> Cost {
        protection::cost(g, replace, cost)
    }

    fn acts(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
        jump::list(g, seat, out);
        adapted::list(g, seat, out);
        pylon::list(g, seat, out);
        range::list(g, seat, out);
        bombs::list(g, seat, out);
    }

    fn check_act(g: &Game, seat: Seat, wish: patch::Action) -> Option<Result<(), Illegal>> {
        let patch::Action::Factions(wish) = wish else {
            return None;
        };
        Some(match wish {
            Action::Assign { from, to } => pylon::check(g, seat, from, to),
            Action::Attack { from, at, against } => range::check(g, seat, from, at, against),
            Action::Place(at) => bombs::check_place(g, seat, at),
            Action::Explode(at) => bombs::check_explode(g, seat, at),
        })
    }

    fn resolve_act<L: Log>(play: &mut Play<'_, L>, seat: Seat, wish: patch::Action) -> bool {
        let patch::Action::Factions(wish) = wish else {
            return false;
        };
        match wish {
            Action::Assign { from, to } => pylon::assign(play, seat, from, to),
            Action::Attack { from, at, against } => range::resolve(play, seat, from, at, against),
            Action::Place(at) => bombs::place(play, seat, at),
            Action::Explode(at) => bombs::explode(play, seat, at),
        }
        true
    }

    fn went<L: Log>(play: &mut Play<'_, L>, seat: Seat, _: By, from: Place, _: Place, _: Squad) {
        if from == Place::biodome(seat) {
            pylon::left_home(play, seat);
        }
    }

    fn swapped<L: Log>(play: &mut Play<'_, L>, a: Cell, b: Cell) {
        play.state.variants.factions.swap(a, b);
    }

    fn fought<L: Log>(play: &mut Play<'_, L>, combat: &Combat, winner: Option<Seat>) {
        metabolism::feed(play, combat, winner);
    }

    fn audit_state(g: &Game) -> Result<(), &'static str> {
        let own = &g.state.variants.factions;
        let mut out = 0;
        for seat in g.rules.all_seats() {
            let home = g.state.seat(seat).home;
            ensure(
                own.all_assigned(seat) <= home,
                "more units are assigned than are at home",
            )?;
            let bombs = own.bombs(seat);
            out += bombs.len();
            ensure(
                bombs.len() <= usize::from(g.board(seat).bombs),
                "more bombs lie out than there are",
            )?;
            ensure(
                g.state.derived.built.contains_all(bombs),
                "a bomb lies in no room",
            )?;
            let printed = g.board(seat).sections.len() as u8;
            let nowhere = |section: u8| {
                let section = Section(section);
                (section.0 >= printed || section == g.rules.stasis)
                    && own.assigned(seat, section) > 0
            };
            ensure(
                !(0..8).any(nowhere),
                "a unit is assigned to no section or where it lives",
            )?;
        }
        ensure(own.bombs_out().0 == out, "a bomb is nobody's")
    }
}

impl Steps for Factions {
    type Frame = Frame;

    fn digest(frame: Frame) -> [u8; 3] {
        match frame {}
    }
}

/// Whether a power is a seat's.
#[inline]
fn has(g: &Game, seat: Seat, power: Power) -> bool {
    seat.index() < g.rules.seats && g.board(seat).powers.has(power)
}

fn ensure(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}

const fn action(action: Action) -> crate::Action {
    crate::Action::Patch(patch::Action::Factions(action))
}

const fn why(why: Why) -> crate::Why {
    crate::Why::Patch(patch::Why::Factions(why))
}

fn note<L: Log>(play: &mut Play<'_, L>, event: Event) {
    play.note(|| crate::Event::Patch(patch::Event::Factions(event)));
}
