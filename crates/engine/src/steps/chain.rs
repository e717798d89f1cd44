//! A chain from the section of the first phase to another (ACT-09 to ACT-17).

use ark_ids::{Seat, Section, Set};
use ark_rulebook::Rule;

use super::section;
use crate::action::Action;
use crate::event::Log;
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::phase::Origin;
use crate::play::Play;

/// The sections that a seat's chains lead to from where its marker stands, never the
/// other way round; where the marker stood before does not matter (ACT-05, ACT-10, ACT-R5).
pub(crate) fn reachable(g: &Game, seat: Seat) -> Set<Section> {
    let state = g.state.seat(seat);
    let Some(marker) = state.marker else {
        return Set::EMPTY;
    };
    state
        .targets
        .iter()
        .filter_map(|target| g.rules.content.targets[target.index()].chain)
        .filter(|(from, _)| *from == marker)
        .map(|(_, to)| to)
        .collect()
}

pub(crate) fn any(g: &Game, seat: Seat) -> bool {
    !reachable(g, seat).is_empty()
}

pub(crate) fn check(g: &Game, seat: Seat, section: Section, line: u8) -> Result<(), Illegal> {
    section::check_line(g, seat, section, line)?;
    require(reachable(g, seat).has(section), Rule::Act10, Why::NoChain)
}

pub(crate) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    let open = reachable(g, seat);
    section::each_line(g, seat, |section, line| {
        if open.has(section) {
            out.push(Action::Choose { section, line });
        }
    });
    // ACT-16
    out.push(Action::Done);
}

/// A phase of its own, with new totals; the marker stays (ACT-12, ACT-13, ACT-14).
pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, section: Section, line: u8) {
    play.swap_top(Frame::Phase);
    section::open_phase(play, seat, section, line, Origin::Chain);
}
