//! Names of people and things.

use ark_content::{Act, Acts, Kind, SectionData};
use ark_ids::Tile;
use ark_protocol::{Cell, Ending, Named, Resource, Seat};

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
        self.say(&format!("act-{}", act.slug()), [])
    }

    /// What a benefit does.
    pub fn benefit(&self, kind: Kind) -> String {
        self.say(&format!("kind-{}", kind.slug()), [])
    }

    /// What a benefit does, by its slug.
    pub(crate) fn kind(&self, slug: &str) -> String {
        Kind::from_slug(slug).map_or_else(|| slug.to_owned(), |kind| self.benefit(kind))
    }

    /// The actions of a line.
    pub fn acts(&self, acts: Acts) -> String {
        let acts: Vec<_> = acts.iter().map(|act| self.act(act)).collect();
        acts.join(", ")
    }

    /// The actions of a line of a seat's section; nothing if there is no such line.
    pub(crate) fn line(&self, scene: &Scene, seat: Seat, section: &str, line: u8) -> String {
        let mut own = scene.board(seat).sections.iter();
        let own = own.find(|data| data.slug == section);
        let found = own.or_else(|| section_data(scene, section));
        let line = found.and_then(|s| s.lines.get(usize::from(line)));
        line.map_or_else(String::new, |line| self.acts(line.acts))
    }

    /// The name of a section, by its slug.
    pub fn section(&self, scene: &Scene, slug: &str) -> String {
        section_data(scene, slug)
            .map_or_else(|| slug.to_owned(), |s| self.lang.of(&s.name).to_owned())
    }

    /// The name of a printed section of a seat, by its place on the board.
    pub fn section_at(&self, scene: &Scene, seat: Seat, index: u8) -> String {
        let section = scene.board(seat).sections.get(usize::from(index));
        section.map_or_else(String::new, |data| self.lang.of(&data.name).to_owned())
    }

    /// The name of a player, or else of the faction.
    pub fn seat(&self, scene: &Scene, seat: Seat) -> String {
        if let Some(name) = scene.name(seat) {
            return name.to_owned();
        }
        if scene.enemy == Some(seat) {
            return self.say("enemy", []);
        }
        match scene.factions.get(usize::from(seat)).copied().flatten() {
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
        let name = if let Some(card) = kind {
            Some(&content.card_kinds[card.kind as usize].name)
        } else {
            let mut extra = content.extra_cards.iter();
            extra.find(|c| c.slug == slug).map(|card| &card.name)
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

    pub fn ending(&self, scene: &Scene, ending: &Ending) -> String {
        match ending {
            Ending::Mission { seat } => {
                let who = self.seat(scene, *seat);
                self.say("ending-mission", [("who", who.into())])
            }
            Ending::Team { won, rule } => {
                let id = if *won { "ending-won" } else { "ending-lost" };
                self.say(id, [("citation", self.citation(rule).into())])
            }
            Ending::Ranked { winners } => {
                let names = winners.iter().map(|seat| self.seat(scene, *seat));
                let who = self.list(names.collect());
                self.say(
                    "ending-ranked",
                    [("who", who.into()), ("count", winners.len().into())],
                )
            }
            Ending::TurnLimit => self.say("ending-turn-limit", []),
        }
    }
}

/// A printed section, a faction's own among them, or a card that is built.
fn section_data(scene: &Scene, slug: &str) -> Option<&'static SectionData> {
    let content = scene.content;
    let mut printed = content.boards.iter().flat_map(|board| &board.sections);
    printed.find(|section| section.slug == slug).or_else(|| {
        let card = ark_ids::Card::find(content, slug)?;
        let known = card.index() < content.cards.len();
        known.then(|| content.section_of(card))
    })
}
