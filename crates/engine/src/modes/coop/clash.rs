//! Combat with the Enemy: Challengers always attack (COP-14). In an Enemy's turn the rooms
//! come in an order of their own (COP-R11), and an Automata's card is drawn (COP-R12).

use ark_ids::{Card, Cell, Seat, Set};
use ark_rulebook::Rule;

use super::words::{Action, Frame};
use super::{action, coop, coop_mut, frame};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::outcome::Outcome;
use crate::patch::{self, modify};
use crate::play::{Flow, Play};
use crate::secret::Secret;
use crate::state::PEN;
use crate::steps::combat;

/// The Challengers with units that fight the Enemy in a room (COP-13).
fn fighters(g: &Game, at: Cell) -> Set<Seat> {
    let Some(enemy) = g.rules.enemy else {
        return Set::EMPTY;
    };
    if g.squad_against(enemy, Seat(0), at).is_empty() {
        return Set::EMPTY;
    }
    let all = g.rules.all_seats().iter();
    all.filter(|seat| !g.squad_against(*seat, enemy, at).is_empty())
        .collect()
}

/// Rooms where this Challenger could fight.
fn rooms(g: &Game, seat: Seat) -> Set<Cell> {
    let there = g.manned(seat) & g.hostile(seat);
    there
        .iter()
        .filter(|at| fighters(g, *at).has(seat))
        .collect()
}

/// Who says which combat comes next, and among which rooms: the Dark Player among all, or
/// each Challenger in turn order among his own.
fn choice(g: &Game) -> Option<(Seat, Set<Cell>)> {
    let next = coop(g).map_or(Seat(0), |coop| coop.next);
    let first = modify!(g, fights_first, next);
    if g.rules.has_dark_player() {
        let all = g.rules.all_seats().iter();
        let all = all.fold(Set::EMPTY, |all, seat| all | rooms(g, seat));
        return (!all.is_empty()).then_some((g.rules.enemy?, all));
    }
    let mut order = g.rules.clockwise(first);
    order.find_map(|seat| {
        let own = rooms(g, seat);
        (!own.is_empty()).then_some((seat, own))
    })
}

/// Until no room is left in which both stand.
pub(super) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let Some((_, rooms)) = choice(play) else {
        play.pop();
        return Flow::Ran;
    };
    let Some(at) = rooms.only() else {
        return Flow::Waits;
    };
    play.push(frame(Frame::Who(at)));
    Flow::Ran
}

pub(super) fn asked(g: &Game) -> Set<Seat> {
    choice(g).map_or(Set::EMPTY, |(seat, _)| Set::one(seat))
}

pub(super) fn check(g: &Game, wish: crate::Action) -> Result<(), Illegal> {
    let crate::Action::Patch(patch::Action::Coop(Action::Clash(at))) = wish else {
        return refuse(Rule::CopR11, illegal::Why::OtherQuestion);
    };
    let due = choice(g).is_some_and(|(_, rooms)| rooms.has(at));
    require(due, Rule::Cop13, illegal::Why::NoCombat)
}

pub(super) fn list(g: &Game, out: &mut Vec<crate::Action>) {
    if let Some((_, rooms)) = choice(g) {
        out.extend(rooms.iter().map(|at| action(Action::Clash(at))));
    }
}

pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, wish: crate::Action) {
    if let crate::Action::Patch(patch::Action::Coop(Action::Clash(at))) = wish {
        play.push(frame(Frame::Who(at)));
    }
}

/// One who could fight fights. Among several, whoever of them speaks up (COP-19).
pub(super) fn run_who<L: Log>(play: &mut Play<'_, L>, at: Cell) -> Flow {
    let fighters = fighters(play, at);
    if fighters.len() > 1 {
        return Flow::Waits;
    }
    play.pop();
    if let Some(seat) = fighters.only() {
        begin(play, at, seat);
    }
    Flow::Ran
}

pub(super) fn asked_who(g: &Game, at: Cell) -> Set<Seat> {
    fighters(g, at)
}

fn fight(g: &Game, at: Cell) -> Option<crate::Action> {
    let against = Some(g.rules.enemy?);
    Some(crate::Action::Fight { at, against })
}

pub(super) fn check_who(g: &Game, at: Cell, wish: crate::Action) -> Result<(), Illegal> {
    require(
        fight(g, at) == Some(wish),
        Rule::Cop19,
        illegal::Why::OtherQuestion,
    )
}

pub(super) fn list_who(g: &Game, at: Cell, out: &mut Vec<crate::Action>) {
    out.extend(fight(g, at));
}

pub(super) fn resolve_who<L: Log>(play: &mut Play<'_, L>, at: Cell, seat: Seat) {
    play.pop();
    begin(play, at, seat);
}

fn begin<L: Log>(play: &mut Play<'_, L>, at: Cell, seat: Seat) {
    if let Some(enemy) = play.rules.enemy {
        combat::begin(play, at, seat, enemy);
    }
}

/// Before cards are revealed: a Dark Player draws one into his hand first, an Automata's
/// is drawn when the Challenger has chosen. True if that comes first.
pub(super) fn commits<L: Log>(play: &mut Play<'_, L>) -> bool {
    let Some(combat) = play.state.combat else {
        return false;
    };
    let Some([attacker, enemy]) = combat.duel() else {
        return false;
    };
    if Some(enemy.seat) != play.rules.enemy || enemy.card.open().is_some() {
        return false;
    }
    if !modify!(play, arms, true, combat.at) {
        hold(play, enemy.seat, PEN);
        return false;
    }
    if play.rules.has_dark_player() {
        let draws = !coop(play).is_some_and(|coop| coop.armed);
        if draws {
            coop_mut(play).armed = true;
            let seat = enemy.seat;
            play.push(crate::Frame::Draw { seat, left: 1 });
        }
        return draws;
    }
    if attacker.card.open().is_none() {
        return false;
    }
    if play.prepare_draw() {
        play.push(frame(Frame::Arm));
        return true;
    }
    hold(play, enemy.seat, PEN);
    false
}

/// The Enemy's card in the combat; the Pen stands for none, and counts as little (COP-R12).
fn hold<L: Log>(play: &mut Play<'_, L>, enemy: Seat, card: Card) {
    let combat = play.state.combat.as_mut();
    if let Some(side) = combat.and_then(|combat| combat.side_mut(enemy)) {
        side.card = Secret::new(Some(card));
    }
}

pub(super) fn ways(g: &Game) -> u32 {
    g.state.artifact_deck.open().len() as u32
}

pub(super) fn outcome(g: &Game, n: u32) -> Outcome {
    let card = g.state.artifact_deck.open().nth(n as usize);
    Outcome::Artifact(card.expect("below the number of ways"))
}

pub(super) fn weight(g: &Game, outcome: Outcome) -> u32 {
    match outcome {
        Outcome::Artifact(card) => u32::from(g.state.artifact_deck.open().has(card)),
        _ => 0,
    }
}

pub(super) fn roll<L: Log>(play: &mut Play<'_, L>, outcome: Outcome) {
    play.pop();
    if let (Outcome::Artifact(card), Some(enemy)) = (outcome, play.rules.enemy) {
        play.draw(card);
        play.state.seat_mut(enemy).hand.open_mut().insert(card);
        hold(play, enemy, card);
    }
}
