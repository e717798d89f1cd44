//! Where from, where to, where.

use ark_protocol::{Place, Seat, Spot};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    pub(crate) fn leaving(&self, scene: &Scene, place: Place) -> String {
        match place {
            Place::Room(cell) => self.say("from-room", [("room", self.room(scene, cell).into())]),
            Place::Biodome(_) => self.say("from-biodome", []),
        }
    }

    pub(crate) fn reaching(&self, scene: &Scene, place: Place) -> String {
        match place {
            Place::Room(cell) => self.say("to-room", [("room", self.room(scene, cell).into())]),
            Place::Biodome(_) => self.say("to-biodome", []),
        }
    }

    /// Names the owner of a section unless it is the actor.
    pub(crate) fn leaving_spot(&self, scene: &Scene, spot: Spot, actor: Option<Seat>) -> String {
        match spot {
            Spot::Room(cell) => self.say("from-room", [("room", self.room(scene, cell).into())]),
            Spot::Section(owner, index) => {
                let section = self.section_at(scene, owner, index);
                if actor == Some(owner) {
                    self.say("from-section", [("section", section.into())])
                } else {
                    let who = self.seat(scene, owner);
                    self.say(
                        "from-section-of",
                        [("section", section.into()), ("who", who.into())],
                    )
                }
            }
            Spot::Stock => self.say("from-stock", []),
        }
    }

    pub(crate) fn reaching_spot(&self, scene: &Scene, spot: Spot, actor: Option<Seat>) -> String {
        match spot {
            Spot::Room(cell) => self.say("to-room", [("room", self.room(scene, cell).into())]),
            Spot::Section(owner, index) => {
                let section = self.section_at(scene, owner, index);
                if actor == Some(owner) {
                    self.say("to-section", [("section", section.into())])
                } else {
                    let who = self.seat(scene, owner);
                    self.say(
                        "to-section-of",
                        [("section", section.into()), ("who", who.into())],
                    )
                }
            }
            Spot::Stock => self.say("to-stock", []),
        }
    }

    /// Where a cube lies.
    pub(crate) fn at(&self, scene: &Scene, spot: Spot) -> String {
        match spot {
            Spot::Room(cell) => self.say("at-room", [("room", self.room(scene, cell).into())]),
            Spot::Section(owner, index) => {
                let section = self.section_at(scene, owner, index);
                self.say("at-section", [("section", section.into())])
            }
            Spot::Stock => self.say("from-stock", []),
        }
    }

    /// A room or section by name.
    pub(crate) fn spot(&self, scene: &Scene, spot: Spot) -> String {
        match spot {
            Spot::Room(cell) => self.room(scene, cell),
            Spot::Section(owner, index) => self.section_at(scene, owner, index),
            Spot::Stock => String::new(),
        }
    }
}
