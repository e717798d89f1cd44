//! DISCOVER ARTIFACT (ART-02 to ART-04).

use ark_content::Act;
use ark_rulebook::Rule;

use super::{on_line, points};
use crate::action::Action;
use crate::event::Log;
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::play::Play;

impl Game {
    /// Whether a card can be drawn: from the deck, or after a reshuffle (ART-R2).
    pub fn cards_left(&self) -> bool {
        self.rules.params.artifacts
            && !(self.state.artifact_deck.open().is_empty()
                && self.state.artifact_discard.open().is_empty())
    }
}

pub(super) fn check(g: &Game) -> Result<(), Illegal> {
    on_line(g, Act::Discover)?;
    points(g.phase().totals.draw, Rule::Art02)?;
    let rule = if g.rules.params.artifacts {
        Rule::ArtR2
    } else {
        Rule::FirstR3
    };
    require(g.cards_left(), rule, Why::NoCards)
}

pub(super) fn list(g: &Game, out: &mut Vec<Action>) {
    if g.phase().totals.draw > 0 && g.cards_left() {
        out.push(Action::Discover);
    }
}

pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>) {
    let totals = &mut play.phase_mut().totals;
    let keep = core::mem::take(&mut totals.keep);
    let left = core::mem::take(&mut totals.draw);
    play.push(Frame::Discover { keep, left });
}
