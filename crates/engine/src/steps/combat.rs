//! The combat phase: who fights whom, and how a combat ends (COMB chapter). It looks
//! only at where units stand when the action phases are over (MOVE-14).

use ark_ids::{Cell, Seat};
use ark_rulebook::Rule;

use crate::action::Action;
use crate::control::cells;
use crate::event::{Event, Log, Verdict};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::play::{Flow, Play};
use crate::secret::Secret;
use crate::state::{Combat, PEN};

/// Whether both sides have a unit that fights (COMB-R1), moved or not (COMB-R7). Units
/// that several others command may be fought as those of any of them (UNIT-27).
fn possible(g: &Game, seat: Seat, at: Cell, against: Seat) -> bool {
    against != seat
        && against.index() < g.rules.seats
        && !g.squad_against(seat, against, at).is_empty()
        && !g.squad_against(against, seat, at).is_empty()
}

pub(crate) fn check(g: &Game, seat: Seat, at: Cell, against: Seat) -> Result<(), Illegal> {
    require(g.state.derived.built.has(at), Rule::Comb01, Why::NoRoom)?;
    require(possible(g, seat, at, against), Rule::CombR1, Why::NoCombat)
}

/// Every combat of the active seat, against one opponent at a time (COMB-02, COMB-R2).
#[inline]
fn each(g: &Game, seat: Seat, mut f: impl FnMut(Cell, Seat)) {
    let mine = cells(g.occupied(seat, g.commanded(seat)));
    for at in mine & g.hostile(seat) {
        for against in g.rules.all_seats() {
            if possible(g, seat, at, against) {
                f(at, against);
            }
        }
    }
}

pub(crate) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    each(g, seat, |at, against| {
        out.push(Action::Fight { at, against });
    });
}

/// The active seat chooses among several (COMB-03). The list is made anew after each
/// combat; none left ends the phase (COMB-34, COMB-R3).
pub(crate) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let seat = play.state.active;
    let mut first = None;
    let mut count = 0;
    each(play, seat, |at, against| {
        first.get_or_insert((at, against));
        count += 1;
    });
    match (count, first) {
        (0, _) | (_, None) => play.pop(),
        (1, Some((at, against))) => begin(play, at, against),
        _ => return Flow::Waits,
    }
    Flow::Ran
}

/// Steps 1 and 2: the defensive strength of the defender as things stand now, and
/// whether the attacker is strong enough (COMB-04, COMB-05, COMB-10, COMB-R4).
pub(crate) fn begin<L: Log>(play: &mut Play<'_, L>, at: Cell, defender: Seat) {
    let attacker = play.state.active;
    let defenders = play.squad_against(defender, attacker, at);
    let defence = play.defence(defender, defenders, at);
    let combat = Combat {
        at,
        attacker,
        defender,
        attackers: play.squad_against(attacker, defender, at),
        defenders,
        defence,
        cards: [Secret::new(None); 2],
    };
    play.state.combat = Some(combat);
    play.note(|| Event::CombatBegan {
        at,
        attacker,
        defender,
        defence,
    });
    // Activations, achievements and the win follow the combat (COMB-R11).
    play.push(Frame::Settle);
    // Equal is enough; too weak goes straight to the resolution (COMB-12, COMB-13).
    if play.state.seat(attacker).arsenal < defence {
        end(play, combat, Verdict::TooWeak);
    } else if play.rules.params.combat_cards {
        play.push(Frame::Commit);
    } else {
        let verdict = compare(play, &combat, [0, 0]);
        end(play, combat, verdict);
    }
}

/// Total combat strengths; a tie is the defender's (COMB-20, COMB-23 to COMB-25).
pub(super) fn compare(g: &Game, combat: &Combat, power: [u8; 2]) -> Verdict {
    let total = |seat: Seat, squad, power: u8| {
        u16::from(g.state.seat(seat).arsenal)
            + u16::from(power)
            + u16::from(g.combat_bonus(seat, squad, combat.at))
    };
    let attack = total(combat.attacker, combat.attackers, power[0]);
    let defend = total(combat.defender, combat.defenders, power[1]);
    if attack > defend {
        Verdict::Attacker
    } else {
        Verdict::Defender
    }
}

/// The resolution: wounds for those who fought, arsenal for a victorious attacker,
/// victory (COMB-28 to COMB-31).
pub(super) fn end<L: Log>(play: &mut Play<'_, L>, combat: Combat, verdict: Verdict) {
    let Combat {
        at,
        attacker,
        defender,
        attackers,
        defenders,
        defence,
        ..
    } = combat;
    play.state.combat = None;
    play.note(|| Event::CombatEnded {
        at,
        attacker,
        defender,
        verdict,
    });
    let (attacker_falls, defender_falls) = match verdict {
        Verdict::TooWeak | Verdict::Defender => (true, false),
        Verdict::Attacker => (false, true),
        Verdict::CriticalMass => (true, true),
    };
    if attacker_falls {
        for (colour, n) in attackers.parts(attacker) {
            play.wound(colour, n, at);
        }
    }
    if defender_falls {
        for (colour, n) in defenders.parts(defender) {
            play.wound(colour, n, at);
        }
    }
    match verdict {
        Verdict::Attacker => {
            play.pay_arsenal(attacker, defence);
            play.state.seat_mut(attacker).wins += 1;
        }
        Verdict::TooWeak | Verdict::Defender => play.state.seat_mut(defender).wins += 1,
        Verdict::CriticalMass => {}
    }
    play.state.recontrol();
}

/// Where a card goes after combat: the Pen back to the hand, others to the discard
/// pile, after a critical mass too (COMB-26, COMB-27, COMB-R6).
pub(super) fn lay_aside<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: ark_ids::Card) {
    if card != PEN {
        play.state.seat_mut(seat).hand.open_mut().remove(card);
        play.state.artifact_discard.open_mut().insert(card);
    }
}
