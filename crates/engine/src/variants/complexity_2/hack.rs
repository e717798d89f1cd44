//! HACK: power tokens of the Main Power Generator, which is off the board (CX2-38 to
//! CX2-49).

use ark_content::Act;
use ark_ids::{Cell, Colour, Place, Seat, Set, Spot, Where};
use ark_rulebook::Rule;
use arrayvec::ArrayVec;

use super::words::{Action, Event, Spend, Why};
use super::{action, note, why};
use crate::action::Point;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::play::Play;
use crate::steps::act::{engineer, on_line, route};

/// Circles of a room, and how many of them are covered.
fn circles(g: &Game, at: Cell) -> (usize, usize) {
    let circles = g.rules.tile(g.state.tile(at)).circles as usize;
    (circles, g.state.room(at).cylinders.covered(circles))
}

/// All kinds of points do, as plain ones (CX2-49, ENG-31).
fn check_points(g: &Game, spend: Spend) -> Result<(), Illegal> {
    let price = g.rules.content.complexity.hack;
    require(spend.sum() == price, Rule::Cx240, why(Why::Spend(price)))?;
    for point in Point::ALL {
        let (need, left) = (spend.of(point), engineer::left(g, point));
        let short = illegal::Why::Points { need, left };
        require(need <= left, Rule::Cx240, short)?;
    }
    Ok(())
}

pub(super) fn check(
    g: &Game,
    seat: Seat,
    at: Spot,
    spend: Spend,
    push: Option<Colour>,
) -> Result<(), Illegal> {
    on_line(g, Act::Engineer)?;
    let left = g.state.variants.complexity_2.tokens;
    require(left > 0, Rule::Cx246, why(Why::NoTokens))?;
    check_points(g, spend)?;
    let Where::Cell(at) = at.at() else {
        return refuse(Rule::Cx242, why(Why::Biodome));
    };
    let room = g.state.derived.built.has(at);
    require(room, Rule::Cx240, illegal::Why::NoRoom)?;
    // REMOTE points are plain ones here (CX2-R20).
    let near = g.workshops(seat).has(at);
    require(near, Rule::Cx240, illegal::Why::NotOccupied)?;
    if let Some(opponent) = g.opponent_at(seat, at)
        && g.hostile(seat).has(at)
    {
        return refuse(Rule::Cx229, illegal::Why::Hostile(opponent));
    }
    let (circles, covered) = circles(g, at);
    require(circles > 0, Rule::Cx2R17, illegal::Why::NoCircle)?;
    match push {
        None => require(covered < circles, Rule::Cx248, illegal::Why::NoCircle),
        Some(_) if covered < circles => refuse(Rule::Cx248, illegal::Why::CircleFree),
        // Who builds from next door pushes nothing out (CX2-R20).
        Some(_) if !occupies(g, seat, at) => refuse(Rule::Cx2R20, illegal::Why::NotOccupied),
        Some(out) => {
            let there = pushable(g, seat, at).has(out);
            require(there, Rule::Cx2R17, illegal::Why::CannotPush(out))
        }
    }
}

fn occupies(g: &Game, seat: Seat, at: Cell) -> bool {
    g.occupied(seat, g.phase().usable).has(Place::cell(at))
}

/// Cylinders that ROUTE POWER could push out as well (CX2-48); tokens stay (CX2-43).
fn pushable(g: &Game, seat: Seat, at: Cell) -> Set<Colour> {
    let row = g.state.room(at).cylinders.iter();
    row.filter(|c| *c != Colour::POWER_TOKEN && !route::may_use(g, seat, *c))
        .collect()
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    let phase = g.phase();
    if !phase.acts.has(Act::Engineer) || g.state.variants.complexity_2.tokens == 0 {
        return;
    }
    let price = g.rules.content.complexity.hack;
    let most = Point::ALL.map(|point| engineer::left(g, point));
    let ways: ArrayVec<Spend, 64> = Spend::ways_within(most, price).collect();
    if ways.is_empty() {
        return;
    }
    for at in (g.workshops(seat) & g.state.derived.built) - g.hostile(seat) {
        let (circles, covered) = circles(g, at);
        let mut offer = |push| {
            let at = Spot::cell(at);
            let hack = |spend: &Spend| Action::Hack {
                at,
                spend: *spend,
                push,
            };
            out.extend(ways.iter().map(|spend| action(hack(spend))));
        };
        if covered < circles {
            offer(None);
        } else if occupies(g, seat, at) {
            pushable(g, seat, at).iter().for_each(|c| offer(Some(c)));
        }
    }
}

pub(super) fn resolve<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    at: Spot,
    spend: Spend,
    push: Option<Colour>,
) {
    let Where::Cell(cell) = at.at() else {
        unreachable!("power tokens come into rooms");
    };
    for point in Point::ALL {
        *engineer::left_mut(play, point) -= spend.of(point);
    }
    if let Some(out) = push {
        play.push_out(out, at);
    }
    play.state.variants.complexity_2.tokens -= 1;
    let row = &mut play.state.rooms[cell.index()].cylinders;
    row.push(Colour::POWER_TOKEN);
    play.recircle(cell);
    note(play, Event::Hacked { seat, at: cell });
    play.recontrol();
    play.resupply(cell);
}
