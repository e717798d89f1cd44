//! What a position does not say: as at the start of a game.

use ark_content::{Kind, RoomKind};
use ark_engine::{Secret, pieces_of};
use ark_ids::{Card, Colour, Resource, Resources, Seat, Set, Tile};

use super::Desk;

impl Desk {
    /// Neutral pieces that a home room in play provides and the position does not
    /// name: units stand in it, cylinders rest on it.
    pub(super) fn fill_neutrals(&mut self) {
        for colour in Colour::NEUTRAL {
            let unit = Colour::NEUTRAL_UNITS.contains(&colour);
            let placed = self.placed(colour);
            let neutral = *self.game.state.neutral(colour);
            let all = pieces_of(colour);
            if self.said.neutral.has(colour) {
                continue;
            }
            let wanted = match neutral.home {
                Some(home) if neutral.live => {
                    let kind = if unit { Kind::Units } else { Kind::Route };
                    let level = self.game.room_level(home, kind).unwrap_or_default();
                    if unit { level.a } else { level.b }
                }
                _ => 0,
            };
            let missing = wanted.saturating_sub(placed + neutral.resting);
            if missing > 0 && unit {
                if let Some(home) = neutral.home {
                    self.game.state.rooms[home.index()]
                        .units
                        .add(colour, missing);
                }
            } else if missing > 0 {
                self.game.state.neutrals[colour.neutral()].resting += missing;
            }
            let used = placed + neutral.resting + missing;
            self.game.state.neutrals[colour.neutral()].supply = all.saturating_sub(used);
        }
    }

    /// Pieces of a colour on the board and on sections.
    fn placed(&self, colour: Colour) -> u8 {
        let state = &self.game.state;
        let built = state.derived.built;
        if colour.index() < ark_ids::UNIT_KINDS && colour.as_seat().is_none() {
            return built.iter().map(|c| state.room(c).units.of(colour)).sum();
        }
        let rooms = built
            .iter()
            .map(|c| state.room(c).cylinders.count(colour) as u8);
        let sections = state.seats.iter().flat_map(|s| s.sections);
        rooms
            .chain(sections.map(|s| s.cylinders.count(colour) as u8))
            .sum()
    }

    pub(super) fn fill_seat(&mut self, seat: Seat) {
        let board = self.game.board(seat);
        let colour = Colour::seat(seat);
        let built = self.game.state.derived.built;
        let out: u8 = built
            .iter()
            .map(|c| self.game.state.room(c).units.of(colour))
            .sum();
        let placed = self.placed(colour);
        let power = self.game.rules.power;
        let said = &self.said;
        let own = &mut self.game.state.seats[seat.index()];
        if !said.home.has(seat) {
            let rest = if said.asleep.has(seat) {
                board.units.saturating_sub(out + own.wounded + own.asleep)
            } else {
                board.awake.saturating_sub(out + own.wounded)
            };
            own.home = rest;
        }
        if !said.asleep.has(seat) {
            own.asleep = board.units.saturating_sub(out + own.wounded + own.home);
        }
        if !said.stock.has(seat) {
            let route = board.sections[power.index()]
                .benefits
                .iter()
                .find(|b| b.kind == Kind::Route);
            let here = own.sections[power.index()];
            let capacity =
                route.map_or(0, |b| b.level(here.cubes as usize, here.cylinders.len()).b);
            own.stock = capacity.saturating_sub(placed);
        }
        if !said.supply.has(seat) {
            own.supply = board.cylinders.saturating_sub(placed + own.stock);
        }
        if !said.resources.has(seat) {
            own.resources = Resources::default();
            own.resources
                .add(Resource::Metamorphite, u16::from(board.metamorphite));
        }
    }

    /// What lies nowhere else is in the decks.
    pub(super) fn fill_decks(&mut self) {
        let rules = self.game.rules;
        let state = &mut self.game.state;
        let mut out: Set<Card> = state.artifact_discard.open() | state.drawn.open();
        out |= state.cards_in_use();
        for own in &state.seats {
            out |= own.hand.open();
            out |= own.built.iter().flatten().copied().collect();
        }
        if rules.params.artifacts {
            let all: Set<Card> = Set::first(rules.content.cards.len());
            if self.said.artifacts && !self.said.discard {
                // What is named neither in the deck nor in a hand was discarded.
                let rest = all - out - state.artifact_deck.open();
                state.artifact_discard = Secret::new(state.artifact_discard.open() | rest);
            } else if !self.said.artifacts {
                state.artifact_deck = Secret::new(all - out);
            }
        }
        if !self.said.missions {
            let open = rules.params.mission == ark_content::MissionRule::Open;
            let held: Set<_> = state
                .seats
                .iter()
                .filter_map(|s| s.mission.open())
                .collect();
            let fits = |m: &ark_ids::Mission| match rules.content.missions[m.index()].groups {
                None => open,
                Some(pair) => !open && pair.into_iter().all(|g| state.groups.has(g)),
            };
            let all = (0..rules.content.missions.len() as u8).map(ark_ids::Mission);
            let deck: Set<_> = all.filter(fits).collect();
            state.mission_deck = Secret::new(deck - held);
        }
        if self.said.rest_of_rooms {
            let here: Set<Tile> = state.derived.built.iter().map(|c| state.tile(c)).collect();
            let mut deck = rules.special_rooms(state.groups) - here;
            let each = rules.params.factories[rules.seats - 1] as usize;
            for kind in Resource::basic() {
                let all = rules
                    .factories
                    .iter()
                    .filter(|t| rules.tile(*t).kind == RoomKind::Factory(kind));
                deck |= all.filter(|t| !here.has(*t)).take(each).collect();
            }
            state.room_deck = deck;
        }
        if !self.said.tokens {
            // Tokens that players hold were turned over: nothing on them, as far as
            // there are such.
            let held = state
                .seats
                .iter()
                .fold(0u8, |sum, s| sum.saturating_add(s.explored));
            let mut held = held;
            for kind in [2, 1, 0] {
                let taken = held.min(state.token_pool[kind]);
                state.token_pool[kind] -= taken;
                held -= taken;
            }
        }
    }
}
