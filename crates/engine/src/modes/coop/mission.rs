//! The one mission of all Challengers, open to everybody (COP-34, COP-35), and the rooms
//! that cards mean.

use ark_content::{Objective, RoomKind, TargetOf};
use ark_ids::{Cell, Mission, Set, Target, Tile};

use super::words::{Event, Stage};
use super::{coop_mut, deck, note};
use crate::event::Log;
use crate::frame::Frame;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::patch::react;
use crate::play::{Flow, Play};
use crate::secret::Secret;

impl Game {
    /// The mission that the Challengers share, once it lies open.
    pub fn shared_mission(&self) -> Option<Mission> {
        self.state.seats[0].mission.open()
    }

    /// The rooms on the board that a target card means: of a factory card all of the type,
    /// of the generator card the violet one (COP-R7).
    pub fn rooms_of(&self, target: Target) -> Set<Cell> {
        rooms_of_all(self, [target])
    }

    /// The one room that an enemy-target card means to an Automata: of a factory card the
    /// factory that was laid out at set-up (GRD-37, ITL-39).
    pub fn target_room(&self, target: Target) -> Option<Cell> {
        let rooms = self.rooms_of(target).iter();
        rooms.min_by_key(|cell| self.state.tile(*cell))
    }

    /// The rooms among which a Dark Player chooses: any factory of the type, either
    /// generator (GRD-38, ITL-40, COP-R7).
    pub fn target_choices(&self, target: Target) -> Set<Cell> {
        if self.rules.content.targets[target.index()].of != TargetOf::Generator {
            return self.rooms_of(target);
        }
        let generator = |cell: &Cell| {
            let tile = self.rules.tile(self.state.tile(*cell));
            tile.kind == RoomKind::Generator
        };
        self.state.derived.built.iter().filter(generator).collect()
    }

    /// The three rooms of the shared mission that are on the board.
    pub fn mission_rooms(&self) -> Set<Cell> {
        let Some(mission) = self.shared_mission() else {
            return Set::EMPTY;
        };
        rooms_of_all(self, targets(self, mission))
    }

    /// Whether this is a special room, and none that the mission names: cheaper to say than
    /// which rooms those are.
    pub(crate) fn is_no_mission_room(&self, at: Cell) -> bool {
        let tile = self.rules.tile(self.state.tile(at));
        let special = tile.target.filter(|_| tile.kind == RoomKind::Special);
        let mission = self.shared_mission();
        let (Some(target), Some(mission)) = (special, mission) else {
            return false;
        };
        targets(self, mission).all(|named| named != target)
    }

    /// Whether all rooms of the shared mission have been activated, by whomever.
    pub fn mission_activated(&self) -> bool {
        self.shared_mission().is_some_and(|mission| {
            let objectives = self.rules.content.missions[mission.index()].objectives;
            let met = |objective| self.has_met(ark_ids::Seat(0), objective);
            objectives.into_iter().all(met)
        })
    }

    /// Whether the activation of a room counts for this target: the mission's rooms always,
    /// others only for the chains of a lone Challenger (COP-R15, COP-R7).
    pub(super) fn counts(&self, cell: Cell, target: Target) -> bool {
        let mission = self.shared_mission();
        let asked = mission.is_some_and(|m| targets(self, m).any(|t| t == target));
        self.rooms_of(target).has(cell) && (asked || self.rules.seats == 1)
    }
}

/// The rooms of several cards.
fn rooms_of_all(g: &Game, wanted: impl IntoIterator<Item = Target>) -> Set<Cell> {
    let mut rooms = Set::EMPTY;
    for target in wanted {
        let cells = g.rules.meant[target.index()].iter();
        for cell in cells.filter_map(|tile| g.state.derived.tiles.of(tile)) {
            rooms.insert(cell);
        }
    }
    rooms
}

/// The cards whose room is on the board.
pub(super) fn on_board(g: &Game) -> Set<Target> {
    let there = |tile: Tile| g.state.derived.tiles.of(tile).is_some();
    let all = (0..).map(Target).zip(&g.rules.meant);
    all.filter(|(_, tiles)| tiles.iter().any(there))
        .map(|(target, _)| target)
        .collect()
}

fn targets(g: &Game, mission: Mission) -> impl Iterator<Item = Target> {
    let objectives = g.rules.content.missions[mission.index()].objectives;
    objectives
        .into_iter()
        .filter_map(|objective| match objective {
            Objective::Target(target) => Some(target),
            Objective::Cubes(..) => None,
        })
}

/// Missions whose rooms are all on the board (COP-R17); the others go to the box.
fn candidates(g: &Game) -> Set<Mission> {
    let there = on_board(g);
    let deck = g.state.mission_deck.open().iter();
    deck.filter(|mission| targets(g, *mission).all(|t| there.has(t)))
        .collect()
}

/// Chance is asked, unless no mission fits what is on the board.
pub(super) fn run<L: Log>(play: &mut Play<'_, L>) -> Flow {
    if ways(play) > 0 {
        return Flow::Waits;
    }
    play.pop();
    begin(play);
    Flow::Ran
}

pub(super) fn ways(g: &Game) -> u32 {
    candidates(g).len() as u32
}

pub(super) fn outcome(g: &Game, n: u32) -> Outcome {
    let mission = candidates(g).nth(n as usize);
    Outcome::Mission(mission.expect("below the number of ways"))
}

pub(super) fn weight(g: &Game, outcome: Outcome) -> u32 {
    match outcome {
        Outcome::Mission(mission) => u32::from(candidates(g).has(mission)),
        _ => 0,
    }
}

/// Every Challenger holds the same card.
pub(super) fn roll<L: Log>(play: &mut Play<'_, L>, outcome: Outcome) {
    let Outcome::Mission(mission) = outcome else {
        return;
    };
    play.pop();
    play.state.mission_deck.open_mut().remove(mission);
    for seat in play.rules.all_seats() {
        play.state.seat_mut(seat).mission = Secret::new(Some(mission));
    }
    note(play, Event::MissionOpened(mission));
    begin(play);
}

/// The Enemy is set up, and play begins.
fn begin<L: Log>(play: &mut Play<'_, L>) {
    coop_mut(play).stage = Stage::Play;
    deck::lay_out(play);
    // Its first cards, then what the mode adds (COP-45, COP-46).
    react!(play, ready);
    if let Some(seat) = play.rules.enemy
        && play.rules.has_dark_player()
    {
        let left = play.rules.content.coop.opening_hand;
        play.push(Frame::Draw { seat, left });
    }
}
