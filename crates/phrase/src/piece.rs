//! Pieces and resources, with how many.

use ark_content::Gain;
use ark_protocol::{Colour, Goods, Resource, Seat, Squad};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    pub(crate) fn goods(&self, goods: &[Goods]) -> String {
        let each = |Goods { kind, amount }: &Goods| {
            let resource = self.resource(*kind);
            self.say(
                "goods",
                [("amount", (*amount).into()), ("resource", resource.into())],
            )
        };
        self.list(goods.iter().map(each).collect())
    }

    /// "for 2 Titanium", or "for free".
    pub(crate) fn price(&self, goods: &[Goods]) -> String {
        if goods.is_empty() {
            self.say("price-free", [])
        } else {
            self.say("price", [("goods", self.goods(goods).into())])
        }
    }

    pub(crate) fn gain(&self, gain: Gain) -> String {
        match gain {
            Gain::Metamorphite(amount) => self.goods(&[Goods {
                kind: Resource::Metamorphite,
                amount,
            }]),
            Gain::Routes(count) => self.say("routes", [("count", count.into())]),
        }
    }

    pub(crate) fn squad(&self, squad: Squad) -> String {
        let parts = [
            ("units", squad.own),
            ("robots", squad.robots),
            ("mercenaries", squad.mercenaries),
        ];
        let parts = parts.into_iter().filter(|(_, count)| *count > 0);
        self.list(
            parts
                .map(|(id, count)| self.say(id, [("count", count.into())]))
                .collect(),
        )
    }

    /// Units or cylinders of a neutral colour, or units of a seat.
    pub(crate) fn pieces(&self, scene: &Scene, colour: Colour, count: u8) -> String {
        let colour = match colour {
            Colour::Seat(seat) => {
                let who = self.seat(scene, seat);
                return self.say("units-of", [("count", count.into()), ("who", who.into())]);
            }
            Colour::Robot => return self.say("robots", [("count", count.into())]),
            Colour::Mercenary => return self.say("mercenaries", [("count", count.into())]),
            Colour::Violet | Colour::Turquoise | Colour::Black | Colour::Token => {
                Self::colour(colour)
            }
        };
        self.say(
            "cylinders",
            [("colour", colour.into()), ("count", count.into())],
        )
    }

    /// Cylinders of a seat's own colour.
    pub(crate) fn own_cylinders(&self, count: u8) -> String {
        self.say(
            "cylinders",
            [("colour", "own".into()), ("count", count.into())],
        )
    }

    /// By what messages tell colours apart.
    pub(crate) fn colour(colour: Colour) -> &'static str {
        match colour {
            Colour::Seat(_) => "seat",
            Colour::Robot => "robot",
            Colour::Mercenary => "mercenary",
            Colour::Violet => "violet",
            Colour::Turquoise => "turquoise",
            Colour::Black => "black",
            Colour::Token => "token",
        }
    }

    /// Whose the pieces of a colour are; nobody's if it is neutral.
    pub(crate) fn owner(&self, scene: &Scene, colour: Colour) -> String {
        match colour {
            Colour::Seat(seat) => self.seat(scene, seat),
            _ => String::new(),
        }
    }

    /// A single piece of a colour, as the object of a sentence.
    pub(crate) fn piece(&self, scene: &Scene, colour: Colour) -> String {
        let who = self.owner(scene, colour).into();
        let colour = Self::colour(colour).into();
        self.say("piece", [("colour", colour), ("who", who)])
    }

    /// A cylinder that somebody routes: one's own needs no name.
    pub(crate) fn cylinder(&self, scene: &Scene, colour: Colour, actor: Option<Seat>) -> String {
        match colour {
            Colour::Seat(seat) if actor == Some(seat) => self.say("own-cylinder", []),
            _ => self.piece(scene, colour),
        }
    }
}
