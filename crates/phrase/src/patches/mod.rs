//! Sentences of modes and variants: one file for each that has something to say.

mod complexity_2;
mod coop;
mod factions;
mod fallout;
mod glitch;
mod guardians;
mod it_learns;

use ark_protocol::{About, PatchAction, PatchEvent, PatchQuestion, PatchWhy, UnfairQuestion};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    pub(crate) fn patch_action(&self, scene: &Scene, action: &PatchAction) -> String {
        match action {
            PatchAction::Coop(action) => self.coop_action(scene, action),
            PatchAction::Fallout(action) => self.fallout_action(*action),
            PatchAction::Guardians(action) => self.guardians_action(scene, action),
            PatchAction::ItLearns(action) => self.it_learns_action(scene, action),
            PatchAction::Factions(action) => self.faction_action(scene, action),
            PatchAction::Complexity2(action) => self.complexity_action(scene, action),
        }
    }

    /// What cannot be done, for a refusal.
    pub(crate) fn patch_cannot(&self, action: &PatchAction) -> String {
        match action {
            PatchAction::Coop(action) => self.coop_cannot(action),
            PatchAction::Fallout(action) => self.fallout_cannot(*action),
            PatchAction::Guardians(action) => self.guardians_cannot(action),
            PatchAction::ItLearns(action) => self.it_learns_cannot(action),
            PatchAction::Factions(action) => self.faction_cannot(action),
            PatchAction::Complexity2(action) => self.complexity_cannot(action),
        }
    }

    pub(crate) fn patch_question(&self, _: &Scene, question: PatchQuestion, _: &About) -> String {
        match question {
            PatchQuestion::Unfair(UnfairQuestion::Missions) => self.say("question-chance", []),
            PatchQuestion::Coop(question) => self.coop_question(question),
            PatchQuestion::Fallout(question) => self.fallout_question(question),
            PatchQuestion::Guardians(question) => self.guardians_question(question),
            PatchQuestion::Glitch(question) => self.glitch_question(question),
            PatchQuestion::ItLearns(question) => self.it_learns_question(question),
            PatchQuestion::Complexity2(question) => self.complexity_question(question),
        }
    }

    pub(crate) fn patch_event(&self, scene: &Scene, event: &PatchEvent) -> String {
        match event {
            PatchEvent::Coop(event) => self.coop_event(scene, event),
            PatchEvent::Fallout(event) => self.fallout_event(scene, event),
            PatchEvent::Guardians(event) => self.guardians_event(scene, event),
            PatchEvent::Glitch(event) => self.glitch_event(scene, event),
            PatchEvent::ItLearns(event) => self.it_learns_event(scene, event),
            PatchEvent::Factions(event) => self.faction_event(scene, event),
            PatchEvent::Complexity2(event) => self.complexity_event(scene, event),
        }
    }

    pub(crate) fn patch_why(&self, scene: &Scene, why: PatchWhy) -> String {
        match why {
            PatchWhy::Fallout(why) => self.fallout_why(scene, why),
            PatchWhy::Coop(why) => self.coop_why(scene, why),
            PatchWhy::Guardians(why) => self.guardians_why(why),
            PatchWhy::Glitch(why) => self.glitch_why(why),
            PatchWhy::ItLearns(why) => self.it_learns_why(why),
            PatchWhy::Factions(why) => self.faction_why(why),
            PatchWhy::Complexity2(why) => self.complexity_why(scene, why),
        }
    }
}
