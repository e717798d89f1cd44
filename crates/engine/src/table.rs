//! What happens by itself after every step of a turn (TURN-23, TURN-R4): explorations,
//! activations, achievements, the mission, the win.

use ark_content::{Condition, MissionRule, Objective};
use ark_ids::{Achievement, Mission, Seat, Set};

use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::patch::{interrupt, modify};
use crate::play::{Flow, Play};
use crate::secret::Secret;
use crate::state::Ending;
use crate::steps::explore;

impl<L: Log> Play<'_, L> {
    pub(crate) fn check_table(&mut self) -> Flow {
        // Only the active seat completes achievements and wins (ACH-10, MISS-09, MISS-R3).
        let seat = self.state.active;
        if interrupt!(self, settles) {
            return Flow::Ran;
        }
        // Not in a turn of the side without a biodome.
        let own = seat.index() < self.rules.seats;
        if own && self.explore_due(seat) {
            return Flow::Ran;
        }
        if own {
            self.activate(seat);
        }
        if own && self.achieve(seat) {
            return Flow::Ran;
        }
        if interrupt!(self, settled, seat) {
            return Flow::Ran;
        }
        // Nobody is asked, and whatever is due is left undone (MISS-08, MISS-R1, MISS-R6).
        if own && self.rules.mission_wins && self.fulfilled(seat) {
            self.end(Ending::Mission(seat));
            return Flow::Ran;
        }
        self.pop();
        Flow::Ran
    }

    /// Begins the next exploration, asking for the order where there is one. Only the
    /// active seat explores, at once and before all else (EXPL-06, EXPL-R1, EXPL-R2).
    fn explore_due(&mut self, seat: Seat) -> bool {
        let due = explore::due(self, seat);
        if let Some(cell) = due.only() {
            self.push(Frame::Explore(cell));
            return true;
        }
        if !due.is_empty() {
            self.push(Frame::ExploreOrder);
            return true;
        }
        // Without any token on the board a piece next to a free cell is enough; there is
        // no reward, and the new room's token ends the exception (EXPL-19, EXPL-20, EXPL-R9).
        if self.state.tokens.is_empty() && !self.state.room_deck.is_empty() {
            let near = self.presence(seat);
            if !self.sites_near(near).is_empty() || self.board_is_stuck(near) || self.is_full() {
                self.push(Frame::ExpandAnywhere);
                return true;
            }
        }
        false
    }

    /// Takes the targets of fully integrated rooms under control, objectives or not
    /// (ACT-01, ACT-R1, MISS-11), whoever completed them (FAQ-15, FAQ-16). Shared control
    /// is enough (ACT-02, ACT-R9), in the own turn (ACT-R2). A target is a membership:
    /// gained once, open to every seat, never lost (ACT-04, ACT-06, ACT-07, ACT-08,
    /// ACT-R3, ACT-R4).
    fn activate(&mut self, seat: Seat) {
        let derived = &self.state.derived;
        let rooms = derived.full & derived.control[seat.index()];
        for cell in rooms {
            if let Some(target) = self.rules.target(self.state.tile(cell))
                && !self.state.seat(seat).targets.has(target)
                && modify!(self, activates, true, seat, cell, target)
            {
                self.state.seat_mut(seat).targets.insert(target);
                self.note(|| Event::Activated { seat, target });
            }
        }
    }

    /// Marks achievements for good, in the order of the list (ACH-14, ACH-15, ACH-R5);
    /// true when a mission card is to be drawn (MISS-02).
    fn achieve(&mut self, seat: Seat) -> bool {
        if !self.rules.params.achievements {
            return false;
        }
        for (i, condition) in (0..).zip(&self.rules.conditions) {
            let achievement = Achievement(i);
            if !self.state.seat(seat).has_achieved(achievement) && self.meets(seat, *condition) {
                self.state.seat_mut(seat).achievements |= 1 << i;
                self.note(|| Event::Achieved { seat, achievement });
            }
        }
        let state = self.state.seat(seat);
        let earned = match self.rules.params.mission {
            MissionRule::Earned { achievements } => {
                state.achievements.count_ones() >= u32::from(achievements)
            }
            MissionRule::Open | MissionRule::Dealt | MissionRule::Shared => false,
        };
        // One card for the whole game (MISS-03).
        if earned && state.mission.open().is_none() {
            self.push(Frame::Mission(seat));
            return true;
        }
        false
    }

    pub(crate) fn take_mission(&mut self, seat: Seat, mission: Mission) {
        self.pop();
        self.state.mission_deck.open_mut().remove(mission);
        self.state.seat_mut(seat).mission = Secret::new(Some(mission));
        self.note(|| Event::MissionDrawn { seat, mission });
    }

    /// Whether all objectives are met, in whatever order (MISS-07, FIRST-15); those of an
    /// open mission are marked and stay met (FIRST-R2).
    fn fulfilled(&mut self, seat: Seat) -> bool {
        let Some(mission) = self.state.seat(seat).mission.open() else {
            return false;
        };
        let open = self.rules.params.mission == MissionRule::Open;
        let objectives = self.rules.content.missions[mission.index()].objectives;
        let mut all = true;
        for (i, objective) in objectives.into_iter().enumerate() {
            let marked = self.state.seat(seat).objectives >> i & 1 == 1;
            let met = marked || self.has_met(seat, objective);
            if open && met && !marked {
                self.state.seat_mut(seat).objectives |= 1 << i;
                self.note(|| Event::ObjectiveMet {
                    seat,
                    index: i as u8,
                });
            }
            all &= met;
        }
        all
    }
}

impl Game {
    /// Whether nothing can be placed anywhere under the 2x2 constraint, but could
    /// be next to these rooms without it (EXPL-R13).
    fn board_is_stuck(&self, near: Set<ark_ids::Cell>) -> bool {
        let built = self.state.derived.built;
        let grid = &self.rules.grid;
        (self.frontier() - grid.squares(built)).is_empty()
            && !(grid.around(near) - built).is_empty()
    }

    /// Whether no cell of the grid is left (EXPL-R13).
    fn is_full(&self) -> bool {
        self.state.derived.built == self.rules.grid.cells
    }

    /// Whether a seat meets the condition of an achievement now.
    #[inline]
    pub fn meets(&self, seat: Seat, condition: Condition) -> bool {
        let state = self.state.seat(seat);
        match condition {
            // Wounded units are not counted, nor are neutral ones (ACH-02, ACH-04).
            Condition::AllUnitsAwake => state.asleep == 0 && state.wounded == 0,
            // The same, and nobody at home (FAL-R2).
            Condition::AllUnitsOut => state.asleep + state.wounded + state.home == 0,
            Condition::Cubes(n) => self.state.derived.cube_count[seat.index()] >= n,
            // Gates are outer rooms; whoever occupies one controls it (ROOM-12, ACH-07).
            Condition::Rooms(n) => self.control(seat).len() >= usize::from(n),
            // The Pen is one of them (ACH-08).
            Condition::Cards(n) => self.hand_size(seat) >= n,
            // As attacker or as defender (ACH-R4).
            Condition::Wins(n) => state.wins >= n,
            Condition::Arsenal(n) => state.arsenal >= n,
            // Tokens kept (ACH-13).
            Condition::Explored(n) => state.explored >= n,
        }
    }

    /// Whether a seat meets an objective now.
    pub fn has_met(&self, seat: Seat, objective: Objective) -> bool {
        let state = self.state.seat(seat);
        let met = match objective {
            // Activated whenever, controlled or not (MISS-10, MISS-R4).
            Objective::Target(target) => state.targets.has(target),
            Objective::Cubes(section, n) => state.sections[section.index()].cubes >= n,
        };
        modify!(self, meets, met, seat, objective)
    }
}
