//! How far units have to go for the mission.

use ark_engine::Game;
use ark_ids::{Place, Seat, Set};

use super::aim::Aims;
use super::clash;
use super::paths::{FAR, Paths};
use super::power::Power;
use super::race;
use super::taste::Taste;
use super::work::Work;

/// MOVEs to all rooms that still want cubes, and the turns that opponents in them
/// will cost.
pub(crate) fn left(
    g: &Game,
    seat: Seat,
    aims: &Aims,
    work: &Work,
    power: &Power,
    taste: &Taste,
) -> (f32, f32) {
    let (mut way, mut trouble) = (0.0, 0.0);
    if work.lost > 0.0 {
        // Somebody has to find the room, and every seat looks for rooms.
        let deck = g.state.room_deck.len() as f32 / (g.rules.seats as f32 + 1.0);
        way += work.lost * (taste.lost_way + taste.lost_deck * deck);
    }
    if work.rooms[0].is_none() {
        return (way, trouble);
    }
    let mut units = Units::of(g, seat);
    let hostile = g.hostile(seat);
    for (aim, k) in work.rooms.iter().flatten() {
        let (aim, k) = (*aim as usize, *k as usize);
        if let Some(paths) = &aims.paths[aim][k] {
            let one = units.send(paths);
            way += f32::from(one);
            trouble += race::absence(g, one);
        }
        if let Some(cell) = aims.list[aim].cells[k]
            && hostile.has(cell)
        {
            let siege = clash::siege(g, seat, taste);
            let arming = clash::arming(g, seat, cell, power.totals.militarize);
            trouble += race::hindrance(g, cell) * (siege + arming);
        }
    }
    (way, trouble)
}

/// The seat's units that can still be sent somewhere.
#[derive(Default)]
pub(super) struct Units {
    places: Set<Place>,
    left: [u8; 8],
}

impl Units {
    pub(super) fn of(g: &Game, seat: Seat) -> Self {
        let usable = g.commanded(seat);
        let places = g.occupied(seat, usable);
        let mut left = [0; 8];
        for (slot, place) in left.iter_mut().zip(places) {
            *slot = g.squad_at(seat, usable, place).len();
        }
        Self { places, left }
    }

    /// MOVEs of the nearest unit that goes nowhere else.
    pub(super) fn nearest(&self, paths: &Paths) -> u8 {
        let places = self.places.iter().enumerate().take(8);
        let free = places.filter(|(i, _)| self.left[*i] > 0);
        let ways = free.map(|(_, place)| paths.from(place));
        ways.min().unwrap_or(FAR)
    }

    /// MOVEs of the nearest unit that goes nowhere else; it is taken.
    pub(super) fn send(&mut self, paths: &Paths) -> u8 {
        let mut best = (FAR, None);
        let mut any = FAR;
        for (i, place) in self.places.iter().enumerate().take(8) {
            let way = paths.from(place);
            any = any.min(way);
            if self.left[i] > 0 && (way < best.0 || best.1.is_none()) {
                best = (way, Some(i));
            }
        }
        match best.1 {
            Some(i) => {
                self.left[i] -= 1;
                best.0
            }
            None => any.saturating_add(2).min(FAR),
        }
    }
}
