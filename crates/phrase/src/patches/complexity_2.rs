//! Sentences of Complexity 2.

use ark_protocol::{
    ComplexityAction, ComplexityEvent, ComplexityQuestion, ComplexityWhy, Door, Place,
};

use crate::phrase::{Arg, Phrase};
use crate::scene::Scene;

impl Phrase {
    /// One side of a doorway.
    fn side(&self, scene: &Scene, place: Place) -> String {
        match place {
            Place::Room(cell) => self.room(scene, cell),
            Place::Biodome(seat) => {
                let who = self.seat(scene, seat);
                self.say("complexity-biodome", [("who", who.into())])
            }
        }
    }

    fn door(&self, scene: &Scene, door: Door) -> [(&'static str, Arg); 2] {
        [
            ("a", self.side(scene, door.a).into()),
            ("b", self.side(scene, door.b).into()),
        ]
    }

    pub(super) fn complexity_action(&self, scene: &Scene, action: &ComplexityAction) -> String {
        let card = |slug: &str| self.card(scene, slug).into();
        match action {
            ComplexityAction::Seal { door } => {
                self.say("complexity-action-seal", self.door(scene, *door))
            }
            ComplexityAction::Unseal { door } => {
                self.say("complexity-action-unseal", self.door(scene, *door))
            }
            ComplexityAction::Disintegrate { at, owner } => self.say(
                "complexity-action-disintegrate",
                [
                    ("who", self.seat(scene, *owner).into()),
                    ("room", self.room(scene, *at).into()),
                ],
            ),
            ComplexityAction::Dissolve { colour } => {
                let piece = self.piece(scene, *colour);
                self.say("complexity-action-dissolve", [("piece", piece.into())])
            }
            ComplexityAction::Construct { card: new, out } => match out {
                None => self.say("complexity-action-construct", [("card", card(new))]),
                Some(old) => self.say(
                    "complexity-action-rebuild",
                    [("card", card(new)), ("old", card(old))],
                ),
            },
            ComplexityAction::Remove { card: old } => {
                self.say("complexity-action-remove", [("card", card(old))])
            }
            ComplexityAction::Hack { at, spend, push } => {
                let at = self.at(scene, *at).into();
                let special = spend
                    .iter()
                    .filter(|p| p.point != ark_protocol::Point::Plain)
                    .map(|p| p.count)
                    .sum::<u8>();
                let parts = [("at", at), ("special", special.into())];
                match push {
                    None => self.say("complexity-action-hack", parts),
                    Some(pushed) => {
                        let [at, special] = parts;
                        let pushed = ("pushed", self.piece(scene, *pushed).into());
                        self.say("complexity-action-hack-push", [at, special, pushed])
                    }
                }
            }
        }
    }

    pub(super) fn complexity_cannot(&self, action: &ComplexityAction) -> String {
        let id = match action {
            ComplexityAction::Seal { .. } => "complexity-cannot-seal",
            ComplexityAction::Unseal { .. } => "complexity-cannot-unseal",
            ComplexityAction::Disintegrate { .. } => "complexity-cannot-disintegrate",
            ComplexityAction::Dissolve { .. } => "complexity-cannot-dissolve",
            ComplexityAction::Construct { .. } => "complexity-cannot-construct",
            ComplexityAction::Remove { .. } => "complexity-cannot-remove",
            ComplexityAction::Hack { .. } => "complexity-cannot-hack",
        };
        self.say(id, [])
    }

    pub(super) fn complexity_question(&self, question: ComplexityQuestion) -> String {
        let id = match question {
            ComplexityQuestion::Gift => "question-chance",
            ComplexityQuestion::Preempt => "complexity-question-preempt",
            ComplexityQuestion::Dissolve => "complexity-question-dissolve",
        };
        self.say(id, [])
    }

    pub(super) fn complexity_event(&self, scene: &Scene, event: &ComplexityEvent) -> String {
        let who = |seat: &u8| ("who", Arg::from(self.seat(scene, *seat)));
        let owner = |seat: &u8| ("owner", Arg::from(self.seat(scene, *seat)));
        let room = |cell| ("room", Arg::from(self.room(scene, cell)));
        let card = |slug: &str| ("card", Arg::from(self.card(scene, slug)));
        match event {
            ComplexityEvent::Sealed { seat, door } => {
                let [a, b] = self.door(scene, *door);
                self.say("complexity-event-sealed", [who(seat), a, b])
            }
            ComplexityEvent::Unsealed {
                seat,
                owner: whose,
                door,
            } => {
                let [a, b] = self.door(scene, *door);
                self.say("complexity-event-unsealed", [who(seat), owner(whose), a, b])
            }
            ComplexityEvent::Disintegrated {
                seat,
                owner: whose,
                at,
            } => self.say(
                "complexity-event-disintegrated",
                [who(seat), owner(whose), room(*at)],
            ),
            ComplexityEvent::Constructed { seat, card: new } => {
                self.say("complexity-event-constructed", [who(seat), card(new)])
            }
            ComplexityEvent::Removed { seat, card: old } => {
                self.say("complexity-event-removed", [who(seat), card(old)])
            }
            ComplexityEvent::Hacked { seat, at } => {
                self.say("complexity-event-hacked", [who(seat), room(*at)])
            }
            ComplexityEvent::Stopped { seat, by, at } => self.say(
                "complexity-event-stopped",
                [who(seat), owner(by), room(*at)],
            ),
        }
    }

    pub(super) fn complexity_why(&self, scene: &Scene, why: ComplexityWhy) -> String {
        let who = |seat| ("who", self.seat(scene, seat).into());
        let plain = |id| self.say(id, []);
        match why {
            ComplexityWhy::Arsenal { need, have } => self.say(
                "complexity-why-arsenal",
                [("need", need.into()), ("have", have.into())],
            ),
            ComplexityWhy::NoDoor => plain("complexity-why-no-door"),
            ComplexityWhy::Sealed { seat } => self.say("complexity-why-sealed", [who(seat)]),
            ComplexityWhy::NotSealed => plain("complexity-why-not-sealed"),
            ComplexityWhy::Guarded { seat } => self.say("complexity-why-guarded", [who(seat)]),
            ComplexityWhy::Sections { most } => {
                self.say("complexity-why-sections", [("most", most.into())])
            }
            ComplexityWhy::SectionFree => plain("complexity-why-section-free"),
            ComplexityWhy::NotBuilt => plain("complexity-why-not-built"),
            ComplexityWhy::NoTokens => plain("complexity-why-no-tokens"),
            ComplexityWhy::Biodome => plain("complexity-why-biodome"),
            ComplexityWhy::Spend { points } => {
                self.say("complexity-why-spend", [("points", points.into())])
            }
        }
    }
}
