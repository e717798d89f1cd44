//! MOVE: by the order of a card, or as a Dark Player likes (GRD-42 to GRD-57).

use ark_content::Direction;
use ark_ids::{Cell, Colour, Place};
use ark_rulebook::Rule;

use super::disintegrate::has_work;
use super::words::{Action, Event, Frame, Guardian, Post, Why};
use super::{action, frame, note, roster, why};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::modes::coop::{ActionCard, deck};
use crate::patch;
use crate::play::{Flow, Play};

impl Game {
    /// Enemy-action cards of a turn: one, or perhaps more for a Dark Player (GRD-57).
    pub(super) fn action_cards(&self) -> u8 {
        if self.rules.has_dark_player() {
            self.rules.content.guardians.dark_cards[self.rules.seats - 1]
        } else {
            1
        }
    }

    /// Whether a Guardian that enters a room stops there, as things are before: a gate, or
    /// units, cubes or cylinders (GRD-46, GRD-47, GRD-R12).
    fn halts(&self, at: Cell) -> bool {
        let here = self.state.room(at).units;
        let seats = self.rules.all_seats();
        let own = seats.iter().any(|seat| here.of(Colour::seat(seat)) > 0);
        let commanded = |colour: Colour| seats.iter().any(|seat| self.commands(seat, colour));
        let neutral = Colour::NEUTRAL_UNITS
            .into_iter()
            .any(|colour| here.of(colour) > 0 && commanded(colour));
        self.state.derived.gates.has(at) || own || neutral || has_work(self, at)
    }

    /// Whether a seal keeps the Enemy from going through the doorway (GRD-66).
    fn shut(&self, from: Cell, to: Cell) -> bool {
        let (from, to) = (Place::cell(from), Place::cell(to));
        let enemy = self.rules.enemy;
        enemy.is_some_and(|enemy| self.sealed(enemy, from, to).is_some())
    }

    /// The room in a direction, if no other Guardian is in it.
    fn ahead(&self, at: Cell, post: Post, way: Direction) -> Option<Cell> {
        let to = self.neighbour(at, post.back, way)?;
        roster::is_free(self, to).then_some(to)
    }
}

/// Whether a Guardian may still move: upright, in a room that is no gate (GRD-48).
fn movable(g: &Game, post: Post) -> bool {
    let free = |at: Cell| !g.state.derived.gates.has(at);
    !post.lying && post.at.is_some_and(free)
}

/// One step; false if the Guardian stops, there or before (GRD-20).
fn step<L: Log>(play: &mut Play<'_, L>, guardian: Guardian, way: Direction) -> bool {
    let post = roster::post(play, guardian);
    let Some(from) = post.at else {
        return false;
    };
    let Some(to) = play.ahead(from, post, way) else {
        return false;
    };
    if play.shut(from, to) {
        return false;
    }
    let halts = play.halts(to);
    let back = post.back.toward(way).opposite();
    note(play, Event::Moved { from, to });
    play.station(guardian, to, back);
    !halts
}

/// A card was drawn for all, or for one that a Dark Player chooses (GRD-42, GRD-52).
pub(super) fn drawn<L: Log>(play: &mut Play<'_, L>, left: u8, outcome: crate::Outcome) {
    let Some(card) = deck::draw_card(play, outcome) else {
        return;
    };
    let next = if left > 1 {
        Frame::Card(left - 1)
    } else {
        Frame::Heal
    };
    play.swap_top(frame(next));
    let steps = play.enemy_card(card).steps;
    if steps == 0 {
        note(play, Event::NoMove);
    } else if play.rules.has_dark_player() {
        play.push(frame(Frame::Pick(steps)));
    } else {
        play.push(frame(Frame::March(card)));
    }
}

/// All that are upright, the furthest first. The first direction with a room free of
/// Guardians is taken, sealed or not (GRD-44, GRD-45, GRD-R3, GRD-R19).
pub(super) fn march<L: Log>(play: &mut Play<'_, L>, card: ActionCard) -> Flow {
    let Some((guardian, _)) = roster::first(play, |(_, post)| movable(play, *post)) else {
        play.pop();
        return Flow::Ran;
    };
    let card = play.enemy_card(card);
    for _ in 0..card.steps {
        let post = roster::post(play, guardian);
        let first = post.at.and_then(|at| {
            let mut order = card.order.iter();
            order.find(|way| play.ahead(at, post, **way).is_some())
        });
        let goes_on = first.is_some_and(|way| step(play, guardian, *way));
        if !goes_on {
            break;
        }
    }
    play.use_up(guardian);
    Flow::Ran
}

/// The ways that are open to a Dark Player's Guardian: back only if there is no other
/// (GRD-53, GRD-R11).
fn ways(g: &Game, guardian: Guardian) -> Vec<Direction> {
    let post = roster::post(g, guardian);
    let Some(at) = post.at else {
        return Vec::new();
    };
    let open = |way: &Direction| g.ahead(at, post, *way).is_some_and(|to| !g.shut(at, to));
    let forward = [Direction::Left, Direction::Straight, Direction::Right];
    let ahead: Vec<Direction> = forward.into_iter().filter(open).collect();
    if ahead.is_empty() {
        [Direction::Behind].into_iter().filter(open).collect()
    } else {
        ahead
    }
}

/// Those that could take a step at all (GRD-R10).
fn choices(g: &Game) -> Vec<Guardian> {
    let all = roster::order(g).into_iter();
    all.filter(|(one, post)| movable(g, *post) && !ways(g, *one).is_empty())
        .map(|(one, _)| one)
        .collect()
}

pub(super) fn run_pick<L: Log>(play: &mut Play<'_, L>, steps: u8) -> Flow {
    match choices(play)[..] {
        [] => play.pop(),
        // The last one must (GRD-56).
        [only] => play.swap_top(frame(Frame::Walk(only, steps))),
        _ => return Flow::Waits,
    }
    Flow::Ran
}

pub(super) fn check_pick(g: &Game, wish: crate::Action) -> Result<(), Illegal> {
    let crate::Action::Patch(patch::Action::Guardians(Action::Pick(guardian))) = wish else {
        return refuse(Rule::Grd52, illegal::Why::OtherQuestion);
    };
    let may = choices(g).contains(&guardian);
    require(may, Rule::GrdR10, why(Why::NotThis))
}

pub(super) fn list_pick(g: &Game, out: &mut Vec<crate::Action>) {
    out.extend(choices(g).into_iter().map(|one| action(Action::Pick(one))));
}

pub(super) fn resolve_pick<L: Log>(play: &mut Play<'_, L>, steps: u8, wish: crate::Action) {
    if let crate::Action::Patch(patch::Action::Guardians(Action::Pick(guardian))) = wish {
        play.swap_top(frame(Frame::Walk(guardian, steps)));
    }
}

/// All steps, unless something stops it earlier (GRD-54, GRD-55).
pub(super) fn run_walk<L: Log>(play: &mut Play<'_, L>, guardian: Guardian, left: u8) -> Flow {
    match ways(play, guardian)[..] {
        _ if left == 0 => end(play, guardian),
        [] => end(play, guardian),
        [only] => walk(play, guardian, left, only),
        _ => return Flow::Waits,
    }
    Flow::Ran
}

fn end<L: Log>(play: &mut Play<'_, L>, guardian: Guardian) {
    play.use_up(guardian);
    play.pop();
}

fn walk<L: Log>(play: &mut Play<'_, L>, guardian: Guardian, left: u8, way: Direction) {
    let left = if step(play, guardian, way) {
        left - 1
    } else {
        0
    };
    play.swap_top(frame(Frame::Walk(guardian, left)));
}

pub(super) fn check_walk(g: &Game, guardian: Guardian, wish: crate::Action) -> Result<(), Illegal> {
    let crate::Action::Patch(patch::Action::Guardians(Action::Step(way))) = wish else {
        return refuse(Rule::Grd53, illegal::Why::OtherQuestion);
    };
    let open = ways(g, guardian);
    if open.contains(&way) {
        return Ok(());
    }
    if way == Direction::Behind {
        return refuse(Rule::Grd53, why(Why::NotBehind));
    }
    refuse(Rule::Grd54, why(Why::Blocked))
}

pub(super) fn list_walk(g: &Game, guardian: Guardian, out: &mut Vec<crate::Action>) {
    let ways = ways(g, guardian).into_iter();
    out.extend(ways.map(|way| action(Action::Step(way))));
}

pub(super) fn resolve_walk<L: Log>(
    play: &mut Play<'_, L>,
    guardian: Guardian,
    left: u8,
    wish: crate::Action,
) {
    if let crate::Action::Patch(patch::Action::Guardians(Action::Step(way))) = wish {
        walk(play, guardian, left, way);
    }
}
