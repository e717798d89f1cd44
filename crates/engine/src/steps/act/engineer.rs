//! ENGINEER and its variations (ENG chapter): how cubes come into rooms (CTRL-09).

use ark_content::{Act, Cost};
use ark_ids::{Cell, Colour, Seat, Section, Set, Spot, Where};
use ark_rulebook::Rule;

use super::{on_line, points};
use crate::action::{Action, Payment, Point};
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{Illegal, Why, refuse, require};
use crate::payment;
use crate::play::Play;

/// Points of this kind; one places one cube, and kinds are never joined (ENG-29).
fn left(g: &Game, point: Point) -> u8 {
    let totals = &g.phase().totals;
    match point {
        Point::Plain => totals.engineer,
        Point::Remote => totals.remote,
        Point::Free => totals.free,
        Point::FreeBiodome => totals.free_biodome,
    }
}

/// What a cube costs on a spot with this kind of point (ENG-28, ENG-30, ENG-31);
/// the same where it replaces another (ENG-R1).
fn cost(g: &Game, point: Point, at: Where) -> Cost {
    match (at, point) {
        (_, Point::Free) | (Where::Section(..), Point::FreeBiodome) | (Where::Stock, _) => {
            Cost::FREE
        }
        (Where::Cell(cell), _) => g.rules.tile(g.state.tile(cell)).cost,
        (Where::Section(seat, section), _) => g.rules.board(seat).sections[section.index()].cost,
    }
}

/// The price of a cube there, if the spot exists.
pub(super) fn price(g: &Game, point: Point, at: Spot) -> Option<Cost> {
    let exists = match at.at() {
        Where::Cell(cell) => g.state.derived.built.has(cell),
        Where::Section(seat, section) => section.index() < g.rules.board(seat).sections.len(),
        Where::Stock => false,
    };
    exists.then(|| cost(g, point, at.at()))
}

pub(super) fn check(
    g: &Game,
    seat: Seat,
    point: Point,
    at: Spot,
    replace: Option<Seat>,
    pay: Payment,
) -> Result<(), Illegal> {
    on_line(g, Act::Engineer)?;
    points(left(g, point), Rule::Eng02)?;
    match at.at() {
        Where::Cell(cell) => check_room(g, seat, point, cell, replace)?,
        Where::Section(owner, section) => {
            require(replace.is_none(), Rule::Eng11, Why::NoCube(owner))?;
            check_section(g, seat, owner, section)?;
        }
        Where::Stock => return refuse(Rule::Eng01, Why::NoSuch),
    }
    let have = &g.state.seat(seat).resources;
    payment::check(have, cost(g, point, at.at()), pay, Rule::Eng03)
}

/// Who controls the room is not asked (CTRL-26).
fn check_room(
    g: &Game,
    seat: Seat,
    point: Point,
    cell: Cell,
    replace: Option<Seat>,
) -> Result<(), Illegal> {
    require(g.state.derived.built.has(cell), Rule::Eng01, Why::NoRoom)?;
    let room = g.state.room(cell);
    let squares = g.rules.tile(g.state.tile(cell)).squares as usize;
    // A gate has none (ROOM-11).
    require(squares > 0, Rule::EngR11, Why::NoSquares)?;
    if let Some(opponent) = g.opponent_at(seat, cell) {
        let rule = if point == Point::Remote {
            Rule::Eng27
        } else {
            Rule::Eng06
        };
        return refuse(rule, Why::Hostile(opponent));
    }
    // REMOTE alone does without units (ENG-26, ENG-R6).
    let occupied = cells(g.occupied(seat, g.phase().usable)).has(cell);
    require(
        occupied || point == Point::Remote,
        Rule::Eng05,
        Why::NotOccupied,
    )?;
    require(!g.state.engineered.has(cell), Rule::Eng15, Why::OnePerPhase)?;
    let full = room.cubes.len() >= squares;
    match replace {
        None if full => {
            // With nobody else's cube there is nothing to be done at all (ENG-R3).
            refuse(Rule::Eng11, Why::Full)
        }
        None => Ok(()),
        Some(_) if !full => refuse(Rule::Eng11, Why::SquareFree),
        Some(owner) => {
            let there = owner != seat && owner.index() < g.rules.seats;
            let there = there && room.cubes.has(Colour::seat(owner));
            require(there, Rule::Eng12, Why::NoCube(owner))
        }
    }
}

fn check_section(g: &Game, seat: Seat, owner: Seat, section: Section) -> Result<(), Illegal> {
    require(owner == seat, Rule::Eng10, Why::ForeignBiodome)?;
    let sections = &g.rules.board(seat).sections;
    let Some(data) = sections.get(section.index()) else {
        return refuse(Rule::Eng09, Why::NoSuch);
    };
    require(data.squares > 0, Rule::Eng01, Why::NoSquares)?;
    let cubes = g.state.seat(seat).sections[section.index()].cubes;
    require(cubes < data.squares, Rule::EngR3, Why::Full)?;
    let again = g.state.engineered_sections >> section.0 & 1 == 1;
    require(!again, Rule::Eng16, Why::OnePerPhase)
}

#[inline]
pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    each(g, seat, |action| {
        out.push(action);
        true
    });
}

/// Whether a cube could be placed at all.
pub(crate) fn any(g: &Game, seat: Seat) -> bool {
    let mut found = false;
    each(g, seat, |_| {
        found = true;
        false
    });
    found
}

/// Every cube that can be placed, until `f` says stop.
fn each(g: &Game, seat: Seat, mut f: impl FnMut(Action) -> bool) {
    let state = g.state.seat(seat);
    let have = &state.resources;
    let mut go_on = true;
    let mut offer = |point: Point, at: Spot, replace: Option<Seat>| {
        payment::each(have, cost(g, point, at.at()), |pay| {
            go_on = go_on
                && f(Action::Engineer {
                    point,
                    at,
                    replace,
                    pay,
                });
        });
        go_on
    };
    let mut rooms: Option<(Set<Cell>, Set<Cell>)> = None;
    for point in Point::ALL {
        if left(g, point) == 0 {
            continue;
        }
        let (occupied, anywhere) = *rooms.get_or_insert_with(|| {
            let open = g.state.derived.built - g.hostile(seat) - g.state.engineered;
            (cells(g.occupied(seat, g.phase().usable)) & open, open)
        });
        let open = if point == Point::Remote {
            anywhere
        } else {
            occupied
        };
        for cell in open {
            let room = g.state.room(cell);
            let squares = g.rules.tile(g.state.tile(cell)).squares as usize;
            if squares == 0 {
                continue;
            }
            if room.cubes.len() < squares {
                if !offer(point, Spot::cell(cell), None) {
                    return;
                }
            } else {
                for owner in g.rules.all_seats() {
                    let there = owner != seat && room.cubes.has(Colour::seat(owner));
                    if there && !offer(point, Spot::cell(cell), Some(owner)) {
                        return;
                    }
                }
            }
        }
        for (i, data) in g.rules.board(seat).sections.iter().enumerate() {
            let again = g.state.engineered_sections >> i & 1 == 1;
            if state.sections[i].cubes < data.squares
                && !again
                && !offer(point, Spot::section(seat, Section(i as u8)), None)
            {
                return;
            }
        }
    }
}

pub(super) fn resolve<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    point: Point,
    at: Spot,
    replace: Option<Seat>,
    pay: Payment,
) {
    let cost = cost(play, point, at.at());
    let totals = &mut play.phase_mut().totals;
    match point {
        Point::Plain => totals.engineer -= 1,
        Point::Remote => totals.remote -= 1,
        Point::Free => totals.free -= 1,
        Point::FreeBiodome => totals.free_biodome -= 1,
    }
    // All kinds of points count for the limit of one (ENG-R5).
    match at.at() {
        Where::Cell(cell) => play.state.engineered.insert(cell),
        Where::Section(_, section) => play.state.engineered_sections |= 1 << section.0,
        Where::Stock => {}
    }
    play.pay(seat, cost, pay);
    play.integrate(seat, at, replace);
}
