//! The Enemy board: what it counts with now, and how it adapts (ITL-75 to ITL-82).

use ark_content::Content;
use ark_ids::{Section, Set};

use super::words::{CARDS, Event, Outcome, State, Turn, UPGRADES, Upgrade};
use super::{note, of, of_mut, victory};
use crate::event::Log;
use crate::game::Game;
use crate::outcome;
use crate::patch;
use crate::play::Play;

impl Game {
    /// What an upgrade of the Enemy board shows now.
    pub fn upgrade(&self, upgrade: Upgrade) -> u8 {
        let levels = &self.rules.content.organism.upgrades[upgrade.index()].levels;
        let cubes = usize::from(of(self).upgrades[upgrade.index()]);
        levels[cubes.min(levels.len() - 1)]
    }

    /// The section on top of a card that was turned to a side.
    pub fn shown(&self, card: u8, turn: Turn) -> Option<Section> {
        let card = self.rules.content.organism.cards.get(usize::from(card))?;
        match turn {
            Turn::Left => Some(card.right),
            Turn::Right => Some(card.left),
            Turn::Up | Turn::Down => None,
        }
    }

    /// Adaptations that the Challengers must survive (ITL-93 to ITL-96).
    pub fn adaptations_needed(&self) -> u8 {
        self.rules.content.organism.adaptations[self.rules.seats - 1]
    }
}

/// The upgrades that another cube fits on.
fn open(g: &Game) -> impl Iterator<Item = Upgrade> {
    let tracks = &g.rules.content.organism.upgrades;
    let cubes = of(g).upgrades;
    Upgrade::ALL
        .into_iter()
        .filter(move |up| usize::from(cubes[up.index()]) + 1 < tracks[up.index()].levels.len())
}

/// The upgrade that a symbol improves: of two the one with fewer cubes, the first of
/// them if they are even (ITL-80, ITL-81, ITL-R2); none if it is full (ITL-R4).
fn improved(g: &Game, symbol: Section) -> Option<Upgrade> {
    let tracks = &g.rules.content.organism.upgrades;
    let cubes = of(g).upgrades;
    open(g)
        .filter(|up| tracks[up.index()].symbols.has(symbol))
        .min_by_key(|up| cubes[up.index()])
}

/// The order in which the grid is read for the leftmost: by columns, the upper card
/// first (ITL-R3).
fn by_columns() -> impl Iterator<Item = usize> {
    let columns = CARDS / 2;
    (0..columns).flat_map(move |column| [column, column + columns])
}

/// What the Enemy learns from the cards: the upgrade of the most numerous symbol, of
/// those the least upgraded, of those the leftmost (ITL-76 to ITL-79, ITL-R3, ITL-R4).
pub(super) fn learned(g: &Game) -> Option<Upgrade> {
    let State {
        slots, upgrades, ..
    } = of(g);
    let top = |slot: usize| g.shown(slots[slot].card, slots[slot].turn);
    let mut counts = [0u8; 64];
    for symbol in (0..CARDS).filter_map(top) {
        counts[symbol.index()] += 1;
    }
    // Fewer cubes weigh less than one symbol more.
    let weight = |symbol: Section| {
        let upgrade = improved(g, symbol)?;
        let cubes = upgrades[upgrade.index()];
        Some((counts[symbol.index()], u8::MAX - cubes))
    };
    let most = (0..CARDS).filter_map(top).filter_map(weight).max();
    let Some(most) = most else {
        return open(g).min_by_key(|up| upgrades[up.index()]);
    };
    let tied: Set<Section> = (0..CARDS)
        .filter_map(top)
        .filter(|symbol| weight(*symbol) == Some(most))
        .collect();
    let leftmost = by_columns().filter_map(top).find(|s| tied.has(*s));
    leftmost.and_then(|symbol| improved(g, symbol))
}

/// It is counted even when everything is upgraded already (ITL-R4); then all cards are
/// unused again (ITL-82), and the Challengers may have won (ITL-R10).
pub(super) fn adapt<L: Log>(play: &mut Play<'_, L>) {
    let upgrade = learned(play);
    let own = of_mut(play);
    if let Some(upgrade) = upgrade {
        own.upgrades[upgrade.index()] += 1;
    }
    own.adaptations += 1;
    let times = own.adaptations;
    for slot in &mut own.slots {
        slot.turn = Turn::Up;
    }
    note(play, Event::Adapted { upgrade, times });
    victory(play);
}

/// Upgrades at the start: the number for so many Challengers, and more if the table
/// wants it harder (ITL-03 to ITL-06).
pub(super) fn at_start(g: &Game) -> u8 {
    let organism = &g.rules.content.organism;
    organism.upgrades_at_start[g.rules.seats - 1] + g.rules.options.more
}

/// How many more fit, so that every adaptation still finds a place.
pub(super) fn most_more(content: &Content, players: usize) -> u8 {
    let organism = &content.organism;
    let room: usize = organism.upgrades.iter().map(|u| u.levels.len() - 1).sum();
    let (start, needed) = (organism.upgrades_at_start, organism.adaptations);
    let taken = |list: [u8; 4]| list.get(players).copied().unwrap_or(0);
    (room as u8).saturating_sub(taken(start) + taken(needed))
}

pub(super) fn ways(g: &Game) -> u32 {
    open(g).count() as u32
}

pub(super) fn outcome(g: &Game, n: u32) -> outcome::Outcome {
    let upgrade = open(g).nth(n as usize).expect("below the number of ways");
    outcome::Outcome::Patch(patch::Outcome::ItLearns(Outcome::Upgrade(upgrade)))
}

pub(super) fn weight(g: &Game, upgrade: Upgrade) -> u32 {
    u32::from(open(g).any(|one| one == upgrade))
}

pub(super) fn began<L: Log>(play: &mut Play<'_, L>, upgrade: Upgrade) {
    of_mut(play).upgrades[upgrade.index()] += 1;
    note(play, Event::Began { upgrade });
}

/// What is wrong with board and cards.
pub(super) fn audit(g: &Game) -> Result<(), &'static str> {
    let own = of(g);
    let tracks = &g.rules.content.organism.upgrades;
    let fits = |i: usize| usize::from(own.upgrades[i]) < tracks[i].levels.len();
    if !(0..UPGRADES).all(fits) {
        return Err("more cubes lie on an upgrade than it has places");
    }
    let cards: Set<Section> = own.slots.iter().map(|slot| Section(slot.card)).collect();
    if cards != Set::first(CARDS) {
        return Err("each challenger-action card lies in one place of the grid");
    }
    if own.adaptations > 100 {
        return Err("the Enemy has adapted too often");
    }
    Ok(())
}
