//! TELEPORT ANY: from gates and the Enemy board into the rooms of enemy-target cards
//! (GRD-33 to GRD-41).

use ark_ids::{Cell, Set, Target};
use ark_rulebook::Rule;

use super::words::{Action, Event, Frame, Guardian, Post, Why};
use super::{action, frame, note, roster, why};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::modes::coop::deck;
use crate::patch;
use crate::play::{Flow, Play};

fn waits(g: &Game, post: Post) -> bool {
    let gate = |at: Cell| g.state.derived.gates.has(at);
    !post.lying && post.at.is_none_or(gate)
}

/// Those that still teleport: gates first, then the Enemy board (GRD-R7).
fn due(g: &Game) -> Vec<(Guardian, Post)> {
    let order = roster::order(g).into_iter();
    order.filter(|(_, post)| waits(g, *post)).collect()
}

/// Among whom a Dark Player chooses; those on the Enemy board are all alike.
fn choices(g: &Game) -> Vec<Guardian> {
    let mut on_board = false;
    let mut chosen = Vec::new();
    for (guardian, post) in due(g) {
        if post.at.is_some() || !on_board {
            chosen.push(guardian);
        }
        on_board |= post.at.is_none();
    }
    chosen
}

pub(super) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let Some((first, _)) = roster::first(play, |(_, post)| waits(play, *post)) else {
        play.swap_top(frame(Frame::Card(play.action_cards())));
        return Flow::Ran;
    };
    if deck::targets(play).is_empty() {
        // A board without rooms, which only somebody who writes one down can have.
        play.use_up(first);
        return Flow::Ran;
    }
    if play.rules.has_dark_player() && choices(play).len() > 1 {
        return Flow::Waits;
    }
    play.push(frame(Frame::Target(first)));
    Flow::Ran
}

pub(super) fn check(g: &Game, wish: crate::Action) -> Result<(), Illegal> {
    let crate::Action::Patch(patch::Action::Guardians(Action::Pick(guardian))) = wish else {
        return refuse(Rule::GrdR7, illegal::Why::OtherQuestion);
    };
    let due = choices(g).contains(&guardian);
    require(due, Rule::Grd33, why(Why::NotThis))
}

pub(super) fn list(g: &Game, out: &mut Vec<crate::Action>) {
    out.extend(choices(g).into_iter().map(|one| action(Action::Pick(one))));
}

pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, wish: crate::Action) {
    if let crate::Action::Patch(patch::Action::Guardians(Action::Pick(guardian))) = wish {
        play.push(frame(Frame::Target(guardian)));
    }
}

/// The card is drawn: one room for an Automata, any of its kind for a Dark Player.
pub(super) fn drawn<L: Log>(play: &mut Play<'_, L>, guardian: Guardian, outcome: crate::Outcome) {
    let Some(target) = deck::draw_target(play, outcome) else {
        return;
    };
    if play.rules.has_dark_player() {
        play.swap_top(frame(Frame::Room(guardian, target)));
    } else {
        play.pop();
        let room = play.target_room(target);
        land(play, guardian, target, room);
    }
}

fn rooms(g: &Game, target: Target) -> Set<Cell> {
    g.target_choices(target)
}

pub(super) fn run_room<L: Log>(play: &mut Play<'_, L>, guardian: Guardian, target: Target) -> Flow {
    let rooms = rooms(play, target);
    if rooms.len() > 1 {
        return Flow::Waits;
    }
    play.pop();
    land(play, guardian, target, rooms.only());
    Flow::Ran
}

pub(super) fn check_room(g: &Game, target: Target, wish: crate::Action) -> Result<(), Illegal> {
    let crate::Action::Patch(patch::Action::Guardians(Action::Room(cell))) = wish else {
        return refuse(Rule::Grd38, illegal::Why::OtherQuestion);
    };
    require(
        rooms(g, target).has(cell),
        Rule::Grd38,
        illegal::Why::NoRoom,
    )
}

pub(super) fn list_room(g: &Game, target: Target, out: &mut Vec<crate::Action>) {
    let rooms = rooms(g, target).iter();
    out.extend(rooms.map(|cell| action(Action::Room(cell))));
}

pub(super) fn resolve_room<L: Log>(
    play: &mut Play<'_, L>,
    guardian: Guardian,
    target: Target,
    wish: crate::Action,
) {
    play.pop();
    if let crate::Action::Patch(patch::Action::Guardians(Action::Room(cell))) = wish {
        land(play, guardian, target, Some(cell));
    }
}

/// At the edge with the room's name, unless another Guardian is there; used either way
/// (GRD-35, GRD-36, GRD-39, GRD-R6).
fn land<L: Log>(play: &mut Play<'_, L>, guardian: Guardian, target: Target, to: Option<Cell>) {
    let from = roster::post(play, guardian).at;
    match to {
        Some(to) if roster::is_free(play, to) => {
            let back = play.name_edge(to);
            note(play, Event::Teleported { from, to });
            play.station(guardian, to, back);
        }
        Some(to) => note(play, Event::TeleportFailed { to }),
        None => {}
    }
    play.use_up(guardian);
    deck::discard_target(play, target);
}
