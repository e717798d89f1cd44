//! ROUTE POWER (POW chapter): how cylinders come into rooms (CTRL-09).

use ark_content::Act;
use ark_ids::{Cell, Colour, Place, Seat, Section, Set, Spot, Where};
use ark_rulebook::Rule;

use super::on_line;
use crate::action::Action;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::illegal::{Illegal, Why, refuse, require};
use crate::pack::Row;
use crate::patch::modify;
use crate::phase::Phase;
use crate::play::Play;

/// Whether the seat may use cylinders of this colour in this phase: its own, and those
/// of generators it controls (POW-20, FAQ-12, ROOM-13).
pub(crate) fn may_use(g: &Game, seat: Seat, colour: Colour) -> bool {
    colour == Colour::seat(seat)
        || (Colour::NEUTRAL_CYLINDERS.contains(&colour) && g.phase().usable.has(colour))
}

/// Routes left for a colour: its own allowance and the additional ones, which serve every
/// colour (POW-R1, FAQ-09 to FAQ-11, FAQ-R3, FAQ-R4).
fn left(g: &Game, colour: Colour) -> u8 {
    let totals = &g.phase().totals;
    totals.routes[Phase::family(colour)].saturating_add(totals.extra_routes)
}

/// The circles of a spot and what lies on them.
fn circles(g: &Game, at: Where) -> (usize, Row) {
    match at {
        Where::Cell(cell) => {
            let tile = g.rules.tile(g.state.tile(cell));
            (tile.circles as usize, g.state.room(cell).cylinders)
        }
        Where::Section(seat, section) => {
            let data = &g.board(seat).sections[section.index()];
            let row = g.state.seat(seat).sections[section.index()].cylinders;
            (data.circles as usize, row)
        }
        Where::Stock => (usize::MAX, Row::EMPTY),
    }
}

/// Whether the spot exists: a room on the board, near or far and whoever holds it
/// (POW-02, POW-03), or a section of a seat's board (POW-05). A stock is always that
/// of the cylinder's own source (POW-06, POW-R10).
fn exists(g: &Game, at: Where) -> bool {
    match at {
        Where::Cell(cell) => g.state.derived.built.has(cell),
        Where::Section(seat, section) => {
            seat.index() < g.rules.seats && section.index() < g.board(seat).sections.len()
        }
        Where::Stock => true,
    }
}

/// Whether the seat occupies the spot, for pushing out (POW-R6).
fn occupies(g: &Game, seat: Seat, at: Where) -> bool {
    match at {
        Where::Cell(cell) => g.occupied(seat, g.phase().usable).has(Place::cell(cell)),
        Where::Section(owner, _) => owner == seat, // ROOM-04
        Where::Stock => false,
    }
}

pub(super) fn check(
    g: &Game,
    seat: Seat,
    colour: Colour,
    from: Spot,
    to: Spot,
    push: Option<Colour>,
) -> Result<(), Illegal> {
    on_line(g, Act::Route)?;
    let free = colour.index() < Colour::COUNT && may_use(g, seat, colour);
    let rule = if colour.as_seat().is_some() {
        Rule::Pow16
    } else {
        Rule::Pow20
    };
    require(free, rule, Why::NotYours(colour))?;
    let left = left(g, colour);
    require(left > 0, Rule::Pow07, Why::Points { need: 1, left })?;
    require(
        exists(g, from.at()) && exists(g, to.at()),
        Rule::Pow01,
        Why::NoSuch,
    )?;
    require(from != to, Rule::PowR12, Why::SamePlace)?;
    let present = match from.at() {
        Where::Stock => stock(g, colour) > 0,
        at => circles(g, at).1.has(colour),
    };
    require(present, Rule::Pow09, Why::NoCylinder)?;
    if let Where::Section(owner, _) = to.at() {
        require(owner == seat, Rule::Pow15, Why::ForeignBiodome)?;
    }
    if let Where::Cell(cell) = to.at() {
        modify!(g, routes_into, Ok(()), seat, cell)?;
    }
    let (circles, row) = circles(g, to.at());
    match push {
        None => require(row.covered(circles) < circles, Rule::Pow04, Why::NoCircle),
        Some(out) => {
            require(circles > 0, Rule::Pow04, Why::NoCircle)?;
            require(
                row.covered(circles) >= circles,
                Rule::Pow17,
                Why::CircleFree,
            )?;
            require(occupies(g, seat, to.at()), Rule::Pow17, Why::NotOccupied)?;
            let foreign = out.index() < Colour::COUNT && row.has(out) && !may_use(g, seat, out);
            if foreign {
                Ok(())
            } else {
                refuse(Rule::PowR4, Why::CannotPush(out))
            }
        }
    }
}

fn stock(g: &Game, colour: Colour) -> u8 {
    colour.as_seat().map_or_else(
        || g.state.neutral(colour).resting,
        |s| g.state.seat(s).stock,
    )
}

/// Cells with a free circle: worked out once per list.
struct Sites {
    free: Set<Cell>,
    full: Set<Cell>,
}

impl Sites {
    #[inline]
    fn of(g: &Game, seat: Seat) -> Self {
        let mut sites = Self {
            free: Set::EMPTY,
            full: Set::EMPTY,
        };
        let occupied = g.occupied(seat, g.phase().usable);
        for cell in g.state.derived.built {
            if modify!(g, routes_into, Ok(()), seat, cell).is_err() {
                continue;
            }
            let room = g.state.room(cell);
            let circles = g.rules.tile(ark_ids::Tile(room.tile)).circles as usize;
            if room.cylinders.covered(circles) < circles {
                sites.free.insert(cell);
            } else if circles > 0 && occupied.has(Place::cell(cell)) {
                sites.full.insert(cell);
            }
        }
        sites
    }
}

#[inline]
pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    let mut sites = None;
    let own = [Colour::seat(seat)];
    for colour in own.into_iter().chain(Colour::NEUTRAL_CYLINDERS) {
        if !may_use(g, seat, colour) || left(g, colour) == 0 {
            continue;
        }
        let sites = sites.get_or_insert_with(|| Sites::of(g, seat));
        if stock(g, colour) > 0 {
            list_from(g, seat, colour, Spot::STOCK, sites, out);
        }
        for cell in g.state.derived.cylinders[colour.index()] {
            list_from(g, seat, colour, Spot::cell(cell), sites, out);
        }
        for owner in g.rules.all_seats() {
            for (i, _) in with_circles(g, owner) {
                if g.state.seat(owner).sections[i].cylinders.has(colour) {
                    let from = Spot::section(owner, Section(i as u8));
                    list_from(g, seat, colour, from, sites, out);
                }
            }
        }
    }
}

fn with_circles(g: &Game, seat: Seat) -> impl Iterator<Item = (usize, usize)> + use<> {
    let sections = &g.board(seat).sections;
    sections
        .iter()
        .map(|s| s.circles as usize)
        .enumerate()
        .filter(|(_, circles)| *circles > 0)
}

#[inline]
fn list_from(
    g: &Game,
    seat: Seat,
    colour: Colour,
    from: Spot,
    sites: &Sites,
    out: &mut Vec<Action>,
) {
    let mut push = |to: Spot, push| {
        if to != from {
            out.push(Action::Route {
                colour,
                from,
                to,
                push,
            });
        }
    };
    push(Spot::STOCK, None);
    for cell in sites.free {
        push(Spot::cell(cell), None);
    }
    for cell in sites.full {
        each_pushable(g, seat, g.state.room(cell).cylinders, |c| {
            push(Spot::cell(cell), Some(c));
        });
    }
    for (i, circles) in with_circles(g, seat) {
        let to = Spot::section(seat, Section(i as u8));
        let row = g.state.seat(seat).sections[i].cylinders;
        if row.len() < circles {
            push(to, None);
        } else {
            each_pushable(g, seat, row, |c| push(to, Some(c)));
        }
    }
}

/// The colours in a row that an occupant may push out, each once.
fn each_pushable(g: &Game, seat: Seat, row: Row, f: impl FnMut(Colour)) {
    let colours: Set<Colour> = row
        .iter()
        .filter(|c| *c != Colour::POWER_TOKEN && !may_use(g, seat, *c))
        .collect();
    colours.iter().for_each(f);
}

pub(super) fn resolve<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    colour: Colour,
    from: Spot,
    to: Spot,
    push: Option<Colour>,
) {
    let totals = &mut play.phase_mut().totals;
    let own = &mut totals.routes[Phase::family(colour)];
    if *own > 0 {
        *own -= 1;
    } else {
        totals.extra_routes -= 1;
    }
    play.take_cylinder(colour, from);
    if let Some(out) = push {
        play.push_out(out, to);
    }
    play.put_cylinder(colour, to);
    play.note(|| Event::Routed {
        seat,
        colour,
        from,
        to,
    });
    play.recontrol();
    for spot in [from, to] {
        if let Where::Cell(cell) = spot.at() {
            play.resupply(cell);
        }
    }
}
