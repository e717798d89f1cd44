//! Public facts about secrets: how many and whether, never what.

use ark_content::MissionRule;
use ark_ids::{Seat, Set};

use crate::game::Game;

impl Game {
    /// Whether a seat has a mission (MISS-02).
    pub fn has_mission(&self, seat: Seat) -> bool {
        self.state.seat(seat).mission.open().is_some()
    }

    /// The colour of a seat's pieces: that of its faction or, where it has none, the first
    /// that no faction at the table has and no seat before took (SETUP-43, ASY-05, ASY-06).
    /// What is left may be the Enemy's (ASY-R26).
    pub fn colour_of(&self, seat: Seat) -> &'static str {
        let factions = &self.rules.content.factions;
        let own = |seat: Seat| {
            let faction = &factions[self.state.seat(seat).faction.index()];
            faction.colour.as_deref()
        };
        if let Some(colour) = own(seat) {
            return colour;
        }
        let seats = self.rules.all_seats();
        let taken = |colour: &str| seats.iter().any(|other| own(other) == Some(colour));
        let before = seats.iter().take_while(|other| *other != seat);
        let before = before.filter(|other| own(*other).is_none()).count();
        let palette = factions.iter().filter_map(|f| f.colour.as_deref());
        let mut free = palette.filter(|colour| !taken(colour));
        free.nth(before).unwrap_or_default()
    }

    pub fn artifact_deck_size(&self) -> u8 {
        self.state.artifact_deck.open().len() as u8
    }

    pub fn artifact_discard_size(&self) -> u8 {
        self.state.artifact_discard.open().len() as u8
    }

    /// Mission cards left to draw; where all are dealt, the others are in the box, and
    /// kept only because nobody knows which they are (FAL-05).
    pub fn mission_deck_size(&self) -> u8 {
        if self.rules.params.mission == MissionRule::Dealt {
            return 0;
        }
        self.state.mission_deck.open().len() as u8
    }

    /// Cards drawn and not yet kept or put back in a running DISCOVER.
    pub fn drawn_size(&self) -> u8 {
        self.state.drawn.open().len() as u8
    }

    /// Who has chosen a card in the combat under way (COMB-14).
    pub fn committed(&self) -> Set<Seat> {
        let sides = self.state.combat.iter().flat_map(|c| c.sides.iter());
        sides
            .filter(|side| side.card.open().is_some())
            .map(|side| side.seat)
            .collect()
    }
}
