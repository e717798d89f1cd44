//! Public facts about secrets: how many and whether, never what.

use ark_ids::Seat;

use crate::game::Game;

impl Game {
    /// Whether a seat has a mission (MISS-02).
    pub fn has_mission(&self, seat: Seat) -> bool {
        self.state.seat(seat).mission.open().is_some()
    }

    pub fn artifact_deck_size(&self) -> u8 {
        self.state.artifact_deck.open().len() as u8
    }

    pub fn artifact_discard_size(&self) -> u8 {
        self.state.artifact_discard.open().len() as u8
    }

    pub fn mission_deck_size(&self) -> u8 {
        self.state.mission_deck.open().len() as u8
    }

    /// Cards drawn and not yet kept or put back in a running DISCOVER.
    pub fn drawn_size(&self) -> u8 {
        self.state.drawn.open().len() as u8
    }

    /// Whether the attacker and the defender of the combat under way have chosen
    /// their cards (COMB-14).
    pub fn committed(&self) -> [bool; 2] {
        let cards = self.state.combat.map(|combat| combat.cards);
        cards.map_or([false; 2], |cards| cards.map(|c| c.open().is_some()))
    }
}
