//! MILITARIZE (MIL chapter).

use ark_content::Act;
use ark_ids::Seat;
use ark_rulebook::Rule;

use super::on_line;
use crate::action::Action;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};

/// The most steps that may be taken: the total, or what the track still has.
/// Steps beyond its end are lost, so a larger number would say the same.
fn most(g: &Game, seat: Seat) -> u8 {
    let room = g.rules.params.arsenal_limit - g.state.seat(seat).arsenal;
    g.phase().totals.militarize.min(room)
}

pub(super) fn check(g: &Game, seat: Seat, steps: u8) -> Result<(), Illegal> {
    on_line(g, Act::Militarize)?;
    let left = g.phase().totals.militarize;
    let why = Why::Points { need: steps, left };
    require(steps > 0 && steps <= left, Rule::MilR1, why)?;
    require(steps <= most(g, seat), Rule::Mil04, Why::TrackEnd)
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.extend((1..=most(g, seat)).map(Action::Militarize));
}
