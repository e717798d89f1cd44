//! Questions as they are put to a player.

use ark_protocol::{About, Question, Seat, Waiting};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    /// What the table waits for, as `viewer` is told: the question, whom to wait for,
    /// or how the game ended.
    pub fn waiting(&self, scene: &Scene, waiting: &Waiting, viewer: Option<Seat>) -> String {
        match waiting {
            Waiting::Ask {
                seats,
                question,
                about,
            } => {
                if viewer.is_some_and(|viewer| seats.contains(&viewer)) {
                    return self.question(scene, *question, about);
                }
                let who = seats.iter().map(|seat| self.seat(scene, *seat));
                let who = self.list(who.collect());
                self.say("question-waiting", [("who", who.into())])
            }
            Waiting::Roll { chance: _ } => self.say("question-chance", []),
            Waiting::Over { ending } => self.ending(scene, ending),
        }
    }

    /// The question itself.
    pub fn question(&self, scene: &Scene, question: Question, about: &About) -> String {
        let left = || ("left", about.left.unwrap_or(1).into());
        match question {
            Question::Mini => self.say("question-mini", []),
            Question::Section => self.say("question-section", []),
            Question::Act => self.say("question-act", []),
            Question::Chain => self.say("question-chain", []),
            Question::AnySection => self.say("question-any-section", []),
            Question::ExploreOrder => self.say("question-explore-order", []),
            Question::Build => {
                let tile = about.tile.as_deref().unwrap_or_default();
                let name = self.tile(scene, tile);
                self.say("question-build", [("name", name.into())])
            }
            Question::Keep => self.say("question-keep", [left()]),
            Question::Discard => self.say("question-discard", [left()]),
            Question::Return => {
                let pieces = about.colour.map_or_else(String::new, |colour| {
                    self.pieces(scene, colour, about.left.unwrap_or(1))
                });
                self.say("question-return", [("pieces", pieces.into())])
            }
            Question::Swap => self.say("question-swap", []),
            Question::Airlock => self.say("question-airlock", []),
            Question::Fight => self.say("question-fight", []),
            Question::Commit => self.say("question-commit", []),
            Question::Gate => self.say("question-gate", []),
            Question::Link => self.say("question-link", []),
            Question::Patch(question) => self.patch_question(scene, question, about),
        }
    }
}
