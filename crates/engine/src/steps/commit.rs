//! Cards chosen in secret and revealed together (COMB-14 to COMB-19, TURN-R5).

use ark_ids::{Card, Seat, Set};
use ark_rulebook::Rule;

use super::combat;
use crate::event::{Event, Log, Verdict};
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::play::{Flow, Play};
use crate::secret::Secret;
use crate::state::{Combat, PEN};

fn sides(combat: &Combat) -> [Seat; 2] {
    [combat.attacker, combat.defender]
}

/// The combatants who have not chosen yet.
pub(crate) fn waiting(g: &Game) -> Set<Seat> {
    let Some(combat) = &g.state.combat else {
        return Set::EMPTY;
    };
    let open = |i: &usize| combat.cards[*i].open().is_none();
    (0..2).filter(open).map(|i| sides(combat)[i]).collect()
}

pub(crate) fn check(g: &Game, seat: Seat, card: Card) -> Result<(), Illegal> {
    require(
        g.state.seat(seat).hand.open().has(card),
        Rule::Comb15,
        Why::NotInHand,
    )
}

pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: Card) {
    let combat = play.state.combat.as_mut().expect("a combat is under way");
    let side = usize::from(seat == combat.defender);
    combat.cards[side] = Secret::new(Some(card));
    play.note(|| Event::Committed(seat));
}

/// Whoever holds but one card has no choice; an empty hand counts nothing (COMB-R5).
pub(crate) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    for seat in waiting(play) {
        let hand = play.state.seat(seat).hand.open();
        if hand.len() <= 1 {
            resolve(play, seat, hand.min().unwrap_or(PEN));
        }
    }
    if !waiting(play).is_empty() {
        return Flow::Waits;
    }
    play.pop();
    reveal(play);
    Flow::Ran
}

/// Both at once (COMB-16). A card counts with its power alone (COMB-17).
fn reveal<L: Log>(play: &mut Play<'_, L>) {
    let combat = play.state.combat.expect("a combat is under way");
    let cards = combat.cards.map(|c| c.open().unwrap_or(PEN));
    let data = |card: Card| play.rules.content.cards.get(card.index());
    let power = cards.map(|card| data(card).map_or(0, |d| d.power));
    let critical = cards
        .iter()
        .all(|card| data(*card).is_some_and(|d| d.critical));
    let verdict = if critical {
        Verdict::CriticalMass
    } else {
        combat::compare(play, &combat, power)
    };
    for (i, seat) in sides(&combat).into_iter().enumerate() {
        let (card, strength) = (cards[i], power[i]);
        play.note(|| Event::Revealed {
            seat,
            card,
            strength,
        });
        combat::lay_aside(play, seat, card);
    }
    combat::end(play, combat, verdict);
}
