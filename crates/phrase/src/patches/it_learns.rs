//! Sentences of It Learns.

use ark_protocol::{CardTurn, ItLearnsAction, ItLearnsEvent, ItLearnsQuestion, ItLearnsWhy, Point};

use crate::phrase::{Arg, Phrase};
use crate::scene::Scene;

impl Phrase {
    /// The name of an upgrade of the Enemy board, by its slug.
    pub fn upgrade(&self, scene: &Scene, slug: &str) -> String {
        let mut upgrades = scene.content.organism.upgrades.iter();
        let found = upgrades.find(|upgrade| upgrade.slug == slug);
        found.map_or(slug, |one| self.lang.of(&one.name)).to_owned()
    }

    /// A challenger-action card by the two sections it shows.
    pub fn challenger_card(&self, scene: &Scene, slug: &str) -> String {
        let mut cards = scene.content.organism.cards.iter();
        let Some(card) = cards.find(|card| card.slug == slug) else {
            return slug.to_owned();
        };
        let side = |section: ark_ids::Section| self.section_at(scene, scene.active, section.0);
        self.say(
            "it-learns-card",
            [
                ("left", side(card.left).into()),
                ("right", side(card.right).into()),
            ],
        )
    }

    pub(super) fn it_learns_action(&self, scene: &Scene, action: &ItLearnsAction) -> String {
        let room = |cell| ("room", Arg::from(self.room(scene, cell)));
        match action {
            ItLearnsAction::Card {
                card,
                turn,
                section,
                line,
            } => {
                let id = match turn {
                    CardTurn::Down => "it-learns-action-flip",
                    _ => "it-learns-action-card",
                };
                let parts = [
                    ("card", self.challenger_card(scene, card).into()),
                    ("section", self.section(scene, section).into()),
                    (
                        "acts",
                        self.line(scene, scene.active, section, *line).into(),
                    ),
                ];
                self.say(id, parts)
            }
            ItLearnsAction::Purge { point, at, pay } => {
                let price = ("price", Arg::from(self.price(pay)));
                match point {
                    Point::Free => self.say("it-learns-action-purge-free", [room(*at)]),
                    Point::Remote => self.say("it-learns-action-purge-remote", [room(*at), price]),
                    Point::Plain | Point::FreeBiodome => {
                        self.say("it-learns-action-purge", [room(*at), price])
                    }
                }
            }
            ItLearnsAction::Aim { at } => self.say("it-learns-action-aim", [room(*at)]),
            ItLearnsAction::Corrupt { at } => self.say("it-learns-action-corrupt", [room(*at)]),
            ItLearnsAction::Infect { at } => self.say("it-learns-action-infect", [room(*at)]),
        }
    }

    pub(super) fn it_learns_cannot(&self, action: &ItLearnsAction) -> String {
        let id = match action {
            ItLearnsAction::Card { .. } => "it-learns-cannot-card",
            ItLearnsAction::Purge { .. } => "it-learns-cannot-purge",
            ItLearnsAction::Aim { .. } => "it-learns-cannot-aim",
            ItLearnsAction::Corrupt { .. } => "it-learns-cannot-corrupt",
            ItLearnsAction::Infect { .. } => "it-learns-cannot-infect",
        };
        self.say(id, [])
    }

    pub(super) fn it_learns_question(&self, question: ItLearnsQuestion) -> String {
        let id = match question {
            ItLearnsQuestion::Chance => "question-chance",
            ItLearnsQuestion::Card => "it-learns-question-card",
            ItLearnsQuestion::Aim => "it-learns-question-aim",
            ItLearnsQuestion::Grow => "it-learns-question-grow",
            ItLearnsQuestion::Spread => "it-learns-question-spread",
        };
        self.say(id, [])
    }

    pub(super) fn it_learns_event(&self, scene: &Scene, event: &ItLearnsEvent) -> String {
        let who = |seat: &u8| ("who", Arg::from(self.seat(scene, *seat)));
        let room = |cell| ("room", Arg::from(self.room(scene, cell)));
        let card = |slug: &str| ("card", Arg::from(self.challenger_card(scene, slug)));
        let upgrade = |slug: &str| ("upgrade", Arg::from(self.upgrade(scene, slug)));
        match event {
            ItLearnsEvent::Laid { card: slug } => self.say("it-learns-event-laid", [card(slug)]),
            ItLearnsEvent::Chosen {
                seat,
                card: slug,
                turn,
            } => {
                let id = match turn {
                    CardTurn::Down => "it-learns-event-flipped",
                    _ => "it-learns-event-chosen",
                };
                self.say(id, [who(seat), card(slug)])
            }
            ItLearnsEvent::Began { upgrade: slug } => {
                self.say("it-learns-event-began", [upgrade(slug)])
            }
            ItLearnsEvent::Adapted {
                upgrade: Some(slug),
                times,
            } => self.say(
                "it-learns-event-adapted",
                [upgrade(slug), ("times", (*times).into())],
            ),
            ItLearnsEvent::Adapted {
                upgrade: None,
                times,
            } => self.say("it-learns-event-adapted-full", [("times", (*times).into())]),
            ItLearnsEvent::Infected { at, cubes } => self.say(
                "it-learns-event-infected",
                [room(*at), ("cubes", (*cubes).into())],
            ),
            ItLearnsEvent::Corrupted { at } => self.say("it-learns-event-corrupted", [room(*at)]),
            ItLearnsEvent::Targeted { at } => self.say("it-learns-event-targeted", [room(*at)]),
            ItLearnsEvent::Withered { at } => self.say("it-learns-event-withered", [room(*at)]),
            ItLearnsEvent::Purged { seat, at } => {
                self.say("it-learns-event-purged", [who(seat), room(*at)])
            }
            ItLearnsEvent::Cleared { at, cubes } => self.say(
                "it-learns-event-cleared",
                [room(*at), ("cubes", (*cubes).into())],
            ),
            ItLearnsEvent::Stopped { seat, at } => {
                self.say("it-learns-event-stopped", [who(seat), room(*at)])
            }
        }
    }

    pub(super) fn it_learns_why(&self, why: ItLearnsWhy) -> String {
        let plain = |id| self.say(id, []);
        match why {
            ItLearnsWhy::Used => plain("it-learns-why-used"),
            ItLearnsWhy::NotShown => plain("it-learns-why-not-shown"),
            ItLearnsWhy::Shown => plain("it-learns-why-shown"),
            ItLearnsWhy::Corrupted => plain("it-learns-why-corrupted"),
            ItLearnsWhy::NotCorrupted => plain("it-learns-why-not-corrupted"),
            ItLearnsWhy::Stopped { cubes } => {
                self.say("it-learns-why-stopped", [("cubes", cubes.into())])
            }
            ItLearnsWhy::OutOfReach => plain("it-learns-why-out-of-reach"),
            ItLearnsWhy::NoPlace => plain("it-learns-why-no-place"),
        }
    }
}
