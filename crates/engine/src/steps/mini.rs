//! The mini action phase: one small action before the marker is placed (MIN chapter).

use ark_content::{Act, Kind, Level};
use ark_ids::{Conversion, Seat, Section, Set};
use ark_rulebook::Rule;
use arrayvec::ArrayVec;

use super::section;
use crate::action::Action;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::kinds::Kinds;
use crate::patch::{self, Hooks};
use crate::phase::{Origin, Phase};
use crate::play::{Flow, Play};

/// More kinds of mini actions than a seat can have at once.
type Minis = ArrayVec<Kind, 16>;

impl Game {
    /// Every mini action benefit of a seat with its current level, whatever its source
    /// (MIN-01, MIN-R5).
    pub fn each_mini(&self, seat: Seat, mut f: impl FnMut(Kind, Level)) {
        let own = self.state.seat(seat);
        for (i, data) in self.board(seat).sections.iter().enumerate() {
            for benefit in &data.mini {
                let power = self.section_power(seat, Section(i as u8));
                let level = benefit.level(own.sections[i].cubes as usize, power);
                f(benefit.kind, level);
            }
        }
        for (i, card) in own.built.iter().enumerate() {
            if let Some(card) = card
                && own.fresh >> i & 1 == 0
            {
                for benefit in &self.rules.content.section_of(*card).mini {
                    f(benefit.kind, benefit.level(0, 0));
                }
            }
        }
        for patch in &self.rules.patches {
            patch::with!(*patch, P => P::minis(self, seat, &mut f));
        }
    }

    /// The kinds of mini actions that a seat has, in the order of their kinds: each sign is
    /// a type of its own (MIN-R3).
    fn minis(&self, seat: Seat) -> Minis {
        let mut kinds = Minis::new();
        if !self.rules.all_seats().has(seat) {
            return kinds;
        }
        self.each_mini(seat, |kind, level| {
            if level.a > 0 && !kinds.contains(&kind) {
                let _ = kinds.try_push(kind);
            }
        });
        kinds.sort_unstable();
        kinds
    }
}

pub(crate) fn check(g: &Game, seat: Seat, kind: Kind) -> Result<(), Illegal> {
    require(g.minis(seat).contains(&kind), Rule::Min01, Why::NoSuch)
}

/// One type, or none (MIN-03, MIN-06); in each turn anew (MIN-07).
pub(crate) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.extend(g.minis(seat).into_iter().map(Action::Mini));
    out.push(Action::Done);
}

/// Asks only whoever has a mini action.
pub(crate) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    if play.minis(play.state.active).is_empty() {
        play.pop();
        return Flow::Ran;
    }
    Flow::Waits
}

/// A phase of its own without a section, so that no chain begins there and the marker
/// stays where it is (MIN-04, MIN-R2). Mini actions of one kind add up, and nothing else
/// adds to them (MIN-05, MIN-08). What is left when it ends is lost (MIN-R4).
pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, kind: Kind) {
    play.swap_top(Frame::Phase);
    section::prepare_phase(play, seat, Origin::Mini);
    let phase = snapshot(play, seat, kind);
    play.state.phases.push(phase);
    play.note(|| Event::MiniTaken { seat, kind });
}

/// What the mini actions of this kind allow as things stand now (MIN-R1).
fn snapshot(g: &Game, seat: Seat, wanted: Kind) -> Phase {
    let mut phase = Phase {
        acts: wanted.act().map_or(Set::EMPTY, Set::one),
        usable: g.commanded(seat),
        origin: Origin::Mini,
        ..Phase::NONE
    };
    let units = g.available_units(seat);
    g.each_mini(seat, |kind, level| {
        if kind == wanted {
            phase.totals.add(kind, level, units, None);
        }
    });
    g.each_benefit_of(seat, Kinds::one(Kind::Convert), |_, _, level| {
        phase.conversions.insert(Conversion(level.a));
    });
    if phase.acts.has(Act::Exploit) {
        phase.factories = g.factories_of(seat);
    }
    phase
}
