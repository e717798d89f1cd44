//! Metamorphite for those who fell in a combat that was won (ASY-16, ASY-17).

use ark_content::Kind;
use ark_ids::{Resource, Seat};

use super::note;
use super::words::Event;
use crate::event::Log;
use crate::play::Play;
use crate::state::Combat;

/// Attackers and defenders alike, for all units of all who lost, neutral ones too
/// (ASY-R8).
pub(super) fn feed<L: Log>(play: &mut Play<'_, L>, combat: &Combat, winner: Option<Seat>) {
    let seats = play.rules.seats;
    let Some(seat) = winner.filter(|winner| winner.index() < seats) else {
        return;
    };
    let each = play.sum_of(seat, Kind::Metabolism);
    let lost = combat.sides.iter().filter(|side| side.seat != seat);
    let units: u8 = lost.map(|side| side.squad.len()).sum();
    if each > 0 && units > 0 {
        note(play, Event::Fed { seat, units });
        play.gain(seat, Resource::Metamorphite, each * units);
    }
}
