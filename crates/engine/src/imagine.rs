//! Another world that a seat cannot tell from this one: what bots search in,
//! and what the leak test compares with.

use ark_content::MissionRule;
use ark_ids::{Card, Mission, Seat, Set};

use crate::game::Game;
use crate::patch::{self, Hooks};
use crate::secret::Secret;
use crate::state::PEN;

/// Where random numbers come from: below `n`, uniformly.
pub trait Dice {
    fn below(&mut self, n: u32) -> u32;
}

impl Game {
    /// A world in which everything the viewer cannot know is dealt anew. A viewer
    /// who sits nowhere (`None`, a spectator) knows only what lies open.
    #[must_use]
    pub fn imagine(&self, viewer: Option<Seat>, dice: &mut impl Dice) -> Self {
        let mut world = *self;
        world.imagine_cards(viewer, dice);
        world.imagine_missions(viewer, dice);
        for patch in &self.rules.patches {
            patch::with!(*patch, P => P::imagine(&mut world, viewer, &mut |n| dice.below(n)));
        }
        world
    }

    /// Artifact cards that the viewer does not see: other hands, both piles, cards
    /// of others being chosen from or committed. Their numbers are open (RES-R7).
    fn imagine_cards(&mut self, viewer: Option<Seat>, dice: &mut impl Dice) {
        let players = self.rules.players;
        let active = self.state.active;
        let hidden = |seat: &Seat| Some(*seat) != viewer;
        let mut pool = self.state.artifact_deck.open() | self.state.artifact_discard.open();
        for seat in players.iter().filter(hidden) {
            pool |= self.state.seat(seat).hand.open().without(PEN);
        }
        if viewer != Some(active) {
            pool |= self.state.drawn.open();
        }
        // What the viewer saw laid on the discard pile may come back in the deck,
        // so the piles are dealt anew as a whole.
        for seat in players.iter().filter(hidden) {
            let hand = self.state.seat(seat).hand.open();
            let mut fresh = deal(&mut pool, hand.without(PEN).len(), dice);
            if hand.has(PEN) {
                fresh.insert(PEN);
            }
            self.imagine_commitment(seat, fresh, dice);
            self.state.seat_mut(seat).hand = Secret::new(fresh);
        }
        if viewer != Some(active) {
            let n = self.state.drawn.open().len();
            self.state.drawn = Secret::new(deal(&mut pool, n, dice));
        }
        let discard = self.state.artifact_discard.open().len();
        self.state.artifact_discard = Secret::new(deal(&mut pool, discard, dice));
        self.state.artifact_deck = Secret::new(pool);
    }

    /// A committed card stays committed, but could be any of the hand.
    fn imagine_commitment(&mut self, seat: Seat, hand: Set<Card>, dice: &mut impl Dice) {
        let Some(combat) = &mut self.state.combat else {
            return;
        };
        let side = combat.side_mut(seat);
        if let Some(side) = side.filter(|side| side.card.open().is_some()) {
            let card = hand.nth(dice.below(hand.len() as u32) as usize);
            side.card = Secret::new(card);
        }
    }

    /// Missions of others, out of those that nobody holds openly. A mission that its
    /// holder had fulfilled would have ended the game, so it is not theirs.
    fn imagine_missions(&mut self, viewer: Option<Seat>, dice: &mut impl Dice) {
        let open = matches!(
            self.rules.params.mission,
            MissionRule::Open | MissionRule::Shared
        );
        if open || self.state.ending.is_some() {
            return;
        }
        let others: Set<Seat> = self
            .rules
            .all_seats()
            .iter()
            .filter(|s| Some(*s) != viewer && self.state.seat(*s).mission.open().is_some())
            .collect();
        let mut all = self.state.mission_deck.open();
        for seat in others {
            all |= self
                .state
                .seat(seat)
                .mission
                .open()
                .map_or(Set::EMPTY, Set::one);
        }
        let before: Vec<_> = others.iter().map(|s| self.state.seat(s).mission).collect();
        let mut pool = all;
        for seat in others {
            let open: Set<Mission> = pool.iter().filter(|m| !self.would_win(seat, *m)).collect();
            if open.is_empty() {
                // A corner that cannot be dealt: fall back on the world as it is.
                for (seat, mission) in others.iter().zip(before) {
                    self.state.seat_mut(seat).mission = mission;
                }
                return;
            }
            let mission = open.nth(dice.below(open.len() as u32) as usize);
            pool = mission.map_or(pool, |m| pool.without(m));
            self.state.seat_mut(seat).mission = Secret::new(mission);
        }
        self.state.mission_deck = Secret::new(pool);
    }

    fn would_win(&self, seat: Seat, mission: Mission) -> bool {
        let objectives = self.rules.content.missions[mission.index()].objectives;
        self.rules.mission_wins && objectives.into_iter().all(|o| self.has_met(seat, o))
    }
}

/// Takes `n` cards at random out of the pool.
fn deal(pool: &mut Set<Card>, n: usize, dice: &mut impl Dice) -> Set<Card> {
    let mut dealt = Set::EMPTY;
    for _ in 0..n {
        if let Some(card) = pool.nth(dice.below(pool.len() as u32) as usize) {
            pool.remove(card);
            dealt.insert(card);
        }
    }
    dealt
}
