//! The Enemy's two decks: where it strikes, and what it does (COP-40 to COP-44). A mode
//! asks chance with a frame of its own and takes the answer from here.

use ark_content::EnemyCard;
use ark_ids::{Set, Target};

use super::mission;
use super::words::{ActionCard, Event, Outcome, State};
use super::{coop, coop_mut, note};
use crate::event::Log;
use crate::game::Game;
use crate::patch;
use crate::play::Play;

/// One card for each special room, the generator and each kind of factory (COP-42), as far
/// as the rooms are on the board (COP-R17).
pub fn all_targets(g: &Game) -> Set<Target> {
    mission::on_board(g)
}

/// All enemy-action cards.
pub fn all_cards(g: &Game) -> Set<ActionCard> {
    Set::first(g.rules.content.coop.cards.len())
}

/// Both decks are made anew.
pub(super) fn lay_out<L: Log>(play: &mut Play<'_, L>) {
    let (targets, cards) = (all_targets(play), all_cards(play));
    let coop = coop_mut(play);
    coop.targets = targets;
    coop.spent_targets = Set::EMPTY;
    coop.set_cards(cards, Set::EMPTY);
}

impl Game {
    /// What an enemy-action card says.
    pub fn enemy_card(&self, card: ActionCard) -> &'static EnemyCard {
        &self.rules.content.coop.cards[usize::from(card.0)]
    }
}

const fn answer(outcome: Outcome) -> crate::Outcome {
    crate::Outcome::Patch(patch::Outcome::Coop(outcome))
}

/// Enemy-target cards that can be drawn now: if none are left, the discards are the deck
/// (COP-R8).
pub(crate) fn targets(g: &Game) -> Set<Target> {
    let Some(coop) = coop(g) else {
        return Set::EMPTY;
    };
    if coop.targets.is_empty() {
        coop.spent_targets
    } else {
        coop.targets
    }
}

pub(crate) fn target_outcome(g: &Game, n: u32) -> crate::Outcome {
    let target = targets(g).nth(n as usize);
    answer(Outcome::Target(target.expect("below the number of ways")))
}

pub(crate) fn target_weight(g: &Game, outcome: crate::Outcome) -> u32 {
    match outcome {
        crate::Outcome::Patch(patch::Outcome::Coop(Outcome::Target(target))) => {
            u32::from(targets(g).has(target))
        }
        _ => 0,
    }
}

/// Takes the enemy-target card that chance gave out of the deck. It lies nowhere until
/// [`discard_target`].
pub(crate) fn draw_target<L: Log>(
    play: &mut Play<'_, L>,
    outcome: crate::Outcome,
) -> Option<Target> {
    let crate::Outcome::Patch(patch::Outcome::Coop(Outcome::Target(target))) = outcome else {
        return None;
    };
    if coop(play).is_some_and(|coop| coop.targets.is_empty()) {
        shuffle_targets(play);
    }
    coop_mut(play).targets.remove(target);
    note(play, Event::TargetDrawn(target));
    Some(target)
}

/// The card was resolved: with its symbol all discards, itself among them, go back into
/// the deck (COP-R9).
pub(crate) fn discard_target<L: Log>(play: &mut Play<'_, L>, target: Target) {
    coop_mut(play).spent_targets.insert(target);
    if play.rules.content.coop.reshuffle.has(target) {
        shuffle_targets(play);
    }
}

/// All discarded enemy-target cards go back into the deck.
pub(crate) fn shuffle_targets<L: Log>(play: &mut Play<'_, L>) {
    let coop = coop_mut(play);
    coop.targets |= coop.spent_targets;
    coop.spent_targets = Set::EMPTY;
    note(play, Event::TargetsShuffled);
}

/// Enemy-action cards that can be drawn now (ITL-37).
pub(crate) fn cards(g: &Game) -> Set<ActionCard> {
    let [deck, discard] = coop(g).map_or([Set::EMPTY; 2], State::cards);
    if deck.is_empty() { discard } else { deck }
}

pub(crate) fn card_outcome(g: &Game, n: u32) -> crate::Outcome {
    let card = cards(g).nth(n as usize);
    answer(Outcome::Card(card.expect("below the number of ways")))
}

pub(crate) fn card_weight(g: &Game, outcome: crate::Outcome) -> u32 {
    match outcome {
        crate::Outcome::Patch(patch::Outcome::Coop(Outcome::Card(card))) => {
            u32::from(cards(g).has(card))
        }
        _ => 0,
    }
}

/// Takes the enemy-action card that chance gave, straight to the discards.
pub(crate) fn draw_card<L: Log>(
    play: &mut Play<'_, L>,
    outcome: crate::Outcome,
) -> Option<ActionCard> {
    let crate::Outcome::Patch(patch::Outcome::Coop(Outcome::Card(card))) = outcome else {
        return None;
    };
    let coop = coop_mut(play);
    let [mut deck, mut discard] = coop.cards();
    let shuffled = deck.is_empty();
    if shuffled {
        deck = discard;
        discard = Set::EMPTY;
    }
    coop.set_cards(deck.without(card), discard.with(card));
    if shuffled {
        note(play, Event::CardsShuffled);
    }
    note(play, Event::CardDrawn(card));
    Some(card)
}
