//! The phases under way, and those that could begin.

use ark_content::Acts;
use ark_engine::{Game, Origin as Came};
use ark_ids::Card;
use serde::{Deserialize, Serialize};

use super::benefit::{Benefit, Source, benefits};
use crate::wire::{Cell, Colour, Name, Named, Origin, Resource, Slug, Spot, section_slug};

/// A phase under way, and what is left of its points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Phase {
    pub section: Slug,
    pub line: u8,
    pub origin: Origin,
    /// Actions of the line in use.
    pub acts: Vec<Slug>,
    pub totals: Totals,
    /// Neutral pieces that may be used until the phase ends.
    pub usable: Vec<Colour>,
    pub conversions: Vec<Slug>,
    /// Factories that may still be exploited.
    pub factories: Vec<Cell>,
    /// In which resources a unit is awakened and healed.
    pub awake_in: Vec<Resource>,
    pub heal_in: Vec<Resource>,
}

/// A phase that could begin, with the benefits that its points come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Preview {
    pub section: Slug,
    pub line: u8,
    pub totals: Totals,
    pub sources: Vec<Benefit>,
}

/// Points to spend, by what they are good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Totals {
    pub militarize: u8,
    pub moves: u8,
    pub teleport: u8,
    pub teleport_any: u8,
    pub routes: Routes,
    pub extra_routes: u8,
    pub produce: u8,
    pub exploit: u8,
    pub exploit_bonus: u8,
    pub harvest: u8,
    pub harvest_per_unit: u8,
    pub awake_free: u8,
    pub heal_free: u8,
    pub engineer: u8,
    pub remote: u8,
    pub free: u8,
    pub free_biodome: u8,
    pub keep: u8,
    pub draw: u8,
    pub uses: u8,
    pub awake_price: u8,
    pub heal_price: u8,
    pub range: u8,
    pub bombs: u8,
}

/// Routes by the colour of the cylinder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Routes {
    pub own: u8,
    pub violet: u8,
    pub turquoise: u8,
    pub black: u8,
}

impl From<ark_engine::Totals> for Totals {
    fn from(totals: ark_engine::Totals) -> Self {
        let ark_engine::Totals {
            militarize,
            moves,
            teleport,
            teleport_any,
            routes: [own, violet, turquoise, black],
            extra_routes,
            produce,
            exploit,
            exploit_bonus,
            harvest,
            harvest_per_unit,
            awake_free,
            heal_free,
            engineer,
            remote,
            free,
            free_biodome,
            keep,
            draw,
            uses,
            awake_price,
            heal_price,
            range,
            bombs,
        } = totals;
        Self {
            militarize,
            moves,
            teleport,
            teleport_any,
            routes: Routes {
                own,
                violet,
                turquoise,
                black,
            },
            extra_routes,
            produce,
            exploit,
            exploit_bonus,
            harvest,
            harvest_per_unit,
            awake_free,
            heal_free,
            engineer,
            remote,
            free,
            free_biodome,
            keep,
            draw,
            uses,
            awake_price,
            heal_price,
            range,
            bombs,
        }
    }
}

fn acts_of(acts: Acts) -> Vec<Slug> {
    acts.iter().map(|act| act.slug().to_owned()).collect()
}

pub(super) fn phases(game: &Game) -> Vec<Phase> {
    let phases = game.state.phases.iter();
    phases.map(|phase| view(game, *phase)).collect()
}

fn view(game: &Game, phase: ark_engine::Phase) -> Phase {
    let ark_engine::Phase {
        factories,
        acts,
        usable,
        conversions,
        awake_in,
        heal_in,
        totals,
        section,
        line,
        origin,
    } = phase;
    let content = game.rules.content;
    let cell = |at| Cell::of(&game.rules.grid, at);
    Phase {
        section: section_slug(game, game.state.active, section),
        line,
        origin: origin.into(),
        acts: acts_of(acts),
        totals: totals.into(),
        usable: usable.iter().map(Into::into).collect(),
        conversions: content.names(conversions),
        factories: factories.iter().map(cell).collect(),
        awake_in: awake_in.iter().map(Into::into).collect(),
        heal_in: heal_in.iter().map(Into::into).collect(),
    }
}

/// Rooms and sections that got a cube in the running phase.
pub(super) fn engineered(game: &Game) -> Vec<Spot> {
    let rooms = game.state.engineered.iter();
    let rooms = rooms.map(|at| Spot::Room(Cell::of(&game.rules.grid, at)));
    let active = game.state.active.0;
    let sections = (0..ark_engine::SECTIONS as u8)
        .filter(|i| game.state.engineered_sections >> i & 1 == 1)
        .map(|i| Spot::Section(active, i));
    rooms.chain(sections).collect()
}

/// Whether a built card adds to the phases of all sections.
fn adds(game: &Game, card: &str) -> bool {
    let content = game.rules.content;
    Card::find(content, card).is_some_and(|card| content.section_of(card).lines.is_empty())
}

/// What a phase on each line would have now.
pub(super) fn previews(game: &Game, seat: ark_ids::Seat) -> Vec<Preview> {
    let mut found = Vec::new();
    // The Enemy has no biodome.
    if !game.rules.all_seats().has(seat) {
        return found;
    }
    let all = benefits(game, seat);
    for (section, data) in game.sections(seat) {
        let name = section_slug(game, seat, section);
        for (line, acts) in data.lines.iter().map(|line| line.acts).enumerate() {
            let phase = game.snapshot(seat, section, line as u8, Came::Marker);
            let names = acts_of(acts);
            // Of the sections with a line only the chosen one counts.
            let here = |source: &Source| match source {
                Source::Section { section } => *section == name,
                Source::Built { card } => adds(game, card) || *card == name,
                Source::Room { .. } => true,
            };
            let sources = all.iter().filter(|benefit| {
                let counts = benefit.act.as_ref().is_some_and(|act| names.contains(act));
                counts && here(&benefit.source)
            });
            found.push(Preview {
                section: name.clone(),
                line: line as u8,
                totals: phase.totals.into(),
                sources: sources.cloned().collect(),
            });
        }
    }
    found
}
