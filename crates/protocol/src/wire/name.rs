//! From ids to slugs and back. An id is a place in a table of content.

use ark_content::{Board, Content};
use ark_engine::{Game, PEN};
use ark_ids::{Achievement, Card, Conversion, Faction, Group, Mission, Section, Set, Target, Tile};

use super::Slug;

/// The slug of the Alien's Pen, of which every hand has its own.
const PEN_SLUG: &str = "aliens-pen";

/// An id whose slug stands in content.
pub trait Named: Copy {
    fn slug(self, content: &Content) -> Slug;
    fn find(content: &Content, slug: &str) -> Option<Self>;
}

macro_rules! named {
    ($($id:ident in $table:ident),* $(,)?) => {$(
        impl Named for $id {
            fn slug(self, content: &Content) -> Slug {
                content.$table[self.index()].slug.clone()
            }

            fn find(content: &Content, slug: &str) -> Option<Self> {
                let at = content.$table.iter().position(|item| item.slug == slug)?;
                Some(Self(at as u8))
            }
        }
    )*};
}

named!(
    Tile in tiles,
    Mission in missions,
    Target in targets,
    Faction in factions,
    Group in groups,
    Achievement in achievements,
    Conversion in conversions,
);

/// The slug of a section of a seat. Seven have the same names on all boards, an eighth is a
/// faction's own; a card that is built keeps its own.
pub fn section_slug(game: &Game, seat: ark_ids::Seat, section: Section) -> Slug {
    if let Some(card) = section.card() {
        return card.slug(game.rules.content);
    }
    let data = game.board(seat).sections.get(section.index());
    data.map_or_else(String::new, |section| section.slug.clone())
}

/// The slug of a section that all boards have.
pub fn common_section(content: &Content, section: Section) -> Slug {
    content.boards[0].sections[section.index()].slug.clone()
}

/// The section with this slug, whosever it is.
pub fn find_section(content: &Content, slug: &str) -> Option<Section> {
    let at = |board: &Board| board.sections.iter().position(|data| data.slug == slug);
    match content.boards.iter().find_map(at) {
        Some(at) => Some(Section(at as u8)),
        None => Card::find(content, slug).map(Section::built),
    }
}

/// Copies of an artifact are told apart by a number, as in records: `plasma-lance.2`.
impl Named for Card {
    fn slug(self, content: &Content) -> Slug {
        match content.cards.get(self.index()) {
            Some(card) => {
                let kind = &content.card_kinds[card.kind as usize];
                if kind.copies == 1 {
                    kind.slug.clone()
                } else {
                    format!("{}.{}", kind.slug, card.copy + 1)
                }
            }
            None => PEN_SLUG.to_owned(),
        }
    }

    fn find(content: &Content, slug: &str) -> Option<Self> {
        if slug == PEN_SLUG {
            return Some(PEN);
        }
        let mut cards = (0..content.cards.len() as u8).map(Self);
        cards.find(|card| card.slug(content) == slug)
    }
}

/// Writes ids as slugs.
pub trait Name {
    fn name<T: Named>(&self, id: T) -> Slug;

    fn names<T: Named + From<u8> + Into<u8>>(&self, ids: Set<T>) -> Vec<Slug> {
        ids.iter().map(|id| self.name(id)).collect()
    }
}

impl Name for Content {
    fn name<T: Named>(&self, id: T) -> Slug {
        id.slug(self)
    }
}
