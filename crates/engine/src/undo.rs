//! How far back an undo is safe: to the last point where anyone learned
//! something. The engine knows that point by itself.

use ark_content::MissionRule;
use ark_ids::{Seat, Set};

use crate::action::Action;
use crate::game::{Game, Next};
use crate::outcome::{Input, Outcome};

impl Game {
    /// The seats that learn something by this input: what chance shows, to whom it
    /// shows it; cards revealed, to all who did not know them.
    /// A player's own open move teaches nobody anything that undoing it would not
    /// take back.
    pub fn learners(&self, input: Input) -> Set<Seat> {
        let all = self.rules.players;
        match input {
            Input::Chance(Outcome::Artifact(_)) => match self.next() {
                Next::Roll(crate::Chance::Artifact(seat)) => Set::one(seat),
                Next::Roll(crate::Chance::Patch(frame)) => frame.learners(self),
                _ => all,
            },
            Input::Chance(Outcome::Mission(_)) => match self.next() {
                Next::Roll(crate::Chance::Mission(seat))
                    if self.rules.params.mission != MissionRule::Open =>
                {
                    Set::one(seat)
                }
                _ => all,
            },
            Input::Chance(_) => match self.next() {
                Next::Roll(crate::Chance::Patch(frame)) => frame.learners(self),
                _ => all,
            },
            Input::Player(seat, Action::Commit(_)) => {
                // The last commitment reveals both cards.
                match self.next() {
                    Next::Ask(seats, _) if seats == Set::one(seat) => all,
                    _ => Set::EMPTY,
                }
            }
            // A card leaves a secret hand before everybody's eyes.
            Input::Player(seat, Action::Use(_)) => all.without(seat),
            Input::Player(seat, Action::Patch(own)) if own.shows_card() => all.without(seat),
            Input::Player(..) => Set::EMPTY,
        }
    }

    /// Who must agree before `input`, already applied to this state, is taken back
    /// at the wish of `seat`: those who learned by it, and whoever decided it.
    pub fn must_consent(&self, input: Input, seat: Seat) -> Set<Seat> {
        let decided = match input {
            Input::Player(other, _) if other != seat => Set::one(other),
            _ => Set::EMPTY,
        };
        self.learners(input) | decided
    }
}
