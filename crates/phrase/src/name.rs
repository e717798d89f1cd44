//! Names, and the small phrases that sentences are made of.

use ark_content::{Act, Acts, Gain, Kind};
use ark_ids::Tile;
use ark_protocol::{Cell, Colour, Ending, Goods, Named, Place, Resource, Seat, Spot, Squad};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    pub fn resource(&self, kind: Resource) -> String {
        let id = match kind {
            Resource::Dilitium => "resource-dilitium",
            Resource::Osvite => "resource-osvite",
            Resource::Biotics => "resource-biotics",
            Resource::Titanium => "resource-titanium",
            Resource::Metamorphite => "resource-metamorphite",
        };
        self.say(id, [])
    }

    pub fn act(&self, act: Act) -> String {
        self.say(
            match act {
                Act::Militarize => "act-militarize",
                Act::Move => "act-move",
                Act::Teleport => "act-teleport",
                Act::Route => "act-route",
                Act::Produce => "act-produce",
                Act::Exploit => "act-exploit",
                Act::Awake => "act-awake",
                Act::Heal => "act-heal",
                Act::Engineer => "act-engineer",
                Act::Discover => "act-discover",
                Act::Use => "act-use",
            },
            [],
        )
    }

    /// What a benefit does, by its slug.
    pub fn benefit(&self, kind: Kind) -> String {
        self.say(&format!("kind-{}", kind.slug()), [])
    }

    /// The actions of a line.
    pub fn acts(&self, acts: Acts) -> String {
        let acts: Vec<_> = acts.iter().map(|act| self.act(act)).collect();
        acts.join(", ")
    }

    /// The actions of a line of a section; nothing if there is no such line.
    pub(crate) fn line(&self, scene: &Scene, section: &str, line: u8) -> String {
        let sections = &scene.content.boards[0].sections;
        let found = sections.iter().find(|s| s.slug == section);
        let line = found.and_then(|s| s.lines.get(usize::from(line)));
        line.map_or_else(String::new, |line| self.acts(line.acts))
    }

    /// The name of a section, by its slug.
    pub fn section(&self, scene: &Scene, slug: &str) -> String {
        let mut sections = scene.content.boards[0].sections.iter();
        sections
            .find(|section| section.slug == slug)
            .map_or_else(|| slug.to_owned(), |s| self.lang.of(&s.name).to_owned())
    }

    fn section_at(&self, scene: &Scene, index: u8) -> String {
        let slug = ark_content::SECTIONS.get(usize::from(index));
        slug.map_or_else(String::new, |slug| self.section(scene, slug))
    }

    /// The name of a player, or else of the faction.
    pub fn seat(&self, scene: &Scene, seat: Seat) -> String {
        if let Some(name) = scene.name(seat) {
            return name.to_owned();
        }
        match scene.factions.get(usize::from(seat)) {
            Some(faction) => {
                let faction = &scene.content.factions[faction.index()];
                self.lang.of(&faction.name).to_owned()
            }
            None => self.say("seat", [("number", (seat + 1).into())]),
        }
    }

    /// The name of a card in quotation marks, by its slug.
    pub fn card(&self, scene: &Scene, slug: &str) -> String {
        let content = scene.content;
        let card = ark_ids::Card::find(content, slug);
        let kind = card.and_then(|card| content.cards.get(card.index()));
        let name = match kind {
            Some(card) => Some(&content.card_kinds[card.kind as usize].name),
            None => {
                let mut extra = content.extra_cards.iter();
                extra.find(|c| c.slug == slug).map(|card| &card.name)
            }
        };
        let name = name.map_or(slug, |name| self.lang.of(name));
        self.say("card", [("name", name.into())])
    }

    /// The title of a mission in quotation marks, by its slug.
    pub fn mission(&self, scene: &Scene, slug: &str) -> String {
        let mut missions = scene.content.missions.iter();
        let mission = missions.find(|m| m.slug == slug);
        let title = mission.map_or(slug, |m| self.lang.of(&m.title));
        self.say("card", [("name", title.into())])
    }

    /// The name of a room tile, by its slug.
    pub fn tile(&self, scene: &Scene, slug: &str) -> String {
        Tile::find(scene.content, slug).map_or_else(
            || slug.to_owned(),
            |tile| {
                let tile = &scene.content.tiles[tile.index()];
                self.lang.of(&tile.name).to_owned()
            },
        )
    }

    /// What activating a room gives, by its slug.
    pub fn target(&self, scene: &Scene, slug: &str) -> String {
        if slug == "generator" {
            self.say("generator", [])
        } else {
            self.tile(scene, slug)
        }
    }

    /// A cell and the room on it.
    pub fn room(&self, scene: &Scene, cell: Cell) -> String {
        match scene.tile(cell) {
            Some(tile) => {
                let name = self.lang.of(&tile.name);
                self.say(
                    "room",
                    [("cell", cell.to_string().into()), ("name", name.into())],
                )
            }
            None => cell.to_string(),
        }
    }

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
            Colour::Violet | Colour::Turquoise | Colour::Black => colour.to_string(),
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

    /// A single piece of a colour, as the object of a sentence.
    pub(crate) fn piece(&self, scene: &Scene, colour: Colour) -> String {
        let who = match colour {
            Colour::Seat(seat) => self.seat(scene, seat),
            _ => String::new(),
        };
        let colour = match colour {
            Colour::Seat(_) => "seat".to_owned(),
            _ => colour.to_string(),
        };
        self.say("piece", [("colour", colour.into()), ("who", who.into())])
    }

    /// A cylinder that somebody routes: one's own needs no name.
    pub(crate) fn cylinder(&self, scene: &Scene, colour: Colour, actor: Option<Seat>) -> String {
        match colour {
            Colour::Seat(seat) if actor == Some(seat) => self.say("own-cylinder", []),
            _ => self.piece(scene, colour),
        }
    }

    pub(crate) fn from(&self, scene: &Scene, place: Place) -> String {
        match place {
            Place::Room(cell) => self.say("from-room", [("room", self.room(scene, cell).into())]),
            Place::Biodome(_) => self.say("from-biodome", []),
        }
    }

    pub(crate) fn to(&self, scene: &Scene, place: Place) -> String {
        match place {
            Place::Room(cell) => self.say("to-room", [("room", self.room(scene, cell).into())]),
            Place::Biodome(_) => self.say("to-biodome", []),
        }
    }

    /// Names the owner of a section unless it is the actor.
    pub(crate) fn from_spot(&self, scene: &Scene, spot: Spot, actor: Option<Seat>) -> String {
        match spot {
            Spot::Room(cell) => self.say("from-room", [("room", self.room(scene, cell).into())]),
            Spot::Section(owner, index) => {
                let section = self.section_at(scene, index);
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

    pub(crate) fn to_spot(&self, scene: &Scene, spot: Spot, actor: Option<Seat>) -> String {
        match spot {
            Spot::Room(cell) => self.say("to-room", [("room", self.room(scene, cell).into())]),
            Spot::Section(owner, index) => {
                let section = self.section_at(scene, index);
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
            Spot::Section(_, index) => {
                let section = self.section_at(scene, index);
                self.say("at-section", [("section", section.into())])
            }
            Spot::Stock => self.say("from-stock", []),
        }
    }

    /// A room or section by name.
    pub(crate) fn spot(&self, scene: &Scene, spot: Spot) -> String {
        match spot {
            Spot::Room(cell) => self.room(scene, cell),
            Spot::Section(_, index) => self.section_at(scene, index),
            Spot::Stock => String::new(),
        }
    }

    pub fn ending(&self, scene: &Scene, ending: Ending) -> String {
        match ending {
            Ending::Mission { seat } => {
                let who = self.seat(scene, seat);
                self.say("ending-mission", [("who", who.into())])
            }
            Ending::TurnLimit => self.say("ending-turn-limit", []),
        }
    }
}
