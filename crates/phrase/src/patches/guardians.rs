//! Sentences of Guardians.

use ark_protocol::{
    Cell, Direction, GuardiansAction, GuardiansEvent, GuardiansQuestion, GuardiansWhy,
};

use crate::phrase::{Arg, Phrase};
use crate::scene::Scene;

impl Phrase {
    pub(super) fn guardians_action(&self, scene: &Scene, action: &GuardiansAction) -> String {
        match action {
            GuardiansAction::Pick { guardian } => {
                self.say("guardians-action-pick", [("number", (*guardian).into())])
            }
            GuardiansAction::Send { to } => {
                let room = self.room(scene, *to);
                self.say("guardians-action-send", [("room", room.into())])
            }
            GuardiansAction::Step { way } => {
                let id = match way {
                    Direction::Straight => "guardians-action-straight",
                    Direction::Right => "guardians-action-right",
                    Direction::Behind => "guardians-action-behind",
                    Direction::Left => "guardians-action-left",
                };
                self.say(id, [])
            }
        }
    }

    pub(super) fn guardians_cannot(&self, action: &GuardiansAction) -> String {
        let id = match action {
            GuardiansAction::Pick { .. } => "guardians-cannot-pick",
            GuardiansAction::Send { .. } => "guardians-cannot-send",
            GuardiansAction::Step { .. } => "guardians-cannot-step",
        };
        self.say(id, [])
    }

    pub(super) fn guardians_question(&self, question: GuardiansQuestion) -> String {
        let id = match question {
            GuardiansQuestion::Target | GuardiansQuestion::Card => "question-chance",
            GuardiansQuestion::Teleport => "guardians-question-teleport",
            GuardiansQuestion::Room => "guardians-question-room",
            GuardiansQuestion::Pick => "guardians-question-pick",
            GuardiansQuestion::Walk => "guardians-question-walk",
        };
        self.say(id, [])
    }

    pub(super) fn guardians_event(&self, scene: &Scene, event: &GuardiansEvent) -> String {
        let room = |name, cell: &Cell| (name, Arg::from(self.room(scene, *cell)));
        match event {
            GuardiansEvent::Counted { left } => {
                self.say("guardians-event-counted", [("left", (*left).into())])
            }
            GuardiansEvent::Disintegrated { at, owner } => match owner {
                Some(owner) => {
                    let who = self.seat(scene, *owner).into();
                    self.say(
                        "guardians-event-disintegrated",
                        [room("room", at), ("who", who)],
                    )
                }
                None => self.say("guardians-event-dissolved", [room("room", at)]),
            },
            GuardiansEvent::Teleported { from, to } => match from {
                Some(from) => self.say(
                    "guardians-event-teleported",
                    [room("from", from), room("to", to)],
                ),
                None => self.say("guardians-event-arrived", [room("to", to)]),
            },
            GuardiansEvent::TeleportFailed { to } => {
                self.say("guardians-event-teleport-failed", [room("to", to)])
            }
            GuardiansEvent::Moved { from, to } => self.say(
                "guardians-event-moved",
                [room("from", from), room("to", to)],
            ),
            GuardiansEvent::NoMove => self.say("guardians-event-no-move", []),
            GuardiansEvent::StoodUp => self.say("guardians-event-stood-up", []),
        }
    }

    pub(super) fn guardians_why(&self, why: GuardiansWhy) -> String {
        let id = match why {
            GuardiansWhy::Guardian => "guardians-why-guardian",
            GuardiansWhy::Stopped => "guardians-why-stopped",
            GuardiansWhy::NotThis => "guardians-why-not-this",
            GuardiansWhy::Blocked => "guardians-why-blocked",
            GuardiansWhy::NotBehind => "guardians-why-not-behind",
        };
        self.say(id, [])
    }
}
