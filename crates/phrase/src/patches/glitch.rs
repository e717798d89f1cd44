//! Sentences of Glitch.

use ark_protocol::{GlitchEvent, GlitchQuestion, GlitchWhy};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    pub(super) fn glitch_question(&self, question: GlitchQuestion) -> String {
        let id = match question {
            GlitchQuestion::Disaster => "glitch-question-disaster",
            GlitchQuestion::Diagnose => "glitch-question-diagnose",
            GlitchQuestion::Arrive | GlitchQuestion::Trace => "question-chance",
        };
        self.say(id, [])
    }

    pub(super) fn glitch_event(&self, scene: &Scene, event: &GlitchEvent) -> String {
        let target = |slug: &str| ("target", self.target(scene, slug).into());
        let room = |cell| ("room", self.room(scene, cell).into());
        match event {
            GlitchEvent::RoundBegan { round } => {
                self.say("glitch-event-round", [("round", (*round).into())])
            }
            GlitchEvent::Struck { target: card } => self.say("glitch-event-struck", [target(card)]),
            GlitchEvent::Damaged { at, cubes } => self.say(
                "glitch-event-damaged",
                [room(*at), ("cubes", (*cubes).into())],
            ),
            GlitchEvent::Diagnosed { target: card, left } => self.say(
                "glitch-event-diagnosed",
                [target(card), ("left", (*left).into())],
            ),
            GlitchEvent::Arrived { at, amount } => self.say(
                "glitch-event-arrived",
                [room(*at), ("amount", (*amount).into())],
            ),
            GlitchEvent::Counted { left } => {
                self.say("glitch-event-counted", [("left", (*left).into())])
            }
            GlitchEvent::Survived { round } => {
                self.say("glitch-event-survived", [("round", (*round).into())])
            }
        }
    }

    pub(super) fn glitch_why(&self, why: GlitchWhy) -> String {
        let id = match why {
            GlitchWhy::Damaged => "glitch-why-damaged",
        };
        self.say(id, [])
    }
}
