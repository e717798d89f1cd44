//! The counter of war and peace on its track (FAL-08 to FAL-11, FAL-38 to FAL-47).

use ark_rulebook::Rule;

use super::words::{Action, Event, Frame};
use super::{action, note, own, own_mut};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse};
use crate::patch;
use crate::play::Play;
use crate::rules::Rules;

/// Where the counter stands: on red in war, on green in peace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counter {
    pub war: bool,
    /// From 1 to the highest position of either colour.
    pub at: u8,
}

/// The highest position of either colour: the side of the track for so many players
/// (FAL-08, FAL-R11).
pub(super) fn highest(rules: &Rules) -> u8 {
    rules.content.fallout.track[rules.seats - 1]
}

impl Counter {
    pub(super) fn new(rules: &Rules) -> Self {
        Self {
            war: false,
            at: highest(rules),
        }
    }

    /// By one, never across the border between peace and war (FAL-44, FAL-46). Clockwise
    /// is down on green and up on red.
    pub(super) const fn shifted(self, clockwise: bool, highest: u8) -> Self {
        let up = self.war == clockwise;
        let at = match (up, self.at) {
            (true, at) if at < highest => at + 1,
            (false, at) if at > 1 => at - 1,
            (_, at) => at,
        };
        Self { at, ..self }
    }

    /// By one, and from 1 to the highest position of the other colour (FAL-40, FAL-42).
    pub(super) const fn moved(self, clockwise: bool, highest: u8) -> Self {
        let down = self.war != clockwise;
        if down && self.at == 1 {
            return Self {
                war: !self.war,
                at: highest,
            };
        }
        self.shifted(clockwise, highest)
    }
}

/// Puts the counter there, and tells it.
pub(super) fn set<L: Log>(play: &mut Play<'_, L>, counter: Counter) {
    let before = own(play).counter;
    if counter == before {
        return;
    }
    own_mut(play).counter = counter;
    let turned = counter.war != before.war;
    note(
        play,
        if turned {
            Event::Turned(counter)
        } else {
            Event::Moved(counter)
        },
    );
}

/// A card asks which way (FAL-46, FAL-R16).
pub(super) fn ask<L: Log>(play: &mut Play<'_, L>) {
    play.push(crate::Frame::Patch(patch::Frame::Fallout(Frame::Shift)));
}

/// Both ways: at the end of the colour the move is lost (FAL-R16).
pub(super) const WAYS: [crate::Action; 2] = [
    action(Action::Shift { clockwise: true }),
    action(Action::Shift { clockwise: false }),
];

pub(super) fn check(wish: crate::Action) -> Result<(), Illegal> {
    if WAYS.contains(&wish) {
        return Ok(());
    }
    refuse(Rule::Fal46, illegal::Why::OtherQuestion)
}

/// The turn goes on with combat and evaluation, which may move it again (FAL-47).
pub(super) fn shift<L: Log>(play: &mut Play<'_, L>, wish: crate::Action) {
    play.pop();
    let clockwise = wish == WAYS[0];
    let highest = highest(play.rules);
    let counter = own(play).counter.shifted(clockwise, highest);
    set(play, counter);
}

/// Whether there would be a combat if it were not for peace: where units that are not
/// shared meet (FAL-R13).
fn tension(g: &Game) -> bool {
    crate::steps::combat::meets(g, g.state.active)
}

/// The evaluation: by one, whatever happened how often (FAL-38, FAL-39, FAL-41, FAL-43).
/// Who just turned peace to war has no combat for it (FAL-45).
pub(super) fn evaluate<L: Log>(play: &mut Play<'_, L>) {
    let highest = highest(play.rules);
    let super::State {
        counter, fought, ..
    } = *own(play);
    let counter = match (counter.war, fought) {
        (true, true) => counter.shifted(true, highest),
        (true, false) => counter.moved(false, highest),
        (false, _) if tension(play) => counter.moved(true, highest),
        (false, _) => counter,
    };
    set(play, counter);
}

#[cfg(test)]
mod tests {
    use super::Counter;

    const fn green(at: u8) -> Counter {
        Counter { war: false, at }
    }

    const fn red(at: u8) -> Counter {
        Counter { war: true, at }
    }

    /// Proves: FAL-38, FAL-40, FAL-41, FAL-42, FAL-43.
    #[test]
    fn the_evaluation_leads_from_one_colour_to_the_other_at_1_only() {
        assert_eq!(green(4).moved(true, 4), green(3));
        assert_eq!(green(1).moved(true, 4), red(4));
        assert_eq!(green(1).moved(true, 6), red(6));
        assert_eq!(red(4).moved(false, 4), red(3));
        assert_eq!(red(1).moved(false, 4), green(4));
        assert_eq!(red(2).moved(true, 4), red(3));
    }

    /// Proves: FAL-44, FAL-46, FAL-R16.
    #[test]
    fn a_card_never_crosses_the_border() {
        for war in [false, true] {
            for at in 1..=6 {
                for clockwise in [false, true] {
                    let before = Counter { war, at };
                    let after = before.shifted(clockwise, 6);
                    assert_eq!(after.war, war);
                    assert!((1..=6).contains(&after.at));
                    let lost = at == if war == clockwise { 6 } else { 1 };
                    assert_eq!(after == before, lost, "{before:?} {clockwise}");
                }
            }
        }
    }
}
