//! What lies open of each seat.

use ark_engine::{Frame, Game, SeatState, SectionState, Setup};
use ark_ids::{Achievement, Card};
use serde::{Deserialize, Serialize};

use super::benefit::{Benefit, Level, benefits, level};
use super::board::{Price, price};
use super::mission::Mission;
use super::own::shown_mission;
use crate::wire::{Cell, Colour, Name, Named, Resources, Seat, Slug, section_slug};

/// What lies open of a seat (RES-R7, MISS-R5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: Seat,
    /// Which player of the table sits here, from 0.
    pub player: u8,
    /// None until it is taken.
    pub faction: Option<Slug>,
    /// Which board: `a` for the A-side, which is the same for all.
    pub board: Slug,
    /// Turns begun.
    pub turns: u16,
    pub resources: Resources,
    pub arsenal: u8,
    /// The section with the action marker.
    pub marker: Option<Slug>,
    pub sections: Vec<Section>,
    /// Artifact cards built onto the biodome.
    pub built: Vec<Slug>,
    /// Those of them that were built in the running phase and have no effect yet.
    pub fresh: Vec<Slug>,
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
    /// How many circles count as covered: more than there are cylinders where units work
    /// like these.
    pub powered: u8,
    /// The price of a cube.
    pub price: Price,
    pub benefits: Vec<Level>,
    /// Its mini actions.
    pub mini: Vec<Level>,
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
        fresh,
    } = *game.state.seat(seat);
    let achieved = (0..content.achievements.len() as u8).filter(|i| achievements >> i & 1 == 1);
    let slugs = |cards: &mut dyn Iterator<Item = Option<Card>>| {
        cards.flatten().map(|card| card.slug(content)).collect()
    };
    let mut not_yet = (0..built.len())
        .filter(|slot| fresh >> slot & 1 == 1)
        .map(|slot| built[slot]);
    let doors = game.rules.grid.doors[seat.index()].iter();
    SeatView {
        seat: seat.0,
        player,
        faction: faction_of(game, seat).map(|faction| faction.slug(content)),
        board: game.board(seat).slug.clone(),
        turns,
        resources: resources.into(),
        arsenal,
        marker: marker.map(|section| section_slug(game, seat, section)),
        sections: sections_of(game, seat, &sections),
        built: slugs(&mut built.iter().copied()),
        fresh: slugs(&mut not_yet),
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
    let printed = game.board(seat).sections.iter().zip(sections).enumerate();
    let view = |(i, (data, state)): (usize, (&ark_content::SectionData, &SectionState))| {
        let SectionState { cylinders, cubes } = *state;
        let powered = game.section_power(seat, ark_ids::Section(i as u8));
        let at = |benefit: &ark_content::Benefit| {
            let at = benefit.level(usize::from(cubes), powered);
            level(game, benefit.kind, at)
        };
        Section {
            section: data.slug.clone(),
            cubes,
            squares: data.squares,
            cylinders: cylinders.iter().map(Into::into).collect(),
            circles: data.circles,
            price: price(data.cost),
            powered: powered as u8,
            benefits: data.benefits.iter().map(at).collect(),
            mini: data.mini.iter().map(at).collect(),
        }
    };
    printed.map(view).collect()
}
