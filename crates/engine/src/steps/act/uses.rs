//! USE ARTIFACT: which cards can be used (ART-11 to ART-21).

use ark_content::{Act, Kind, Level, Use};
use ark_ids::{Card, Seat};
use ark_rulebook::Rule;

use super::{on_line, points};
use crate::action::Action;
use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, refuse, require};
use crate::patch::{Harm, modify};
use crate::play::Play;
use crate::state::PEN;
use crate::steps::effects;

impl Game {
    /// What the one-time use of a card does.
    pub fn use_of(&self, card: Card) -> &'static Use {
        let kind = self.rules.content.cards[card.index()].kind;
        &self.rules.content.card_kinds[kind as usize].uses
    }
}

pub(super) fn check(g: &Game, seat: Seat, card: Card) -> Result<(), Illegal> {
    on_line(g, Act::Use)?;
    points(g.phase().totals.uses, Rule::Art13)?;
    let held = g.state.seat(seat).hand.open().has(card);
    require(held, Rule::Art11, Why::NotInHand)?;
    require(card != PEN, Rule::ArtR4, Why::Pen)?;
    check_effect(g, seat, card)
}

/// At least part of the effect must be possible (ART-R9).
fn check_effect(g: &Game, seat: Seat, card: Card) -> Result<(), Illegal> {
    let possible = match g.use_of(card) {
        Use::Shift(_) if modify!(g, shifts, false) => true,
        Use::Grant(points) | Use::Shift(points) => points
            .iter()
            .any(|(kind, level)| possible(g, seat, *kind, *level)),
        Use::AnySection if g.state.any_section => {
            return refuse(Rule::Art21, Why::SecondAnySection);
        }
        Use::AnySection => true,
        Use::Architect => effects::can_swap(g),
        Use::Airlock => {
            modify!(g, harms, Ok(()), seat, Harm::Airlock)?;
            !effects::airlocks(g, seat).is_empty()
        }
    };
    require(possible, Rule::ArtR9, Why::NoEffect)
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    if g.phase().totals.uses == 0 {
        return;
    }
    let hand = g.state.seat(seat).hand.open().without(PEN);
    out.extend(
        hand.iter()
            .filter(|c| check_effect(g, seat, *c).is_ok())
            .map(Action::Use),
    );
}

/// Whether points of this kind could do anything now.
fn possible(g: &Game, seat: Seat, kind: Kind, level: Level) -> bool {
    let state = g.state.seat(seat);
    match kind {
        Kind::Militarize | Kind::MilitarizePerUnit => state.arsenal < g.rules.params.arsenal_limit,
        Kind::Move | Kind::Teleport | Kind::TeleportAny => {
            tried(g, seat, kind, level, |a| matches!(a, Action::Go { .. }))
        }
        Kind::Route | Kind::ExtraRoute => {
            tried(g, seat, kind, level, |a| matches!(a, Action::Route { .. }))
        }
        Kind::Produce | Kind::Harvest | Kind::HarvestPerUnit => true,
        Kind::Exploit | Kind::ExploitBonus => !g.factories_of(seat).is_empty(),
        Kind::Awake | Kind::AwakeFree => state.asleep > 0,
        Kind::Heal | Kind::HealFree => {
            tried(g, seat, kind, level, |a| matches!(a, Action::Heal { .. }))
        }
        Kind::Engineer | Kind::EngineerRemote | Kind::EngineerFree | Kind::EngineerFreeBiodome => {
            let trial = granted(g, seat, kind, level);
            let cubes = super::engineer::any(&trial, seat);
            modify!(&trial, builds, cubes, seat)
        }
        Kind::Discover | Kind::DiscoverPerUnit => g.cards_left(),
        Kind::Use => state.hand.open().len() > 1,
        Kind::Yield
        | Kind::Defence
        | Kind::DefencePerUnit
        | Kind::CombatPerUnit
        | Kind::CubeCombat
        | Kind::Units
        | Kind::Convert
        | Kind::Pylon
        | Kind::Metabolism
        | Kind::Protection
        | Kind::RangeAttack
        | Kind::PlaceBombs => false,
    }
}

/// The table with points of this kind granted.
fn granted(g: &Game, seat: Seat, kind: Kind, level: Level) -> Game {
    let mut trial = *g;
    effects::grant_points(&mut trial, seat, &[(kind, level)]);
    trial
}

/// Whether anything could be moved, routed or healed with such points: with the neutral
/// pieces of now (ART-R12), and whatever stands in the way.
fn tried(g: &Game, seat: Seat, kind: Kind, level: Level, spends: fn(&Action) -> bool) -> bool {
    let mut actions = Vec::new();
    super::list(&granted(g, seat, kind, level), seat, &mut actions);
    actions.iter().any(spends)
}

/// The card is resolved completely, then it lies on the discard pile (ART-11, ART-14).
pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: Card) {
    play.phase_mut().totals.uses -= 1;
    play.state.seat_mut(seat).hand.open_mut().remove(card);
    play.push(Frame::Spent(card));
    play.note(|| Event::Used { seat, card });
    effects::apply(play, seat, card);
}
