//! How many turns a walk and cubes take.

use ark_content::Act;
use ark_engine::Game;
use ark_engine::modes::glitch;
use ark_ids::Seat;

/// How fast a seat gets on, since no section is chosen twice in a row.
pub(super) struct Pace {
    /// Turns after this one.
    left: f32,
    reach: f32,
    moved: bool,
    built: bool,
}

impl Pace {
    pub(super) fn of(g: &Game, own: glitch::State, seat: Seat, reach: f32) -> Self {
        let marker = g.state.seat(seat).marker;
        let section = marker.and_then(|section| g.section(seat, section));
        let has = |act: Act| section.is_some_and(|s| s.lines.iter().any(|l| l.acts.has(act)));
        Self {
            left: f32::from(own.counter) - 1.0,
            reach,
            moved: has(Act::Move),
            built: has(Act::Engineer),
        }
    }

    /// Turns that are missing to go so far and place so many cubes.
    pub(super) fn late(&self, way: u8, cubes: f32) -> f32 {
        let mut need = 2.0 * cubes - 1.0;
        if way > 0 {
            let walks = (f32::from(way) / self.reach).ceil();
            need += 2.0 * walks - 1.0 + f32::from(u8::from(self.moved));
        } else {
            need += f32::from(u8::from(self.built));
        }
        (need - self.left).max(0.0)
    }
}
