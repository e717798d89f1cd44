//! Challengers choose their actions by cards, not with markers (ITL-01, ITL-02, ITL-70
//! to ITL-74). A card is needed for the first phase of a turn alone (ITL-R20).

use ark_ids::{Seat, Section, Set};
use ark_rulebook::Rule;
use arrayvec::ArrayVec;

use super::words::{Action, CARDS, Event, Frame, Outcome, Slot, Turn, Why};
use super::{action, board, note, of, of_mut, why};
use crate::event::Log;
use crate::frame;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::outcome;
use crate::patch;
use crate::phase::Origin;
use crate::play::{Flow, Play};
use crate::state::{PRINTED, SECTIONS};
use crate::steps::section::{check_line, each_line, open_phase};

/// Cards that do not lie in the grid yet.
fn left(g: &Game, slot: u8) -> Set<Section> {
    let laid = of(g).slots[..usize::from(slot)].iter();
    Set::first(CARDS) - laid.map(|slot| Section(slot.card)).collect()
}

pub(super) fn ways(g: &Game, slot: u8) -> u32 {
    left(g, slot).len() as u32
}

pub(super) fn outcome(g: &Game, slot: u8, n: u32) -> outcome::Outcome {
    let card = left(g, slot).nth(n as usize);
    let card = card.expect("below the number of ways").0;
    outcome::Outcome::Patch(patch::Outcome::ItLearns(Outcome::Card(card)))
}

pub(super) fn weight(g: &Game, slot: u8, card: u8) -> u32 {
    u32::from(usize::from(card) < CARDS && left(g, slot).has(Section(card)))
}

/// The last card has one place left.
pub(super) fn run_lay<L: Log>(play: &mut Play<'_, L>, slot: u8) -> Flow {
    match left(play, slot).only() {
        Some(card) => {
            lay(play, slot, card.0);
            Flow::Ran
        }
        None => Flow::Waits,
    }
}

pub(super) fn lay<L: Log>(play: &mut Play<'_, L>, slot: u8, card: u8) {
    of_mut(play).slots[usize::from(slot)] = Slot {
        card,
        turn: Turn::Up,
    };
    note(play, Event::Laid { card });
    if usize::from(slot) + 1 < CARDS {
        let next = patch::Frame::ItLearns(Frame::Lay(slot + 1));
        play.swap_top(frame::Frame::Patch(next));
    } else {
        play.pop();
    }
}

fn unused(g: &Game, card: u8) -> bool {
    let mut slots = of(g).slots.iter();
    slots.any(|slot| slot.card == card && slot.turn == Turn::Up)
}

/// Whether some card shows this section: all of the seven that every biodome has.
fn is_shown(g: &Game, section: Section) -> bool {
    let mut cards = g.rules.content.organism.cards.iter();
    cards.any(|card| card.left == section || card.right == section)
}

/// No card left to choose: the Enemy adapts before the question (ITL-75, ITL-R21).
pub(super) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let used = |slot: &Slot| slot.turn != Turn::Up;
    if of(play).slots.iter().all(used) {
        board::adapt(play);
        return Flow::Ran;
    }
    Flow::Waits
}

pub(super) fn check(g: &Game, seat: Seat, wish: crate::Action) -> Result<(), Illegal> {
    let crate::Action::Patch(patch::Action::ItLearns(Action::Card {
        card,
        turn,
        section,
        line,
    })) = wish
    else {
        return refuse(Rule::Itl70, illegal::Why::OtherQuestion);
    };
    let known = usize::from(card) < CARDS && turn != Turn::Up;
    require(known, Rule::Itl70, illegal::Why::NoSuch)?;
    require(unused(g, card), Rule::Itl71, why(Why::Used))?;
    check_line(g, seat, section, line)?;
    if turn == Turn::Down {
        // For a section of a faction's own, or one that was built (ITL-R20).
        return require(!is_shown(g, section), Rule::Itl73, why(Why::Shown));
    }
    let shown = g.shown(card, turn) == Some(section);
    require(shown, Rule::Itl70, why(Why::NotShown))
}

/// Every unused card with each of its sides, wanted or not (ITL-72), whatever was done
/// in the turn before (ITL-74).
pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    // The lines are the same for every card: of each section that cards show, and of those
    // that none does, which come behind.
    let mut shown = [const { ArrayVec::<u8, 3>::new_const() }; PRINTED];
    let mut others = ArrayVec::<(Section, u8), { 3 * SECTIONS }>::new();
    let cards = g.rules.content.organism.cards.iter();
    let sides: Set<Section> = cards.flat_map(|card| [card.left, card.right]).collect();
    each_line(g, seat, |section, line| {
        if sides.has(section) {
            shown[section.index()].push(line);
        } else {
            others.push((section, line));
        }
    });
    let cards = of(g).slots;
    for Slot { card, .. } in cards.into_iter().filter(|slot| slot.turn == Turn::Up) {
        let choice = |turn, section, line| {
            action(Action::Card {
                card,
                turn,
                section,
                line,
            })
        };
        let mut sides = [Turn::Left, Turn::Right].map(|turn| (g.shown(card, turn), turn));
        sides.sort_unstable_by_key(|(section, _)| *section);
        for (section, turn) in sides {
            let Some(section) = section else { continue };
            let lines = shown[section.index()].iter();
            out.extend(lines.map(|line| choice(turn, section, *line)));
        }
        let others = others.iter().copied();
        out.extend(others.map(|(section, line)| choice(Turn::Down, section, line)));
    }
}

pub(super) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, wish: crate::Action) {
    let crate::Action::Patch(patch::Action::ItLearns(Action::Card {
        card,
        turn,
        section,
        line,
    })) = wish
    else {
        unreachable!("{wish:?} is no choice by a card")
    };
    let slots = &mut of_mut(play).slots;
    if let Some(slot) = slots.iter_mut().find(|slot| slot.card == card) {
        slot.turn = turn;
    }
    note(play, Event::Chosen { seat, card, turn });
    play.swap_top(frame::Frame::Phase);
    open_phase(play, seat, section, line, Origin::Marker);
}
