//! A game being changed: the loop that runs whatever needs nobody's word, and
//! the turn. The verbs that change the state are in `verbs/`.

use core::ops::{Deref, DerefMut};

use ark_ids::Seat;

use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::patch::{interrupt, react};
use crate::rules::Step;
use crate::state::Ending;
use crate::{setup, steps};

/// A game and where its events go.
pub(crate) struct Play<'a, L: Log> {
    pub(crate) g: &'a mut Game,
    pub(crate) log: &'a mut L,
}

impl<L: Log> Deref for Play<'_, L> {
    type Target = Game;
    #[inline(always)]
    fn deref(&self) -> &Game {
        self.g
    }
}

impl<L: Log> DerefMut for Play<'_, L> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Game {
        self.g
    }
}

/// Whether a frame was dealt with or waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Ran,
    Waits,
}

impl<L: Log> Play<'_, L> {
    #[inline(always)]
    pub(crate) fn note(&mut self, event: impl FnOnce() -> Event) {
        self.log.note(event);
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.g.state.agenda.push(frame);
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.g.state.agenda.pop();
    }

    #[inline(always)]
    pub(crate) fn swap_top(&mut self, frame: Frame) {
        *self.g.state.agenda.last_mut().expect("something is on top") = frame;
    }

    /// Runs frames until a player or chance must speak, or the game is over.
    #[inline]
    pub(crate) fn settle(&mut self) {
        while self.state.ending.is_none() && self.step() == Flow::Ran {}
    }

    #[inline]
    fn step(&mut self) -> Flow {
        match *self.top() {
            Frame::Setup(stage) => setup::run(self, stage),
            Frame::Turn(at) => self.turn(at),
            Frame::Settle => self.check_table(),
            Frame::Supply(cell) => {
                self.pop();
                self.open_supply(cell);
                Flow::Ran
            }
            Frame::Mini => steps::mini::run(self),
            Frame::Phase => steps::act::run(self),
            Frame::Expand(cell) => steps::explore::run_expand(self, Some(cell)),
            Frame::ExpandAnywhere => steps::explore::run_expand(self, None),
            Frame::Build { tile, near } => steps::explore::run_build(self, tile, near),
            Frame::Draw { seat, left } => steps::artifacts::run_draw(self, seat, left),
            Frame::Discover { keep, left } => steps::artifacts::run_discover(self, keep, left),
            Frame::Keep { left } => steps::artifacts::run_keep(self, left),
            Frame::Discard(seat) => steps::artifacts::run_discard(self, seat),
            Frame::Return { colour, left } => steps::returns::run(self, colour, left),
            Frame::Spent(card) => {
                self.pop();
                self.state.artifact_discard.open_mut().insert(card);
                Flow::Ran
            }
            Frame::Combats => steps::combat::run(self),
            Frame::Commit => steps::commit::run(self),
            Frame::Gates(seat) => steps::gates::run(self, seat),
            Frame::Link => steps::gates::run_link(self),
            Frame::Patch(frame) => frame.run(self),
            Frame::Section
            | Frame::Chain
            | Frame::AnySection
            | Frame::ExploreOrder
            | Frame::Explore(_)
            | Frame::Mission(_)
            | Frame::Swap
            | Frame::Airlock => Flow::Waits,
        }
    }

    /// Plays the turn on from a step, until one of them leaves something to do.
    fn turn(&mut self, mut at: u8) -> Flow {
        let seat = self.state.active;
        loop {
            self.swap_top(Frame::Turn(at + 1));
            match self.rules.script[at as usize] {
                Step::Begin => {
                    self.state.seat_mut(seat).turns += 1;
                    self.note(|| Event::TurnBegan(seat));
                    self.push(Frame::Settle);
                    if !self.rules.patches.is_empty() {
                        self.release_stopped();
                    }
                    react!(self, turn_began, seat);
                }
                Step::Mini => self.push(Frame::Mini),
                Step::Action => {
                    if !interrupt!(self, chooses) {
                        self.push(Frame::Section);
                    }
                }
                // Once in a turn, after the phase of the marker, used or not, and before
                // combat (ACT-11, ACT-15, ACT-R6, ACT-R7, ACT-R8).
                Step::Chain if steps::chain::any(self, seat) => self.push(Frame::Chain),
                // After all action phases, chained ones included (FAQ-07).
                Step::Combat if steps::combat::any(self, seat) => self.push(Frame::Combats),
                Step::Chain | Step::Combat => {
                    at += 1;
                    continue;
                }
                Step::End => self.end_turn(at, seat),
                Step::Patch(frame) => self.push(Frame::Patch(frame)),
            }
            return Flow::Ran;
        }
    }

    /// After the combats the next seat is up (COMB-35).
    fn end_turn(&mut self, at: u8, seat: Seat) {
        if let Some(explorer) = self.state.last_explorer
            && !self.state.gates_placed
        {
            // The turn ends once more when all gates lie (GATE-05, GATE-06, GATE-14).
            self.swap_top(Frame::Turn(at));
            self.push(Frame::Gates(explorer));
            return;
        }
        self.note(|| Event::TurnEnded(seat));
        // Clockwise, until somebody wins or the limit is reached (TURN-02, TURN-03, TURN-R6).
        let next = seat.next(self.rules.seats);
        let limit = self.rules.options.turn_limit;
        if limit > 0 && self.state.seat(next).turns >= limit {
            self.end(Ending::TurnLimit);
            return;
        }
        self.state.active = next;
        self.swap_top(Frame::Turn(0));
        react!(self, turn_ended, seat);
    }

    /// The game is over at once; what is left to do happens no more (GATE-R7).
    pub(crate) fn end(&mut self, ending: Ending) {
        self.state.ending = Some(ending);
        for card in self.state.cards_in_use() {
            self.state.artifact_discard.open_mut().insert(card);
        }
        self.state.agenda.clear();
        self.state.phases.clear();
        self.state.combat = None;
        self.note(|| Event::Ended(ending));
    }
}
