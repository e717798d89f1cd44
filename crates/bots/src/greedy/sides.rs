//! Cards that show a section on either side: which one to turn.

use ark_content::Act;
use ark_engine::modes::it_learns::{self, Turn};
use ark_engine::{Action, Game, patch};

/// Turns that a place for cubes is worth which is turned away.
const SPOILT: f32 = 0.6;

/// What the side that is turned away costs the table, in turns.
pub(super) fn price(g: &Game, action: Action) -> f32 {
    if missed(g, action) > 1 { SPOILT } else { 0.0 }
}

/// How much the table misses the side that is turned away: places for cubes most of all,
/// then ways.
pub(super) fn missed(g: &Game, action: Action) -> u8 {
    let Action::Patch(patch::Action::ItLearns(it_learns::Action::Card {
        card,
        turn,
        section,
        line,
    })) = action
    else {
        return 0;
    };
    let away = match turn {
        Turn::Left => Turn::Right,
        Turn::Right => Turn::Left,
        Turn::Up | Turn::Down => return 0,
    };
    let seat = g.state.active;
    let acts = |section, line: usize| {
        let section = g.section(seat, section);
        section.and_then(|s| s.lines.get(line)).map(|l| l.acts)
    };
    let shows = |act| {
        let other = g.shown(card, away).and_then(|other| acts(other, 0));
        let chosen = acts(section, usize::from(line));
        other.is_some_and(|a| a.has(act)) && !chosen.is_some_and(|a| a.has(act))
    };
    if shows(Act::Engineer) {
        2
    } else {
        u8::from(shows(Act::Move))
    }
}
