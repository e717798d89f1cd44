//! Taking up a position that somebody wrote down.

use ark_content::MissionRule;
use ark_ids::{Card, Colour};

use crate::event::Log;
use crate::frame::Frame;
use crate::game::Game;
use crate::play::Play;
use crate::state::{Combat, Derived, PEN, Side, Sides};
use crate::steps::{combat, effects, explore};

/// More frames and phases than any game has at once.
const FRAMES: usize = 16;
const NESTED: usize = 3;

type Verdict = Result<(), &'static str>;

fn ensure(holds: bool, fault: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(fault) }
}

impl Game {
    /// Makes the derived sets anew, audits, and runs whatever needs nobody's word.
    /// A position that could break the rules later is refused.
    pub fn resume(&mut self, log: &mut impl Log) -> Verdict {
        self.state.derived = Derived::of(self);
        self.audit()?;
        self.audit_agenda()?;
        self.audit_missions()?;
        Play { g: self, log }.settle();
        Ok(())
    }

    /// Numbers that a person could write and no game could reach.
    pub(crate) fn audit_numbers(&self) -> Verdict {
        let cards = self.rules.content.cards.len();
        let known = |card: Card| card.index() < cards;
        for seat in self.rules.all_seats() {
            let own = self.state.seat(seat);
            let limit = self.rules.params.arsenal_limit;
            ensure(own.arsenal <= limit, "an arsenal is beyond its track")?;
            let few = [
                own.asleep,
                own.home,
                own.wounded,
                own.stock,
                own.supply,
                own.explored,
            ];
            ensure(
                few.into_iter().all(|n| n <= 40),
                "more pieces than there are",
            )?;
            ensure(
                own.hand.open().without(PEN).iter().all(known),
                "no such card in a hand",
            )?;
            ensure(own.turns < u16::MAX, "too many turns")?;
        }
        for colour in Colour::NEUTRAL {
            let neutral = self.state.neutral(colour);
            let few = neutral.supply <= 40 && neutral.resting <= 40;
            ensure(few, "more neutral pieces than there are")?;
        }
        let piles = self.state.artifact_deck.open()
            | self.state.artifact_discard.open()
            | self.state.drawn.open()
            | self.state.cards_in_use();
        ensure(piles.iter().all(known), "no such card in a pile")
    }

    /// Whoever may still earn a mission card must find one (MISS-R2).
    fn audit_missions(&self) -> Verdict {
        let earned = matches!(self.rules.params.mission, MissionRule::Earned { .. });
        let without = |seat: &ark_ids::Seat| self.state.seat(*seat).mission.open().is_none();
        let open = self.rules.all_seats().iter().filter(without).count();
        let enough = self.state.mission_deck.open().len() >= open;
        ensure(
            !earned || enough,
            "too few mission cards for the players who have none",
        )
    }

    fn audit_agenda(&self) -> Verdict {
        let frames = &self.state.agenda;
        let phases = frames.iter().filter(|f| **f == Frame::Phase).count();
        ensure(
            phases == self.state.phases.len(),
            "as many phases as `phase` frames are needed",
        )?;
        ensure(
            phases <= NESTED && frames.len() <= FRAMES,
            "more to do than there can be",
        )?;
        let Some((top, below)) = frames.split_last() else {
            return Err("nothing is left to do");
        };
        ensure(
            matches!(frames[0], Frame::Turn(_)),
            "first of all it must be somebody's turn",
        )?;
        let turns = frames
            .iter()
            .filter(|f| matches!(f, Frame::Turn(_)))
            .count();
        ensure(turns == 1, "there is one turn at a time")?;
        for frame in below {
            let waits = matches!(
                frame,
                Frame::Turn(_)
                    | Frame::Phase
                    | Frame::Settle
                    | Frame::Combats
                    | Frame::Commit
                    | Frame::Supply(_)
                    | Frame::Expand(_)
                    | Frame::Draw { .. }
                    | Frame::Return { .. }
                    | Frame::Spent(_)
                    | Frame::Patch(_)
            );
            ensure(waits, "only what comes next can be asked")?;
            self.audit_frame(*frame, false)?;
        }
        self.audit_frame(*top, true)?;
        let commits = frames.iter().filter(|f| **f == Frame::Commit).count();
        ensure(
            commits == usize::from(self.state.combat.is_some()),
            "cards are chosen in a combat, and only there",
        )?;
        self.state
            .combat
            .as_ref()
            .map_or(Ok(()), |combat| self.audit_combat(combat))
    }

    /// Whether a frame can be dealt with in this position.
    fn audit_frame(&self, frame: Frame, top: bool) -> Verdict {
        let s = &self.state;
        let built = s.derived.built;
        let seated =
            |seat: ark_ids::Seat| seat.index() < self.rules.seats || self.rules.players.has(seat);
        let in_phase = !s.phases.is_empty();
        match frame {
            Frame::Setup(_) => Err("the set-up cannot be arranged; begin with it instead"),
            Frame::Turn(at) => ensure(
                usize::from(at) < self.rules.script.len(),
                "a turn has no such step",
            ),
            Frame::ExploreOrder => ensure(
                !explore::due(self, s.active).is_empty(),
                "nothing is to be explored",
            ),
            Frame::Explore(cell) => ensure(s.tokens.has(cell), "there is no token to turn over"),
            Frame::Supply(cell) | Frame::Expand(cell) => {
                ensure(built.has(cell), "there is no such room")
            }
            Frame::Build { tile, .. } => {
                let known = tile.index() < self.rules.content.tiles.len();
                let placed = built.iter().any(|cell| s.tile(cell) == tile);
                let free = known && !placed && !s.room_deck.has(tile) && tile != self.rules.gate;
                ensure(free, "the room to be placed is elsewhere")?;
                ensure(
                    !explore::sites(self).is_empty(),
                    "there is no cell for the room drawn",
                )
            }
            Frame::Draw { seat, left } => ensure(seated(seat) && left <= 60, "no such draw"),
            Frame::Discover { keep, left } => {
                ensure(keep <= 60 && left <= 60 && in_phase, "no such discovery")
            }
            Frame::Keep { .. } => ensure(in_phase, "cards are kept in a phase"),
            Frame::Discard(seat) => ensure(seated(seat), "no such seat"),
            Frame::Mission(seat) => {
                let free = seated(seat) && s.seat(seat).mission.open().is_none();
                ensure(
                    free && !s.mission_deck.open().is_empty(),
                    "no mission can be drawn",
                )
            }
            Frame::Return { colour, left } => {
                let neutral = colour.as_seat().is_none() && colour.index() < Colour::COUNT;
                ensure(
                    neutral && left <= self.in_play(colour),
                    "no such pieces to return",
                )
            }
            Frame::Spent(_) => ensure(in_phase, "a card is used in a phase"),
            Frame::Swap => ensure(
                effects::can_swap(self),
                "there are no two rooms to exchange",
            ),
            Frame::Airlock => {
                ensure(in_phase, "an airlock is opened in a phase")?;
                ensure(
                    !effects::airlocks(self, s.active).is_empty(),
                    "no airlock can be opened",
                )
            }
            Frame::Gates(seat) => ensure(
                seated(seat) && s.last_explorer.is_some(),
                "nobody explored the last room",
            ),
            Frame::Link => ensure(s.last_explorer.is_some(), "nobody explored the last room"),
            Frame::Patch(frame) => frame.audit(self, top),
            Frame::Settle
            | Frame::Mini
            | Frame::Section
            | Frame::Phase
            | Frame::Chain
            | Frame::AnySection
            | Frame::ExpandAnywhere
            | Frame::Combats
            | Frame::Commit => Ok(()),
        }
    }

    fn audit_combat(&self, combat: &Combat) -> Verdict {
        let Combat { at, sides, defence } = *combat;
        ensure(
            self.state.derived.built.has(at),
            "a combat is fought in a room",
        )?;
        let there = if let Some([attacker, defender]) = combat.duel() {
            let (one, two) = (attacker.seat, defender.seat);
            // The Enemy always defends, also when it comes (COP-14).
            let begun = one == self.state.active || Some(two) == self.rules.enemy;
            let foes = self.rules.opponents[one.index()].has(two);
            ensure(begun && foes, "no such combatants")?;
            attacker.squad == self.squad_against(one, two, at)
                && defender.squad == self.squad_against(two, one, at)
        } else {
            let all = combat::melee(self, self.state.active, at);
            let whole = |all: &Sides| all.iter().map(|s| (s.seat, s.squad)).collect::<Vec<_>>();
            all.is_some_and(|all| whole(&all) == whole(&sides))
        };
        ensure(
            there && sides.iter().all(|side| !side.squad.is_empty()),
            "the combatants are not there",
        )?;
        ensure(
            defence <= self.rules.params.defence_limit,
            "too strong a defence",
        )?;
        for Side { seat, card, .. } in sides.iter() {
            // The Pen stands for no card of the Enemy's (COP-R12).
            let none = |card| card == PEN && Some(*seat) == self.rules.enemy;
            let held = card
                .open()
                .is_none_or(|card| none(card) || self.state.seat(*seat).hand.open().has(card));
            ensure(held, "a committed card is not in hand")?;
        }
        Ok(())
    }
}
