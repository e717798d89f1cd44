//! ROUTE POWER (POW chapter): how cylinders come into rooms (CTRL-09).

use ark_content::Act;
use ark_ids::{CELLS, Cell, Colour, Place, Seat, Set, Spot, Where};
use ark_rulebook::Rule;
use arrayvec::ArrayVec;

use super::on_line;
use crate::action::Action;
use crate::control::cells;
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

/// Where a cylinder may come, and what it pushes out there: worked out once per list.
type Sites = ArrayVec<(Spot, Option<Colour>), { CELLS + 128 }>;

/// The stock, rooms with a free circle, rooms where the seat may push something out, and
/// its own sections.
fn sites(g: &Game, seat: Seat) -> Sites {
    let mut sites = Sites::new();
    sites.push((Spot::STOCK, None));
    let open = |cell: &Cell| modify!(g, routes_into, Ok(()), seat, *cell).is_ok();
    let vacant = g.state.derived.vacant;
    sites.extend(vacant.iter().filter(open).map(|at| (Spot::cell(at), None)));
    let occupied = cells(g.occupied(seat, g.phase().usable));
    for cell in (occupied - vacant).iter().filter(open) {
        each_pushable(g, seat, g.state.room(cell).cylinders, |c| {
            sites.push((Spot::cell(cell), Some(c)));
        });
    }
    for section in g.outline(seat).circled {
        let to = Spot::section(seat, section);
        let (circles, row) = circles(g, to.at());
        if row.len() < circles {
            sites.push((to, None));
        } else {
            each_pushable(g, seat, row, |c| sites.push((to, Some(c))));
        }
    }
    sites
}

#[inline]
pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    let mut known = None;
    let own = [Colour::seat(seat)];
    for colour in own.into_iter().chain(Colour::NEUTRAL_CYLINDERS) {
        if !may_use(g, seat, colour) || left(g, colour) == 0 {
            continue;
        }
        let sites = known.get_or_insert_with(|| sites(g, seat));
        if stock(g, colour) > 0 {
            list_from(colour, Spot::STOCK, sites, out);
        }
        for cell in g.state.derived.cylinders[colour.index()] {
            list_from(colour, Spot::cell(cell), sites, out);
        }
        for owner in g.rules.all_seats() {
            for section in g.outline(owner).circled {
                if g.state.seat(owner).sections[section.index()]
                    .cylinders
                    .has(colour)
                {
                    list_from(colour, Spot::section(owner, section), sites, out);
                }
            }
        }
    }
}

/// From a spot to all others.
#[inline]
fn list_from(colour: Colour, from: Spot, sites: &Sites, out: &mut Vec<Action>) {
    let route = |(to, push): &(Spot, Option<Colour>)| Action::Route {
        colour,
        from,
        to: *to,
        push: *push,
    };
    for others in sites.split(|(to, _)| *to == from) {
        out.extend(others.iter().map(route));
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
