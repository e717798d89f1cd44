//! The board is built before play: scouts explore until every room lies on it and the
//! gates are placed (COP-27 to COP-33).

use ark_ids::{Colour, Place, Seat, Set};
use ark_rulebook::Rule;

use super::words::{Action, Event, Frame, Stage, Why};
use super::{action, coop, coop_mut, frame, note, pass, why};
use crate::action::By;
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::pack::Squad;
use crate::patch::{self, modify};
use crate::play::{Flow, Play};

/// One unit goes, the others stay (COP-28).
const SCOUT: Squad = Squad::new(1, 0, 0);

/// Where the scout of a seat is: in its room, or still at home.
fn scout(g: &Game, seat: Seat) -> Place {
    let outside = cells(g.state.derived.units[Colour::seat(seat).index()]);
    outside.min().map_or(Place::biodome(seat), Place::cell)
}

/// Whether a scout could come to a token in any number of goes.
fn can_explore(g: &Game, seat: Seat) -> bool {
    let (grid, derived) = (&g.rules.grid, &g.state.derived);
    let doors = grid.doors[seat.index()] & derived.built;
    let mut edge = scout(g, seat).as_cell().map_or(doors, Set::one);
    let mut seen = edge;
    while !edge.is_empty() {
        if edge.meets(g.state.tokens) {
            return true;
        }
        let mut next = grid.around(edge) & derived.built;
        if edge.meets(derived.gates) {
            next |= derived.gates;
        }
        if edge.meets(doors) {
            next |= doors;
        }
        edge = next - seen;
        seen |= next;
    }
    false
}

/// Whether no scout can come to a token any more (COP-R3).
fn stalled(g: &Game) -> bool {
    let mut seats = g.rules.all_seats().iter();
    !seats.any(|seat| can_explore(g, seat))
}

/// The next go, clockwise (COP-29), or the end.
pub(super) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let Some(coop) = coop(play).copied() else {
        play.pop();
        return Flow::Ran;
    };
    if coop.stage == Stage::SetUp {
        let first = play.state.active;
        let own = coop_mut(play);
        own.stage = Stage::Construction;
        own.first = first;
        note(play, Event::ConstructionBegan);
    } else if play.state.room_deck.is_empty() {
        return finish(play);
    } else {
        play.state.active = play.state.active.next(play.rules.seats);
    }
    if play.state.room_deck.is_empty() {
        return finish(play);
    }
    let seat = play.state.active;
    note(play, Event::ScoutWent(seat));
    let moves = play.rules.content.coop.scout_moves;
    play.push(frame(Frame::Scout(moves)));
    if stalled(play) {
        play.push(crate::Frame::ExpandAnywhere);
    }
    Flow::Ran
}

/// Gates by the normal procedure, then the mission (COP-31, COP-34, COP-R6).
fn finish<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let first = coop(play).map_or(Seat(0), |coop| coop.first);
    if !play.state.gates_placed {
        let explorer = *play.state.last_explorer.get_or_insert(first);
        play.push(crate::Frame::Gates(explorer));
        return Flow::Ran;
    }
    play.state.active = first;
    play.swap_top(frame(Frame::Mission));
    Flow::Ran
}

/// A go is over when no movement or no room is left.
pub(super) fn run_scout<L: Log>(play: &mut Play<'_, L>, left: u8) -> Flow {
    if left > 0 && !play.state.room_deck.is_empty() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Ran
}

fn destinations(g: &Game, seat: Seat, from: Place) -> Set<Place> {
    let to = g.adjacent(seat, from);
    modify!(g, destinations, to, seat, By::Move, from, SCOUT)
}

pub(super) fn check(g: &Game, left: u8, seat: Seat, wish: crate::Action) -> Result<(), Illegal> {
    let mine = scout(g, seat);
    match wish {
        crate::Action::Done => Ok(()),
        crate::Action::Go {
            by: By::Move,
            from,
            to,
            squad,
        } => {
            require(
                from == mine && squad == SCOUT,
                Rule::Cop28,
                why(Why::NoScout),
            )?;
            if destinations(g, seat, from).has(to) {
                return Ok(());
            }
            let near = g.adjacent(seat, from).has(to);
            let far = Illegal::new(Rule::Move01, illegal::Why::NotAdjacent);
            require(near, far.rule, far.why)?;
            Err(modify!(g, stays_out, far, seat, By::Move, from, to, squad))
        }
        crate::Action::Patch(patch::Action::Coop(Action::Pass { from, to, squad })) => {
            require(
                from == mine && squad == SCOUT,
                Rule::Cop28,
                why(Why::NoScout),
            )?;
            pass::check_way(g, seat, from, to, squad, left)
        }
        _ => refuse(Rule::Cop29, illegal::Why::OtherQuestion),
    }
}

pub(super) fn list(g: &Game, left: u8, seat: Seat, out: &mut Vec<crate::Action>) {
    let (from, squad) = (scout(g, seat), SCOUT);
    // Nobody has to go (COP-R3).
    out.push(crate::Action::Done);
    out.extend(
        destinations(g, seat, from)
            .iter()
            .map(|to| crate::Action::Go {
                by: By::Move,
                from,
                to,
                squad,
            }),
    );
    let ends = pass::Ways::of(g, seat, from, squad, left).ends;
    out.extend(
        ends.iter()
            .map(|to| action(Action::Pass { from, to, squad })),
    );
}

pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, left: u8, seat: Seat, wish: crate::Action) {
    match wish {
        crate::Action::Go {
            by,
            from,
            to,
            squad,
        } => {
            play.swap_top(frame(Frame::Scout(left - 1)));
            // What is met is explored at once, without rewards (COP-29, COP-30).
            play.push(crate::Frame::Settle);
            play.go(seat, by, from, to, squad);
        }
        crate::Action::Patch(patch::Action::Coop(Action::Pass { from, to, squad })) => {
            let cost = pass::price(play, seat, from, to, squad, left);
            play.swap_top(frame(Frame::Scout(left - cost)));
            play.push(crate::Frame::Settle);
            pass::go(play, seat, from, to, squad, left);
        }
        _ => play.pop(),
    }
}

/// A scout may go when its room is on the board: for positions that somebody wrote down.
pub(super) fn audit(g: &Game, left: u8) -> Result<(), &'static str> {
    let building = coop(g).is_some_and(|coop| coop.stage == Stage::Construction);
    if building && left <= g.rules.content.coop.scout_moves {
        Ok(())
    } else {
        Err("scouts go while the board is built")
    }
}
