//! ENGINEER and its variations (ENG chapter): how cubes come into rooms (CTRL-09).

use ark_content::{Act, Cost, SectionData};
use ark_ids::{Cell, Colour, Seat, Section, Set, Spot, Where};
use ark_rulebook::Rule;

use super::{on_line, points};
use crate::action::{Action, Payment, Point};
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{Illegal, Why, refuse, require};
use crate::patch::{modify, react};
use crate::payment;
use crate::play::Play;

/// Points of this kind; one places one cube, and kinds are never joined (ENG-29).
pub(crate) fn left(g: &Game, point: Point) -> u8 {
    let totals = &g.phase().totals;
    match point {
        Point::Plain => totals.engineer,
        Point::Remote => totals.remote,
        Point::Free => totals.free,
        Point::FreeBiodome => totals.free_biodome,
    }
}

pub(crate) fn left_mut(g: &mut Game, point: Point) -> &mut u8 {
    let totals = &mut g.phase_mut().totals;
    match point {
        Point::Plain => &mut totals.engineer,
        Point::Remote => &mut totals.remote,
        Point::Free => &mut totals.free,
        Point::FreeBiodome => &mut totals.free_biodome,
    }
}

impl Game {
    /// Rooms where a seat may place cubes with all but REMOTE points: those it occupies
    /// (ENG-05).
    #[inline]
    pub(crate) fn workshops(&self, seat: Seat) -> Set<Cell> {
        let occupied = cells(self.occupied(seat, self.phase().usable));
        modify!(self, workshops, occupied, seat)
    }

    /// Rooms that take no further cube of a seat in this phase (ENG-15).
    #[inline]
    fn engineered(&self, seat: Seat) -> Set<Cell> {
        modify!(self, engineered, self.state.engineered, seat)
    }
}

/// What a cube costs on a spot with this kind of point (ENG-28, ENG-30, ENG-31);
/// the same where it replaces another (ENG-R1).
fn cost(g: &Game, point: Point, at: Where, replace: Option<Seat>) -> Cost {
    match at {
        Where::Cell(cell) => room_cost(g, point, cell, replace),
        Where::Section(seat, section) => {
            section_cost(point, &g.board(seat).sections[section.index()])
        }
        Where::Stock => Cost::FREE,
    }
}

#[inline]
fn room_cost(g: &Game, point: Point, cell: Cell, replace: Option<Seat>) -> Cost {
    if point == Point::Free {
        return Cost::FREE;
    }
    let printed = g.rules.tile(g.state.tile(cell)).cost;
    modify!(g, cube_cost, printed, point, cell, replace)
}

#[inline]
fn section_cost(point: Point, section: &SectionData) -> Cost {
    match point {
        Point::Free | Point::FreeBiodome => Cost::FREE,
        Point::Plain | Point::Remote => section.cost,
    }
}

/// The price of a cube there, if the spot exists.
pub(super) fn price(g: &Game, point: Point, at: Spot, replace: Option<Seat>) -> Option<Cost> {
    let exists = match at.at() {
        Where::Cell(cell) => g.state.derived.built.has(cell),
        Where::Section(seat, section) => section.index() < g.board(seat).sections.len(),
        Where::Stock => false,
    };
    exists.then(|| cost(g, point, at.at(), replace))
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
    payment::check(have, cost(g, point, at.at(), replace), pay, Rule::Eng03)
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
    // A gate has none (ROOM-11).
    require(
        g.rules.tile(g.state.tile(cell)).squares > 0,
        Rule::EngR11,
        Why::NoSquares,
    )?;
    if let Some(opponent) = g.opponent_at(seat, cell) {
        let rule = if point == Point::Remote {
            Rule::Eng27
        } else {
            Rule::Eng06
        };
        return refuse(rule, Why::Hostile(opponent));
    }
    // REMOTE alone does without units (ENG-26, ENG-R6).
    require(
        point == Point::Remote || g.workshops(seat).has(cell),
        Rule::Eng05,
        Why::NotOccupied,
    )?;
    modify!(g, integrates, Ok(()), seat, cell)?;
    require(!g.engineered(seat).has(cell), Rule::Eng15, Why::OnePerPhase)?;
    let squares = Squares::of(g, seat, cell);
    match replace {
        // With nobody else's cube there is nothing to be done at all (ENG-R3).
        None if squares.free => Ok(()),
        None => {
            let full = Illegal::new(Rule::Eng11, Why::Full);
            Err(modify!(g, no_cube, full, seat, cell))
        }
        Some(_) if squares.free => refuse(Rule::Eng11, Why::SquareFree),
        Some(owner) if squares.replace.has(owner) => Ok(()),
        Some(owner) => {
            let none = Illegal::new(Rule::Eng12, Why::NoCube(owner));
            Err(modify!(g, keeps_cube, none, seat, cell, owner))
        }
    }
}

/// Where a cube may come in a room: on a free square, or in the place of another's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Squares {
    pub(crate) free: bool,
    /// Seats whose cube may be replaced.
    pub(crate) replace: Set<Seat>,
}

impl Squares {
    /// A cube is replaced only when no square is free, and never an own one nor a
    /// friend's (ENG-11, ENG-12, COP-20).
    #[inline]
    fn of(g: &Game, seat: Seat, cell: Cell) -> Self {
        let cubes = g.state.room(cell).cubes;
        let free = cubes.len() < g.rules.tile(g.state.tile(cell)).squares as usize;
        let others = || cubes.iter().filter_map(Colour::as_seat);
        let replace = if free {
            Set::EMPTY
        } else {
            others()
                .filter(|owner| g.rules.opponents[seat.index()].has(*owner))
                .collect()
        };
        modify!(g, squares, Self { free, replace }, seat, cell)
    }
}

fn check_section(g: &Game, seat: Seat, owner: Seat, section: Section) -> Result<(), Illegal> {
    require(owner == seat, Rule::Eng10, Why::ForeignBiodome)?;
    let sections = &g.board(seat).sections;
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
    let mut offer = |point: Point, at: Spot, replace: Option<Seat>, cost: Cost| {
        payment::each(have, cost, |pay| {
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
            let open = g.state.derived.built - g.hostile(seat) - g.engineered(seat);
            (g.workshops(seat) & open, open)
        });
        let open = if point == Point::Remote {
            anywhere
        } else {
            occupied
        };
        for cell in open {
            if g.rules.tile(g.state.tile(cell)).squares == 0
                || modify!(g, integrates, Ok(()), seat, cell).is_err()
            {
                continue;
            }
            let squares = Squares::of(g, seat, cell);
            let at = Spot::cell(cell);
            if squares.free && !offer(point, at, None, room_cost(g, point, cell, None)) {
                return;
            }
            for owner in squares.replace {
                let cost = room_cost(g, point, cell, Some(owner));
                if !offer(point, at, Some(owner), cost) {
                    return;
                }
            }
        }
        for (i, data) in g.board(seat).sections.iter().enumerate() {
            let again = g.state.engineered_sections >> i & 1 == 1;
            let at = Spot::section(seat, Section(i as u8));
            if state.sections[i].cubes < data.squares
                && !again
                && !offer(point, at, None, section_cost(point, data))
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
    let cost = cost(play, point, at.at(), replace);
    *left_mut(play, point) -= 1;
    // All kinds of points count for the limit of one (ENG-R5).
    match at.at() {
        Where::Cell(cell) => {
            react!(play, engineers, seat, cell);
            play.state.engineered.insert(cell);
        }
        Where::Section(_, section) => play.state.engineered_sections |= 1 << section.0,
        Where::Stock => {}
    }
    play.pay(seat, cost, pay);
    play.integrate(seat, at, replace);
}
