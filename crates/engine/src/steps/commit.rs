//! Cards chosen in secret and revealed together (COMB-14 to COMB-19, TURN-R5).

use ark_ids::{Card, SEATS, Seat, Set};
use ark_rulebook::Rule;

use super::combat;
use crate::action::Action;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::patch::{interrupt, modify};
use crate::play::{Flow, Play};
use crate::secret::Secret;
use crate::state::{PEN, Side};

/// The combatants who have not chosen yet.
pub(crate) fn waiting(g: &Game) -> Set<Seat> {
    let sides = g.state.combat.iter().flat_map(|c| c.sides.iter());
    let open = sides.filter(|side| side.card.open().is_none());
    let waiting: Set<Seat> = open.map(|side| side.seat).collect();
    waiting & g.rules.players
}

pub(crate) fn check(g: &Game, seat: Seat, card: Card) -> Result<(), Illegal> {
    let held = g.state.seat(seat).hand.open().has(card);
    require(held, Rule::Comb15, Why::NotInHand)?;
    modify!(g, plays, Ok(()), seat, card)
}

pub(crate) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    let hand = g.state.seat(seat).hand.open().iter();
    let may = |card: &Card| modify!(g, plays, Ok(()), seat, *card).is_ok();
    out.extend(hand.filter(may).map(Action::Commit));
}

pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, card: Card) {
    let combat = play.state.combat.as_mut().expect("a combat is under way");
    let side = combat.side_mut(seat).expect("one of the combatants");
    side.card = Secret::new(Some(card));
    play.note(|| Event::Committed(seat));
}

/// Whoever holds but one card has no choice; an empty hand counts nothing (COMB-R5).
pub(crate) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    if interrupt!(play, commits) {
        return Flow::Ran;
    }
    for seat in waiting(play) {
        let hand = play.state.seat(seat).hand.open();
        if hand.len() <= 1 {
            resolve(play, seat, hand.min().unwrap_or(PEN));
        }
    }
    if !waiting(play).is_empty() {
        return Flow::Waits;
    }
    // A card that is drawn only when the others have chosen (COP-R12).
    if interrupt!(play, commits) {
        return Flow::Ran;
    }
    play.pop();
    reveal(play);
    Flow::Ran
}

/// All at once (COMB-16, FAL-32). A card counts with its power alone (COMB-17), and two
/// with the sign of critical mass are enough (COMB-18, FAL-33).
fn reveal<L: Log>(play: &mut Play<'_, L>) {
    let combat = play.state.combat.expect("a combat is under way");
    let content = play.rules.content;
    let mut power = [0; SEATS];
    let mut signs = 0;
    for (power, Side { card, .. }) in power.iter_mut().zip(combat.sides.iter()) {
        let card = card.open().unwrap_or(PEN);
        if let Some(data) = content.cards.get(card.index()) {
            *power = data.power;
            signs += u8::from(data.critical);
        }
    }
    for (strength, Side { seat, card, .. }) in power.into_iter().zip(combat.sides.iter()) {
        let (seat, card) = (*seat, card.open().unwrap_or(PEN));
        // A side without a card, and without a Pen, reveals nothing (COP-R12, COP-R14).
        if card == PEN && Some(seat) == play.rules.enemy {
            continue;
        }
        play.note(|| Event::Revealed {
            seat,
            card,
            strength,
        });
        combat::lay_aside(play, seat, card);
    }
    combat::judge(play, combat, power, signs >= 2);
}
