//! What is asked of boards, tiles and cards again and again, worked out once.

use ark_content::{Acts, Board, Content};
use ark_ids::{Card, Section, Set, Tile};
use arrayvec::ArrayVec;

use crate::action::Action;
use crate::kinds::Kinds;
use crate::state::PRINTED;

/// The most lines of all printed sections together.
const LINES: usize = 3 * PRINTED;

/// A board.
#[derive(Debug)]
pub(crate) struct Outline {
    /// The choice of each line of each section, in their order.
    lines: ArrayVec<Action, LINES>,
    /// Where the lines of each section begin among them.
    begin: ArrayVec<u8, { PRINTED + 1 }>,
    /// All that stands on any line.
    pub(crate) acts: Acts,
    /// What all sections together give, and what each of them does.
    pub(crate) gives: Kinds,
    pub(crate) kinds: ArrayVec<Kinds, PRINTED>,
    /// Sections with circles.
    pub(crate) circled: Set<Section>,
}

impl Outline {
    pub(crate) fn of(board: &Board) -> Self {
        let mut outline = Self {
            lines: ArrayVec::new(),
            begin: ArrayVec::new(),
            acts: Set::EMPTY,
            gives: Kinds::default(),
            kinds: ArrayVec::new(),
            circled: Set::EMPTY,
        };
        for (i, data) in board.sections.iter().enumerate() {
            let section = Section(i as u8);
            outline.begin.push(outline.lines.len() as u8);
            for (line, printed) in (0..).zip(&data.lines) {
                outline.lines.push(Action::Choose { section, line });
                outline.acts |= printed.acts;
            }
            let kinds = Kinds::of(&data.benefits);
            outline.gives = outline.gives.and(kinds);
            outline.kinds.push(kinds);
            outline.circled.set(section, data.circles > 0);
        }
        outline.begin.push(outline.lines.len() as u8);
        outline
    }

    /// Every line, in two parts: before and after those of one section.
    #[inline]
    pub(crate) fn lines_but(&self, section: Option<Section>) -> [&[Action]; 2] {
        let at = section.map_or(PRINTED, Section::index);
        match (self.begin.get(at), self.begin.get(at + 1)) {
            (Some(from), Some(to)) => [
                &self.lines[..usize::from(*from)],
                &self.lines[usize::from(*to)..],
            ],
            _ => [&self.lines, &[]],
        }
    }
}

/// What tiles and built cards give.
#[derive(Debug)]
pub(crate) struct Gifts {
    /// All of them together.
    pub(crate) all: Kinds,
    tiles: Vec<Kinds>,
    cards: Vec<Kinds>,
}

impl Gifts {
    pub(crate) fn of(content: &Content) -> Self {
        let tiles = content.tiles.iter();
        let tiles: Vec<Kinds> = tiles.map(|tile| Kinds::of(&tile.benefits)).collect();
        let cards = (0..content.cards.len() as u8).map(Card);
        let cards: Vec<Kinds> = cards
            .map(|card| Kinds::of(&content.section_of(card).benefits))
            .collect();
        let all = tiles.iter().chain(&cards);
        Self {
            all: all.fold(Kinds::default(), |all, kinds| all.and(*kinds)),
            tiles,
            cards,
        }
    }

    #[inline(always)]
    pub(crate) fn tile(&self, tile: Tile) -> Kinds {
        self.tiles[tile.index()]
    }

    pub(crate) fn card(&self, card: Card) -> Kinds {
        self.cards[card.index()]
    }
}
