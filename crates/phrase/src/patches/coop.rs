//! Sentences of co-operative modes.

use ark_protocol::{CoopAction, CoopEvent, CoopOffer, CoopQuestion, CoopWhy};

use crate::phrase::{Arg, Phrase};
use crate::scene::Scene;

impl Phrase {
    /// The name of an enemy-action card in quotation marks, by its slug.
    pub fn enemy_card(&self, scene: &Scene, slug: &str) -> String {
        let mut cards = scene.content.coop.cards.iter();
        let card = cards.find(|card| card.slug == slug);
        let name = card.map_or(slug, |card| self.lang.of(&card.name));
        self.say("card", [("name", name.into())])
    }

    pub(super) fn coop_action(&self, scene: &Scene, action: &CoopAction) -> String {
        match action {
            CoopAction::Offer { to, goods } => self.say(
                "coop-action-offer",
                [
                    ("who", self.seat(scene, *to).into()),
                    ("goods", self.goods(&[*goods]).into()),
                ],
            ),
            CoopAction::Accept => self.say("coop-action-accept", []),
            CoopAction::Decline => self.say("coop-action-decline", []),
            CoopAction::Pass { from, to, squad } => self.say(
                "coop-action-pass",
                [
                    ("units", self.squad(*squad).into()),
                    ("from", self.leaving(scene, *from).into()),
                    ("to", self.reaching(scene, *to).into()),
                ],
            ),
            CoopAction::Turn { quarters } => {
                self.say("coop-action-turn", [("quarters", (*quarters).into())])
            }
            CoopAction::Clash { at } => self.say(
                "coop-action-clash",
                [("room", self.room(scene, *at).into())],
            ),
        }
    }

    pub(super) fn coop_cannot(&self, action: &CoopAction) -> String {
        let id = match action {
            CoopAction::Offer { .. } => "coop-cannot-offer",
            CoopAction::Accept | CoopAction::Decline => "coop-cannot-answer",
            CoopAction::Pass { .. } => "coop-cannot-pass",
            CoopAction::Turn { .. } => "coop-cannot-turn",
            CoopAction::Clash { .. } => "coop-cannot-clash",
        };
        self.say(id, [])
    }

    pub(super) fn coop_question(&self, question: CoopQuestion) -> String {
        let id = match question {
            CoopQuestion::Offer => "coop-question-offer",
            CoopQuestion::Scout => "coop-question-scout",
            CoopQuestion::Clash => "coop-question-clash",
            CoopQuestion::Who => "coop-question-who",
            CoopQuestion::Mission | CoopQuestion::Arm => "question-chance",
        };
        self.say(id, [])
    }

    pub(super) fn coop_event(&self, scene: &Scene, event: &CoopEvent) -> String {
        let about = |offer: &CoopOffer| {
            [
                ("who", Arg::from(self.seat(scene, offer.from))),
                ("other", Arg::from(self.seat(scene, offer.to))),
                ("goods", Arg::from(self.goods(&[offer.goods]))),
            ]
        };
        match event {
            CoopEvent::Offered { offer } => self.say("coop-event-offered", about(offer)),
            CoopEvent::Declined { offer } => self.say("coop-event-declined", about(offer)),
            CoopEvent::Accepted { offer } => self.say("coop-event-accepted", about(offer)),
            CoopEvent::ConstructionBegan => self.say("coop-event-construction", []),
            CoopEvent::ScoutWent { seat } => self.say(
                "coop-event-scout",
                [("who", self.seat(scene, *seat).into())],
            ),
            CoopEvent::MissionOpened { mission } => self.say(
                "coop-event-mission",
                [("mission", self.mission(scene, mission).into())],
            ),
            CoopEvent::Turned { at, quarters } => self.say(
                "coop-event-turned",
                [
                    ("room", self.room(scene, *at).into()),
                    ("quarters", (*quarters).into()),
                ],
            ),
            CoopEvent::EnemyTurnBegan => self.say("coop-event-turn-began", []),
            CoopEvent::EnemyTurnEnded => self.say("coop-event-turn-ended", []),
            CoopEvent::TargetDrawn { target } => self.say(
                "coop-event-target",
                [("room", self.target(scene, target).into())],
            ),
            CoopEvent::CardDrawn { card } => self.say(
                "coop-event-card",
                [("card", self.enemy_card(scene, card).into())],
            ),
            CoopEvent::TargetsShuffled => self.say("coop-event-targets-shuffled", []),
            CoopEvent::CardsShuffled => self.say("coop-event-cards-shuffled", []),
        }
    }

    pub(super) fn coop_why(&self, scene: &Scene, why: CoopWhy) -> String {
        let id = match why {
            CoopWhy::NoPartner => "coop-why-no-partner",
            CoopWhy::NothingOffered => "coop-why-nothing-offered",
            CoopWhy::Company { seat } => {
                let who = self.seat(scene, seat);
                return self.say("coop-why-company", [("who", who.into())]);
            }
            CoopWhy::NoWay => "coop-why-no-way",
            CoopWhy::NoScout => "coop-why-no-scout",
            CoopWhy::NothingToTurn => "coop-why-nothing-to-turn",
            CoopWhy::Banned => "coop-why-banned",
        };
        self.say(id, [])
    }
}
