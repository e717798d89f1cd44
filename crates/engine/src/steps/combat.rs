//! The combat phase: who fights whom, and how a combat ends (COMB chapter). It looks
//! only at where units stand when the action phases are over (MOVE-14).

use ark_ids::{Cell, SEATS, Seat, Set};
use ark_rulebook::Rule;
use arrayvec::ArrayVec;

use crate::action::Action;
use crate::event::{Event, Log, Verdict};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, refuse, require};
use crate::patch::react;
use crate::play::{Flow, Play};
use crate::state::{Combat, PEN, Side, Sides};

/// Whether both sides have a unit that fights (COMB-R1), moved or not (COMB-R7). Units
/// that several others command may be fought as those of any of them (UNIT-27).
fn possible(g: &Game, seat: Seat, at: Cell, against: Seat) -> bool {
    g.rules.opponents[seat.index()].has(against)
        && !g.squad_against(seat, against, at).is_empty()
        && !g.squad_against(against, seat, at).is_empty()
}

pub(crate) fn check(g: &Game, seat: Seat, at: Cell, against: Option<Seat>) -> Result<(), Illegal> {
    require(g.state.derived.built.has(at), Rule::Comb01, Why::NoRoom)?;
    match (against, melee(g, seat, at)) {
        (None, all) => require(all.is_some(), Rule::CombR1, Why::NoCombat),
        // Nobody is picked out of a melee.
        (Some(_), Some(_)) => refuse(Rule::FalR15, Why::NoCombat),
        (Some(one), None) => require(possible(g, seat, at, one), Rule::CombR1, Why::NoCombat),
    }
}

/// The sides of a combat of three or more that this seat would fight here, clockwise from
/// it (FAL-30, FAL-R15). A neutral unit fights for the one side that commands it; whoever
/// is there only with units that others share is no side (FAL-R14).
pub(crate) fn melee(g: &Game, seat: Seat, at: Cell) -> Option<Sides> {
    if !g.rules.melee {
        return None;
    }
    let foes = g.rules.opponents[seat.index()].iter();
    let all: Set<Seat> = foes
        .filter(|foe| possible(g, seat, at, *foe))
        .collect::<Set<Seat>>()
        .with(seat);
    let squad = |one: Seat, all: Set<Seat>| g.squad_among(one, all.without(one), at);
    let there: Set<Seat> = all.iter().filter(|s| !squad(*s, all).is_empty()).collect();
    if there.len() < 3 || !there.has(seat) {
        return None;
    }
    let sides = g.rules.clockwise(seat).filter(|s| there.has(*s));
    let sides = sides.map(|s| Side::new(s, squad(s, there)));
    Some(Combat::of(at, sides, 0).sides)
}

impl Game {
    /// The sides of a combat of three or more that this seat would fight here.
    pub fn melee(&self, seat: Seat, at: Cell) -> Option<Sides> {
        melee(self, seat, at)
    }
}

/// Whether units of this seat meet any that they could fight, whether opponents hinder or
/// not.
pub(crate) fn meets(g: &Game, seat: Seat) -> bool {
    let mine = g.manned(seat);
    let mut rooms = (mine & g.faced(seat)).iter();
    let foes = g.rules.opponents[seat.index()];
    rooms.any(|at| foes.iter().any(|foe| possible(g, seat, at, foe)))
}

/// Every combat of the active seat, against one opponent at a time (COMB-02, COMB-R2), or
/// against all who are there.
#[inline]
fn each(g: &Game, seat: Seat, mut f: impl FnMut(Cell, Option<Seat>)) {
    let mine = g.manned(seat);
    for at in mine & g.hostile(seat) {
        if melee(g, seat, at).is_some() {
            f(at, None);
            continue;
        }
        for against in g.rules.opponents[seat.index()] {
            if possible(g, seat, at, against) {
                f(at, Some(against));
            }
        }
    }
}

/// Whether there might be any.
#[inline]
pub(crate) fn any(g: &Game, seat: Seat) -> bool {
    g.manned(seat).meets(g.hostile(seat))
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
        (1, Some((at, against))) => fight(play, at, seat, against),
        _ => return Flow::Waits,
    }
    Flow::Ran
}

/// Begins a combat against one, or against all who are there.
pub(crate) fn fight<L: Log>(play: &mut Play<'_, L>, at: Cell, seat: Seat, against: Option<Seat>) {
    match against {
        Some(defender) => begin(play, at, seat, defender),
        None => begin_melee(play, at, seat),
    }
}

/// Steps 1 and 2: the defensive strength of the defender as things stand now, and
/// whether the attacker is strong enough (COMB-04, COMB-05, COMB-10, COMB-R4).
pub(crate) fn begin<L: Log>(play: &mut Play<'_, L>, at: Cell, attacker: Seat, defender: Seat) {
    let attackers = play.squad_against(attacker, defender, at);
    let defenders = play.squad_against(defender, attacker, at);
    let defence = play.defence(defender, defenders, at);
    let sides = [
        Side::new(attacker, attackers),
        Side::new(defender, defenders),
    ];
    let combat = Combat::of(at, sides, defence);
    play.note(|| Event::CombatBegan {
        at,
        attacker,
        defender,
        defence,
    });
    open(play, combat);
    // Equal is enough; too weak goes straight to the resolution (COMB-12, COMB-13).
    if play.state.seat(attacker).arsenal < defence {
        end(play, combat, at, Verdict::TooWeak);
    } else if play.rules.params.combat_cards {
        play.push(Frame::Commit);
    } else {
        judge(play, combat, [0; SEATS], false);
    }
}

/// All defend: there is no defensive strength to reach (FAL-31).
fn begin_melee<L: Log>(play: &mut Play<'_, L>, at: Cell, seat: Seat) {
    let sides = melee(play, seat, at).expect("three or more are there");
    let seats = sides.iter().map(|side| side.seat).collect();
    play.note(|| Event::MeleeBegan { at, seats });
    let combat = Combat {
        at,
        sides,
        defence: 0,
    };
    open(play, combat);
    play.push(Frame::Commit);
}

fn open<L: Log>(play: &mut Play<'_, L>, combat: Combat) {
    play.state.combat = Some(combat);
    // Activations, achievements and the win follow the combat (COMB-R11).
    play.push(Frame::Settle);
    react!(play, fights, combat.at);
}

/// Total combat strength (COMB-20, COMB-23).
pub(crate) fn total(g: &Game, at: Cell, side: Side, power: u8) -> u16 {
    u16::from(g.state.seat(side.seat).arsenal)
        + u16::from(power)
        + u16::from(g.combat_bonus(side.seat, side.squad, at))
}

/// Who wins with the power of these cards, in the order of the sides. Between two a tie is
/// the defender's (COMB-24, COMB-25); among more it is nobody's, and the highest total
/// wins (FAL-34, FAL-35).
pub(super) fn judge<L: Log>(
    play: &mut Play<'_, L>,
    combat: Combat,
    power: [u8; SEATS],
    critical: bool,
) {
    let totals = combat.sides.iter().zip(power);
    let totals: ArrayVec<u16, SEATS> = totals
        .map(|(side, power)| total(play, combat.at, *side, power))
        .collect();
    if combat.duel().is_some() {
        let verdict = if critical {
            Verdict::CriticalMass
        } else if totals[0] > totals[1] {
            Verdict::Attacker
        } else {
            Verdict::Defender
        };
        return end(play, combat, combat.at, verdict);
    }
    let most = totals.iter().copied().max().unwrap_or(0);
    let mut best = (0..totals.len()).filter(|i| totals[*i] == most);
    let winner = match (best.next(), best.next()) {
        (Some(one), None) if !critical => Some(combat.sides[one].seat),
        _ => None,
    };
    let at = combat.at;
    play.note(|| Event::MeleeEnded {
        at,
        winner,
        critical,
    });
    // The winner defended, so nobody pays (FAL-36).
    fall(play, combat, at, winner);
}

/// The resolution between two: wounds for those who fought, arsenal for a victorious
/// attacker, victory (COMB-28 to COMB-31). The attackers stand in the room `from`.
pub(crate) fn end<L: Log>(play: &mut Play<'_, L>, combat: Combat, from: Cell, verdict: Verdict) {
    let [attacker, defender] = combat.duel().expect("two sides").map(|side| side.seat);
    let at = combat.at;
    play.note(|| Event::CombatEnded {
        at,
        attacker,
        defender,
        verdict,
    });
    let winner = match verdict {
        Verdict::TooWeak | Verdict::Defender => Some(defender),
        Verdict::Attacker => Some(attacker),
        Verdict::CriticalMass => None,
    };
    fall(play, combat, from, winner);
    if verdict == Verdict::Attacker {
        play.pay_arsenal(attacker, combat.defence);
    }
}

/// The combat is over, and everybody but the winner is wounded; the first side stands in
/// the room `from`.
fn fall<L: Log>(play: &mut Play<'_, L>, combat: Combat, from: Cell, winner: Option<Seat>) {
    play.state.combat = None;
    for (i, side) in combat.sides.iter().enumerate() {
        if Some(side.seat) == winner {
            continue;
        }
        let at = if i == 0 { from } else { combat.at };
        for (colour, n) in side.squad.parts(side.seat) {
            play.wound(colour, n, at);
        }
    }
    if let Some(winner) = winner {
        play.state.seat_mut(winner).wins += 1;
    }
    react!(play, fought, &combat, winner);
    play.recontrol();
}

/// Where a card goes after combat: the Pen back to the hand, others to the discard
/// pile, after a critical mass too (COMB-26, COMB-27, COMB-R6).
pub(super) fn lay_aside<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: ark_ids::Card) {
    if card != PEN {
        play.state.seat_mut(seat).hand.open_mut().remove(card);
        play.state.artifact_discard.open_mut().insert(card);
    }
}
