//! Infection cubes and corruption cylinders come and go, one at a time; each may lose the
//! Challengers the game (ITL-89, ITL-90, ITL-R7, ITL-R9).

use ark_ids::{Cell, Colour, Place, Set};
use ark_rulebook::Rule;

use super::words::Event;
use super::{enemy, note, of, of_mut};
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::play::Play;
use crate::state::Ending;

impl Game {
    /// Infection cubes in a room (ITL-10).
    #[inline]
    pub fn infection(&self, at: Cell) -> u8 {
        let enemy = self.rules.enemy.map(Colour::seat);
        enemy.map_or(0, |enemy| self.state.room(at).units.of(enemy))
    }

    /// Infected rooms.
    pub fn infected(&self) -> Set<Cell> {
        let units = &self.state.derived.units;
        let enemy = self.rules.enemy.map(|enemy| units[enemy.index()]);
        cells(enemy.unwrap_or(Set::EMPTY))
    }

    /// Infection cubes in the Enemy's supply; those on its board are not of them
    /// (ITL-R6).
    pub fn infection_supply(&self) -> u8 {
        let placed: u8 = self.infected().iter().map(|at| self.infection(at)).sum();
        let all = self.rules.content.organism.infection_cubes;
        all.saturating_sub(placed)
    }

    /// Corruption cylinders in the Enemy's supply.
    pub fn corruption_supply(&self) -> u8 {
        let all = self.rules.content.organism.corruption_cylinders;
        all.saturating_sub(of(self).corrupted.len() as u8)
    }
}

/// A piece is to be placed and the supply has none.
pub(super) fn exhausted<L: Log>(play: &mut Play<'_, L>) {
    lose(play, Rule::Itl89);
}

fn lose<L: Log>(play: &mut Play<'_, L>, rule: Rule) {
    play.end(Ending::Team { won: false, rule });
}

/// Puts an infection cube into a room; false if that ended the game.
pub(super) fn infect<L: Log>(play: &mut Play<'_, L>, at: Cell) -> bool {
    if play.infection_supply() == 0 {
        exhausted(play);
        return false;
    }
    let colour = Colour::seat(enemy(play));
    play.stand(colour, Place::cell(at), 1);
    let cubes = play.infection(at);
    note(play, Event::Infected { at, cubes });
    survives(play, at)
}

/// Puts a corruption cylinder into a room, which nobody controls from then on (ITL-29);
/// false if that ended the game.
pub(super) fn corrupt<L: Log>(play: &mut Play<'_, L>, at: Cell) -> bool {
    if play.corruption_supply() == 0 {
        exhausted(play);
        return false;
    }
    of_mut(play).corrupted.insert(at);
    play.recontrol();
    note(play, Event::Corrupted { at });
    survives(play, at)
}

/// Whether a mission room is left that is neither infected nor corrupted.
/// A piece came into the room `at`; elsewhere nothing changed.
fn survives<L: Log>(play: &mut Play<'_, L>, at: Cell) -> bool {
    if play.is_no_mission_room(at) {
        return true;
    }
    let corrupted = of(play).corrupted;
    let taken = |cell: Cell| corrupted.has(cell) || play.infection(cell) > 0;
    if play.mission_rooms().iter().all(taken) {
        lose(play, Rule::Itl90);
        return false;
    }
    true
}

/// Infection cubes that fell, in combat or otherwise, are in the supply again (ITL-15,
/// ITL-69, ITL-R25).
pub(super) fn fell<L: Log>(play: &mut Play<'_, L>, colour: Colour, cubes: u8, at: Cell) {
    let enemy = enemy(play);
    if colour == Colour::seat(enemy) {
        note(play, Event::Cleared { at, cubes });
    }
}
