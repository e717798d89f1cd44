//! Help for players who know the game less (UNF chapter).

mod words;

pub use words::{Action, Event, Frame, Outcome, State, Why};

use ark_content::{Content, Kind, Level as Benefit, MissionRule, ModeData};
use ark_ids::Seat;
use ark_rulebook::Rule;

use crate::event::Log;
use crate::game::Game;
use crate::options::{Level, Options, Problem};
use crate::patch::{self, Hooks, Steps};
use crate::play::{Flow, Play};
use crate::rules::Rules;

/// The patch.
pub(crate) struct Unfair;

impl Game {
    /// How well whoever sits here knows the game (UNF-01).
    pub fn level(&self, seat: Seat) -> Level {
        let player = usize::from(self.state.seat(seat).player);
        self.rules.options.levels[player]
    }

    /// Whether Beginner's Help lies under the biodome of this seat, for good: it is no card
    /// of the hand and no section (UNF-02 to UNF-05, UNF-R3).
    pub fn is_helped(&self, seat: Seat) -> bool {
        self.level(seat) != Level::Experienced
    }
}

impl Hooks for Unfair {
    const LEVELS: bool = true;

    fn applies(options: &Options) -> bool {
        options.variants.iter().any(|v| v == "unfair")
    }

    /// With help for all there would be none (UNF-R2).
    fn conflicts(
        _: &Content,
        _: &ModeData,
        options: &Options,
        object: &mut dyn FnMut(Rule, Problem),
    ) {
        let mut levels = options.levels.iter().take(usize::from(options.players));
        if levels.all(|level| *level != Level::Experienced) {
            object(Rule::UnfR2, Problem::NoneExperienced);
        }
    }

    fn compose(rules: &mut Rules) {
        rules.add_mini_phase();
    }

    fn prepare<L: Log>(play: &mut Play<'_, L>) {
        play.push(crate::Frame::Patch(patch::Frame::Unfair(Frame::Missions)));
    }

    /// The mini action of the card, which may be left alone (UNF-06, UNF-R1).
    fn minis(g: &Game, seat: Seat, add: &mut dyn FnMut(Kind, Benefit)) {
        if !g.is_helped(seat) {
            return;
        }
        let cards = g.rules.content.extra_cards.iter();
        for (kind, level) in cards.flat_map(|card| &card.mini) {
            add(*kind, *level);
        }
    }
}

impl Steps for Unfair {
    type Frame = Frame;

    /// Where missions are earned beginners have theirs from the start, and earn no other
    /// (UNF-07 to UNF-09, UNF-R4); where all are dealt there is nothing more (UNF-R5).
    fn run<L: Log>(play: &mut Play<'_, L>, _: Frame) -> Flow {
        play.pop();
        if matches!(play.rules.params.mission, MissionRule::Earned { .. }) {
            let seats: Vec<Seat> = play.rules.all_seats().iter().collect();
            for seat in seats.into_iter().rev() {
                if play.level(seat) == Level::Beginner {
                    play.push(crate::Frame::Mission(seat));
                }
            }
        }
        Flow::Ran
    }

    fn digest(frame: Frame) -> [u8; 3] {
        match frame {
            Frame::Missions => [0, 0, 0],
        }
    }

    fn audit(_: &Game, _: Frame, _: bool) -> Result<(), &'static str> {
        Err("the set-up cannot be arranged; begin with it instead")
    }
}
