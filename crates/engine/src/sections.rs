//! The sections of a biodome: those printed on the board, and artifact cards built
//! onto it, which are read like them (CX2-32).

use ark_content::SectionData;
use ark_ids::{Card, Seat, Section};

use crate::game::Game;

impl Game {
    /// What a section shows, whether it is built or not.
    #[inline]
    pub fn face(&self, seat: Seat, section: Section) -> Option<&'static SectionData> {
        match section.card() {
            None => self.board(seat).sections.get(section.index()),
            Some(card) => {
                let known = card.index() < self.rules.content.cards.len();
                known.then(|| self.rules.content.section_of(card))
            }
        }
    }

    /// A section of a seat's biodome, if it has such a one.
    #[inline]
    pub fn section(&self, seat: Seat, section: Section) -> Option<&'static SectionData> {
        let there = section.card().is_none_or(|card| self.has_built(seat, card));
        self.face(seat, section).filter(|_| there)
    }

    /// All sections of a seat, the printed ones first.
    pub fn sections(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (Section, &'static SectionData)> + use<> {
        let content = self.rules.content;
        let printed = self.board(seat).sections.iter().enumerate();
        let built = self.state.seat(seat).built.into_iter().flatten();
        printed
            .map(|(i, data)| (Section(i as u8), data))
            .chain(built.map(|card| (Section::built(card), content.section_of(card))))
    }

    /// Whether this card is built onto the seat's biodome.
    pub fn has_built(&self, seat: Seat, card: Card) -> bool {
        self.state.seat(seat).built.contains(&Some(card))
    }
}
