//! What rooms, sections and built cards give.

use ark_content::Kind;
use ark_engine::{Game, act_of};
use serde::{Deserialize, Serialize};

use crate::wire::{Cell, Named, Slug, section_slug};

/// A benefit at its current level: one number, or a pair such as 2:4.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Level {
    /// Such as `move` or `defence-per-unit`.
    pub kind: Slug,
    pub a: u8,
    /// The second number of a pair; 0 where there is none.
    pub b: u8,
    /// The conversion, where the benefit is one.
    pub conversion: Option<Slug>,
}

/// Where a benefit comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Source {
    Section { section: Slug },
    Built { card: Slug },
    Room { cell: Cell },
}

/// A benefit that a seat has now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Benefit {
    pub source: Source,
    pub level: Level,
    /// The action in whose phase it counts; none if it always does.
    pub act: Option<Slug>,
}

pub(super) fn level(game: &Game, kind: Kind, level: ark_content::Level) -> Level {
    let conversion =
        (kind == Kind::Convert).then(|| ark_ids::Conversion(level.a).slug(game.rules.content));
    Level {
        kind: kind.slug().to_owned(),
        // The number of a conversion is an id, which means nothing outside.
        a: if conversion.is_some() { 0 } else { level.a },
        b: level.b,
        conversion,
    }
}

/// All benefits that a seat has now.
pub(super) fn benefits(game: &Game, seat: ark_ids::Seat) -> Vec<Benefit> {
    let content = game.rules.content;
    let mut found = Vec::new();
    game.each_benefit(seat, |source, kind, at| {
        found.push(Benefit {
            source: match source {
                ark_engine::Source::Section(section) => Source::Section {
                    section: section_slug(game, seat, section),
                },
                ark_engine::Source::Built(card) => Source::Built {
                    card: card.slug(content),
                },
                ark_engine::Source::Room(cell) => Source::Room {
                    cell: Cell::of(&game.rules.grid, cell),
                },
            },
            level: level(game, kind, at),
            act: act_of(kind).map(|act| act.slug().to_owned()),
        });
    });
    found
}
