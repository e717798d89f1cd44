//! The game: two verbs (what may be done; do it), and everything derived from them.

use ark_content::{Board, Content};
use ark_ids::{Seat, Set};
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::Log;
use crate::frame::Frame;
use crate::illegal::{Illegal, Why};
use crate::options::{Conflict, Options};
use crate::outcome::{Chance, Input, Outcome};
use crate::outline::Outline;
use crate::patch::{self, Hooks};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Ending, State};
use crate::{setup, steps};

/// A game: rules that stay and a state that changes.
#[derive(Clone, Copy)]
pub struct Game {
    pub rules: &'static Rules,
    pub state: State,
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    Mini,
    Section,
    Act,
    Chain,
    AnySection,
    ExploreOrder,
    Build,
    Keep,
    Discard,
    Return,
    Swap,
    Airlock,
    Fight,
    Commit,
    Gate,
    Link,
    /// What this frame of a mode or variant asks.
    Patch(patch::Frame),
}

impl Question {
    /// Whether the answer opens an action phase of a turn.
    pub fn opens_phase(self) -> bool {
        match self {
            Self::Mini | Self::Section | Self::Chain => true,
            Self::Patch(frame) => frame.opens_phase(),
            _ => false,
        }
    }
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// These seats, with this question. Several at once choose in secret.
    Ask(Set<Seat>, Question),
    Roll(Chance),
    Over(Ending),
}

impl Game {
    /// A game about to be set up: the first question is chance's or a player's.
    pub fn new(content: &'static Content, options: &Options) -> Result<Self, Vec<Conflict>> {
        let rules = Rules::intern(content, options)?;
        Ok(Self::start(rules, &mut ()))
    }

    /// As `new`, with rules composed already.
    pub fn start(rules: &'static Rules, log: &mut impl Log) -> Self {
        let mut game = Self {
            rules,
            state: State::empty(),
        };
        let mut play = Play { g: &mut game, log };
        setup::begin(&mut play);
        play.settle();
        game
    }

    /// What the table waits for.
    pub fn next(&self) -> Next {
        self.waits()
    }

    #[inline(always)]
    fn waits(&self) -> Next {
        if let Some(ending) = self.state.ending {
            return Next::Over(ending);
        }
        let me = Set::one(self.state.active);
        let ask = |question| Next::Ask(me, question);
        match *self.top() {
            Frame::Setup(stage) => Next::Roll(setup::chance(self, stage)),
            Frame::Mini => ask(Question::Mini),
            Frame::Section => ask(Question::Section),
            Frame::Phase => ask(Question::Act),
            Frame::Chain => ask(Question::Chain),
            Frame::AnySection => ask(Question::AnySection),
            Frame::ExploreOrder => ask(Question::ExploreOrder),
            Frame::Explore(cell) => Next::Roll(Chance::Token(cell)),
            Frame::Expand(_) | Frame::ExpandAnywhere => Next::Roll(Chance::Room),
            Frame::Build { .. } => ask(Question::Build),
            Frame::Draw { seat, .. } => Next::Roll(Chance::Artifact(seat)),
            Frame::Discover { .. } => Next::Roll(Chance::Artifact(self.state.active)),
            Frame::Keep { .. } => ask(Question::Keep),
            Frame::Discard(seat) => Next::Ask(Set::one(seat), Question::Discard),
            Frame::Mission(seat) => Next::Roll(Chance::Mission(seat)),
            Frame::Return { .. } => ask(Question::Return),
            Frame::Swap => ask(Question::Swap),
            Frame::Airlock => ask(Question::Airlock),
            Frame::Combats => ask(Question::Fight),
            Frame::Commit => Next::Ask(steps::commit::waiting(self), Question::Commit),
            Frame::Gates(seat) => Next::Ask(Set::one(seat), Question::Gate),
            Frame::Link => Next::Ask(
                Set::one(self.state.last_explorer.unwrap_or(Seat(0))),
                Question::Link,
            ),
            Frame::Patch(frame) => {
                let seats = frame.asks(self);
                if seats.is_empty() {
                    Next::Roll(Chance::Patch(frame))
                } else {
                    Next::Ask(seats, Question::Patch(frame))
                }
            }
            Frame::Turn(_) | Frame::Settle | Frame::Supply(_) | Frame::Spent(_) => {
                unreachable!("settle leaves no automatic frame on top")
            }
        }
    }

    /// The board of a seat: its faction's (SETUP-01).
    #[inline(always)]
    pub fn board(&self, seat: Seat) -> &'static Board {
        self.rules.boards[self.state.seat(seat).faction.index()]
    }

    #[inline(always)]
    pub(crate) fn outline(&self, seat: Seat) -> &'static Outline {
        &self.rules.outlines[self.state.seat(seat).faction.index()]
    }

    #[inline(always)]
    pub(crate) fn top(&self) -> &Frame {
        self.state
            .agenda
            .last()
            .expect("a game that goes on has something to do")
    }

    /// The one judge: may this seat do this now?
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.next() {
            Next::Over(_) => Err(Illegal::new(Rule::Miss08, Why::Over)),
            Next::Roll(_) => Err(Illegal::new(Rule::Turn02, Why::NotAsked)),
            Next::Ask(..) if let Some(verdict) = self.check_aside(seat, action) => verdict,
            Next::Ask(seats, _) if !seats.has(seat) => {
                Err(Illegal::new(Rule::Turn02, Why::NotAsked))
            }
            Next::Ask(_, question) => steps::check(self, question, seat, action),
        }
    }

    /// Every action the seat may take now, into a list that the caller reuses.
    /// Made directly for speed; the property "listed = accepted by `check`" binds it.
    #[inline]
    pub fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Next::Ask(seats, question) = self.waits()
            && seats.has(seat)
        {
            steps::list(self, question, seat, out);
        }
    }

    /// What a seat may do now beside the question that the table waits for, whoever is
    /// asked. It never has to.
    pub fn aside(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Next::Ask(..) = self.next() {
            for patch in &self.rules.patches {
                patch::with!(*patch, P => P::aside(self, seat, out));
            }
        }
    }

    fn check_aside(&self, seat: Seat, action: Action) -> Option<Result<(), Illegal>> {
        let mut patches = self.rules.patches.iter();
        patches.find_map(|patch| patch::with!(*patch, P => P::check_aside(self, seat, action)))
    }

    /// Does what was asked for, or says why not.
    pub fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.play_unchecked(seat, action, log);
        Ok(())
    }

    /// As `play`, for callers that took the action from the list.
    #[inline]
    pub fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        let mut play = Play { g: self, log };
        if !patch::interrupt!(&mut play, resolve_aside, seat, action) {
            steps::resolve(&mut play, seat, action);
        }
        play.settle();
    }

    /// Whether chance may answer so.
    pub fn possible(&self, outcome: Outcome) -> bool {
        match self.next() {
            Next::Roll(chance) => crate::chance::weight(self, chance, outcome) > 0,
            _ => false,
        }
    }

    /// Takes the answer of chance.
    #[inline]
    pub fn roll(&mut self, outcome: Outcome, log: &mut impl Log) {
        let mut play = Play { g: self, log };
        crate::chance::resolve(&mut play, outcome);
        play.settle();
    }

    /// Applies a line of a record.
    pub fn apply(&mut self, input: Input, log: &mut impl Log) -> Result<(), Illegal> {
        match input {
            Input::Player(seat, action) => self.play(seat, action, log),
            Input::Chance(outcome) if self.possible(outcome) => {
                self.roll(outcome, log);
                Ok(())
            }
            Input::Chance(_) => Err(Illegal::new(Rule::SetupR13, Why::NotAsked)),
        }
    }
}
