//! Public objectives: achievements, then targets (FAL-48 to FAL-60).

use ark_content::{ObjectiveSide, TargetOf};
use ark_ids::{Cell, Seat, Set, Target, Tile};

use super::words::{CARDS, Event, Frame, Goal, Outcome, TARGETS};
use super::{note, own, own_mut};
use crate::event::Log;
use crate::frame;
use crate::game::Game;
use crate::patch;
use crate::play::Play;

/// How many may complete each objective (FAL-51, FAL-52).
fn places(g: &Game) -> usize {
    usize::from(g.rules.content.fallout.completions[g.rules.seats - 1])
}

/// The side of an achievement card that lies up.
pub fn side(g: &Game, card: u8) -> &'static ObjectiveSide {
    let data = &g.rules.content.objectives[usize::from(card)];
    if own(g).difficult.has(card) {
        &data.difficult
    } else {
        &data.easy
    }
}

/// What the first and the second get for an objective (FAL-54, FAL-57, FAL-R3).
pub fn points(g: &Game, goal: Goal) -> [u8; 2] {
    match goal {
        Goal::Achievement(card) => side(g, card).points,
        Goal::Target(_) => g.rules.content.fallout.target_points,
    }
}

/// Who completed it, in this order.
pub fn completed_by(g: &Game, goal: Goal) -> impl Iterator<Item = Seat> + use<> {
    own(g).cubes[goal.index()].into_iter().flatten()
}

/// Whether a seat may still complete it: it is revealed, has a place for a cube, and none
/// of the seat's (FAL-50 to FAL-53).
fn open_to(g: &Game, seat: Seat, goal: Goal) -> bool {
    let revealed = match goal {
        Goal::Achievement(_) => true,
        Goal::Target(i) => own(g).targets[usize::from(i)].is_some(),
    };
    let cubes = || completed_by(g, goal);
    revealed && cubes().count() < places(g) && cubes().all(|other| other != seat)
}

/// Whether a seat does now what an objective asks.
fn met(g: &Game, seat: Seat, goal: Goal) -> bool {
    match goal {
        // Alternatives on a card: either will do (FAL-R1).
        Goal::Achievement(card) => side(g, card).any.iter().any(|c| g.meets(seat, *c)),
        Goal::Target(i) => own(g).targets[usize::from(i)].is_some_and(|t| holds(g, seat, t)),
    }
}

/// The tiles that a target card means: either generator (FAL-R10), or the factories of a
/// type.
fn tiles(g: &Game, target: Target) -> Set<Tile> {
    let of = g.rules.content.targets[target.index()].of;
    let all = (0..g.rules.content.tiles.len() as u8).map(Tile);
    all.filter(|tile| {
        let data = g.rules.tile(*tile);
        match (of, data.kind) {
            (TargetOf::Factory(kind), ark_content::RoomKind::Factory(other)) => kind == other,
            (TargetOf::Factory(_), _) => false,
            _ => data.target == Some(target),
        }
    })
    .collect()
}

/// How many rooms of a target must be held at once (FAL-24, FAL-25).
fn needed(g: &Game, target: Target) -> usize {
    match g.rules.content.targets[target.index()].of {
        TargetOf::Factory(_) => usize::from(g.rules.content.fallout.factories),
        TargetOf::Special | TargetOf::Generator => 1,
    }
}

/// Whether a seat controls, alone or with others, as many full rooms of a target as it
/// asks for, at this moment (FAL-24, FAL-25, FAL-R8, FAL-R9). What was held before does not
/// count (FAL-R6).
pub(super) fn holds(g: &Game, seat: Seat, target: Target) -> bool {
    let d = &g.state.derived;
    let tiles = tiles(g, target);
    let here = |cell: &Cell| tiles.has(g.state.tile(*cell));
    let held = d.full & d.control[seat.index()];
    held.iter().filter(here).count() >= needed(g, target)
}

/// Whether a target can never be met, as too few of its rooms are in the game (FAL-R19).
pub fn void(g: &Game, target: Target) -> bool {
    let tiles = tiles(g, target);
    let built = g.state.derived.built.iter();
    let placed = built.filter(|cell| tiles.has(g.state.tile(*cell))).count();
    let drawn = g
        .state
        .agenda
        .iter()
        .any(|frame| matches!(frame, frame::Frame::Build { tile, .. } if tiles.has(*tile)));
    let to_come = (tiles & g.state.room_deck).len() + usize::from(drawn);
    placed + to_come < needed(g, target)
}

/// Marks what the active seat completes, any number at once (FAL-49, FAL-R5); true if
/// target cards are to be turned over.
pub(super) fn complete<L: Log>(play: &mut Play<'_, L>, seat: Seat) -> bool {
    for goal in Goal::all() {
        if open_to(play, seat, goal) && met(play, seat, goal) {
            let cubes = &mut own_mut(play).cubes[goal.index()];
            let rank = cubes.iter().flatten().count();
            cubes[rank] = Some(seat);
            let (points, rank) = (points(play, goal)[rank], rank as u8);
            let event = match (goal, own(play).targets) {
                (Goal::Achievement(card), _) => Event::Achieved {
                    seat,
                    card,
                    rank,
                    points,
                },
                (Goal::Target(i), targets) => Event::Activated {
                    seat,
                    target: targets[usize::from(i)].expect("it lies face up"),
                    rank,
                    points,
                },
            };
            note(play, event);
        }
    }
    if !own(play).revealed() {
        return reveal(play);
    }
    if !own(play).last_turn && finished(play) {
        own_mut(play).last_turn = true;
        note(play, Event::LastTurn);
    }
    false
}

/// At once when enough cubes lie on the achievement cards (FAL-55, FAL-56).
fn reveal<L: Log>(play: &mut Play<'_, L>) -> bool {
    let cubes = own(play).cubes[..CARDS].iter().flatten().flatten().count();
    let enough = play.rules.content.fallout.reveal[play.rules.seats - 1];
    if cubes < usize::from(enough) {
        return false;
    }
    let frame = patch::Frame::Fallout(Frame::Reveal(0));
    play.push(frame::Frame::Patch(frame));
    true
}

/// Enough cubes on the target cards, or all of them completed by one player (FAL-58 to
/// FAL-60). A void one carries all its cubes, whosever they would be (FAL-R19).
fn finished(g: &Game) -> bool {
    let targets = || (0..TARGETS as u8).map(Goal::Target);
    let is_void = |goal: &Goal| match goal {
        Goal::Target(i) => own(g).targets[usize::from(*i)].is_some_and(|t| void(g, t)),
        Goal::Achievement(_) => false,
    };
    let cubes = |goal: Goal| {
        if is_void(&goal) {
            places(g)
        } else {
            completed_by(g, goal).count()
        }
    };
    let all: usize = targets().map(cubes).sum();
    let by = |goal: Goal, seat: Seat| completed_by(g, goal).any(|s| s == seat);
    let everything = |seat: Seat| targets().all(|goal| is_void(&goal) || by(goal, seat));
    all >= usize::from(g.rules.content.fallout.end[g.rules.seats - 1])
        || g.rules.all_seats().iter().any(everything)
}

/// The target deck: one card for each special room of the groups, one for generators and
/// one for each type of factory (FAL-06), without those that lie out.
pub fn deck(g: &Game) -> Set<Target> {
    let special = g.rules.special_rooms(g.state.groups);
    let all = (0..g.rules.content.targets.len() as u8).map(Target);
    let out = own(g).targets;
    all.filter(|target| match g.rules.content.targets[target.index()].of {
        TargetOf::Special => special
            .iter()
            .any(|t| g.rules.tile(t).target == Some(*target)),
        TargetOf::Generator | TargetOf::Factory(_) => true,
    })
    .filter(|target| !out.contains(&Some(*target)))
    .collect()
}

/// Every choice of the cards that show their difficult side (FAL-02).
pub(super) fn sides(g: &Game) -> impl Iterator<Item = u8> + use<> {
    let wanted = u32::from(g.rules.content.fallout.difficult);
    (0..1u8 << CARDS).filter(move |bits| bits.count_ones() == wanted)
}

pub(super) fn ways(g: &Game, frame: Frame) -> u32 {
    match frame {
        Frame::Sides => sides(g).count() as u32,
        Frame::Reveal(_) => deck(g).len() as u32,
        Frame::Shift | Frame::Evaluate => 0,
    }
}

pub(super) fn outcome(g: &Game, frame: Frame, n: u32) -> crate::Outcome {
    let n = n as usize;
    let answer = match frame {
        Frame::Reveal(_) => deck(g).nth(n).map(Outcome::Target),
        _ => sides(g).nth(n).map(Outcome::Difficult),
    };
    let answer = answer.expect("below the number of ways");
    crate::Outcome::Patch(patch::Outcome::Fallout(answer))
}

fn answer(outcome: crate::Outcome) -> Option<Outcome> {
    match outcome {
        crate::Outcome::Patch(patch::Outcome::Fallout(answer)) => Some(answer),
        _ => None,
    }
}

pub(super) fn weight(g: &Game, frame: Frame, outcome: crate::Outcome) -> u32 {
    let possible = match (frame, answer(outcome)) {
        (Frame::Sides, Some(Outcome::Difficult(bits))) => sides(g).any(|other| other == bits),
        (Frame::Reveal(_), Some(Outcome::Target(target))) => deck(g).has(target),
        _ => false,
    };
    u32::from(possible)
}

pub(super) fn roll<L: Log>(play: &mut Play<'_, L>, frame: Frame, outcome: crate::Outcome) {
    play.pop();
    match (frame, answer(outcome)) {
        (_, Some(Outcome::Difficult(bits))) => {
            own_mut(play).difficult = Set::from_bits(bits.into());
            note(play, Event::SidesChosen(bits));
        }
        (Frame::Reveal(place), Some(Outcome::Target(target))) => {
            own_mut(play).targets[usize::from(place)] = Some(target);
            note(play, Event::TargetRevealed(target));
            if usize::from(place) + 1 < TARGETS {
                let frame = patch::Frame::Fallout(Frame::Reveal(place + 1));
                play.push(frame::Frame::Patch(frame));
            }
        }
        (frame, _) => unreachable!("{outcome:?} does not answer {frame:?}"),
    }
}
