//! What a seat knows of a state, as one number: positions that it cannot tell
//! apart have the same.

use ark_engine::{Game, Secret, Sink};
use ark_ids::{Seat, Set};

/// The number of what this seat knows.
pub(super) fn key(g: &Game, me: Seat) -> u64 {
    let mut state = g.state;
    for seat in (g.rules.all_seats() | g.rules.players).without(me) {
        let other = state.seat_mut(seat);
        other.hand = Secret::new(Set::EMPTY);
        other.mission = Secret::new(None);
        if let Some(side) = state.combat.as_mut().and_then(|c| c.side_mut(seat)) {
            side.card = Secret::new(None);
        }
    }
    state.artifact_deck = Secret::new(Set::EMPTY);
    state.artifact_discard = Secret::new(Set::EMPTY);
    state.mission_deck = Secret::new(Set::EMPTY);
    if state.active != me {
        state.drawn = Secret::new(Set::EMPTY);
    }
    let mut mixer = Mixer(0);
    state.digest(&mut mixer);
    mixer.0 ^ mixer.0 >> 29
}

/// The number of which room lies where, which gates there are, and of the seat's
/// mission: what ways and aims depend on.
pub(super) fn layout(g: &Game, me: Seat) -> u64 {
    let mut mixer = Mixer(0);
    let built = g.state.derived.built;
    mixer.mix(built.bits() as u64);
    mixer.mix((built.bits() >> 64) as u64);
    for cell in built {
        mixer.mix(u64::from(g.state.room(cell).tile));
    }
    let mission = g.state.seat(me).mission.open();
    mixer.mix(mission.map_or(0, |m| u64::from(m.0) + 1));
    mixer.mix(u64::from(g.state.room_deck.is_empty()));
    mixer.mix(u64::from(crate::judge::goal::stage(g)));
    mixer.0 ^ mixer.0 >> 29
}

/// Mixes bytes into one word, fast.
struct Mixer(u64);

impl Mixer {
    #[inline(always)]
    const fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Sink for Mixer {
    #[inline(always)]
    fn bytes(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            self.mix(u64::from_le_bytes(chunk.try_into().expect("eight bytes")));
        }
        let rest = chunks.remainder();
        if !rest.is_empty() {
            let mut word = rest.len() as u64;
            for byte in rest {
                word = word << 8 | u64::from(*byte);
            }
            self.mix(word);
        }
    }

    #[inline(always)]
    fn byte(&mut self, byte: u8) {
        self.mix(u64::from(byte) | 256);
    }
}
