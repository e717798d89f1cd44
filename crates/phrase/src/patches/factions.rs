//! Sentences of the B-sides.

use ark_protocol::{FactionAction, FactionEvent, FactionWhy};

use crate::phrase::{Arg, Phrase};
use crate::scene::Scene;

impl Phrase {
    pub(super) fn faction_action(&self, scene: &Scene, action: &FactionAction) -> String {
        let room = |cell| self.room(scene, cell).into();
        let section = |slug: &str| self.section(scene, slug).into();
        match action {
            FactionAction::Assign { from, to } => self.say(
                "faction-action-assign",
                [("from", section(from)), ("to", section(to))],
            ),
            FactionAction::Attack { from, at, against } => self.say(
                "faction-action-attack",
                [
                    ("who", self.seat(scene, *against).into()),
                    ("at", room(*at)),
                    ("from", room(*from)),
                ],
            ),
            FactionAction::Place { at } => self.say("faction-action-place", [("at", room(*at))]),
            FactionAction::Explode { at } => {
                self.say("faction-action-explode", [("at", room(*at))])
            }
        }
    }

    pub(super) fn faction_cannot(&self, action: &FactionAction) -> String {
        let id = match action {
            FactionAction::Assign { .. } => "faction-cannot-assign",
            FactionAction::Attack { .. } => "faction-cannot-attack",
            FactionAction::Place { .. } => "faction-cannot-place",
            FactionAction::Explode { .. } => "faction-cannot-explode",
        };
        self.say(id, [])
    }

    pub(super) fn faction_event(&self, scene: &Scene, event: &FactionEvent) -> String {
        let who = |seat: &u8| ("who", Arg::from(self.seat(scene, *seat)));
        let at = |cell| ("at", Arg::from(self.room(scene, cell)));
        match event {
            FactionEvent::Assigned { seat, from, to } => self.say(
                "faction-event-assigned",
                [
                    who(seat),
                    ("from", self.section(scene, from).into()),
                    ("to", self.section(scene, to).into()),
                ],
            ),
            FactionEvent::Aimed {
                seat,
                from,
                at: aim,
                against,
            } => self.say(
                "faction-event-aimed",
                [
                    who(seat),
                    at(*aim),
                    ("from", self.room(scene, *from).into()),
                    ("other", self.seat(scene, *against).into()),
                ],
            ),
            FactionEvent::Fed { seat, units } => {
                self.say("faction-event-fed", [who(seat), ("units", (*units).into())])
            }
            FactionEvent::BombPlaced { seat, at: room } => {
                self.say("faction-event-placed", [who(seat), at(*room)])
            }
            FactionEvent::BombExploded { seat, at: room } => {
                self.say("faction-event-exploded", [who(seat), at(*room)])
            }
        }
    }

    pub(super) fn faction_why(&self, why: FactionWhy) -> String {
        let id = match why {
            FactionWhy::OutOfRange { distance, range } => {
                let blanks = [("distance", distance.into()), ("range", range.into())];
                return self.say("faction-why-out-of-range", blanks);
            }
            FactionWhy::NoPower => "faction-why-no-power",
            FactionWhy::NobodyThere => "faction-why-nobody-there",
            FactionWhy::NoBombs => "faction-why-no-bombs",
            FactionWhy::BombThere => "faction-why-bomb-there",
            FactionWhy::NoBomb => "faction-why-no-bomb",
            FactionWhy::Fresh => "faction-why-fresh",
            FactionWhy::OutOfReach => "faction-why-out-of-reach",
        };
        self.say(id, [])
    }
}
