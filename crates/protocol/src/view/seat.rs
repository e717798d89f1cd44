//! What lies open of each seat.

use ark_engine::{Frame, Game, SeatState, SectionState, Setup};
use ark_ids::Achievement;
use serde::{Deserialize, Serialize};

use super::benefit::{Benefit, Level, benefits, level};
use super::board::{Price, price};
use super::mission::Mission;
use super::own::shown_mission;
use crate::wire::{Cell, Colour, Name, Named, Resources, Seat, Slug};

/// What lies open of a seat (RES-R7, MISS-R5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: Seat,
    /// Which player of the table sits here, from 0.
    pub player: u8,
    /// None until it is taken.
    pub faction: Option<Slug>,
    /// Turns begun.
    pub turns: u16,
    pub resources: Resources,
    pub arsenal: u8,
    /// The section with the action marker.
    pub marker: Option<Slug>,
    pub sections: Vec<Section>,
    /// Artifact cards built onto the biodome.
    pub built: Vec<Slug>,
    /// The two cells that the biodome opens to.
    pub doors: Vec<Cell>,
    /// Units in cryogenic sleep.
    pub asleep: u8,
    /// Upright units in the biodome.
    pub home: u8,
    /// Wounded units, in the Sickbay.
    pub wounded: u8,
    /// Cylinders that rest on the Power Generator.
    pub stock: u8,
    /// Cylinders in the private supply.
    pub supply: u8,
    /// Artifact cards in hand; which they are is secret.
    pub hand_size: u8,
    pub targets: Vec<Slug>,
    pub achievements: Vec<Slug>,
    /// Rooms explored.
    pub explored: u8,
    /// Combats won.
    pub wins: u8,
    pub has_mission: bool,
    /// The mission, where the viewer may read it.
    pub mission: Option<Mission>,
    /// All benefits of rooms, sections and built cards.
    pub benefits: Vec<Benefit>,
    /// Neutral pieces that follow this seat now.
    pub commands: Vec<Colour>,
}

/// A section of a biodome.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Section {
    pub section: Slug,
    pub cubes: u8,
    pub squares: u8,
    pub cylinders: Vec<Colour>,
    pub circles: u8,
    /// The price of a cube.
    pub price: Price,
    pub benefits: Vec<Level>,
}

pub(super) fn seats(game: &Game, viewer: Option<ark_ids::Seat>) -> Vec<SeatView> {
    let seats = game.rules.all_seats().iter();
    seats.map(|seat| view(game, seat, viewer)).collect()
}

fn view(game: &Game, seat: ark_ids::Seat, viewer: Option<ark_ids::Seat>) -> SeatView {
    let content = game.rules.content;
    // A new field does not compile until somebody has decided who may see it.
    let SeatState {
        hand: _,
        mission: _,
        targets,
        sections,
        resources,
        turns,
        player,
        faction: _,
        arsenal,
        marker,
        achievements,
        objectives: _,
        explored,
        wins,
        asleep,
        home,
        wounded,
        stock,
        supply,
        built,
    } = *game.state.seat(seat);
    let achieved = (0..content.achievements.len() as u8).filter(|i| achievements >> i & 1 == 1);
    let doors = game.rules.grid.doors[seat.index()].iter();
    SeatView {
        seat: seat.0,
        player,
        faction: faction_of(game, seat).map(|faction| faction.slug(content)),
        turns,
        resources: resources.into(),
        arsenal,
        marker: marker.map(|section| section.slug(content)),
        sections: sections_of(game, seat, &sections),
        built: built
            .iter()
            .flatten()
            .map(|card| card.slug(content))
            .collect(),
        doors: doors.map(|at| Cell::of(&game.rules.grid, at)).collect(),
        asleep,
        home,
        wounded,
        stock,
        supply,
        hand_size: game.hand_size(seat),
        targets: content.names(targets),
        achievements: achieved.map(|i| Achievement(i).slug(content)).collect(),
        explored,
        wins,
        has_mission: game.has_mission(seat),
        mission: shown_mission(game, seat, viewer),
        benefits: benefits(game, seat),
        commands: game.commanded(seat).iter().map(Into::into).collect(),
    }
}

/// The faction of a seat, once it is taken.
pub fn faction_of(game: &Game, seat: ark_ids::Seat) -> Option<ark_ids::Faction> {
    let taken = match game.state.agenda.last() {
        Some(Frame::Setup(Setup::Players(_) | Setup::Groups)) => false,
        Some(Frame::Setup(Setup::Factions(next))) => seat < *next,
        _ => true,
    };
    taken.then_some(game.state.seat(seat).faction)
}

fn sections_of(game: &Game, seat: ark_ids::Seat, sections: &[SectionState]) -> Vec<Section> {
    let printed = game.rules.board(seat).sections.iter().zip(sections);
    let view = |(data, state): (&ark_content::SectionData, &SectionState)| {
        let SectionState { cylinders, cubes } = *state;
        let benefits = data.benefits.iter().map(|benefit| {
            let at = benefit.level(usize::from(cubes), cylinders.len());
            level(game, benefit.kind, at)
        });
        Section {
            section: data.slug.clone(),
            cubes,
            squares: data.squares,
            cylinders: cylinders.iter().map(Into::into).collect(),
            circles: data.circles,
            price: price(data.cost),
            benefits: benefits.collect(),
        }
    };
    printed.map(view).collect()
}
