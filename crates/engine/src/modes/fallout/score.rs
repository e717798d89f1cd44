//! Victory points and who wins by them (FAL-01, FAL-61 to FAL-69).

use ark_content::Objective;
use ark_ids::{Seat, Set};

use super::objectives::{completed_by, holds, points};
use super::words::{Event, Goal};
use super::{Fallout, note};
use crate::event::Log;
use crate::game::Game;
use crate::play::Play;
use crate::state::Ending;

/// Victory points, as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Of public objectives (FAL-62).
    pub objectives: u8,
    /// Of the rooms of the own mission: known to nobody else before the end.
    pub mission: u8,
    /// Of Unknown Artifacts built as sections (FAL-66); in hand they are worth nothing
    /// (FAL-67).
    pub sections: u8,
}

impl Score {
    pub const fn total(self) -> u8 {
        self.objectives + self.mission + self.sections
    }
}

/// What a seat would score now. Rooms of the mission count by who holds them at this
/// moment, whatever was held before (FAL-63, FAL-64), and beside a target card with the
/// same room (FAL-65).
pub fn score(g: &Game, seat: Seat) -> Score {
    let numbers = &g.rules.content.fallout;
    let rank = |goal: Goal| completed_by(g, goal).position(|s| s == seat);
    let gained = Goal::all().filter_map(|goal| Some(points(g, goal)[rank(goal)?]));
    let mission = g.state.seat(seat).mission.open();
    let rooms = mission.map_or(0, |mission| {
        let objectives = g.rules.content.missions[mission.index()].objectives;
        objectives.iter().filter(|o| g.has_met(seat, **o)).count()
    });
    let kind = |card: ark_ids::Card| g.rules.content.cards[card.index()].kind;
    let built = g.state.seat(seat).built.into_iter().flatten();
    let worthy = built.filter(|card| numbers.section == Some(kind(*card)));
    Score {
        objectives: gained.sum(),
        mission: rooms as u8 * numbers.mission_points,
        sections: worthy.count() as u8 * numbers.section_points,
    }
}

/// Whether a room of a mission counts: full of cubes and under the seat's control
/// (FAL-63).
pub(super) fn meets(g: &Game, seat: Seat, objective: Objective, so: bool) -> bool {
    match objective {
        Objective::Target(target) => holds(g, seat, target),
        Objective::Cubes(..) => so,
    }
}

/// The most points, then the most outer rooms; whoever is still tied shares the victory
/// (FAL-68, FAL-69).
pub(super) fn winners(g: &Game) -> Set<Seat> {
    let rank = |seat: Seat| (score(g, seat).total(), g.control(seat).len());
    let seats = g.rules.all_seats();
    let best = seats.iter().map(rank).max();
    seats.iter().filter(|s| Some(rank(*s)) == best).collect()
}

/// The turn is over, and the game with it: nobody evens out turns (FAL-61, FAL-R7).
pub(super) fn end<L: Log>(play: &mut Play<'_, L>) {
    for seat in play.rules.all_seats() {
        let score = score(play, seat);
        note(play, Event::Scored { seat, score });
    }
    let winners = winners(play).bits() as u8;
    play.end(Ending::Ranked { winners });
}

impl Fallout {
    /// What is wrong with the objectives.
    pub(super) fn audit(g: &Game) -> Result<(), &'static str> {
        let own = super::own(g);
        let numbers = &g.rules.content.fallout;
        let at = own.counter.at;
        ensure(
            (1..=super::counter::highest(g.rules)).contains(&at),
            "the counter is off its track",
        )?;
        let sides = own.difficult.len() == usize::from(numbers.difficult);
        let in_box = own.difficult.iter().all(|i| usize::from(i) < super::CARDS);
        let waits = g.state.agenda.iter().any(|frame| {
            let sides = crate::patch::Frame::Fallout(super::Frame::Sides);
            *frame == crate::Frame::Patch(sides)
        });
        ensure(
            in_box && (sides || waits && own.difficult.is_empty()),
            "not as many difficult sides as there should be",
        )?;
        let known = |t: &ark_ids::Target| t.index() < g.rules.content.targets.len();
        let targets: Vec<_> = own.targets.into_iter().flatten().collect();
        let distinct: Set<ark_ids::Target> = targets.iter().copied().collect();
        ensure(
            targets.iter().all(known) && distinct.len() == targets.len(),
            "a target card lies out twice",
        )?;
        let most = usize::from(numbers.completions[g.rules.seats - 1]);
        for [first, second] in own.cubes {
            let both = usize::from(first.is_some()) + usize::from(second.is_some());
            let sound = first.is_some() || second.is_none();
            let apart = first.is_none() || first != second;
            let mut owners = [first, second].into_iter().flatten();
            ensure(
                sound && apart && both <= most,
                "more cubes on an objective than there can be",
            )?;
            ensure(
                owners.all(|s| s.index() < g.rules.seats),
                "a cube of nobody lies on an objective",
            )?;
        }
        let early = own.cubes[super::CARDS..]
            .iter()
            .flatten()
            .any(Option::is_some);
        ensure(
            own.revealed() || !early,
            "a cube lies on a card that is face down",
        )
    }
}

fn ensure(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}
